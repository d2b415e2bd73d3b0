"""The worked examples of Troyes: each is played before anybody sees it."""
