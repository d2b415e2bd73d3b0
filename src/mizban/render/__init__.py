"""What is shown and said: shapes to SVG, texts in every language. It knows no game and no table."""
