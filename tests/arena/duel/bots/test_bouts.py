"""Arena bots: what their opponent can notice."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import numpy as np
import pytest
from benchmarks.rushers import WAYS, Way, fight

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel import COUNTDOWN_TICKS, FIGHT, OVER, Bind, Floor, Setup
from rumpus.arena.duel.bots import LEVELS, SKILLS, Bouts, Minds, fight_out
from rumpus.arena.duel.bots.memory import SLOTS, TICKS_A_SNAPSHOT
from rumpus.arena.duel.bots.skills import Skill
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.shared.inputs import BUTTONS, Inputs
from rumpus.arena.shared.reactions import lots
from rumpus.arena.volley.bots import SKILLS as THROWERS

BOUTS = 120
PAIRED = 400
"""The bouts of two neighbouring levels: fewer would not show a difference of some percent."""
PATIENCE = COUNTDOWN_TICKS + 20 * TICKS_PER_S
CARDS = ("twirl", "give_ground", "freeze", "hop", "short_arm", "pace")
TOUCH_ORDERS = ("cry", "give_ground")
HANDS = (("other_hand",), ("switch", "other_hand"), ("switch",))

Fight = tuple[Setup, tuple[str, str]]
"""A bout to fight, and the levels of both."""


def binds(*names: str) -> tuple[Bind, ...]:
    return tuple(Bind(name, 0.4 if name == "pace" else 1.0) for name in names)


def fights(count: int, *levels: str, first: tuple[str, ...] = (), second: tuple[str, ...] = ()) -> list[Fight]:
    """Bouts with different seeds, with these rules for both fighters."""
    bound = binds(*first), binds(*second)
    return [(Setup(seed=number, binds=bound), (levels[0], levels[1])) for number in range(count)]


def series() -> dict[str, list[Fight]]:
    """All bouts of this module, by what they show."""
    found = {f"{level} equal": fights(BOUTS, level, level) for level in LEVELS}
    for lower, upper in pairwise(LEVELS):
        # Each on either side.
        pairs = zip(fights(PAIRED // 2, lower, upper), fights(PAIRED // 2, upper, lower), strict=True)
        found[f"{lower} {upper}"] = [each for pair in pairs for each in pair]
    found["wait"] = fights(BOUTS, "best", "good")
    found["head start"] = fights(BOUTS, "best", "best", first=("head_start",))
    found |= {f"touch {name}": fights(60, "best", "best", first=(name,), second=(name,)) for name in TOUCH_ORDERS}
    found |= {f"card {name}": fights(40, "best", "best", first=(name,), second=(name,)) for name in CARDS}
    found |= {f"hand {names}": fights(60, "good", "good", first=names) for names in HANDS}
    return found


@pytest.fixture(scope="module")
def fought() -> dict[str, Bouts]:
    """All bouts, fought at once: others on the floor change nothing, and a thousand take hardly longer than one."""
    every = series()
    together = [each for some in every.values() for each in some]
    bouts = fight_out([setup for setup, _ in together], [levels for _, levels in together])
    found, start = {}, 0
    for name, some in every.items():
        part = slice(start, start + len(some))
        found[name] = Bouts(bouts.verdicts[part], bouts.clashes[part], bouts.seconds[part])
        start += len(some)
    return found


def duel(*levels: str, names: tuple[str, ...] = (), seed: int = 1) -> tuple[Floor, Minds]:
    """Open one bout with the same rules for both fighters."""
    floor, minds = Floor(1), Minds(1)
    row = floor.open(Setup(seed=seed, binds=(binds(*names), binds(*names))))
    for fighter, level in enumerate(levels):
        minds.seat(row, fighter, level)
    return floor, minds


def inputs_of(floor: Floor, minds: Minds, ticks: int) -> list[Inputs]:
    """Step the floor and return the bots' inputs of each tick."""
    made = []
    for _ in range(ticks):
        made.append(minds.decide(floor))
        floor.step(made[-1])
    return made


