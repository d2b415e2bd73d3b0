"""The worked examples of Concordia: each is played before anybody sees it."""
