"""The bots of Fake Swords follow the rules, use only what they see, and choose what a player would call sensible."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from rumpus.bots import LEVELS, Intent, Level, make_bot
from rumpus.bots.fake_swords.duel import Duel, binding_of, stand_of
from rumpus.bots.fake_swords.fencing import chance_of_first
from rumpus.bots.fake_swords.odds import EXEMPT, EXEMPT_FROM_ALL, HELP
from rumpus.bots.fake_swords.regret import balanced
from rumpus.engine import Dice, Run, State
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.binding import rules_bound
from rumpus.games.fake_swords.cards import MOVES, deck_of
from rumpus.games.fake_swords.model import (
    Arrange,
    Call,
    Choose,
    Claim,
    Hidden,
    NameShorter,
    Options,
    PickFight,
    Point,
    StartFight,
)
from rumpus.lab.play import play
from rumpus.lab.series import Series, run_series
from tests.bots.strength import first_wins_more
from tests.games.fake_swords.positions import ADA, BEN, CLEO, DEV, ONE_OF_EACH, Match, fight_over, position

THINKING: tuple[Level, ...] = ("easy", "good", "best")
CAREFUL: tuple[Level, ...] = ("good", "best")
QUICK = b'{"fights":"quick"}'
TWO_PURPLE = "Flamingo, Pivot"
TWO_GREEN = "Dizzy, Sword Drop"
TWO_SETS = "Bow, Bow, Bow, Second Wind, Second Wind, Second Wind"
YELLOW_AND_BLACK = "Freeze, Freeze, Freeze, Second Wind, Second Wind, Second Wind"
OTHER_SETS = "Twirl, Twirl, Twirl, Big Target, Big Target, Big Target"


def intent_of(match: Match, level: Level, seat: int = ADA, seed: int = 0) -> Intent | None:
    game, state = match.game, match.state
    return make_bot(game, level).choose(game.view(state, seat), game.prompts(state, seat), Dice(b"dice", seed))


def choice(match: Match, level: Level, seat: int = ADA, seed: int = 0) -> Any:
    intent = intent_of(match, level, seat, seed)
    assert intent is not None
    return intent.action


def choices(match: Match, level: Level, seat: int = ADA, times: int = 60) -> Counter[Any]:
    return Counter(choice(match, level, seat, seed) for seed in range(times))


def colours(match: Match, cards: tuple[int, ...]) -> str:
    """The first letter of each card's colour, sorted."""
    return "".join(sorted(match.game.deck.kind(card).colour[0] for card in cards))


# Whole games


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_by_the_rules(level: Level, seats: int) -> None:
    heights = tuple(range(150, 150 + 9 * seats, 9))
    tables = [
        Options(fights="quick"),
        Options(fights="quick", heights=heights, point_s=3, ready_s=5),
        Options(fights="judged", bots=tuple(range(seats)), deck=ONE_OF_EACH),
    ]
    for options in tables:
        game = FakeSwords(options, seats=seats)
        others: list[Level] = ["easy", "good", "random", "easy", "random"]
        bots = [make_bot(game, each) for each in (level, *others[: seats - 1])]
        for number in range(3):
            assert 1 in play(game, bots, b"a whole game %d" % number).outcome.places


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_four_bots_ends_with_three_sets(level: Level) -> None:
    game = FakeSwords(Options(fights="quick"), seats=4)
    played = play(game, [make_bot(game, level)] * 4, b"four bots")
    assert max(played.outcome.points) >= 3
    assert played.outcome.clause.startswith("F-WIN")


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_does_not_depend_on_what_it_cannot_see(level: Level) -> None:
    game = FakeSwords(Options(fights="quick"), seats=3)
    run: Run[Any, Any, Any] = Run(game, b"hidden things")
    run.start()
    bot = make_bot(game, level)
    for number in range(60):
        waiting = game.waiting_for(run.state)
        if run.outcome is not None:
            break
        if not waiting:
            run.wakes_until(game.wake_at_ms(run.state) or 0)
            continue
        # Take the last seat, so that others have already pointed or chosen in secret.
        seat = waiting[-1]
        view, prompts = game.view(run.state, seat), game.prompts(run.state, seat)
        imagined = game.possible_state(view, Dice(b"imagined", number))
        intent = bot.choose(view, prompts, Dice(b"dice", number))
        same = make_bot(game, level).choose(
            game.view(imagined, seat), game.prompts(imagined, seat), Dice(b"dice", number)
        )
        assert intent == same
        assert intent is not None
        run.act(seat, intent.action, run.at_ms, "bot")


