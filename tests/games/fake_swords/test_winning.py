"""Sets, winning, tiebreakers, and decks that run out."""

from __future__ import annotations

import pytest

from rumpus.games.fake_swords.cards import deck_of
from rumpus.games.fake_swords.events import (
    DeckOut,
    DrawnByLot,
    Drew,
    Ended,
    FightWon,
    PileDiscarded,
    Reshuffled,
    StandInNamed,
    TiebreakerSet,
)
from rumpus.games.fake_swords.model import Arrange, NameShorter, NameStandIn, Options
from tests.games.fake_swords.positions import ADA, BEN, CLEO, DEV, ONE_OF_EACH, Match, position

PURPLE = "Flamingo, Flamingo, Flamingo, Pivot, Pivot, Pivot, Slow Motion, Slow Motion"
"""Two sets and two cards."""
GREEN = "Dizzy, Dizzy, Dizzy, Sit Down, Sit Down, Sit Down, Eyes Shut, Eyes Shut"
YELLOW = "Freeze, Freeze, Freeze, Twirl, Twirl, Twirl, Switch, Switch"
BLACK = "Second Wind, Second Wind, Second Wind, Exempt, Exempt, Exempt, Big Target, Big Target"


@pytest.mark.clause("F-SET-1")
@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        ("Flamingo, Pivot", 0),
        ("Flamingo, Pivot, Slow Motion", 1),
        ("Flamingo, Flamingo, Flamingo, Pivot, Pivot, Pivot", 2),
        ("Flamingo, Pivot, Dizzy, Bow, Bow", 0),
        ("Flamingo, Pivot, Slow Motion, Dizzy, Sit Down, Eyes Shut, Bow", 2),
    ],
)
def test_three_cards_of_a_colour_are_a_set_whatever_their_names(cards: str, sets: int) -> None:
    assert position("Bow / Twirl / Freeze", holding=(cards,)).public.sets[ADA] == sets


@pytest.mark.clause("F-WIN-1")
@pytest.mark.clause("F-WIN-R1")
def test_a_player_who_completes_three_sets_by_an_uncontested_pile_wins_without_a_fight() -> None:
    match = position("Slow Motion, Bow / Twirl / Freeze", holding=(PURPLE,)).point(0, 1, 1)
    assert match.told(Ended) == Ended(ADA, 3, "F-WIN-1")
    assert match.outcome is not None
    assert (match.outcome.clause, match.outcome.winners) == ("F-WIN-1", (ADA,))
    assert match.all_told(FightWon) == []
    assert match.all_told(PileDiscarded)[-1] == PileDiscarded(2, "F-WIN-R1")
    assert match.public.phase == "over"


@pytest.mark.clause("F-WIN-1")
@pytest.mark.clause("F-PRIZE-1")
def test_a_player_who_completes_three_sets_by_a_fight_wins_at_once() -> None:
    match = position("Slow Motion, Bow / Twirl / Freeze", holding=(PURPLE,), boss=CLEO).point(0, 0, 1).lose(BEN)
    assert match.told(Ended) == Ended(ADA, 3, "F-WIN-1")
    assert match.names(match.public.collected[ADA]).endswith("Slow Motion, Bow")


@pytest.mark.clause("F-WIN-R1")
@pytest.mark.clause("F-WIN-2")
@pytest.mark.clause("F-WIN-R3")
def test_two_players_who_complete_three_sets_in_one_reveal_fight_with_two_of_their_cards() -> None:
    drawn = set()
    for seed in range(30):
        match = position("Slow Motion / Eyes Shut / Freeze", holding=(PURPLE, GREEN), boss=CLEO)
        match.point(0, 1, 2, seed=seed)
        event = match.told(TiebreakerSet)
        assert (event.fighters, event.clause) == ((ADA, BEN), "F-WIN-2")
        assert (match.fight.pile, match.fight.boss) == (None, CLEO)
        assert len(match.fight.cards) == 2
        assert set(match.fight.cards) <= {*match.public.collected[ADA], *match.public.collected[BEN]}
        drawn.update(event.cards)
        match.lose(ADA)
        assert match.told(Ended) == Ended(BEN, 3, "F-WIN-2")
        assert match.outcome is not None
        assert match.outcome.places == (2, 1, 3)
    assert drawn == {"Flamingo", "Pivot", "Slow Motion", "Dizzy", "Sit Down", "Eyes Shut"}


