"""What Kingdom Builder looks like and says, in pictures and in words."""