def test_stronger_bots_win_more() -> None:
    pairs: tuple[tuple[Level, Level, tuple[int, ...]], ...] = (
        ("easy", "random", (6, 10)),
        ("good", "easy", (15, 30, 50)),
        ("best", "good", (5, 10, 15)),
    )
    for upper, lower, looks in pairs:
        assert first_wins_more(Series("fake_swords", 3, (upper, lower, lower), 0, seed=5, options=QUICK), looks), upper


@pytest.mark.parametrize("level", ["good", "best"])
def test_better_bots_win_more_than_the_easy_one_among_random_bots(level: Level) -> None:
    bots: tuple[Level, ...] = (level, "easy", "random", "random", "random", "random")
    results = run_series(Series("fake_swords", 6, bots, 24, seed=1, options=QUICK, paired=True))
    assert results.wins[0] > results.wins[1]


def test_the_best_bot_wins_more_than_the_good_one_among_random_bots() -> None:
    lead = 0.0
    orders: tuple[tuple[Level, ...], ...] = (("best", "good", "random", "random"), ("good", "best", "random", "random"))
    for bots in orders:
        results = run_series(Series("fake_swords", 4, bots, 32, seed=1, options=QUICK, paired=True))
        lead += results.wins[bots.index("best")] - results.wins[bots.index("good")]
    assert lead > 0


# Piles


