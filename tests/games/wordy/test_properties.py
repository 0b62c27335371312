"""Properties of every game of A Little Wordy, whatever is played."""

from __future__ import annotations

import pytest

from rumpus.games.wordy import Wordy
from rumpus.games.wordy.knowledge import known_of
from rumpus.games.wordy.model import Options, RoundResult
from rumpus.games.wordy.words.index import is_word, rack_words
from tests.games.wordy.random_games import ALL, states_of

SEEDS = range(60)


@pytest.mark.parametrize("options", ALL)
def test_no_berry_is_lost_or_duplicated(options: Options) -> None:
    for seed in SEEDS:
        for state in states_of(options, seed):
            public = state.public
            assert public.bank + sum(public.berries) == 40 + public.tally
            assert public.bank >= 0
            assert public.tally == 0 or public.bank == 0
            assert sum(turn.berries for turn in public.turns) == sum(public.berries)
            assert public.used == tuple(sum(turn.seat == seat for turn in public.turns) for seat in range(2))


@pytest.mark.parametrize("options", ALL)
def test_answers_never_contradict_the_words(options: Options) -> None:
    game = Wordy(options, seats=2)
    for seed in SEEDS:
        for state in states_of(options, seed):
            assert game.contradiction(state) == ""


@pytest.mark.parametrize("options", ALL)
def test_the_real_word_fits_all_answers_and_both_ways_to_check_it_agree(options: Options) -> None:
    for seed in range(8):
        before = 0
        for state in states_of(options, seed):
            public = state.public
            if not public.racks[0] or len(public.turns) == before:
                continue
            before = len(public.turns)
            for owner, private in enumerate(state.private):
                known = known_of(owner, private.tiles, private.told, public.turns)
                assert known.fits(private.secret)
                words = rack_words(private.tiles)
                assert known.fitting(words).tolist() == [known.fits(word) for word in words.words]


def check_timeline(result: RoundResult) -> None:
    for seat in range(2):
        others_word = result.secrets[1 - seat]
        left = [number for number, turn in zip(result.left, result.turns, strict=True) if turn.seat == seat]
        assert left == sorted(left, reverse=True)
        assert all(number <= result.possible[seat] for number in left)
        if is_word(others_word):
            assert all(left)


@pytest.mark.parametrize("options", ALL)
def test_the_number_of_words_that_still_fit_never_grows_and_the_secret_stays_among_them(options: Options) -> None:
    rounds = 0
    for seed in SEEDS:
        *_, last = states_of(options, seed)
        for result in last.public.results:
            check_timeline(result)
            rounds += bool(result.turns)
    assert rounds > 10


@pytest.mark.parametrize("options", ALL)
def test_every_game_ends_within_its_turns_and_has_a_winner(options: Options) -> None:
    game = Wordy(options, seats=2)
    for seed in SEEDS:
        *_, last = states_of(options, seed)
        outcome = game.outcome(last)
        assert outcome is not None
        assert outcome.winners
        assert max(last.public.used) <= options.most_turns
        assert len(last.public.results) <= (1 if options.rounds == 1 else 4)