@pytest.mark.clause("F-WIN-R1")
def test_a_contested_pile_is_discarded_without_a_fight_when_two_have_three_sets() -> None:
    match = position(
        "Slow Motion / Eyes Shut / Freeze", holding=(PURPLE, GREEN), seats=4, boss=CLEO, fights="quick"
    ).point(0, 1, 2, 2)
    assert match.all_told(PileDiscarded) == [PileDiscarded(3, "F-WIN-R1")]
    assert match.fight.fighters == (ADA, BEN)


@pytest.mark.clause("F-WIN-3")
def test_the_two_with_the_most_cards_of_three_players_with_three_sets_fight() -> None:
    match = position("Slow Motion / Eyes Shut, Bow / Switch, Bow", holding=(PURPLE, GREEN, YELLOW), boss=ADA).point(
        0, 1, 2
    )
    assert match.told(TiebreakerSet).fighters == (BEN, CLEO)
    assert match.told(TiebreakerSet).clause == "F-WIN-3"
    assert match.all_told(DrawnByLot) == []
    match.lose(CLEO)
    assert match.told(Ended).clause == "F-WIN-3"


@pytest.mark.clause("F-WIN-R2")
def test_players_tied_for_the_last_place_draw_lots_and_the_log_says_so() -> None:
    fighters = set()
    for seed in range(30):
        match = position("Slow Motion / Eyes Shut / Switch", holding=(PURPLE, GREEN, YELLOW), boss=ADA)
        match.point(0, 1, 2, seed=seed)
        lots = match.told(DrawnByLot)
        assert (lots.among, lots.clause) == ((ADA, BEN, CLEO), "F-WIN-R2")
        assert match.fight.fighters == lots.seats
        fighters.add(lots.seats)
    assert fighters == {(ADA, BEN), (ADA, CLEO), (BEN, CLEO)}
    one_sure = set()
    for seed in range(20):
        match = position("Slow Motion, Bow / Eyes Shut / Switch", holding=(PURPLE, GREEN, YELLOW), boss=ADA)
        match.point(0, 1, 2, seed=seed)
        assert match.told(DrawnByLot).among == (BEN, CLEO)
        assert ADA in match.fight.fighters
        one_sure.add(match.fight.fighters)
    assert one_sure == {(ADA, BEN), (ADA, CLEO)}


@pytest.mark.clause("F-WIN-R3")
def test_a_boss_who_fights_in_the_tiebreaker_has_a_stand_in() -> None:
    holding = (PURPLE, GREEN)
    match = position("Slow Motion / Eyes Shut / Freeze", holding=holding, boss=ADA).point(0, 1, 2)
    assert match.told(StandInNamed) == StandInNamed(CLEO, ADA, "F-FIGHT-3")
    match = position("Slow Motion / Eyes Shut / Freeze", holding=holding, boss=ADA, seats=4).point(0, 1, 2, 2)
    assert match.asked(ADA) == ["stand_in"]
    assert match.act(ADA, NameStandIn(DEV)).fight.boss == DEV


@pytest.mark.clause("F-WIN-R3")
def test_black_cards_of_a_tiebreaker_ask_who_is_shorter() -> None:
    asked = set()
    for seed in range(10):
        match = position("Big Target / Slow Motion / Freeze", holding=(BLACK, PURPLE), boss=CLEO)
        match.point(0, 1, 2, seed=seed)
        is_black = any(match.game.deck.kind(card).colour == "black" for card in match.fight.cards)
        assert match.asked(CLEO) == (["shorter"] if is_black else [])
        asked.add(is_black)
    assert asked == {True, False}


# Decks that run out


@pytest.mark.clause("F-DECK-1")
def test_if_the_draw_pile_runs_out_during_a_draw_the_rest_comes_from_the_shuffled_discard_pile() -> None:
    names = [kind.name for kind in deck_of().kinds]
    orders = set()
    for seed in range(8):
        match = position(
            "Flamingo / Pivot / Dizzy",
            holding=(", ".join(names[12:18]), ", ".join(names[18:24])),
            discard="Slow Motion, Wrong Hand, No Retreat, Tiny Arms, Sword Drop, Back to Back, One Pile",
            deck="Sit Down, Eyes Shut",
            options=Options(deck=ONE_OF_EACH),
        ).point(0, 1, 2, seed=seed)
        assert match.told(Reshuffled) == Reshuffled(7)
        assert match.names(match.public.loose[:2]) == "Sit Down, Eyes Shut"
        assert len(match.public.loose) == 5
        assert (match.public.deck, match.public.discard) == (4, ())
        orders.add(match.public.loose)
    assert len(orders) > 1