@pytest.mark.clause("F-PILES-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("level", THINKING)
def test_every_card_is_in_a_pile_and_no_pile_is_empty(level: Level, seats: int) -> None:
    loose = "Flamingo, Dizzy, Bow, Bow, Twirl, Big Target, Shield Arm, Pivot"
    match = position(
        loose=", ".join(loose.split(", ")[: seats + 2]), seats=seats, holding=["Freeze", "War Cry", "Switch"]
    )
    for seed in range(5):
        action = choice(match, level, ADA, seed)
        assert isinstance(action, Arrange)
        Match(match.game, match.state).act(ADA, action)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_best_boss_fights_less_often_than_the_others(seats: int) -> None:
    """Early in a game. In a fair share of the rounds each player would be one of the two fighters."""
    game = FakeSwords(Options(fights="quick"), seats=seats)
    bot = make_bot(game, "best")
    rounds = 120 // seats
    fought = 0
    for number in range(rounds):
        cards = Dice(b"rounds", number).shuffled(range(72))
        held = tuple(cards[2 * seat : 2 * seat + 2] for seat in range(seats))
        drawn, left = cards[2 * seats : 3 * seats + 2], cards[3 * seats + 2 :]
        match = position(seats=seats, fights="quick")
        dealt = replace(match.public, collected=held, loose=drawn, deck=len(left))
        match.state = State(dealt, match.state.private, Hidden(left))
        match.act(ADA, choice(match, "best", ADA, number))
        match.state = replace(match.state, public=replace(match.public, phase="point", until_ms=8000))
        for seat in range(seats):
            intent = bot.choose(
                game.view(match.state, seat), game.prompts(match.state, seat), Dice(b"point", number * seats + seat)
            )
            assert intent is not None
            match.act(seat, intent.action)
        if match.public.phase == "pick":
            match.act(ADA, choice(match, "best", ADA, number))
        fought += match.public.fight is not None and ADA in match.public.fight.fighters
    assert fought / rounds < 0.85 * 2 / seats


def test_cards_that_two_rivals_could_win_with_are_put_into_one_pile() -> None:
    """Ben and Cleo each win with any green card. If green cards lay in two piles, one of them would win without a
    fight."""
    match = position(
        loose="Eyes Shut, One Pile, Freeze, Shield Arm, Slow Motion",
        holding=["Freeze", f"{TWO_SETS}, Dizzy, Dizzy", f"{OTHER_SETS}, Sit Down, Sit Down"],
        fights="quick",
    )
    for seed in range(10):
        piles = choice(match, "best", ADA, seed).piles
        assert sum("g" in colours(match, pile) for pile in piles) == 1


def test_a_bot_arranges_the_piles_once_and_then_raises_its_finger() -> None:
    match = position(loose="Slow Motion, Eyes Shut, Freeze, Shield Arm, Bow", holding=["Bow", "Bow", "Dizzy"])
    match.act(ADA, choice(match, "best"))
    for _ in range(2):
        if isinstance(action := choice(match, "best"), Claim):
            match.act(ADA, action)
    assert action.up
    match.act(ADA, action)
    for seat in (BEN, CLEO):
        while not match.public.fingers[seat]:
            match.act(seat, choice(match, "best", seat))
    match.act(ADA, choice(match, "best"))
    assert match.public.phase == "countdown"


# Pointing


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_points_at_a_pile_that_only_it_wants(level: Level) -> None:
    match = position("Slow Motion / Eyes Shut / Sit Down", holding=[TWO_PURPLE, TWO_GREEN, TWO_GREEN])
    assert choices(match, level) == {Point(0): 60}


def test_the_easy_bot_mostly_points_at_the_pile_that_completes_its_set() -> None:
    match = position("Slow Motion / Eyes Shut / Bow", holding=[TWO_PURPLE, TWO_GREEN, TWO_GREEN])
    assert choices(match, "easy")[Point(0)] > 30


@pytest.mark.parametrize("level", CAREFUL)
def test_two_bots_that_want_the_same_two_piles_choose_each_about_equally_often(level: Level) -> None:
    """Ada and Ben can both use either purple pile; Cleo wants only the green one."""
    match = position("Slow Motion / Wrong Hand / Eyes Shut", holding=[TWO_PURPLE, TWO_PURPLE, TWO_GREEN], boss=CLEO)
    for seat in (ADA, BEN):
        pointed = choices(match, level, seat, 200)
        assert pointed[Point(2)] <= 10
        assert 60 <= pointed[Point(0)] <= 140
        assert 60 <= pointed[Point(1)] <= 140


@pytest.mark.parametrize("level", CAREFUL)
def test_bots_block_a_player_who_is_about_to_win(level: Level) -> None:
    """Only the pile with which Ben would win matters: somebody points at it, although neither Ada nor Cleo can use
    it."""
    two_sets = "Dizzy, Dizzy, Dizzy, Bow, Bow, Bow"
    match = position("Slow Motion / Second Wind / Shield Arm", holding=["Twirl", f"{two_sets}, {TWO_PURPLE}", "Twirl"])
    blocked = [
        choice(match, level, ADA, seed).pile == 0 or choice(match, level, CLEO, -seed - 1).pile == 0
        for seed in range(40)
    ]
    assert sum(blocked) >= 20


def test_regret_matching_finds_the_equilibrium_of_matching_pennies() -> None:
    """The first player wants to match the second, the second does not, and the first pile counts double. The third
    player does not matter."""
    worths = np.zeros((1, 3, 8))
    worths[0, 0] = np.repeat([2, 0, 0, 1], 2)
    worths[0, 1] = np.repeat([0, 2, 1, 0], 2)
    found = balanced(worths, np.eye(2)[None], 2000, np.zeros((1, 3, 2))).mixes[0, :2]
    assert found == pytest.approx(np.array([[1 / 3, 2 / 3], [1 / 3, 2 / 3]]), abs=0.02)


# Talk


@pytest.mark.clause("F-TALK-1")
@pytest.mark.parametrize("level", THINKING)
def test_a_bot_talks_at_most_once_a_round_and_then_raises_its_finger(level: Level) -> None:
    talked = 0
    for number in range(12):
        match = position(
            loose="Slow Motion, Eyes Shut, Freeze, Shield Arm, Bow", holding=[TWO_PURPLE, TWO_GREEN, "Bow"]
        )
        match = Match(match.game, replace(match.state, public=replace(match.public, round=number)))
        match.act(ADA, choice(match, "good", ADA, number))
        intent = intent_of(match, level, BEN)
        if intent is not None:
            assert isinstance(intent.action, Claim)
            match.act(BEN, intent.action)
            talked += 1
        assert intent_of(match, level, BEN) is None
    assert 0 < talked < 12


def claims_of_ben(level: Level) -> Counter[Any]:
    """What Ben says about where he will point. Only green wins the game for Ben, and only purple for Cleo."""
    said: Counter[Any] = Counter()
    holding = ["Freeze", f"{TWO_SETS}, {TWO_GREEN}", f"{OTHER_SETS}, {TWO_PURPLE}"]
    for number in range(80):
        match = position(loose="Slow Motion, Eyes Shut, Freeze, Shield Arm, War Cry", holding=holding)
        match = Match(match.game, replace(match.state, public=replace(match.public, round=number)))
        cards = match.public.loose
        match.act(ADA, Arrange(((cards[0], cards[2]), (cards[1], cards[3]), (cards[4],))))
        intent = intent_of(match, level, BEN, number)
        if intent is not None:
            said[intent.action.pile] += 1
    return said


def test_good_bots_mostly_tell_the_truth_and_the_best_one_lies_more() -> None:
    good, best = claims_of_ben("good"), claims_of_ben("best")
    assert good[1] / good.total() > best[1] / best.total() > 0.4
    assert best.total() > best[1]


@pytest.mark.parametrize("level", CAREFUL)
def test_claims_of_others_have_some_influence(level: Level) -> None:
    match = position("Slow Motion / Wrong Hand / Eyes Shut", holding=[TWO_PURPLE, TWO_PURPLE, TWO_GREEN], boss=CLEO)
    public = replace(match.public, claims=(None, 0, None))
    said = Match(match.game, replace(match.state, public=public))
    assert choices(said, level, ADA, 100)[Point(1)] > 60


# Fights


@pytest.mark.clause("F-TIE-2")
@pytest.mark.parametrize("level", CAREFUL)
def test_the_boss_does_not_let_the_leader_fight(level: Level) -> None:
    match = position(
        "Slow Motion / Bow / Twirl",
        seats=4,
        boss=ADA,
        holding=["", "Dizzy, Dizzy, Dizzy, Flamingo, Pivot", "Bow", "Twirl"],
    )
    match.point(1, 0, 0, 0)
    assert choice(match, level) == PickFight(0, (CLEO, DEV))


@pytest.mark.clause("F-TIE-3")
@pytest.mark.parametrize("level", CAREFUL)
def test_the_boss_lets_others_fight_unless_he_can_win_the_game(level: Level) -> None:
    for own, picked in (
        (TWO_PURPLE, PickFight(1, (CLEO, DEV))),
        (f"{YELLOW_AND_BLACK}, {TWO_PURPLE}", PickFight(0, (ADA, BEN))),
    ):
        match = position("Slow Motion / Bow / Twirl", seats=4, boss=ADA, holding=[own, "Bow", "Dizzy", "Dizzy"])
        match.point(0, 0, 1, 1)
        assert choice(match, level) == picked


@pytest.mark.clause("F-RULE-R1")
@pytest.mark.parametrize("level", CAREFUL)
def test_a_boss_who_names_the_shorter_fighter_helps_the_less_dangerous_one(level: Level) -> None:
    match = position("Second Wind, Slow Motion / Dizzy / Bow", boss=CLEO, holding=[TWO_PURPLE, "Twirl", "Twirl"])
    match.point(0, 0, 1)
    assert choice(match, level, CLEO) == NameShorter(BEN)


@pytest.mark.clause("F-FIGHT-3")
@pytest.mark.parametrize("level", THINKING)
def test_a_fighting_boss_names_somebody_who_does_not_fight(level: Level) -> None:
    match = position("Slow Motion / Bow / Twirl", seats=4, boss=ADA)
    match.point(0, 0, 1, 2)
    assert choice(match, level).seat in (CLEO, DEV)


@pytest.mark.clause("F-MODE-R3")
@pytest.mark.parametrize("level", THINKING)
def test_without_cards_that_matter_every_move_is_chosen_sometimes(level: Level) -> None:
    match = fight_over("Slow Motion", fights="quick")
    chosen = choices(match, level, ADA, 120)
    assert set(chosen) == {Choose("lunge"), Choose("feint"), Choose("parry")}
    assert level == "easy" or min(chosen.values()) > 20


@pytest.mark.clause("F-C-SIT")
@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_feints_when_nobody_can_lunge(level: Level) -> None:
    assert choices(fight_over("Sit Down", fights="quick"), level) == {Choose("feint"): 60}


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_never_chooses_what_a_card_forbids(level: Level) -> None:
    match = fight_over("Slow Motion, Flamingo", fights="quick").exchange("lunge", "lunge")
    assert Choose("lunge") not in choices(match, level)


def test_the_best_bot_predicts_the_result_of_an_exchange() -> None:
    deck, dice = deck_of(), Dice(b"foresight")
    exchanges = 0
    for _ in range(60):
        names = ", ".join(dice.pick(deck.kinds).name for _ in range(1 + dice.below(4)))
        match = fight_over(names, fights="quick")
        duel = Duel(deck, binding_of(match.fight.rules, match.fight.fighters))
        while match.public.fight is not None:
            stand = stand_of(match.fight)
            exchange = match.quick.exchange
            first, second = (
                dice.pick([move for move in MOVES if move not in exchange.barred[side]]) for side in (0, 1)
            )
            played = len(match.quick.played)
            match.exchange(first, second)
            exchanges += 1
            if match.public.fight is None or len(match.quick.played) > played + 1:
                continue
            foreseen = [ending for _, ending in duel.endings(stand, (first, second))]
            assert stand_of(match.fight) in foreseen
    assert exchanges > 150


def test_the_constants_for_black_cards_match_the_solved_fights() -> None:
    deck = deck_of()
    kinds = {kind.name: place for place, kind in enumerate(deck.kinds)}

    def log_odds(*names: str) -> float:
        rules = rules_bound(deck, [kinds[name] for name in names], (0, 1), 0)
        chance = chance_of_first("", binding_of(rules, (0, 1)))
        return float(np.log(chance / (1 - chance)))

    for kind in deck.kinds:
        if kind.colour == "black":
            assert log_odds(kind.name) == pytest.approx(HELP.get(kind.quick.effect, 0.0), abs=0.06)
        else:
            assert log_odds(kind.name) == pytest.approx(0, abs=0.03)
    for name in ("Flamingo", "Pivot", "Wrong Hand", "No Retreat", "Tiny Arms"):
        assert log_odds("Exempt", name) == pytest.approx(EXEMPT, abs=0.06)
    assert log_odds("Exempt", "Slow Motion") == pytest.approx(EXEMPT_FROM_ALL, abs=0.1)


# Judged fights


@pytest.mark.clause("F-MODE-R4")
@pytest.mark.parametrize("level", THINKING)
def test_a_stand_in_for_a_judge_counts_down_but_does_not_judge(level: Level) -> None:
    match = fight_over("Slow Motion", fights="judged")
    assert choice(match, level, CLEO) == StartFight()
    match.act(CLEO, StartFight()).wake()
    assert "report" in match.may(CLEO)
    assert intent_of(match, level, CLEO) is None
    called = replace(match.fight, call=Call(CLEO, ADA, match.fight.rules[0].kind))
    match = Match(match.game, replace(match.state, public=replace(match.public, fight=called)))
    assert "decide" in match.may(CLEO)
    assert intent_of(match, level, CLEO) is None


def test_bots_call_nobody_out_in_judged_fights() -> None:
    match = position("Slow Motion / Bow / Twirl", seats=4, boss=CLEO, options=Options(fights="judged"))
    match.point(0, 0, 1, 2).act(CLEO, StartFight()).wake()
    assert "call_out" in match.may(DEV)
    assert all(intent_of(match, level, DEV) is None for level in THINKING)


# Pauses


@pytest.mark.parametrize("level", THINKING)
def test_the_time_at_which_a_bot_points_is_plausible_and_tells_nothing(level: Level) -> None:
    likes = position("Slow Motion / Eyes Shut / Bow", holding=[TWO_PURPLE, TWO_GREEN, TWO_GREEN], point_s=6)
    torn = position("Slow Motion / Wrong Hand / Bow", holding=[TWO_PURPLE, TWO_PURPLE, TWO_GREEN], point_s=6)
    for seed in range(30):
        intent, other = intent_of(likes, level, ADA, seed), intent_of(torn, level, ADA, seed)
        assert intent is not None
        assert other is not None
        assert 500 <= intent.after_ms <= 4000
        assert intent.after_ms == other.after_ms
