"""Properties of every game of Throw Throw Burrito, whatever is played."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

import pytest

from rumpus.engine import Dice, Left, Prompt, Result, Run, Terms
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.cards import HAND, KINDS, copies, decks_for, worth
from rumpus.games.burrito.events import Bruised, Event, RoundEnded
from rumpus.games.burrito.model import BurritoState, Options
from rumpus.games.burrito.view import cards_of

SETTINGS = [
    *((seats, Options(battles="quick")) for seats in range(2, 13)),
    *((seats, Options(battles="arena", messy=seats % 2 == 0)) for seats in (2, 4, 6, 9, 12)),
    *((seats, Options(battles="judged", small_room=True)) for seats in (2, 3, 5, 7)),
    (6, Options(battles="quick", leaving="skip")),
    (9, Options(battles="arena", leaving="skip", messy=True)),
    (5, Options(battles="judged", bots=(1, 3))),
]
each_setting = pytest.mark.parametrize(
    "setting", SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1].battles}-{setting[1].leaving}"
)
SECOND_MS = 1000
AWHILE = 12


def steps_of(game: Burrito, seed: int) -> Iterator[tuple[BurritoState, tuple[Event, ...]]]:
    """A game at the speed of people: somebody acts every few hundredths of a second."""
    run: Run[Any, Any, Any] = Run(game, seed.to_bytes(16, "big"))
    first = run.start()
    yield first.state, first.events
    dice = Dice(seed.to_bytes(16, "big") + b"/play")
    while run.outcome is None:
        at_ms = run.at_ms + dice.below(200)
        due_ms = game.wake_at_ms(run.state)
        waiting = game.waiting_for(run.state)
        terms = game.terms(run.state)
        if due_ms is not None and (due_ms <= at_ms or not waiting):
            for applied in run.wakes_until(due_ms):
                yield applied.step.state, applied.step.events
            continue
        if game.options.leaving == "skip" and dice.below(500 if terms is None else 3) == 0:
            applied = run.act(None, Left(dice.below(game.seats)), at_ms)
        elif terms is not None:
            losers = tuple(sorted(dice.shuffled(terms.fighters)[: 1 + (dice.below(3) == 0)]))
            applied = run.act(None, Result(terms.id, losers, "B-HIT-1", "arena"), at_ms)
        else:
            seat = dice.pick(waiting)
            prompts = game.prompts(run.state, seat)
            prompt = prompts[-1] if dice.below(50) == 0 else prompts[0]
            applied = run.act(seat, game.sample_action(game.view(run.state, seat), prompt, dice), at_ms)
        yield applied.step.state, applied.step.events


@each_setting
@pytest.mark.clause("B-CARDS-1", "B-DECKS-1", "B-PASS-2", "B-LOSE-1", "B-ROUND-1")
def test_cards_hands_bruises_and_points_always_add_up(setting: tuple[int, Options]) -> None:
    seats, options = setting
    game = Burrito(options, seats=seats)
    deck = {card: copies(card, decks_for(seats)) for card in range(len(KINDS))}
    bruises = 6 * decks_for(seats)
    for state, _ in steps_of(game, 1):
        public = state.public
        assert Counter(cards_of(state)) == deck
        assert max(map(len, (mine.hand for mine in state.private))) <= HAND
        assert public.bruises_left >= 0
        assert public.bruises_left + sum(public.bruises) == bruises
        for seat in range(seats):
            assert public.points[seat] == sum(map(worth, public.score[seat])) - public.bruises[seat]
        assert game.contradiction(state) == ""


@each_setting
@pytest.mark.clause("B-LOSE-1", "B-MULTI-1", "B-TIE-1")
def test_a_battle_gives_one_bruise_at_most(setting: tuple[int, Options]) -> None:
    game = Burrito(setting[1], seats=setting[0])
    for seed in (2, 3):
        genuine = false = given = 0
        for state, events in steps_of(game, seed):
            bruised = [event for event in events if isinstance(event, Bruised)]
            assert len(bruised) <= 1
            given += len(bruised)
            told = [type(event).__name__ for event in events]
            genuine += "Declared" in told
            false += "FalselyDeclared" in told
            assert given <= genuine + false
            del state


@each_setting
def test_every_seat_with_a_new_prompt_is_reported(setting: tuple[int, Options]) -> None:
    game = Burrito(setting[1], seats=setting[0])
    everybody = range(game.seats)
    unnamed = 0
    for seed in (7, 8):
        earlier: deque[tuple[BurritoState, list[tuple[Prompt, ...]]]] = deque(maxlen=AWHILE)
        for state, _ in steps_of(game, seed):
            prompts = [game.prompts(state, seat) for seat in everybody]
            # Compare with the previous state and with an older one.
            for before, asked in (earlier[0], earlier[-1]) if earlier else ():
                anew = game.asked_anew(before, state)
                assert list(anew) == sorted(set(anew))
                for seat in everybody:
                    assert seat in anew or prompts[seat] == asked[seat]
                unnamed += not anew
            earlier.append((state, prompts))
    assert unnamed


@each_setting
@pytest.mark.clause("B-MODE-R2", "B-AWAY-R1")
def test_the_setup_of_a_battle_in_the_arena_does_not_change_while_it_goes_on(setting: tuple[int, Options]) -> None:
    game = Burrito(setting[1], seats=setting[0])
    known: dict[str, Terms] = {}
    for state, _ in steps_of(game, 6):
        terms = game.terms(state)
        if terms is not None:
            assert known.setdefault(terms.id, terms) == terms


@each_setting
@pytest.mark.clause("B-ROUND-1", "B-END-R1", "B-WIN-1", "B-WIN-2")
def test_every_round_ends_and_every_game_has_one_winner(setting: tuple[int, Options]) -> None:
    game = Burrito(setting[1], seats=setting[0])
    for seed in (4, 5):
        ended = []
        for state, events in steps_of(game, seed):
            ended += [event for event in events if isinstance(event, RoundEnded)]
            last = state
        outcome = game.outcome(last)
        assert outcome is not None
        assert len(outcome.winners) == 1
        if outcome.clause != "B-AWAY-R1":
            assert [event.round for event in ended] == [1, 2]
            assert outcome.points == tuple(
                sum(end.points[seat] for end in last.public.rounds) for seat in range(game.seats)
            )
            assert all(end.winner is not None for end in last.public.rounds)
            assert all(end.ran_ms >= SECOND_MS for end in last.public.rounds)
