"""Puzzles on the server: `library` reads the shipped ones, `desk` shows and answers them, `store`
remembers what people tried.
"""
