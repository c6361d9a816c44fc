"""The test kit: laws that every game must satisfy, a fuzzer that checks them, and strategies."""
