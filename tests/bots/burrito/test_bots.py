"""The bots of Throw Throw Burrito follow the rules, use only what they see, and differ in speed and strength by
level."""

from __future__ import annotations

from collections import Counter
from itertools import product
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.bots import LEVELS, Intent, Level, make_bot
from rumpus.bots.burrito.fighting import BALANCED
from rumpus.engine import Dice, Run
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.model import (
    Choose,
    Count,
    Declare,
    Discard,
    Draw,
    Grab,
    LaySet,
    Options,
    Report,
    Vote,
)
from rumpus.lab.play import play, play_on
from rumpus.lab.series import Series, run_series
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, DUEL, WAR, Match, battle, cards, position

THINKING: tuple[Level, ...] = ("easy", "good", "best")
CAREFUL: tuple[Level, ...] = ("good", "best")
QUICK = b'{"battles":"quick"}'
TIMES = 60


def intent_of(match: Match, level: Level, seat: int = ADA, seed: int = 0) -> Intent | None:
    game, state = match.game, match.state
    return make_bot(game, level).choose(game.view(state, seat), game.prompts(state, seat), Dice(b"dice", seed))


def choice(match: Match, level: Level, seat: int = ADA, seed: int = 0) -> Any:
    intent = intent_of(match, level, seat, seed)
    return None if intent is None else intent.action


def choices(match: Match, level: Level, seat: int = ADA, times: int = TIMES) -> Counter[Any]:
    return Counter(choice(match, level, seat, seed) for seed in range(times))


def passes(match: Match, level: Level, name: str) -> float:
    """The share of decisions in which a bot passes that card on."""
    return choices(match, level, times=200)[Discard(*cards(name))] / 200


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 6, 12])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_by_the_rules(level: Level, seats: int) -> None:
    everybody = tuple(range(seats))
    for options in (
        Options(battles="quick", bots=everybody),
        Options(battles="judged", bots=everybody, messy=True, window_ms=3000, stall_s=60),
    ):
        game = Burrito(options, seats=seats)
        others: list[Level] = ["easy", "good", "random", "best"]
        bots = [make_bot(game, level), *(make_bot(game, others[seat % 4]) for seat in range(1, seats))]
        assert 1 in play(game, bots, b"a whole game").outcome.places


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_does_not_depend_on_what_it_cannot_see(level: Level) -> None:
    game = Burrito(Options(battles="quick", bots=(0, 1, 2, 3)), seats=4)
    run: Run[Any, Any, Any] = Run(game, b"hidden things")
    run.start()
    bot = make_bot(game, level)
    for number in range(200):
        waiting = game.waiting_for(run.state)
        if not waiting:
            run.wakes_until(game.wake_at_ms(run.state) or 0)
            continue
        seat = waiting[number % len(waiting)]
        view, prompts = game.view(run.state, seat), game.prompts(run.state, seat)
        imagined = game.possible_state(view, Dice(b"imagined", number))
        intent = bot.choose(view, prompts, Dice(b"dice", number))
        again = make_bot(game, level).choose(
            game.view(imagined, seat), game.prompts(imagined, seat), Dice(b"dice", number)
        )
        assert intent == again
        if intent is not None:
            run.act(seat, intent.action, run.at_ms + 50, "bot")


def test_stronger_bots_win_more() -> None:
    pairs: tuple[tuple[Level, Level], ...] = (("easy", "random"), ("good", "easy"), ("best", "good"))
    for upper, lower in pairs:
        series = Series("burrito", 4, (upper, lower, lower, lower), 60, seed=5, options=QUICK, paired=True)
        results = run_series(series)
        assert results.wins[0] > sum(results.wins[1:]) / 3
        assert results.points[0] > sum(results.points[1:]) / 3


@pytest.mark.clause("B-END-R1")
@pytest.mark.parametrize(
    "levels",
    [("best",) * 3, ("good",) * 3, ("best", "good", "easy"), ("best",) * 2, ("best", "easy"), ("good", "easy")],
    ids="-".join,
)
def test_bots_find_a_way_to_end_a_round(levels: tuple[Level, ...]) -> None:
    """If hands stay even, the same few cards circulate, and quick bots bury slow ones. Both once stalled every third
    round."""
    game = Burrito(Options(battles="quick", bots=tuple(range(len(levels)))), seats=len(levels))
    ends: list[str] = []
    for number in range(12):
        run: Run[Any, Any, Any] = Run(game, b"no lulls %d" % number)
        run.start()
        play_on(run, [make_bot(game, level) for level in levels])
        ends += [end.clause for end in run.state.public.rounds]
    assert ends.count("B-END-R1") <= 1


# Speed


