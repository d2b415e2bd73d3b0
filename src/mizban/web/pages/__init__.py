"""The pages, one file each: what an address shows, and what the forms on it do."""
