"""Every pair of cards leaves both fighters of a Quick fight a way to win, and every fight ends."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from rumpus.engine import Dice, Moment
from rumpus.games.fake_swords.cards import deck_of
from rumpus.games.fake_swords.events import FightWon
from rumpus.games.fake_swords.sampling import sample_action
from tests.games.fake_swords.positions import ADA, BEN, fight_over

LONGEST = 200
PAIRS = list(combinations_with_replacement([kind.name for kind in deck_of().kinds], 2))


@pytest.mark.clause("F-ARENA-R1")
@pytest.mark.clause("F-MODE-R3")
def test_under_every_pair_of_cards_both_sometimes_win() -> None:
    for pair in PAIRS:
        match = fight_over(", ".join(pair), fights="quick")
        game, start = match.game, match.state
        wins = {ADA: 0, BEN: 0}
        for number in range(60):
            state, dice = start, Dice(b"fair", number)
            for _ in range(LONGEST):
                seat = game.waiting_for(state)[0]
                [prompt] = game.prompts(state, seat)
                action = sample_action(game.deck, game.view(state, seat), prompt, dice)
                step = game.apply(state, seat, action, Moment(0, dice))
                won = [event for event in step.events if isinstance(event, FightWon)]
                if won:
                    wins[won[0].seat] += 1
                    break
                state = step.state
            else:
                raise AssertionError(f"no end under {pair}")
            if min(wins.values()) >= 2:
                break
        assert min(wins.values()) >= 2, (pair, wins)
