"""The rules of Concordia, chapter by chapter, with no idea of screens, people or time."""
