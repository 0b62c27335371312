"""Which fight is fought, who is its Boss, and under which cards. The modes are in judged, quick and battle. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction
from rumpus.games.fake_swords import quick
from rumpus.games.fake_swords.binding import rules_bound
from rumpus.games.fake_swords.collecting import discard_pile
from rumpus.games.fake_swords.draft import Draft
from rumpus.games.fake_swords.events import (
    BoutSet,
    FightPicked,
    ShorterNamed,
    StandInNamed,
    TiebreakerSet,
)
from rumpus.games.fake_swords.model import Fight, Mode, NameShorter, NameStandIn, PickFight

TIEBREAKER_CARDS = 2
LONGEST_READY_MS = 300_000
"""Judged: time for finding the foam swords. After that the table counts down by itself."""


def offer_fights(draft: Draft, contested: list[int]) -> None:
    """The Boss picks, unless there is only one contested pile with only two seats."""
    public = draft.public
    if len(contested) == 1 and len(public.reveal[contested[0]].seats) == 2:
        first, second = public.reveal[contested[0]].seats
        _set_pile_fight(draft, contested[0], (first, second), None)
    else:
        draft.change(phase="pick")


def pick_clause(contested: int) -> str:
    return "F-TIE-3" if contested > 1 else "F-TIE-2"


def pick_fight(draft: Draft, seat: int, action: PickFight) -> None:
    public = draft.public
    contested = [number for number, cards in enumerate(public.piles) if cards]
    if public.phase != "pick":
        raise IllegalAction("F-TIE-4", "There is no fight to pick now.")
    if seat != public.boss:
        raise IllegalAction(pick_clause(len(contested)), "Only the Fight Boss picks the fight.")
    if action.pile not in contested:
        raise IllegalAction("F-TIE-3", "Nobody has to fight over that pile.")
    first, second = sorted(action.fighters)
    pointing = public.reveal[action.pile].seats
    if first == second:
        raise IllegalAction("F-TIE-2", "A fight needs two fighters.")
    if first not in pointing or second not in pointing:
        raise IllegalAction("F-TIE-2", "Only those who point at the pile can fight over it.")
    for number in contested:
        if number != action.pile:
            discard_pile(draft, number, "F-TIE-4")
    _set_pile_fight(draft, action.pile, (first, second), seat)


def _set_pile_fight(draft: Draft, pile: int, fighters: tuple[int, int], by: int | None) -> None:
    cards = draft.public.piles[pile]
    draft.tell(FightPicked(pile + 1, fighters, draft.deck.names(cards), by))
    _set_fight(draft, pile, fighters, cards, "F-TIE-1")


def set_tiebreaker(draft: Draft, fighters: list[int], clause: str) -> None:
    """F-WIN-2: two cards of both fighters together are the rules. The cards stay with their owners."""
    first, second = fighters
    pooled = draft.public.collected[first] + draft.public.collected[second]
    cards = tuple(sorted(draft.moment.dice.shuffled(pooled)[:TIEBREAKER_CARDS]))
    draft.tell(TiebreakerSet((first, second), draft.deck.names(cards), clause))
    _set_fight(draft, None, (first, second), cards, clause)


def _set_fight(draft: Draft, pile: int | None, fighters: tuple[int, int], cards: tuple[int, ...], clause: str) -> None:
    boss = draft.public.boss
    mode, candidates = _judges(draft, fighters)
    fight = Fight(
        battle="",
        mode=mode,
        stage="stand_in",
        pile=pile,
        clause=clause,
        cards=cards,
        fighters=fighters,
        boss=boss if boss in candidates else None,
        candidates=() if boss in candidates else candidates,
    )
    draft.change(phase="fight", fight=fight, battles=draft.public.battles + 1, until_ms=None)
    if fight.boss is not None:
        _find_shorter(draft)
    elif len(candidates) == 1:
        stand_in(draft, candidates[0])


def _judges(draft: Draft, fighters: tuple[int, int]) -> tuple[Mode, tuple[int, ...]]:
    """The mode of the fight, and who can be its Boss. F-MODE-R4: bots neither fight for real nor see who was hit."""
    mode, bots = draft.options.fights, draft.options.bots
    watching = tuple([seat for seat in range(draft.seats) if seat not in fighters])
    if mode != "judged":
        return mode, watching
    people = tuple([seat for seat in watching if seat not in bots])
    if not people or fighters[0] in bots or fighters[1] in bots:
        return "quick", watching
    return "judged", people


def name_stand_in(draft: Draft, seat: int, action: NameStandIn) -> None:
    public, fight, named = draft.public, draft.public.fight, action.seat
    if fight is None or fight.stage != "stand_in":
        raise IllegalAction("F-FIGHT-3", "Nobody has to stand in for the Fight Boss now.")
    if seat != public.boss:
        raise IllegalAction("F-FIGHT-3", "Only the Fight Boss names who stands in.")
    if named in fight.fighters:
        raise IllegalAction("F-FIGHT-3", "A fighter cannot be Boss of the fight.")
    if named not in range(draft.seats):
        raise IllegalAction("F-FIGHT-3", "Nobody sits there.")
    if named not in fight.candidates:
        raise IllegalAction("F-MODE-R4", "A bot cannot see who was hit. Name a person.")
    stand_in(draft, named)


def stand_in(draft: Draft, named: int) -> None:
    """F-FIGHT-R1: for this fight only."""
    boss = draft.public.boss
    clause = "F-FIGHT-3" if boss in draft.fight.fighters else "F-MODE-R4"
    draft.change_fight(boss=named, candidates=())
    draft.tell(StandInNamed(named, boss, clause))
    _find_shorter(draft)


def _find_shorter(draft: Draft) -> None:
    """F-RULE-R1. Only black cards depend on who is shorter."""
    fight, deck = draft.fight, draft.deck
    if all(deck.kind(card).colour != "black" for card in fight.cards):
        _begin(draft, None)
        return
    heights = draft.options.heights
    first, second = [heights[seat] if seat < len(heights) else 0 for seat in fight.fighters]
    if first and second and first != second:
        _begin(draft, fight.fighters[0 if first < second else 1])
    else:
        draft.change_fight(stage="shorter")


def name_shorter(draft: Draft, seat: int, action: NameShorter) -> None:
    fight, named = draft.public.fight, action.seat
    if fight is None or fight.stage != "shorter":
        raise IllegalAction("F-RULE-R1", "Nobody asks who is shorter now.")
    if seat != fight.boss:
        raise IllegalAction("F-RULE-R1", "The Boss of the fight says who is shorter.")
    if named not in fight.fighters:
        raise IllegalAction("F-RULE-R1", "The shorter one is one of the two fighters.")
    draft.tell(ShorterNamed(named, seat))
    _begin(draft, named)


def _begin(draft: Draft, shorter: int | None) -> None:
    fight = draft.fight
    kinds = {draft.deck.kind_of[card] for card in fight.cards}
    rules = rules_bound(draft.deck, kinds, fight.fighters, shorter)
    draft.change_fight(shorter=shorter, rules=rules)
    assert fight.boss is not None
    names = tuple([draft.deck.kinds[rule.kind].name for rule in rules])
    touches = draft.options.touches if fight.mode == "arena" else 1
    draft.tell(BoutSet(fight.fighters, fight.boss, fight.mode, names, shorter, touches))
    _begin_bout(draft)


def _begin_bout(draft: Draft) -> None:
    """Every bout has a unique id, so that reports of another one do not count."""
    mode = draft.fight.mode
    stage = "ready" if mode == "judged" else "fighting"
    draft.change_fight(battle=f"battle-{draft.public.battles}", stage=stage, began_ms=None, call=None)
    if mode == "judged":
        draft.change(until_ms=draft.moment.at_ms + LONGEST_READY_MS)
    elif mode == "quick":
        quick.begin(draft)


def fight_again(draft: Draft) -> None:
    """F-END-4."""
    draft.change(battles=draft.public.battles + 1, until_ms=None)
    draft.change_fight(bouts=draft.fight.bouts + 1)
    _begin_bout(draft)
