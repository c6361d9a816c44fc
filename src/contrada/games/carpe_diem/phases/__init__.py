"""The parts of the rules, one module for each phase or subject."""
