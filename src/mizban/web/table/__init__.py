"""The table page: what lies on it, what is said round it, and the messages that keep both fresh."""
