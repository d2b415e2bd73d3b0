"""The worked examples of Architects of the West Kingdom: each is played before anybody sees it."""
