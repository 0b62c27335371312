"""A game folded from its log: what each seat could know after each entry."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import select

from rumpus.engine import Outcome, Prompt
from rumpus.engine.events import events_for
from rumpus.games import GAMES, AnyGame
from rumpus.replays.fold import fold, open_replay
from rumpus.replays.format import FORMAT, Player, Replay, ReplayEntry
from rumpus.server.store import Store
from rumpus.server.store.schema import games
from rumpus.tables.heart.asked import asked_after, asked_by
from rumpus.tables.log import AppendEntry, StoredGame


def plain(value: Any) -> Any:
    """A value as a page reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Shown(Struct, frozen=True):
    """What a page shows of a game."""

    views: tuple[Any, ...]
    """Of each of its seats, or of a spectator."""
    prompts: tuple[tuple[Prompt, ...], ...]
    waiting: tuple[int, ...]
    outcome: Outcome | None


class Moment(Struct, frozen=True):
    """A game after one entry of its log."""

    state: Any
    prompts: tuple[tuple[Prompt, ...], ...]
    waiting: tuple[int, ...]
    outcome: Outcome | None
    events: tuple[Any, ...]
    at_ms: int


class Folded:
    """A stored game. Moment 0 is the set-up; moment n follows entry n."""

    def __init__(self, stored: StoredGame) -> None:
        """Raises BadReplay if the log does not fold."""
        self.stored = stored
        replay = _replay_of(stored)
        run = open_replay(replay, GAMES)
        self.game: AnyGame = run.game
        step, asked = run.start(), asked_by(run.game, run.state)
        self.moments = [Moment(step.state, asked.prompts, asked.waiting, run.outcome, step.events, 0)]
        for applied in fold(replay, run):
            before = self.moments[-1].state
            asked = asked_after(asked, run.game, before, run.state)
            moment = Moment(run.state, asked.prompts, asked.waiting, run.outcome, applied.step.events, run.at_ms)
            self.moments.append(moment)
        self._view_decoder = msgspec.json.Decoder(self.game.types.view)
        self._view = lru_cache(maxsize=None)(self._seen)
        self._secret = lru_cache(maxsize=None)(self._secrets)
        self._told = lru_cache(maxsize=None)(self._events)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def entry(self, number: int) -> AppendEntry:
        return self.stored.entries[number - 1]

    def view(self, number: int, seats: tuple[int, ...]) -> Shown:
        """What a page that holds these seats shows after an entry."""
        return self._view(number, seats)

    def read(self, play: dict[str, Any], seats: tuple[int, ...]) -> Shown:
        """What a page shows. Raises ValidationError if it holds other things than these seats may see."""
        held = set(map(str, seats))
        if play["private"].keys() != held or play["prompts"].keys() != held:
            raise msgspec.ValidationError(f"parts of seats {[*play['private']]} and {[*play['prompts']]}")
        # By the types of the game, because a value that is left out is the default.
        parts = [
            {"seat": seat, "public": play["public"], "private": play["private"].get(str(seat))}
            for seat in seats or (None,)
        ]
        return Shown(
            views=tuple(self._view_decoder.decode(msgspec.json.encode(each)) for each in parts),
            prompts=tuple(msgspec.convert(play["prompts"][str(seat)], tuple[Prompt, ...]) for seat in seats),
            waiting=tuple(play["waiting"]),
            outcome=msgspec.convert(play["outcome"], Outcome | None),
        )

    def events(self, number: int, seat: int | None) -> list[Any]:
        """The events of an entry as a seat (None: everybody) sees them."""
        return self._told(number, seat)

    def secrets(self, number: int, seats: tuple[int, ...]) -> tuple[bytes, ...]:
        """Texts that a page with these seats may not be sent after an entry."""
        return self._secret(number, seats)

    def is_silent(self, number: int, seats: tuple[int, ...]) -> bool:
        """Whether an entry shows nothing at all to a page that holds these seats."""
        told = any(self.events(number, seat) for seat in (None, *seats))
        return not told and self.view(number, seats) == self.view(number - 1, seats)

    def _seen(self, number: int, seats: tuple[int, ...]) -> Shown:
        moment = self.moments[number]
        return Shown(
            views=tuple(self.game.view(moment.state, seat) for seat in seats or (None,)),
            prompts=tuple(moment.prompts[seat] for seat in seats),
            waiting=moment.waiting,
            outcome=moment.outcome,
        )

    def _events(self, number: int, seat: int | None) -> list[Any]:
        found: list[Any] = plain(events_for(self.game, self.moments[number].events, seat))
        return found

    def _secrets(self, number: int, seats: tuple[int, ...]) -> tuple[bytes, ...]:
        state = self.moments[number].state
        # What one of its seats may know, the page may know.
        each = [set(self.game.secrets(state, seat)) for seat in seats or (None,)]
        return tuple(secret.encode() for secret in set.intersection(*each))


def _replay_of(stored: StoredGame) -> Replay:
    return Replay(
        format=FORMAT,
        game=stored.game,
        rules_version=stored.rules_version,
        options=Raw(stored.options),
        seed=stored.seed,
        players=msgspec.json.decode(stored.players, type=tuple[Player, ...]),
        entries=tuple(
            ReplayEntry(each.at_ms, each.by, Raw(each.action.encode()), each.seat, each.check)
            for each in stored.entries
        ),
    )


def stored_games(store: Store, code: str) -> list[StoredGame]:
    """The games of a table, in the order in which they were begun."""
    with store.engine.connect() as connection:
        of_table = select(games.c.id).where(games.c.table_code == code).order_by(games.c.begun_at)
        ids = list(connection.execute(of_table).scalars())
    return [game for each in ids if (game := store.game(each)) is not None]
