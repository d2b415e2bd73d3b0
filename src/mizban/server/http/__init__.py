"""What is between a request and a table: who asks, how often, in which form, and the live channel."""
