"""What outlives the process: the database, the people in it, and the files beside it."""
