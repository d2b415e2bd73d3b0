"""What the commands share: their parameters, help, messages, output and files."""
