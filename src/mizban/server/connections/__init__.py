"""What stands before a request: who may connect, for how long, and how much may be sent."""