@pytest.mark.clause("F-DECK-1")
def test_a_draw_pile_with_just_enough_cards_is_not_refilled_early() -> None:
    match = position("Flamingo / Pivot / Dizzy", discard="Bow, Bow", deck="Sit Down").point(0, 1, 2)
    assert match.all_told(Reshuffled) == []
    assert match.names(match.public.discard) == "Bow, Bow"


def round_with(cards: int) -> Match:
    """A round after which so many cards are left to draw, and nobody has three sets."""
    names = [kind.name for kind in deck_of().kinds]
    left = ", ".join(names[:cards])
    rest = names[cards:]
    piles = f"{rest.pop()} / {rest.pop()} / {rest.pop()}"
    owned: list[list[str]] = [[], [], []]
    for name in rest:
        owned[names.index(name) % 6 // 2].append(name)
    return position(
        piles,
        holding=[", ".join(each) for each in owned],
        discard=left,
        options=Options(deck=ONE_OF_EACH),
        boss=CLEO,
    )


@pytest.mark.clause("F-DECK-R1")
@pytest.mark.parametrize(("cards", "piles"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_too_few_cards_make_as_many_piles_as_they_fill(cards: int, piles: int) -> None:
    match = round_with(cards).point(0, 1, 2)
    assert match.told(Drew).clause == "F-DECK-R1"
    assert (len(match.public.loose), len(match.public.piles)) == (cards, piles)
    laid = match.public.loose
    match.act(ADA, Arrange((*((card,) for card in laid[: piles - 1]), laid[piles - 1 :])))
    assert match.asked(ADA) == ["finger"]


@pytest.mark.clause("F-DECK-R1")
def test_the_most_sets_win_when_nothing_is_left_to_draw() -> None:
    kinds = [kind.name for kind in deck_of().kinds]
    purple, green, yellow, black = (kinds[start : start + 6] for start in range(0, 24, 6))
    holding = (
        purple[:3] + green[:2] + yellow[:2],
        purple[3:5] + green[2:4] + yellow[2:4] + black[:2],
        [purple[5], *green[4:], *yellow[4:], black[2]],
    )
    match = position(
        f"{black[3]} / {black[4]} / {black[5]}",
        holding=[", ".join(names) for names in holding],
        options=Options(deck=ONE_OF_EACH),
    ).point(0, 1, 2)
    match.told(DeckOut)
    # Ben has as many sets as Ada, and more cards.
    assert match.public.sets == (1, 1, 0)
    assert match.told(Ended) == Ended(BEN, 1, "F-DECK-R1")
    assert match.outcome is not None
    assert match.outcome.places == (2, 1, 3)


@pytest.mark.clause("F-DECK-R1")
@pytest.mark.clause("F-WIN-R2")
def test_players_tied_in_sets_and_cards_fight_and_more_than_two_draw_lots() -> None:
    names = [kind.name for kind in deck_of().kinds]
    # Two of each colour for everybody: no sets.
    shares = [[names[place] for place in range(24) if place % 6 // 2 == seat] for seat in range(3)]
    match = position(
        " / ".join(share[-1] for share in shares),
        holding=[", ".join(share[:-1]) for share in shares],
        options=Options(deck=ONE_OF_EACH),
    ).point(0, 1, 2)
    match.told(DeckOut)
    assert match.told(DrawnByLot).among == (ADA, BEN, CLEO)
    assert match.told(TiebreakerSet).clause == "F-DECK-R1"
    winner, loser = match.fight.fighters
    if match.fight.stage == "shorter":
        assert match.fight.boss is not None
        match.act(match.fight.boss, NameShorter(winner))
    match.lose(loser)
    assert match.told(Ended).seat == winner
    assert match.told(Ended).clause == "F-DECK-R1"
    assert match.outcome is not None
    assert match.outcome.winners == (winner,)
