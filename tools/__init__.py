"""What `./dev` is made of: setting up, building, testing. Only Python itself is needed to begin."""
