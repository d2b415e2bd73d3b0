"""What all games share: words, steps, chance, records. It imports nothing of ours."""
