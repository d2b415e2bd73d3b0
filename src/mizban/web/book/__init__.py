"""The rule book: its pages with their clauses, its worked examples, and what changed in it."""
