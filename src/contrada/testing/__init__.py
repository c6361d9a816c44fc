"""The test kit: laws that every game keeps, a fuzzer that hunts for breaches, and strategies."""
