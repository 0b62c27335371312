"""A round from its set-up to its result, and the rounds of a longer game."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import Dice, IllegalAction, put
from rumpus.games.wordy.answers import question
from rumpus.games.wordy.clues import FIRST_GAME, OF_EACH_KIND, SPICY, VANILLA, Clue
from rumpus.games.wordy.draft import Draft, other, spelt
from rumpus.games.wordy.events import (
    Accepted,
    Ended,
    RoundBegan,
    RoundEnded,
    RoundVoid,
    SecretChallenged,
    SecretShown,
    Swapped,
    TurnBegan,
    Wrote,
)
from rumpus.games.wordy.knowledge import Known, learn
from rumpus.games.wordy.model import BANK, REVIEW_MS, Options, Private, Public, RoundResult
from rumpus.games.wordy.tiles import draw_tiles
from rumpus.games.wordy.words.index import is_word, rack_words

NOBODY = (False, False)
MOST_ROUNDS = 4
"""W-LONG-R2: a fourth round is played if the sides are level after three."""


def draw_clues(options: Options, dice: Dice) -> tuple[Clue, ...]:
    if options.clues == "first_game":
        return FIRST_GAME
    return dice.shuffled(VANILLA)[:OF_EACH_KIND] + dice.shuffled(SPICY)[:OF_EACH_KIND]


def fresh_private(tiles: str) -> Private:
    return Private(tiles=tiles, secret="", told=(), asking=None, chosen=None, sure=None)


def fresh_public(options: Options, dice: Dice) -> Public:
    return Public(
        round=1,
        phase="writing",
        clues=draw_clues(options, dice),
        written=NOBODY,
        racks=("", ""),
        first=None,
        to_move=None,
        began=1,
        step=1,
        used=(0, 0),
        berries=(0, 0),
        bank=BANK,
        tally=0,
        guessed=NOBODY,
        questions=((), ()),
        turns=(),
        withdrawn=(),
        pending=None,
        race=None,
        secrets=("", ""),
        challenged=NOBODY,
        offers=NOBODY,
        offered=0,
        accepted=NOBODY,
        review_until_ms=None,
        wins=(0, 0),
        results=(),
    )


def _begin(draft: Draft, number: int) -> None:
    """W-LONG-R1: every round has a new set-up."""
    before, dice = draft.public, draft.moment.dice
    fresh = fresh_public(draft.options, dice)
    step = before.step + 1
    draft.public = replace(fresh, round=number, began=step, step=step, wins=before.wins, results=before.results)
    draft.private = tuple([fresh_private(tiles) for tiles in draw_tiles(dice, sides=2)])
    draft.tell(RoundBegan(number, fresh.clues))


def first_of(number: int, first: int) -> int:
    """The first side in a round, if `first` is first in round 1 (W-LONG-R1)."""
    return first if number % 2 else other(first)


# Writing


def write(draft: Draft, seat: int, word: str) -> None:
    secret = spelt(word, draft.private[seat].tiles, "W-WORD-1")
    if draft.is_checked and not is_word(secret):
        raise IllegalAction("W-VALID-R1", "{secret} is not in the dictionary. Write another word.", secret=secret)
    draft.change_private(seat, secret=secret)
    draft.change(written=put(draft.public.written, seat, True))
    draft.tell(Wrote(seat))
    if all(draft.public.written):
        _swap(draft)


def _swap(draft: Draft) -> None:
    """W-WORD-3: sorted, then shuffled, so that nothing of the owner's order is left."""
    public, dice = draft.public, draft.moment.dice
    racks = tuple("".join(dice.shuffled(sorted(draft.private[other(seat)].tiles))) for seat in range(2))
    first = first_of(public.round, draft.hidden.first)
    draft.change(racks=racks, first=first, to_move=first, phase="asking")
    open_questions(draft)
    draft.next_step()
    draft.tell(Swapped(first))
    draft.tell(TurnBegan(first))


def open_questions(draft: Draft) -> None:
    public = draft.public
    questions = tuple(
        tuple(
            question(clue, public.racks[seat], public.racks[other(seat)], is_own_word_known=public.guessed[other(seat)])
            for clue in public.clues
        )
        for seat in range(2)
    )
    if questions != public.questions:
        draft.change(questions=questions)


# The end of a round


def end_round(draft: Draft, winner: int | None, clause: str, *, race_word: str = "") -> None:
    """Reveal everything; the result stands at once, or after both sides have accepted it."""
    secrets = _show_secrets(draft)
    draft.tell(RoundEnded(() if winner is None else (winner,), clause))
    draft.change(
        phase="review",
        to_move=None,
        pending=None,
        race=None,
        secrets=secrets,
        offers=NOBODY,
        accepted=NOBODY,
        results=(*draft.public.results, _result(draft, winner, clause, race_word)),
        review_until_ms=draft.moment.at_ms + REVIEW_MS,
    )
    for seat in range(2):
        draft.change_private(seat, asking=None, chosen=None)
    draft.next_step()
    is_challengeable = not draft.is_checked and any(secrets)
    if not is_challengeable and _winners(draft) is not None:
        _conclude(draft)


def leaving_clause(draft: Draft) -> str:
    """The clause by which people who leave for good lose the round."""
    return "W-FORFEIT-1" if draft.options.rounds == 1 else "W-LONG-R2"


def is_decided(draft: Draft) -> bool:
    """Whether the game is won, and only a challenge can still change that (W-VALID-R2)."""
    return draft.public.phase == "review" and _winners(draft) is not None


