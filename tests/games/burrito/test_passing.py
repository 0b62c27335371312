"""Drawing and passing cards."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.events import SetLaid
from rumpus.games.burrito.model import Declare, Discard, Draw, LaySet
from tests.games.burrito.positions import ADA, BEN, CLEO, DEV, cards, position

CORN, LIME, BEAN, ONION = cards("corn lime bean onion")
FIVE = "corn corn lime bean onion"


@pytest.mark.clause("B-PASS-1")
def test_a_card_is_passed_onto_the_pile_of_the_left_neighbour_unseen() -> None:
    match = position(FIVE, FIVE).act(ADA, Discard(LIME))
    assert match.hand(ADA) == "corn corn bean onion"
    assert match.pile(BEN) == "lime"
    assert match.public.flow.piles == (0, 1, 0, 0)
    assert match.public.flow.hands == (4, 5, 0, 0)
    assert match.events == []


@pytest.mark.clause("B-PASS-1")
def test_the_last_seat_passes_to_the_first() -> None:
    match = position("", "", "", FIVE).act(DEV, Discard(LIME))
    assert match.pile(ADA) == "lime"


@pytest.mark.clause("B-PASS-1")
def test_a_draw_takes_the_top_card_of_the_players_own_pile() -> None:
    match = position("corn corn lime bean", piles=("onion tomato",)).act(ADA, Draw())
    assert match.hand(ADA) == "corn corn lime bean tomato"
    assert match.pile(ADA) == "onion"


@pytest.mark.clause("B-PASS-1")
def test_a_card_that_is_not_in_hand_cannot_be_passed() -> None:
    assert position(FIVE).refused(ADA, Discard(cards("war")[0])) == "B-PASS-1"


@pytest.mark.clause("B-PASS-2")
def test_a_sixth_card_is_refused() -> None:
    match = position(FIVE, piles=("tomato",))
    assert match.refused(ADA, Draw()) == "B-PASS-2"
    assert match.refused(ADA, Draw("left")) == "B-PASS-2"


@pytest.mark.clause("B-PASS-3")
def test_only_players_with_an_empty_pile_draw_from_a_community_pile() -> None:
    match = position("corn", piles=("tomato",))
    assert match.refused(ADA, Draw("left")) == "B-PASS-3"
    assert match.act(ADA, Draw()).refused(ADA, Draw()) == "B-PASS-3"
    left, right = match.public.flow.community
    match.act(ADA, Draw("left")).act(ADA, Draw("right"))
    assert match.public.flow.community == (left - 1, right - 1)


@pytest.mark.clause("B-PASS-3")
def test_a_player_who_gets_a_card_must_draw_from_their_own_pile_again() -> None:
    match = position("corn", "", "", FIVE).act(DEV, Discard(LIME))
    # The action that Ada was about to take meets a rule, and her prompt is still the same.
    before = match.open(ADA)
    assert match.refused(ADA, Draw("left")) == "B-PASS-3"
    assert match.act(ADA, Draw()).hand(ADA) == "corn lime"
    assert match.open(ADA) == before


@pytest.mark.clause("B-PASS-R1")
def test_a_passed_card_lies_on_top() -> None:
    match = position(FIVE, "corn", piles=("", "tomato")).act(ADA, Discard(LIME)).act(BEN, Draw())
    assert match.hand(BEN) == "corn lime"


@pytest.mark.clause("B-PASS-R1")
def test_with_messy_piles_a_draw_takes_any_card_of_the_pile() -> None:
    drawn = Counter(
        position("corn", piles=("onion tomato lime bean",), messy=True).act(ADA, Draw(), seed).hand(ADA)
        for seed in range(400)
    )
    assert set(drawn) == {"corn onion", "corn tomato", "corn lime", "corn bean"}
    assert min(drawn.values()) > 60


@pytest.mark.clause("B-PASS-R1")
def test_messy_community_piles_are_also_drawn_from_at_random() -> None:
    drawn = {position("corn", messy=True).act(ADA, Draw("left"), seed).hand(ADA) for seed in range(100)}
    assert len(drawn) > 3


@pytest.mark.clause("B-PASS-R1")
def test_if_every_pile_is_empty_a_player_waits_and_can_still_pass_cards() -> None:
    match = position("corn lime", "bean", community=("", ""), rest=CLEO)
    assert match.refused(ADA, Draw()) == "B-PASS-R1"
    assert match.refused(ADA, Draw("right")) == "B-PASS-R1"
    match.act(ADA, Discard(CORN)).act(ADA, Discard(LIME))
    assert match.pile(BEN) == "corn lime"


@pytest.mark.clause("B-PASS-R1")
def test_a_player_without_any_card_gets_a_new_prompt_when_one_comes() -> None:
    match = position("corn", "", "", "onion", community=("", ""), rest=CLEO)
    before = match.open(ADA)
    match.act(ADA, Discard(CORN))
    assert match.open(ADA) == []
    assert match.game.waiting_for(match.state) == (BEN, CLEO, DEV)
    match.act(DEV, Discard(ONION))
    assert match.asked(ADA) == ["pass"]
    assert match.open(ADA) != before


@pytest.mark.clause("B-PASS-R1")
def test_the_last_community_card_may_leave_others_with_nothing_to_do() -> None:
    match = position("", "", community=("corn", ""), rest=CLEO)
    assert match.asked(ADA) == ["pass"]
    match.act(BEN, Draw("left"))
    assert match.open(ADA) == []
    assert match.asked(BEN) == ["pass"]


@pytest.mark.clause("B-PASS-R2")
def test_a_player_with_fewer_than_five_cards_must_draw_before_passing() -> None:
    match = position("corn lime", piles=("bean bean bean",))
    assert match.refused(ADA, Discard(CORN)) == "B-PASS-R2"
    for _ in range(3):
        match.act(ADA, Draw())
    match.act(ADA, Discard(CORN))


@pytest.mark.clause("B-PASS-R2")
def test_community_cards_must_also_be_drawn_before_passing() -> None:
    assert position("corn lime").refused(ADA, Discard(CORN)) == "B-PASS-R2"


@pytest.mark.clause("B-SET-1", "B-SET-2")
def test_three_matching_cards_are_a_set_for_one_point_and_three_more_are_drawn() -> None:
    match = position("corn corn lime corn bean", piles=("onion onion onion",))
    match.act(ADA, LaySet((CORN,) * 3))
    assert match.hand(ADA) == "lime bean"
    assert match.public.score[ADA] == (CORN,)
    assert match.public.points == (1, 0, 0, 0)
    assert match.told(SetLaid) == SetLaid(ADA, "corn")
    for _ in range(3):
        match.act(ADA, Draw())
    assert match.hand(ADA) == "lime bean onion onion onion"


@pytest.mark.clause("B-SET-R1")
def test_a_set_that_does_not_match_is_refused_without_penalty() -> None:
    match = position("corn corn lime corn bean")
    assert match.refused(ADA, LaySet((CORN, CORN, LIME))) == "B-SET-R1"
    assert match.public.points == (0, 0, 0, 0)


@pytest.mark.clause("B-SET-R1")
def test_nobody_has_to_lay_a_set() -> None:
    match = position("corn corn lime corn bean").act(ADA, Discard(CORN))
    assert match.hand(ADA) == "corn lime corn bean"


@pytest.mark.clause("B-SET-1")
@pytest.mark.parametrize("shown", ["corn corn corn", "war war war", "corn corn", "corn corn lime bean", ""])
def test_a_set_is_three_cards_of_the_players_own_hand(shown: str) -> None:
    match = position("corn corn lime bean")
    assert match.refused(ADA, LaySet(cards(shown))) == "B-SET-1"
    assert match.refused(ADA, Declare("war", cards(shown))) == "B-SET-1"


@pytest.mark.clause("B-SET-3")
def test_a_set_of_battle_cards_has_to_be_declared() -> None:
    assert position("war war war").refused(ADA, LaySet(cards("war war war"))) == "B-SET-3"


@pytest.mark.clause("B-SET-4")
def test_a_set_never_mixes_the_two_brawls() -> None:
    assert position("brawl_sun brawl_moon brawl_sun").refused(ADA, LaySet(cards("brawl_sun brawl_moon brawl_sun"))) == (
        "B-SET-4"
    )


@pytest.mark.clause("B-TWO-3")
def test_with_two_players_each_may_draw_from_any_pile_at_any_time() -> None:
    match = position("corn", "", piles=("onion",), seats=2)
    match.act(ADA, Draw("left")).act(ADA, Draw("right")).act(ADA, Draw())
    assert match.refused(ADA, Draw()) == "B-PASS-3"
    assert match.hand(ADA).split()[-1] == "onion"


@pytest.mark.clause("B-TWO-3")
def test_with_two_players_an_open_community_pile_must_be_drawn_from_before_passing() -> None:
    match = position("corn", "", seats=2)
    assert match.refused(ADA, Discard(CORN)) == "B-PASS-R2"


@pytest.mark.clause("B-PASS-1")
def test_prompts_stay_open_whatever_players_do() -> None:
    match = position(FIVE, FIVE, FIVE, FIVE)
    before = [match.open(seat) for seat in range(4)]
    match.act(ADA, Discard(CORN)).act(BEN, Discard(LIME)).act(BEN, Draw()).act(CLEO, Discard(BEAN))
    assert [match.open(seat) for seat in range(4)] == before
    assert KINDS[match.state.private[BEN].hand[-1]] == "corn"


@pytest.mark.clause("B-PASS-1")
def test_no_bot_passes_cards_faster_than_a_person_can() -> None:
    match = position(FIVE)
    [prompt] = match.game.prompts(match.state, ADA)
    assert match.game.quickest_ms(prompt) == 80


@pytest.mark.clause("B-PASS-3", "B-PASS-R1")
@pytest.mark.parametrize("community", [("corn", ""), ("", "corn")])
def test_a_player_with_an_empty_pile_is_told_which_community_pile_has_cards(community: tuple[str, str]) -> None:
    match = position("", community=community, rest=CLEO)
    full, empty = (Draw("left"), Draw("right")) if community[0] else (Draw("right"), Draw("left"))
    assert match.refused(ADA, Draw()) == "B-PASS-3"
    assert match.refused(ADA, empty) == "B-PASS-3"
    assert match.act(ADA, full).hand(ADA) == "corn"
    assert match.refused(ADA, Draw()) == "B-PASS-R1"
    assert match.refused(ADA, full) == "B-PASS-R1"
