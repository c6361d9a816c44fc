"""Identity: names, passwords and their hashing, signatures, cookies.

Does not depend on tables or the database.
May import `net` and `common`; every package above may import it.
"""