@pytest.mark.parametrize(
    "match",
    [
        position("avocado bean chilli corn lime"),
        position("avocado bean chilli corn", piles=["lime"]),
        position("corn corn corn lime"),
        position(WAR + "lime bean"),
    ],
    ids=["discard", "draw", "set", "declare"],
)
def test_better_bots_are_quicker_and_the_times_of_every_bot_vary(match: Match) -> None:
    times = {
        level: [intent.after_ms for seed in range(80) if (intent := intent_of(match, level, seed=seed)) is not None]
        for level in THINKING
    }
    assert median(times["easy"]) > median(times["good"]) > median(times["best"]) > 150
    for each in times.values():
        assert max(each) > 1.4 * min(each)


def test_deciding_on_a_card_takes_longer_than_drawing_one() -> None:
    full, short = position("avocado bean chilli corn lime"), position("avocado bean chilli corn", piles=["lime"])
    for level in THINKING:
        looks, takes = (
            median([intent.after_ms for seed in range(40) if (intent := intent_of(match, level, seed=seed))])
            for match in (full, short)
        )
        assert looks > 1.3 * takes


# Passing cards


@pytest.mark.clause("B-PASS-3")
@pytest.mark.parametrize("level", THINKING)
def test_a_bot_with_too_few_cards_draws_from_a_pile_that_it_may_use(level: Level) -> None:
    assert set(choices(position("avocado bean", piles=["lime"]), level)) == {Draw("own")}
    assert set(choices(position("avocado bean"), level)) <= {Draw("left"), Draw("right")}


@pytest.mark.parametrize("level", THINKING)
def test_pairs_are_kept_longer_than_single_cards(level: Level) -> None:
    match = position("corn corn lime bean onion")
    assert passes(match, level, "corn") < 0.1


@pytest.mark.parametrize("level", CAREFUL)
def test_single_battle_cards_are_kept_longer_than_others(level: Level) -> None:
    match = position("corn corn war bean onion")
    assert passes(match, level, "war") < 0.15


@pytest.mark.parametrize("level", CAREFUL)
def test_the_kind_with_the_most_laid_cards_is_passed_on_first(level: Level) -> None:
    match = position("corn lime tomato onion bean", score=["lime", "lime", "lime"])
    assert passes(match, level, "lime") > 0.8


@pytest.mark.clause("B-PASS-1")
@pytest.mark.parametrize(("seats", "most"), [(2, 0.02), (4, 0.05), (6, 0.1)])
def test_the_best_bot_does_not_pass_the_neighbour_a_second_card_of_a_kind(seats: int, most: float) -> None:
    """Without this preference it would pass the card on in one of five cases.

    The more players there are, the less it matters that one of them gets it.
    """
    match = position("corn lime tomato onion bean", piles=["", "corn"], seats=seats)
    held, *others = match.state.private
    state = replace(match.state, private=(replace(held, given=cards("corn")), *others))
    seen = Match(match.game, state)
    assert passes(seen, "best", "corn") < most


@pytest.mark.clause("B-TWO-3")
@pytest.mark.parametrize("level", ["easy", "good", "best"])
def test_in_a_game_of_two_a_bot_draws_mostly_from_its_own_pile_and_sometimes_a_new_card(level: Level) -> None:
    drawn = choices(position("corn lime", piles=["bean"], seats=2), level)
    assert 0.7 * TIMES < drawn[Draw("own")] < 0.9 * TIMES
    assert drawn[Draw("left")] > 0
    assert drawn[Draw("right")] > 0


# Sets


@pytest.mark.clause("B-SET-1")
@pytest.mark.parametrize("level", CAREFUL)
def test_a_set_is_nearly_always_laid_at_once(level: Level) -> None:
    laid = choices(position("corn corn corn lime bean"), level)[LaySet(cards("corn corn corn"))]
    assert laid >= 0.9 * TIMES


def test_the_easy_bot_sometimes_overlooks_a_set() -> None:
    laid = choices(position("corn corn corn lime bean"), "easy")[LaySet(cards("corn corn corn"))]
    assert 0.6 * TIMES < laid < TIMES


@pytest.mark.clause("B-SET-4")
def test_only_the_easy_bot_mistakes_two_kinds_of_brawl_for_a_set() -> None:
    match = position("brawl_sun brawl_sun brawl_moon lime bean")
    wrong = Declare("brawl", cards("brawl_sun brawl_sun brawl_moon"))
    assert 0 < choices(match, "easy", times=200)[wrong] < 40
    assert choices(match, "best", times=200)[wrong] == 0


# Battles


@pytest.mark.clause("B-SET-3")
@pytest.mark.parametrize("level", THINKING)
def test_three_battle_cards_are_declared(level: Level) -> None:
    declared = choices(position(BRAWL + "lime bean"), level)[Declare("brawl", cards(BRAWL))]
    assert declared > 0.6 * TIMES


@pytest.mark.clause("B-DUEL-1")
@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_makes_the_two_leaders_fight_a_duel(level: Level) -> None:
    match = position(DUEL, score=["corn corn corn", "lime", "bean bean", "tomato onion tomato"])
    assert choices(match, level).most_common(1)[0][0] == Declare("duel", cards(DUEL), (CLEO, DEV))


