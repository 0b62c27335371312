"""Let's Hit Each Other With Fake Swords: piles, pointing, and sword fights."""

from rumpus.games.fake_swords.rules import FakeSwords

__all__ = ["FakeSwords"]
