"""The current battle of a table, kept in accordance with the table's state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from rumpus.tables.arena_wire import read_inputs
from rumpus.tables.battle import HOLD_TICKS, RETURN_TICKS, Battle
from rumpus.tables.document import Document
from rumpus.tables.errors import NoSuchBattle, NotYourSeat
from rumpus.tables.heart import fights
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import Fight, State
from rumpus.tables.ticker import Ticker
from rumpus.tables.watchers import Watcher


class CurrentBattle:
    def __init__(
        self,
        ticker: Ticker,
        watchers: Callable[[], Iterable[Watcher]],
        happened: Callable[[Callable[[Draft], None]], None],
        *,
        is_restored: bool,
    ) -> None:
        self._ticker = ticker
        self._watchers = watchers
        self._happened = happened
        """Applies a change to the table's state."""
        self._is_restored = is_restored
        """Whether the game was just restored, so that its people are reconnecting."""
        self._now: Battle | None = None
        self._before: int | None = None
        """The number of the previous battle: inputs for it may still be in flight."""

    @property
    def is_on(self) -> bool:
        return self._now is not None

    @property
    def is_idle(self) -> bool:
        """Whether `attend` would do nothing for a table without a battle."""
        return self._now is None and not self._is_restored

    @property
    def tick(self) -> int:
        return 0 if self._now is None else self._now.tick

    def attend(self, state: State, now: float) -> None:
        """Set up or drop the battle to match the table's state."""
        fight = state.fight
        if self._now is not None and (fight is None or fight.info.number != self._now.number):
            self.dismiss()
        if fight is not None:
            if self._now is None:
                self._now = self._made(fight)
            self._now.is_paused = state.document.paused
            self._now.holders = [[each.member for each in seating.holders] for seating in state.document.seats]
            self._now.seat(fights.steering(state, fight, now))
        self._is_restored = False

    def _made(self, fight: Fight) -> Battle:
        number = fight.info.number
        return Battle(
            fight.info,
            fight.setup,
            watchers=self._watchers,
            on_part=lambda data: self._happened(partial(fights.record, number=number, data=data)),
            on_over=lambda verdict: self._happened(partial(fights.over, number=number, verdict=verdict)),
            on_failure=lambda error: self._happened(partial(_fail, error=error)),
            hold_ticks=RETURN_TICKS if self._is_restored else HOLD_TICKS,
        )

    def begin(self) -> None:
        """Begin to step the battle; what led to it is durable now."""
        if self._now is not None and not self._now.is_begun:
            self._now.is_begun = True
            self._ticker.open(self._now)

    def dismiss(self) -> None:
        if self._now is not None:
            self._ticker.close(self._now)
            self._before, self._now = self._now.number, None

    def steer(self, document: Document, watcher: Watcher, data: bytes) -> None:
        """Take inputs of a page. Raises TableError if they are invalid."""
        frame = read_inputs(data)
        battle = self._now
        if battle is None or frame.number != battle.number:
            if frame.number == self._before:
                return
            raise NoSuchBattle("That battle is not on.")
        seats = document.seats
        if frame.seat >= len(seats) or not seats[frame.seat].is_held_by(watcher.page.member):
            raise NotYourSeat("That is not your seat.")
        battle.steer(frame, watcher)


def _fail(draft: Draft, error: Exception) -> None:
    """Raise an error of the arena in a turn of the table."""
    raise error