@pytest.mark.clause("B-DUEL-1")
def test_the_easy_bot_names_any_fighters_but_itself() -> None:
    pairs = {action.duelists for action in choices(position(DUEL), "easy") if isinstance(action, Declare)}
    assert pairs == {(BEN, CLEO), (BEN, DEV), (CLEO, DEV)}


@pytest.mark.clause("B-ROUND-1")
def test_the_best_bot_does_not_end_the_round_by_a_battle_while_it_is_behind() -> None:
    behind = position(WAR + "lime bean", score=["", "corn corn corn corn"], bruises=[0, 1, 2, 2])
    assert choices(behind, "best")[Declare("war", cards(WAR))] < 0.2 * TIMES
    ahead = position(WAR + "lime bean", score=["onion onion", "corn corn corn corn"], bruises=[0, 1, 2, 2])
    assert set(choices(ahead, "best")) == {Declare("war", cards(WAR))}


@pytest.mark.clause("B-MULTI-R1")
def test_the_best_bot_also_declares_a_battle_when_it_is_the_last_chance_to_score() -> None:
    last = position(WAR, DUEL, bruises=[0, 1, 2, 2]).declare(BEN, DUEL, duelists=(CLEO, DEV))
    assert choice(last, "best") == Declare("war", cards(WAR))
    early = position(WAR, DUEL).declare(BEN, DUEL, duelists=(CLEO, DEV))
    assert choice(early, "best") is None
    assert choice(early, "easy") == Declare("war", cards(WAR))


@pytest.mark.clause("B-WRONG-2")
@pytest.mark.parametrize("level", THINKING)
def test_no_bot_grabs_a_burrito_that_is_not_its_own(level: Level) -> None:
    match = battle(BRAWL, battles="quick")
    assert match.may(ADA) == ["grab"]
    assert Grab() not in choices(match, level, ADA)


@pytest.mark.clause("B-LOSE-2")
@pytest.mark.parametrize("level", THINKING)
def test_the_declarer_restarts_play(level: Level) -> None:
    match = battle(BRAWL, battles="quick").choose(("throw", DEV), ("fake", BEN))
    assert choice(match, level, ADA) == Count()


@pytest.mark.clause("B-END-R1")
@pytest.mark.parametrize("level", THINKING)
def test_bots_vote_for_the_end_of_a_lull_and_then_go_on_passing(level: Level) -> None:
    match = position("corn lime bean onion tomato").wake()
    assert "vote" in match.may(ADA)
    assert choice(match, level, ADA) == Vote(end=True)
    assert isinstance(choice(match.act(ADA, Vote(end=True)), level, ADA), Discard)


@pytest.mark.clause("B-MODE-R1")
@pytest.mark.parametrize("level", THINKING)
def test_a_stand_in_confirms_another_fighters_report(level: Level) -> None:
    match = battle(BRAWL, battles="judged").wake()
    assert choice(match, level, DEV) is None
    said = Report((DEV,), "hit", BEN)
    assert choice(match.act(BEN, said), level, DEV) == said


# Quick battles


@pytest.mark.clause("B-MODE-R3")
@pytest.mark.parametrize("level", THINKING)
def test_a_bot_sometimes_chooses_each_move_against_each_fighter(level: Level) -> None:
    seen = choices(battle(WAR, battles="quick"), level, BEN, times=200)
    assert set(seen) == {Choose("catch"), *(Choose(move, who) for move in ("throw", "fake") for who in (CLEO, DEV))}


def test_the_best_bot_throws_more_often_at_the_leader() -> None:
    match = battle(WAR, battles="quick", score=["", "", "corn corn corn", ""])
    targets = Counter(action.target for action in choices(match, "best", BEN, times=200).elements())
    assert targets[CLEO] > 2 * targets[DEV] > 0


@pytest.mark.parametrize("fighters", [2, 3, 4])
def test_no_other_mix_of_moves_is_better_than_the_balanced_one(fighters: int) -> None:
    """Against fighters who use the balanced mix, every move loses equally often: counted over all combinations."""
    mix = BALANCED[fighters]
    losses = [_losses(move, fighters, mix) for move in range(3)]
    assert losses == pytest.approx([1 / fighters] * 3, abs=0.003)


def _losses(move: int, fighters: int, mix: tuple[float, ...]) -> float:
    """How often the first fighter loses by that move, aimed at the second. A tie, or no loser, counts as a share of a
    loss."""
    ways = [
        [(move, 1, 1.0)]
        if one == 0
        else [(2, one, mix[2])]
        + [(kind, target, mix[kind] / (fighters - 1)) for kind in (0, 1) for target in range(fighters) if target != one]
        for one in range(fighters)
    ]
    total = 0.0
    for profile in product(*ways):
        chance = 1.0
        losers = set()
        for one, (kind, target, share) in enumerate(profile):
            chance *= share
            is_catching = profile[target][0] == 2
            if kind == 0:
                losers.add(one if is_catching else target)
            elif kind == 1 and is_catching:
                losers.add(target)
        among = losers or set(range(fighters))
        total += chance * (0 in among) / len(among)
    return total
