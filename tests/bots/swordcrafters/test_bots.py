"""The Swordcrafters bots craft, select and slice in ways that a player would call sensible."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rumpus.bots import LEVELS, Level, make_bot
from rumpus.bots.swordcrafters.anvil import Anvil, Outlook
from rumpus.bots.swordcrafters.blade import top_of
from rumpus.bots.swordcrafters.outlook import Chain, Glance
from rumpus.bots.swordcrafters.races import Races
from rumpus.engine import Dice, State
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.cards import MagicSide
from rumpus.games.swordcrafters.gems import LETTERS
from rumpus.games.swordcrafters.model import Action, Finish, Magic, Options, Place, Select, Slice, TakeOff
from rumpus.games.swordcrafters.scoring import forged, magic_count, magic_scores
from rumpus.games.swordcrafters.sword import Sides, can_take
from rumpus.lab.play import play
from rumpus.lab.series import Series
from tests.bots.strength import first_wins_more
from tests.games.swordcrafters.positions import ADA, CLEO, Match, crafting, finished, new_game, slicing

SKILLED: tuple[Level, ...] = ("easy", "good", "best")
CAREFUL: tuple[Level, ...] = ("good", "best")
EVENLY = (1 / 7,) * 6
TABLES = [
    (seats, options)
    for seats in (1, 2, 3, 4, 5)
    for options in (
        Options(),
        Options(magic="intermediate", opponents=4),
        Options(magic="mixed", guarded=True, opponents=1),
        Options(light=True, guarded=True),
    )
] + [(2, Options(dual=True)), (2, Options(dual=True, guarded=True, magic="mixed")), (2, Options(dual=True, light=True))]


def choice(match: Match, level: Level, seat: int | None = None, seed: bytes = b"dice") -> Action:
    seat = match.to_move if seat is None else seat
    prompts = match.game.prompts(match.state, seat)
    intent = make_bot(match.game, level).choose(match.game.view(match.state, seat), prompts, Dice(seed))
    assert intent is not None
    action: Action = intent.action
    return action


def crafted(match: Match, level: Level, seat: int = ADA) -> Sides:
    """The sword after a bot has finished crafting."""
    for _ in range(40):
        action = choice(match, level, seat)
        if isinstance(action, Finish):
            return match.sword(seat).sides
        match.act(seat, action)
    raise AssertionError("never done")


def last_round(match: Match, swords: Sequence[str], magic: Sequence[MagicSide] = ()) -> Match:
    """The same match in the last round, with these swords and magic cards."""
    public = replace(
        match.public,
        round=6,
        swords=tuple((finished(text),) for text in swords),
        magic=tuple(Magic(f"card-{place}", "beginner", side) for place, side in enumerate(magic)),
    )
    return Match(match.game, State(public, match.state.private, match.state.hidden))


# Whole games


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_whole_games_by_the_rules(level: Level, seats: int, options: Options) -> None:
    game = Swordcrafters(options, seats=seats)
    bots = [make_bot(game, level)] + [make_bot(game, "easy")] * (seats - 1)
    played = play(game, bots, b"whole games")
    assert len(played.outcome.points) == seats
    assert played.decisions > 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), [(1, Options()), (2, Options(dual=True)), (4, Options(guarded=True))])
def test_the_same_view_and_dice_make_the_same_choice(level: Level, seats: int, options: Options) -> None:
    def games() -> list[list[Action]]:
        told: list[list[Action]] = []
        for _ in range(2):
            match = new_game(seats, options)
            dice = Dice(b"others")
            told.append([])
            for _ in range(30):
                seat = match.game.waiting_for(match.state)[0]
                told[-1].append(choice(match, level, seat, b"same"))
                view = match.game.view(match.state, seat)
                prompt = match.game.prompts(match.state, seat)[0]
                match.act(seat, match.game.sample_action(view, prompt, dice))
        return told

    first, second = games()
    assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_whose_turn_it_is_not_does_nothing(level: Level) -> None:
    match = new_game(3)
    other = (match.to_move + 1) % 3
    prompts = match.game.prompts(match.state, other)
    view = match.game.view(match.state, other)
    assert make_bot(match.game, level).choose(view, prompts, Dice(b"")) is None


@pytest.mark.parametrize("level", SKILLED)
def test_a_bot_sees_no_more_of_guarded_swords_than_its_seat_does(level: Level) -> None:
    """A bot's choice does not depend on the hidden sides of other swords."""
    match = new_game(4, Options(guarded=True))
    dice = Dice(b"played")
    while match.public.round < 5:
        seat = match.game.waiting_for(match.state)[0]
        view = match.game.view(match.state, seat)
        match.act(seat, match.game.sample_action(view, match.game.prompts(match.state, seat)[0], dice))
    seat = match.to_move
    view = match.game.view(match.state, seat)
    choices = [
        choice(Match(match.game, match.game.possible_state(view, Dice(b"other", number))), level, seat)
        for number in range(3)
    ]
    assert choices == [choice(match, level, seat)] * 3


