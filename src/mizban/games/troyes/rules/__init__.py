"""The rules of Troyes, chapter by chapter, with no idea of screens, people or time."""
