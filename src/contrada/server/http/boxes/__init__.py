"""Routes for boxes: what is in a game's or table's box, and the boxes that people keep."""
