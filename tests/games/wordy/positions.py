"""Positions of A Little Wordy for tests: `position(secrets=("PEACE", "BANANA"), clues=("last",))`.

Ada is seat 0 and Ben seat 1. `tiles` are those that each side drew for its word; after the swap they lie in front of
the other side.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, IllegalAction, Left, Moment, Outcome, Prompt, State, Wake
from rumpus.engine.rulebook import rulebook_of
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.answers import question
from rumpus.games.wordy.clues import SPICY, VANILLA, Clue
from rumpus.games.wordy.events import Event, Told
from rumpus.games.wordy.model import Action, Hidden, Options, Private, Public, WordyState
from rumpus.games.wordy.rounds import fresh_private, fresh_public

ADA, BEN = 0, 1

ADAS_TILES = "PEACEEBTTRS"
"""Can spell PEACE, BERET, BETTER, CARPET and CRATE. Has no N, O or L."""
BENS_TILES = "BANANAONTSL"
"""Can spell BANANA, ANNALS, SALON, BATON, TAN and A. Has no E."""

CLAUSES = frozenset(rulebook_of(Wordy).clauses)

E = TypeVar("E")


class Match:
    """A game in which a test plays some moves, with its clock."""

    def __init__(self, state: WordyState, options: Options) -> None:
        self.game = Wordy(options, seats=2)
        self.state = state
        self.at_ms = 0

    @property
    def public(self) -> Public:
        return self.state.public

    def private(self, seat: int) -> Private:
        return self.state.private[seat]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def act(self, seat: int | None, action: Action | Wake | Left, dice: bytes = b"test") -> tuple[Event, ...]:
        """The events of a legal action."""
        step = self.game.apply(self.state, seat, action, Moment(self.at_ms, Dice(dice)))
        self.state = step.state
        return step.events

    def wake(self, dice: bytes = b"test") -> tuple[Event, ...]:
        """Let time pass until the next wake of the game."""
        due_ms = self.game.wake_at_ms(self.state)
        assert due_ms is not None
        self.at_ms = max(self.at_ms, due_ms)
        return self.act(None, Wake(), dice)

    def refused(self, seat: int | None, action: Action | Wake | Left) -> str:
        """The clause that refuses the action; the state must not change."""
        before = msgspec.json.encode(self.state)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(self.state, seat, action, Moment(self.at_ms, Dice(b"test")))
        assert msgspec.json.encode(self.state) == before
        assert refusal.value.clause in CLAUSES
        assert refusal.value.why.endswith(".")
        return refusal.value.clause

    def told(self, seat: int | None, action: Action) -> Told:
        """The answer of a clue after this action."""
        return only(Told, self.act(seat, action))

    def prompts(self, seat: int) -> dict[str, Prompt]:
        """The prompts of a seat, by kind."""
        return {prompt.kind: prompt for prompt in self.game.prompts(self.state, seat)}

    def awaited(self) -> tuple[tuple[str, ...], ...]:
        """By seat: the kinds of prompts that the game waits for."""
        return tuple(tuple(kind for kind, prompt in self.prompts(seat).items() if prompt.awaited) for seat in range(2))


def only(kind: type[E], events: tuple[Any, ...]) -> E:
    """The only event of this kind."""
    [found] = [event for event in events if isinstance(event, kind)]
    return found


def any_of(kind: type[Any], events: tuple[Any, ...]) -> bool:
    return any(isinstance(event, kind) for event in events)


def eight(*wanted: Clue) -> tuple[Clue, ...]:
    """Four clues of each kind, including these."""
    found: tuple[Clue, ...] = ()
    for kind in (VANILLA, SPICY):
        chosen = tuple(clue for clue in kind if clue in wanted)
        found += (*chosen, *(clue for clue in kind if clue not in wanted))[:4]
    assert set(wanted) <= set(found), "no more than four of a kind lie on the table"
    return found


def position(
    *,
    secrets: tuple[str, str] = ("PEACE", "BANANA"),
    tiles: tuple[str, str] = (ADAS_TILES, BENS_TILES),
    clues: tuple[Clue, ...] = (),
    to_move: int = ADA,
    options: Options | None = None,
    **public: Any,
) -> Match:
    """Both words are written, the tiles are swapped, and `to_move` is next. `public` has other fields of the public
    part."""
    options = options or Options()
    racks = (tiles[BEN], tiles[ADA])
    on_table = eight(*clues)
    guessed = public.get("guessed", (False, False))
    questions = tuple(
        tuple(question(clue, racks[seat], racks[1 - seat], is_own_word_known=guessed[1 - seat]) for clue in on_table)
        for seat in range(2)
    )
    known = tuple(secret if guessed[1 - owner] else "" for owner, secret in enumerate(secrets))
    berries = public.pop("berries", (0, 0))
    state: WordyState = State(
        replace(
            fresh_public(options, Dice(b"test")),
            phase="asking",
            clues=on_table,
            written=(True, True),
            racks=racks,
            first=ADA,
            to_move=to_move,
            step=2,
            berries=berries,
            bank=max(0, 40 - sum(berries)),
            tally=max(0, sum(berries) - 40),
            questions=questions,
            secrets=known,
            **public,
        ),
        tuple(replace(fresh_private(each), secret=secret) for each, secret in zip(tiles, secrets, strict=True)),
        Hidden(ADA),
    )
    return Match(state, options)


def writing(*, tiles: tuple[str, str] = (ADAS_TILES, BENS_TILES), options: Options | None = None) -> Match:
    """Both sides have drawn these tiles, and no word is written yet."""
    options = options or Options()
    state: WordyState = State(
        fresh_public(options, Dice(b"test")), tuple(fresh_private(each) for each in tiles), Hidden(ADA)
    )
    return Match(state, options)


def new_game(seed: bytes = b"test", options: Options | None = None) -> Match:
    options = options or Options()
    game = Wordy(options, seats=2)
    return Match(game.new(Moment(0, Dice(seed))).state, options)
