"""Who somebody is: names, passwords and their hashing, signatures, cookies.

Knows no table and no database.
May import `net` and `refusal`; every room above may import this one.
"""
