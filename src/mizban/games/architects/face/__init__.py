"""What Architects of the West Kingdom looks like and says, in pictures and in words."""