def run_until(floor: Floor, minds: Minds, tick: int) -> None:
    while floor.world.tick[0] < tick:
        floor.step(minds.decide(floor))


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(LEVELS)))
def test_a_level_wins_more_often_than_the_one_below(lower: str, upper: str, fought: dict[str, Bouts]) -> None:
    upper_on_the_left = np.arange(PAIRED) % 2 == 1
    shares = fought[f"{lower} {upper}"].shares
    won = np.where(upper_on_the_left, shares, 1.0 - shares)
    assert won.mean() > 0.53


@pytest.mark.parametrize("level", LEVELS)
def test_bouts_between_equal_levels_last_some_seconds_and_rarely_end_in_a_tie(
    level: str, fought: dict[str, Bouts]
) -> None:
    bouts = fought[f"{level} equal"]
    ties = np.mean([verdict is not None and len(verdict.losers) == 2 for verdict in bouts.verdicts])
    assert 2.5 < np.median(bouts.seconds) < 9.0
    assert ties < 0.2
    assert np.median(bouts.clashes) >= 1


def test_better_bots_wait_at_first_and_cross_swords_several_times(fought: dict[str, Bouts]) -> None:
    bouts = fought["wait"]
    assert np.median(bouts.clashes) >= 3
    assert np.quantile(bouts.seconds, 0.05) > 1.0


def test_the_same_seed_gives_the_same_bout_alone_and_among_others() -> None:
    setups = [Setup(seed=number) for number in range(12)]
    seats = [("best", "easy")] * 12
    together, again = fight_out(setups, seats, patience=PATIENCE), fight_out(setups, seats, patience=PATIENCE)
    assert together.verdicts == again.verdicts
    alone = fight_out(setups[7:8], seats[:1], patience=PATIENCE)
    assert alone.verdicts[0] == together.verdicts[7]
    assert len({verdict.tick for verdict in together.verdicts if verdict}) > 8


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_learns_of_its_opponent_no_sooner_than_its_reaction_time(level: str) -> None:
    (floor, minds), (other, others_minds) = duel(level, ""), duel(level, "")
    for each, its_minds in ((floor, minds), (other, others_minds)):
        each.world.x[1, 0] = 4.0
        run_until(each, its_minds, COUNTDOWN_TICKS + 20)
    other.world.y[1, 0] += 1.5
    delay = min(lots(SKILLS[level].delay, SKILLS[level].unsteady)) * TICKS_A_SNAPSHOT
    here, there = inputs_of(floor, minds, delay + 40), inputs_of(other, others_minds, delay + 40)
    same = [bool((one == two).all()) for one, two in zip(here, there, strict=True)]
    assert all(same[:delay])
    assert not all(same[delay:])


@pytest.mark.parametrize("skills", [SKILLS, THROWERS])
def test_reaction_times_are_drawn_from_those_of_people_and_fit_the_memory(skills: dict[str, Skill]) -> None:
    drawn = [lots(skill.delay, skill.unsteady) for skill in skills.values()]
    assert [median(each) for each in drawn] == [skill.delay for skill in skills.values()]
    delays = [skill.delay for skill in skills.values()]
    assert delays == sorted(delays, reverse=True)
    for each in drawn:
        assert min(each) * TICKS_A_SNAPSHOT / TICKS_PER_S >= 0.15
        assert max(each) < SLOTS
        assert len(set(each)) > 1


@pytest.mark.clause("F-C-EYES")
def test_bots_with_eyes_shut_do_nothing() -> None:
    floor, minds = duel("best", "random", names=("blind",))
    dark = 0
    while floor.world.phase[0] != FIGHT:
        inputs = minds.decide(floor)
        if floor.world.order[0, 0] == BIT["blind"] and floor.world.tick[0] % TICKS_A_SNAPSHOT == 0:
            dark += 1
            assert not inputs.any()
        floor.step(inputs)
    assert dark > 60


