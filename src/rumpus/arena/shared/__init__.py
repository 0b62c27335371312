"""What all kinds of battles share."""
