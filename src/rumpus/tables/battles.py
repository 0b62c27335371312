"""The battles of a table: staged when its game has terms for one, and turned into a `Result` when they are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from rumpus.engine import Terms, battle_seed
from rumpus.tables.arena_wire import read_inputs
from rumpus.tables.battle import HOLD_TICKS, RETURN_TICKS, Battle, Steering
from rumpus.tables.errors import NoSuchBattle, NotYourSeat
from rumpus.tables.films import Staged
from rumpus.tables.kinds.kind import Loss
from rumpus.tables.log import BeginRecording, RecordPart
from rumpus.tables.messages.to_page import UNNUMBERED, BattleBegan, BattleInfo, BattleOver, Cause
from rumpus.tables.play import Play
from rumpus.tables.watchers import Watcher

if TYPE_CHECKING:
    from rumpus.tables.table import Table

encode = msgspec.json.Encoder().encode


class Battles:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._play: Play | None = None
        self._now: Battle | None = None
        self._before: int | None = None
        """The number of the battle before: inputs for it may still be on their way."""
        self._parts = 0
        self.is_restored = False
        """A game was just put back on the table; its people are on their way back."""

    @property
    def info(self) -> BattleInfo | None:
        return None if self._now is None else self._now.info

    # Staging

    def attend(self) -> None:
        """Stage the battle that the game asks for, and stop one that it does not ask for any more."""
        self._attend()
        self.is_restored = False

    def _attend(self) -> None:
        table, play = self._table, self._table.referee.play
        terms = None if play is None or play.outcome is not None else play.game.terms(play.run.state)
        now = self._now
        if now is not None and (play is not self._play or terms is None or terms.id != now.id):
            self._stop(now)
        if play is None or terms is None:
            return
        if self._now is None:
            setup = play.game.battle_setup(play.run.state, battle_seed(play.run.seed, terms.id))
            if setup is None:
                return
            self._stage(play, terms, setup)
        assert self._now is not None
        self._now.is_paused = table.document.paused
        self._now.seat(self._steering(terms))

    def _stage(self, play: Play, terms: Terms, setup: Any) -> None:
        table, ticker = self._table, self._table.services.ticker
        battle = Battle(
            ticker.next_number(),
            terms.id,
            _bodies(terms),
            setup,
            watchers=lambda: table.pages.watchers,
            members=lambda seat: [holder.member for holder in table.document.seats[seat].holders],
            on_part=lambda data: table.put(lambda: self._record(battle, data)),
            on_over=lambda verdict: table.put(lambda: self._over(battle, verdict)),
            on_failure=lambda error: table.put(lambda: _fail(error)),
            hold_ticks=RETURN_TICKS if self.is_restored else HOLD_TICKS,
        )
        self._now, self._play, self._parts = battle, play, 0
        kind, info = battle.kind, battle.info
        staged = Staged(kind.version, info.fighters, Raw(encode(setup)), kind.arena, info.bodies)
        table.write(BeginRecording(play.id, battle.id, encode(staged)))
        table.pages.tell_all(BattleBegan(seq=UNNUMBERED, **msgspec.structs.asdict(info)))

        def begin() -> None:
            if self._now is battle and not table.is_closed:
                ticker.open(battle)

        table.afterwards(begin)

    def _steering(self, terms: Terms) -> list[Steering]:
        """Who sits in the seats of the bodies. Nobody waits for those for whom a bot plays already."""
        table = self._table
        stand_in = table.document.settings.stand_in
        found = []
        for seat in _bodies(terms):
            seating = table.document.seats[seat]
            is_bot = seating.kind == "bot" or table.absent.has_stand_in(seat)
            found.append(Steering((seating.level or stand_in) if is_bot else "", stand_in))
        return found

    def _stop(self, battle: Battle) -> None:
        """The game does not ask for this battle any more: it was called off, or went off the table."""
        self._put_away(battle)
        self._tell_over(battle, "stopped", (), battle.tick)

    def dismiss(self) -> None:
        """The table closes: its battle is fought again when it is back."""
        if self._now is not None:
            self._put_away(self._now)

    def _put_away(self, battle: Battle) -> None:
        self._table.services.ticker.close(battle)
        self._before, self._now = battle.number, None

    # Fighting

    def steer(self, watcher: Watcher, data: bytes) -> None:
        """Inputs of a page. Raises TableError, and the battle is unharmed."""
        frame = read_inputs(data)
        battle = self._now
        if battle is None or frame.number != battle.number:
            if frame.number == self._before:
                return
            raise NoSuchBattle("That battle is not on.")
        seats = self._table.document.seats
        if frame.seat >= len(seats) or not seats[frame.seat].is_held_by(watcher.member):
            raise NotYourSeat("That is not your seat.")
        battle.steer(frame, watcher)

    # The end

    def _record(self, battle: Battle, data: bytes) -> None:
        if battle is self._now and self._play is not None:
            self._parts += 1
            self._table.write(RecordPart(self._play.id, battle.id, self._parts, data))

    def _over(self, battle: Battle, verdict: Any) -> None:
        """The arena has judged. The game says what it means."""
        play = self._play
        if battle is not self._now or play is None or not self._is_due(play, battle):
            return
        self._put_away(battle)
        kind = battle.kind
        self._tell_over(battle, verdict.cause, kind.losses(verdict), verdict.tick, kind.modifier(verdict))
        self._table.referee.battle_over(play, play.game.battle_result(play.run.state, verdict))

    def _is_due(self, play: Play, battle: Battle) -> bool:
        """Whether the game still asks for a battle: something else may have come in just before its end."""
        terms = play.game.terms(play.run.state) if play is self._table.referee.play else None
        return terms is not None and terms.id == battle.id

    def _tell_over(self, battle: Battle, cause: Cause, losses: tuple[Loss, ...], tick: int, modifier: str = "") -> None:
        seats = [corner.seat for corner in battle.corners]
        self._table.pages.tell_all(
            BattleOver(
                UNNUMBERED,
                battle=battle.id,
                number=battle.number,
                cause=cause,
                losers=tuple(seats[loss.body] for loss in losses),
                causes=tuple(loss.cause for loss in losses),
                by=tuple(None if loss.by is None else seats[loss.by] for loss in losses),
                modifier=modifier,
                tick=tick,
            )
        )


def _bodies(terms: Terms) -> tuple[int, ...]:
    """The seats of the bodies on the floor, in their order."""
    return terms.bodies or terms.fighters


def _fail(error: Exception) -> None:
    """In the table's task: what went wrong in the arena is the table's to answer for."""
    raise error
