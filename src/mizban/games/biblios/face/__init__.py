"""What Biblios looks like and says, in pictures and in words."""
