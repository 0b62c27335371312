"""A rung of a ladder of bots: how often one level wins against the one below."""

from __future__ import annotations

from msgspec import Struct

from rumpus.bots import Level


class Rung(Struct, frozen=True):
    """One level against the one below."""

    players: int
    upper: Level
    lower: Level
    games: int
    share: float
    """The upper bot's share of the wins."""
    low: float
    high: float
    """The 95% interval of the share."""
    even: float
    """Its share if both levels were equally strong."""

    @property
    def beats(self) -> bool:
        """Whether the whole interval lies above the even share."""
        return self.low > self.even

    @property
    def verdict(self) -> str:
        return "beats it" if self.beats else "LOSES" if self.high < self.even else "not shown to beat it"

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of a table, under `COLUMNS`."""
        return (
            str(self.players),
            self.upper,
            f"{self.players - 1} × {self.lower}",
            f"{self.games:,}",
            f"{self.share:.1%}",
            f"{self.low:.1%} – {self.high:.1%}",
            f"{self.even:.0%}",
        )


COLUMNS = ("players", "upper", "against", "games", "wins", "95% interval", "even")