def test_best_also_answers_within_a_time_limit() -> None:
    match = new_game(5)
    seat = match.to_move
    bot = make_bot(match.game, "best", time_limit_ms=1)
    intent = bot.choose(match.game.view(match.state, seat), match.game.prompts(match.state, seat), Dice(b""))
    assert intent is not None
    match.act(seat, intent.action)


# Crafting


def every_sword(built: Sides, hand: str) -> set[Sides]:
    """All swords that the rules allow to build."""
    if not hand:
        return {built}
    found: set[Sides] = set()
    for gem in set(hand):
        for side in range(4):
            if can_take(built, side):
                after = [each + gem if place == side else each for place, each in enumerate(built)]
                found |= every_sword((after[0], after[1], after[2], after[3]), hand.replace(gem, "", 1))
    return found


def some_sword(tiles: int, dice: Dice) -> Sides:
    built = ["", "", dice.pick(LETTERS), dice.pick(LETTERS)]
    for _ in range(tiles):
        able = [side for side in range(4) if can_take((built[0], built[1], built[2], built[3]), side)]
        # Use few colours, so that there are runs.
        built[dice.pick(able)] += dice.pick("RRBBG-")
    return built[0], built[1], built[2], built[3]


@pytest.mark.parametrize(
    "outlook", [Glance(True), Glance(False), Chain(9.0, EVENLY, 4.0)], ids=["hope", "now", "chances"]
)
@pytest.mark.parametrize("light", [False, True])
def test_the_planned_way_to_build_the_hand_is_the_best(outlook: Outlook, light: bool) -> None:
    dice = Dice(b"swords")
    anvil = Anvil(outlook, light=light)
    for _ in range(25):
        built = some_sword(dice.below(13), dice)
        hand = "".join(sorted(dice.pick("RBG-") for _ in range(1 + dice.below(5))))
        ways = every_sword(built, hand)
        most = max(anvil.worth(way, "") for way in ways)
        assert anvil.built(built, hand) in ways
        assert anvil.worth(built, hand) == pytest.approx(most)
        assert anvil.worth(anvil.built(built, hand), "") == pytest.approx(most)


def test_at_the_end_a_sword_is_worth_its_quality() -> None:
    anvil = Anvil(Chain(0.0, EVENLY, 4.0), light=False)
    dice = Dice(b"ends")
    for _ in range(50):
        built = some_sword(dice.below(20), dice)
        assert anvil.worth(built, "") == 2 * sum(forged([built]).runs[0])


def test_a_run_that_can_grow_is_worth_more_than_one_that_cannot() -> None:
    for outlook in (Glance(True), Chain(9.0, EVENLY, 4.0)):
        assert outlook.of_side(top_of("BRRR"), 8) > outlook.of_side(top_of("RRRB"), 8)


@pytest.mark.parametrize("level", SKILLED)
@pytest.mark.parametrize("round", [2, 6])
def test_runs_are_completed_and_not_broken(level: Level, round: int) -> None:
    match = crafting("BR", "RR BB GPA PGA", round=round, seats=3)
    assert crafted(match, level)[:2] == ("RRR", "BBB")


@pytest.mark.parametrize("level", CAREFUL)
def test_a_tile_that_fits_nowhere_goes_where_it_breaks_least(level: Level) -> None:
    match = crafting("-", "RR B- GPA PGA", round=3, seats=3)
    assert crafted(match, level)[1] == "B--"


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_that_takes_over_takes_off_badly_placed_tiles(level: Level) -> None:
    match = crafting("BR", "RR BB GPA PGA", round=3, seats=3)
    match.act(ADA, Place("blue", "left"))
    assert choice(match, level, ADA) == TakeOff("left")
    assert crafted(match, level)[:2] == ("RRR", "BBB")


@pytest.mark.parametrize("level", CAREFUL)
def test_in_a_lightweight_game_a_bot_builds_one_long_run(level: Level) -> None:
    match = crafting("-R", "RRR BBR GAGA AGAG", round=6, seats=3, options=Options(light=True))
    assert crafted(match, level)[0] == "RRRR"


# Selecting