def accept_and_leave(draft: Draft, seat: int) -> None:
    """Somebody has left for good after the end. They accept the result; the others may still challenge."""
    public = draft.public
    draft.change(gone=put(public.gone, seat, True), accepted=put(public.accepted, seat, True))
    if all(draft.public.accepted):
        go_on(draft)


def end_by_leaving(draft: Draft, seat: int, clause: str) -> None:
    """Somebody has left for good: the round is revealed, and the game is over."""
    _show_secrets(draft)
    if draft.public.phase != "review":
        draft.change(results=(*draft.public.results, _result(draft, other(seat), clause, "")))
    finish(draft, (other(seat),), clause)


def _show_secrets(draft: Draft) -> tuple[str, ...]:
    secrets = tuple(each.secret for each in draft.private)
    for seat in range(2):
        if secrets[seat] and not draft.public.secrets[seat]:
            draft.tell(SecretShown(seat, secrets[seat]))
    return secrets


def _result(draft: Draft, winner: int | None, clause: str, race_word: str) -> RoundResult:
    public = draft.public
    possible, left = _possible_words(draft)
    return RoundResult(
        winner=winner,
        clause=clause,
        first=public.first,
        racks=public.racks,
        secrets=tuple(each.secret for each in draft.private),
        berries=public.berries,
        turns=public.turns,
        told=draft.private[0].told,
        possible=possible,
        left=left,
        race_word=race_word,
    )


def _possible_words(draft: Draft) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The number of words possible for each side at first, and after each of its turns."""
    public = draft.public
    if not public.racks[0]:
        return (0, 0), ()
    words = [rack_words(rack) for rack in public.racks]
    known = [Known(rack) for rack in public.racks]
    told = {each.turn: each for each in draft.private[0].told}
    left = []
    for number, turn in enumerate(public.turns, start=1):
        if turn.clue is None and not turn.right:
            known[turn.seat].wrong.append(turn.word)
        elif turn.clue is None:
            left.append(1)
            continue
        elif number in told:
            for seat in range(2):
                learn(known[seat], told[number], other(seat))
        left.append(int(known[turn.seat].fitting(words[turn.seat]).sum()))
    return tuple(len(each.words) for each in words), tuple(left)


def accept(draft: Draft, seat: int) -> None:
    draft.change(accepted=put(draft.public.accepted, seat, True))
    draft.tell(Accepted(seat))
    if all(draft.public.accepted):
        go_on(draft)


def go_on(draft: Draft) -> None:
    """The result stands: begin the next round, or end the game."""
    if _winners(draft) is not None:
        _conclude(draft)
        return
    draft.change(wins=_wins(draft.public))
    _play_on(draft, draft.public.round + 1)


def _play_on(draft: Draft, number: int) -> None:
    """Begin another round, unless somebody has left for good and so loses the rest."""
    gone = draft.public.gone
    if any(gone):
        finish(draft, (gone.index(False),), leaving_clause(draft))
    else:
        _begin(draft, number)


def _wins(public: Public) -> tuple[int, ...]:
    return tuple(sum(result.winner == seat for result in public.results) for seat in range(2))


def _winners(draft: Draft) -> tuple[int, ...] | None:
    """The winners of the whole game, if it is over with this round (W-LONG-1, W-LONG-R2)."""
    public = draft.public
    wins = _wins(public)
    if draft.options.rounds == 1:
        winner = public.results[-1].winner
        return (0, 1) if winner is None else (winner,)
    leaders = tuple(seat for seat in range(2) if wins[seat] == max(wins))
    if max(wins) == 2 or len(public.results) >= MOST_ROUNDS:
        return leaders
    return leaders if len(public.results) == 3 and len(leaders) == 1 else None


def _conclude(draft: Draft) -> None:
    winners = _winners(draft)
    assert winners is not None
    if draft.options.rounds == 1:
        clause = draft.public.results[-1].clause
    else:
        clause = "W-LONG-1" if len(winners) == 1 and max(_wins(draft.public)) == 2 else "W-LONG-R2"
    finish(draft, winners, clause)


def finish(draft: Draft, winners: tuple[int, ...], clause: str) -> None:
    draft.change(
        phase="over",
        over=clause,
        winners=winners,
        wins=_wins(draft.public),
        to_move=None,
        pending=None,
        race=None,
        review_until_ms=None,
        secrets=tuple(each.secret for each in draft.private),
    )
    for seat in range(2):
        draft.change_private(seat, asking=None, chosen=None)
    draft.tell(Ended(winners, clause))


# Challenging a secret


def can_challenge(public: Public, seat: int, *, is_checked: bool) -> bool:
    """Whether a seat may challenge the other side's secret now (W-VALID-R2)."""
    owner = other(seat)
    return (
        not is_checked
        and public.phase not in ("writing", "over")
        and not public.gone[seat]
        and bool(public.secrets[owner])
        and not public.challenged[owner]
    )


def challenge_secret(draft: Draft, seat: int) -> None:
    public = draft.public
    owner = other(seat)
    word = public.secrets[owner]
    valid = is_word(word)
    draft.tell(SecretChallenged(seat, owner, word, valid))
    draft.change(challenged=put(public.challenged, owner, True))
    if valid:
        return
    if public.phase != "review":
        end_round(draft, seat, "W-VALID-1")
        return
    result = public.results[-1]
    if result.clause == "W-VALID-1" and result.winner == owner:
        # Both secrets are invalid.
        draft.change(results=public.results[:-1])
        draft.tell(RoundVoid(public.round))
        _play_on(draft, public.round)
        return
    overturned = replace(result, winner=seat, clause="W-VALID-1")
    draft.change(results=(*public.results[:-1], overturned), accepted=public.gone)
    draft.next_step()
    draft.tell(RoundEnded((seat,), "W-VALID-1"))
