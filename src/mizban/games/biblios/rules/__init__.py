"""The rules of Biblios, chapter by chapter, with no idea of screens, people or time."""
