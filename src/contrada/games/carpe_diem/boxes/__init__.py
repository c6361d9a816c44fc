"""Boxes of Carpe Diem besides the published one, and the validation of any box."""