@pytest.mark.parametrize("name", TOUCH_ORDERS)
def test_best_bots_carry_out_touch_orders_in_time(name: str, fought: dict[str, Bouts]) -> None:
    bouts = fought[f"touch {name}"]
    broken = [verdict for verdict in bouts.verdicts if verdict and verdict.cause == "broken"]
    assert len(broken) <= 2
    assert np.median(bouts.clashes) >= 2


@pytest.mark.parametrize("name", CARDS)
def test_bouts_between_best_bots_are_short_and_mostly_not_ties_under_every_card(
    name: str, fought: dict[str, Bouts]
) -> None:
    bouts = fought[f"card {name}"]
    assert np.median(bouts.seconds) < 15
    assert sum(len(verdict.losers) == 2 for verdict in bouts.verdicts if verdict) <= 20


@pytest.mark.clause("F-C-HEADSTART")
def test_best_bots_profit_from_a_head_start(fought: dict[str, Bouts]) -> None:
    assert 0.5 < fought["head start"].shares.mean() < 0.9


@pytest.mark.parametrize("name", ["fetch", "one_pile"])
def test_bots_pick_their_swords_up(name: str) -> None:
    floor, minds = duel("good", "easy", names=(name,))
    while floor.world.phase[0] not in (FIGHT, OVER):
        floor.step(minds.decide(floor))
    assert floor.world.armed[:, 0].any()
    assert floor.world.tick[0] < COUNTDOWN_TICKS + 240


@pytest.mark.parametrize("names", HANDS)
def test_bots_hit_with_either_hand(names: tuple[str, ...], fought: dict[str, Bouts]) -> None:
    assert 0.2 < fought[f"hand {names}"].shares.mean() < 0.8


def test_a_seat_without_a_bot_gets_no_inputs() -> None:
    floor, minds = duel("", "good")
    made = inputs_of(floor, minds, COUNTDOWN_TICKS + 60)
    assert not np.array(made)[:, 0, 0].any()
    assert np.array(made)[:, 0, 1].any()
    minds.seat(0, 1, "")
    assert not minds.decide(floor).any()


def test_a_bot_seated_in_the_middle_of_a_bout_fights_on() -> None:
    floor, minds = duel("good", "")
    run_until(floor, minds, COUNTDOWN_TICKS + 31)
    minds.seat(0, 1, "good")
    while floor.verdict(0) is None:
        floor.step(minds.decide(floor))
    verdict = floor.verdict(0)
    assert verdict is not None
    assert verdict.cause == "hit"


def test_opening_and_closing_rows_does_not_affect_other_rows() -> None:
    floor, minds = duel("best", "best", seed=7)
    wide, more = Floor(4), Minds(1)
    wide.open(Setup(seed=7))
    more.seat(0, 0, "best")
    more.seat(0, 1, "best")
    for tick in range(COUNTDOWN_TICKS + 90):
        if tick == 50:
            more.grow(4)
            wide.open(Setup(seed=3))
            more.seat(1, 0, "easy")
        if tick == COUNTDOWN_TICKS + 20:
            more.forget(1)
            wide.close(1)
        alone, among = minds.decide(floor), np.zeros((4, 2, BUTTONS + 1), np.int8)
        decided = more.decide(wide)
        among[: len(decided)] = decided
        assert (alone[0] == among[0]).all()
        assert tick < COUNTDOWN_TICKS + 20 or not among[1:].any()
        floor.step(alone)
        wide.step(among)


def test_changing_the_returned_inputs_does_not_affect_the_bots() -> None:
    floor, minds = duel("good", "good")
    run_until(floor, minds, COUNTDOWN_TICKS + 41)
    answer = minds.decide(floor)
    kept = answer.copy()
    answer[...] = 0
    assert (minds.decide(floor) == kept).all()


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_rushing_and_waving_do_not_beat_the_easy_level(way: Way) -> None:
    assert fight(way, "easy", 200).share > 0.46
