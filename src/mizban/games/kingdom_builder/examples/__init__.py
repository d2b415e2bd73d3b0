"""The worked examples of Kingdom Builder: each is played before anybody sees it."""
