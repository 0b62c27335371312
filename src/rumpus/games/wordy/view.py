"""States that fit one side's view. Pure."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rumpus.engine import Dice, State
from rumpus.games.wordy.answers import asking, plain_answer, tiles_up, value_of
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.draft import other
from rumpus.games.wordy.events import Told
from rumpus.games.wordy.knowledge import Known, known_of
from rumpus.games.wordy.model import Hidden, Options, Private, Public, Turn, WordyState, WordyView
from rumpus.games.wordy.rounds import first_of, fresh_private
from rumpus.games.wordy.strings import some_string
from rumpus.games.wordy.tiles import draw_tiles, missing
from rumpus.games.wordy.words.index import rack_words
from rumpus.games.wordy.words.rhymes import made_up_rhymes


def possible_state(options: Options, view: WordyView, dice: Dice) -> WordyState:
    """A state that the viewer cannot tell from the real one; all fitting words are equally likely."""
    public = view.public
    tiles = _possible_tiles(view, dice)
    mine = view.private
    told = mine.told if mine is not None else None
    secrets = []
    for owner in range(2):
        if mine is not None and owner == view.seat:
            secrets.append(mine.secret)
        else:
            secrets.append(_possible_secret(public, owner, tiles[owner], told, dice))
    if told is None:
        told = _possible_told(public, tiles, secrets, dice)
    private = tuple(
        mine
        if mine is not None and owner == view.seat
        else _possible_private(options, public, owner, tiles, secrets, told, dice)
        for owner in range(2)
    )
    return State(public, private, Hidden(_possible_first(public, dice)))


def _possible_first(public: Public, dice: Dice) -> int:
    """The first side of round 1, known as soon as somebody has had a turn."""
    played = [(number, result.first) for number, result in enumerate(public.results, start=1)]
    for number, first in ((public.round, public.first), *played):
        if first is not None:
            return first_of(number, first)
    return dice.below(2)


def _possible_tiles(view: WordyView, dice: Dice) -> tuple[str, ...]:
    """By owner: tiles that each side may have drawn."""
    public, mine, seat = view.public, view.private, view.seat
    # A round may end before the swap with a word revealed, which the tiles must spell.
    if mine is None or seat is None:
        return _swapped_back(public, dice) or draw_tiles(dice, sides=2, holding=public.secrets)
    if public.racks[0]:
        return _by_owner(seat, mine.tiles, _swapped_back(public, dice)[other(seat)])
    [others] = draw_tiles(dice, sides=1, without=mine.tiles, holding=(public.secrets[other(seat)],))
    return _by_owner(seat, mine.tiles, others)


def _swapped_back(public: Public, dice: Dice) -> tuple[str, ...]:
    return tuple("".join(dice.shuffled(public.racks[other(owner)])) for owner in range(2) if public.racks[0])


def _by_owner(seat: int, mine: str, others: str) -> tuple[str, ...]:
    return (mine, others) if seat == 0 else (others, mine)


def _possible_secret(public: Public, owner: int, tiles: str, told: tuple[Told, ...] | None, dice: Dice) -> str:
    if public.secrets[owner] or not public.written[owner]:
        return public.secrets[owner]
    known = known_of(owner, tiles, told or (), public.turns)
    fits = _fits_values(public, owner) if told is None else _anything
    words = rack_words(tiles)
    candidates = [
        word for word, does_fit in zip(words.words, known.fitting(words), strict=True) if does_fit and fits(word)
    ]
    return dice.pick(candidates) if candidates else some_string(known, dice, fits)


def _anything(_: str) -> bool:
    return True


def _fits_values(public: Public, owner: int) -> Callable[[str], bool]:
    """Watchers do not hear the answers, but see the price of each Dynamic Word Builder."""
    shown = [turn for turn in public.turns if turn.clue == "dynamic" and turn.seat != owner]
    return lambda word: all(sum(tiles_up(turn.word, word)) == turn.berries for turn in shown)


def _possible_told(public: Public, tiles: tuple[str, ...], secrets: list[str], dice: Dice) -> tuple[Told, ...]:
    """Possible answers, for a watcher who heard only the questions."""
    if public.phase in ("review", "over") and public.results and public.results[-1].secrets == public.secrets:
        return public.results[-1].told
    told: tuple[Told, ...] = ()
    for number, turn in enumerate(public.turns, start=1):
        if turn.clue is not None:
            told += (_possible_answer(number, turn, tiles, secrets, told, dice),)
    return told


def _possible_answer(
    number: int, turn: Turn, tiles: tuple[str, ...], secrets: list[str], told: tuple[Told, ...], dice: Dice
) -> Told:
    assert turn.clue is not None
    asker, owner = turn.seat, other(turn.seat)
    blank = Told(asker, owner, number, turn.clue, CARDS[turn.clue].clause, turn.letter, turn.word)
    if not CARDS[turn.clue].asks_owner:
        return plain_answer(blank, secrets[owner], secrets[asker])
    asked = asking(turn.clue, turn.letter, secrets[owner], known_of(owner, tiles[owner], told))
    if turn.clue == "super":
        place = dice.pick(asked.places) if asked.places else 0
        return replace(blank, answer="yes" if place else "no", number=place)
    if turn.clue == "rhyme":
        word = dice.pick(asked.rhymes or made_up_rhymes(secrets[owner]))
        return replace(blank, word=word, checked=bool(asked.rhymes))
    letter = dice.pick(asked.letters) if asked.letters else ""
    if turn.clue == "vowel":
        return replace(blank, letter=letter)
    mine = asking("give", "", secrets[asker], known_of(asker, tiles[asker], told)).letters
    return replace(blank, letter=letter, asker_letter=dice.pick(mine) if mine else "")


def _possible_private(
    options: Options,
    public: Public,
    owner: int,
    tiles: tuple[str, ...],
    secrets: list[str],
    told: tuple[Told, ...],
    dice: Dice,
) -> Private:
    private = replace(fresh_private(tiles[owner]), secret=secrets[owner], told=told)
    if told and options.notes:
        private = replace(private, sure=known_of(other(owner), tiles[other(owner)], told).sure())
    pending = public.pending
    if pending is None or pending.word or (pending.clue != "give" and not pending.waiting[owner]):
        return private
    asked = asking(pending.clue, pending.letter, secrets[owner], known_of(owner, tiles[owner], told))
    if pending.waiting[owner]:
        return replace(private, asking=asked)
    return replace(private, chosen=dice.pick(asked.letters) if asked.letters else "")


def contradiction(state: WordyState) -> str:
    """A contradiction between words, tiles and answers, or ""."""
    public, private = state.public, state.private
    if private[0].told != private[1].told:
        return "the two sides were told different things"
    for owner in range(2):
        tiles, secret = private[owner].tiles, private[owner].secret
        rack = public.racks[other(owner)]
        if rack and sorted(rack) != sorted(tiles):
            return "the tiles swapped are not the tiles drawn"
        if bool(secret) != public.written[owner] or missing(secret, tiles):
            return "a secret is not spelt with its tiles"
        if public.secrets[owner] not in ("", secret):
            return "the word shown is not the secret"
        if secret and (wrong := _belied(public, owner, tiles, secret, private[owner].told)):
            return wrong
    return ""


def _belied(public: Public, owner: int, tiles: str, secret: str, told: tuple[Told, ...]) -> str:
    known: Known = known_of(owner, tiles, told, public.turns)
    if not known.fits(secret):
        return "a secret belies what was told of it"
    for each in told:
        if each.asker != owner and public.turns[each.turn - 1].berries != value_of(each):
            return "a clue was not paid as it should be"
    if any(turn.right and turn.seat != owner and turn.word != secret for turn in public.turns):
        return "a right guess is not the secret"
    return ""
