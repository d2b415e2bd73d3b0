"""What Troyes looks like and says, in pictures and in words."""
