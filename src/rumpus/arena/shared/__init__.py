"""What the floors of all kinds of battles are made of."""
