"""What a command would change at a table: a plan that changes nothing until it is written."""
