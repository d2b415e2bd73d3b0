"""The worked examples of Biblios: each is played before anybody sees it."""
