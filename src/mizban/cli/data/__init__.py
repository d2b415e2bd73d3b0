"""The folder of the data: where it is, who holds it, which server runs on it, and what a backup of it holds."""
