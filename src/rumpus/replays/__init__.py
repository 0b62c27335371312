"""Replays: finished games as files, folded through the rules again, shown as films, and verified where need be."""
