"""The rules of Kingdom Builder, chapter by chapter, with no idea of screens, people or time."""