RED_RACE = MagicSide("most", ("red",), (6, 3, 1))


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_prefers_the_group_that_wins_a_magic_card_to_a_longer_run(level: Level) -> None:
    grid = "RGBB/BB#P/PPPP"
    long_ago = "BPBPB PBPBP BPBPBP PBPBPB"
    for magic, wanted in (((RED_RACE,), "R"), ((), "G")):
        match = slicing(3, grid, first=ADA, round=6)
        match = last_round(match, (long_ago, long_ago, "GG GG GGG GGG"), magic)
        # The groups are R, G, BB in the corner, and the rest.
        match.slice((0, "horizontal", 1), (0, "vertical", 2), (0, "vertical", 1))
        places = {match.public.grid[cells[0]]: number for number, cells in enumerate(match.public.groups)}
        rest = [number for number, cells in enumerate(match.public.groups) if match.public.grid[cells[0]] == "B"]
        match.select(*rest)
        assert choice(match, level, CLEO) == Select(places[wanted])


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_bot_takes_the_group_with_the_forge_of_two_equal_groups(level: Level, seats: int) -> None:
    grid = "RGBP/GR#A/BPAG" if seats == 3 else "RGBP/GR#A/BPAG/RBPG"
    match = slicing(seats, grid, first=ADA, round=2)
    public = replace(match.public, magic=(), swords=((finished(". . W W"),),) * seats)
    match = Match(match.game, State(public, match.state.private, match.state.hidden))
    # Two groups with one amber tile each are left. One of them has the forge.
    forge, alone = (6, 7), (10,)
    others = tuple((cell,) for cell in range(seats - 1))
    public = replace(
        match.public,
        phase="select",
        groups=(*others, alone, forge),
        taken=(*(2 * seat for seat in range(seats - 1)), None, None),
        turn=seats - 1,
    )
    match = Match(match.game, State(public, match.state.private, match.state.hidden))
    assert choice(match, level, seats - 1) == Select(seats)


# Slicing


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_slices_off_a_group_that_only_it_wants(level: Level) -> None:
    match = slicing(3, "GGRR/BB#-/----", first=ADA, round=6)
    match = last_round(match, ("GG GG GGG GGG", "BBBB BBBB BBBBB BBBBB", "RR RR RRR RRR"))
    match.slice((0, "horizontal", 1), (1, "horizontal", 2))
    assert match.to_move == CLEO
    assert choice(match, level) == Slice(0, "vertical", 2)


# Races


def test_after_the_last_round_the_expected_points_of_magic_cards_are_those_of_the_rules() -> None:
    dice = Dice(b"races")
    cards = [
        MagicSide("most", ("red", "blue"), (5, 3, 1)),
        MagicSide("least", ("green",), (4, 2)),
        MagicSide("most_triads", ("red", "blue", "green"), (8, 4, 2)),
        MagicSide("largest_difference", ("red", "white"), (7, 3)),
    ]
    for _ in range(30):
        gems = [tuple(dice.below(5) for _ in range(6)) for _ in range(2 + dice.below(4))]
        races = Races(cards, EVENLY, 3.0, 1)
        expected = sum(magic_scores([magic_count(card, each) for each in gems], card)[0].points for card in cards)
        assert races.magic((gems[0], 0), [(each, 0) for each in gems[1:]]) == pytest.approx(expected)


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    races = Races([RED_RACE], EVENLY, 3.0, 1)
    ahead, behind = (4, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0)
    expected = [races.magic((ahead, rounds), [(behind, rounds)] * 3) for rounds in (5, 2, 0)]
    assert expected == sorted(expected)
    assert expected[-1] == 6
    lengths = [races.longest((14, rounds), [(12, rounds)] * 3) for rounds in (5, 2, 0)]
    assert lengths == sorted(lengths)
    assert lengths[-1] == 6


def test_the_expected_points_of_all_players_add_up_to_those_of_the_card() -> None:
    races = Races([RED_RACE], EVENLY, 3.0, 1)
    gems = [(4, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0)]
    total = sum(
        races.magic((mine, 3), [(each, 3) for place, each in enumerate(gems) if place != own])
        for own, mine in enumerate(gems)
    )
    # Shared points are rounded down (S-MAGIC-2).
    assert 9 <= total <= 10


# Strength


def test_stronger_bots_win_more() -> None:
    pairs: tuple[tuple[Level, Level], ...] = (("easy", "random"), ("good", "easy"), ("best", "good"))
    for upper, lower in pairs:
        assert first_wins_more(Series("swordcrafters", 2, (upper, lower), 0, seed=3), (5, 10)), upper
