"""The conformance suite: random play-outs of any game, with checks after every action."""

from rumpus.conformance.findings import Finding
from rumpus.conformance.patch import patched
from rumpus.conformance.suite import check_game, check_quickly

__all__ = ["Finding", "check_game", "check_quickly", "patched"]
