"""Properties of every game of Fake Swords, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rumpus.engine import Dice, Run
from rumpus.engine.random_play import RandomPlay
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.cards import SETS_TO_WIN
from rumpus.games.fake_swords.model import FightState, Options
from tests.games.fake_swords.positions import ONE_OF_EACH

SETTINGS = [
    *((seats, Options(fights=fights)) for seats in range(3, 7) for fights in ("judged", "arena", "quick")),  # type: ignore[arg-type]
    (3, Options(fights="quick", deck=ONE_OF_EACH)),
    (6, Options(fights="quick", deck=ONE_OF_EACH)),
    (5, Options(fights="judged", bots=(1, 3), heights=(180, 170, 0, 165, 150))),
]
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1].fights}")
SEEDS = range(4)


def states_of(game: FakeSwords, seed: int) -> Iterator[FightState]:
    run: Run[Any, Any, Any] = Run(game, seed.to_bytes(16, "big"))
    yield run.start().state
    play = RandomPlay(run, Dice(seed.to_bytes(16, "big") + b"/play"), ("F-END-1", "F-END-3"))
    while run.outcome is None:
        deed = play.next()
        assert deed is not None
        run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        yield run.state


def cards_of(state: FightState) -> list[int]:
    public = state.public
    on_table = [card for cards in (*public.collected, *public.piles) for card in cards]
    return sorted([*on_table, *public.loose, *public.discard, *state.hidden.deck])


@each_setting
@pytest.mark.clause("F-CARDS-1")
def test_no_card_is_lost_or_duplicated(setting: tuple[int, Options]) -> None:
    game = FakeSwords(setting[1], seats=setting[0])
    for seed in SEEDS:
        for state in states_of(game, seed):
            assert cards_of(state) == list(range(game.deck.size))


@each_setting
@pytest.mark.clause("F-WIN-1")
def test_every_game_ends_with_one_winner_who_has_three_sets_or_the_deck_ran_out(setting: tuple[int, Options]) -> None:
    game = FakeSwords(setting[1], seats=setting[0])
    for seed in SEEDS:
        *_, last = states_of(game, seed)
        outcome = game.outcome(last)
        assert outcome is not None
        [winner] = outcome.winners
        assert outcome.points == last.public.sets
        assert outcome.clause == "F-DECK-R1" or last.public.sets[winner] >= SETS_TO_WIN
        assert all(sets < SETS_TO_WIN for sets in last.public.sets) or outcome.clause != "F-DECK-R1"


@each_setting
@pytest.mark.clause("F-TURN-1")
def test_the_boss_moves_on_by_one_every_round_and_nobody_has_three_sets_before_the_end(
    setting: tuple[int, Options],
) -> None:
    game = FakeSwords(setting[1], seats=setting[0])
    for seed in SEEDS:
        before: FightState | None = None
        for state in states_of(game, seed):
            public = state.public
            if before is not None and public.round != before.public.round:
                assert public.round == before.public.round + 1
                assert public.boss == (before.public.boss + 1) % game.seats
                assert max(public.sets) < SETS_TO_WIN
            before = state
