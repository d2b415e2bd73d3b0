"""The rules of Architects of the West Kingdom, chapter by chapter, with no idea of screens, people or time."""
