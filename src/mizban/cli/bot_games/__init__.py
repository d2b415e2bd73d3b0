"""Many games by bots: who meets whom, in several processes, and what the results say."""
