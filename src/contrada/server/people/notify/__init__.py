"""Turn notifications: whom games wait for, push messages, e-mail, and recovery of passwords.

Imports the runtime and the storage, as the rest of `people` does.
"""
