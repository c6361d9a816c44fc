"""What a person at the terminal sees and asks at a decision: choices, reasons, rules, supplies."""
