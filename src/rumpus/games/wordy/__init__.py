"""A Little Wordy: two secret words, and clues that cost."""

from rumpus.games.wordy.rules import Wordy

__all__ = ["Wordy"]
