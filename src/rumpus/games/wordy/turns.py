"""Turns: a clue and its answer, or a guess; then payment, the next turn or the race."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction, put
from rumpus.games.wordy.answers import asking, plain_answer, value_of
from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.draft import Draft, other, spelt
from rumpus.games.wordy.events import (
    Asked,
    Chose,
    GuessedRight,
    GuessedWrong,
    Paid,
    PlaysOn,
    RaceBegan,
    RaceCalled,
    RaceWon,
    TimeRanOut,
    Told,
    TookBack,
    TurnBegan,
    WordFellThrough,
    WordStood,
)
from rumpus.games.wordy.model import (
    COUNTDOWN_MS,
    RACE_LETTERS,
    RACE_MS,
    WRONG_GUESS,
    Ask,
    Asking,
    Pending,
    Public,
    Turn,
)
from rumpus.games.wordy.rounds import end_round, open_questions
from rumpus.games.wordy.tiles import normal
from rumpus.games.wordy.words.index import is_word
from rumpus.games.wordy.words.rhymes import do_rhyme, has_rhymes, is_form_of, made_up_rhymes

CLOSED = {
    "no_double": "You have no letter twice among your tiles.",
    "no_common": "No letter is among the tiles of both sides.",
    "own_word_known": "Your own word has been guessed: there is nothing left to tell in return.",
}


# Activating a clue


def ask(draft: Draft, seat: int, action: Ask) -> None:
    public = draft.public
    card = CARDS[action.clue]
    if action.clue not in public.clues:
        raise IllegalAction("W-SETUP-1", "That clue card is not on the table in this round.")
    letter = _letter(public, seat, action)
    word = _word(draft, seat, action)
    draft.tell(Asked(seat, action.clue, letter, word))
    if card.asks_owner:
        _ask_owner(draft, seat, action.clue, letter)
    elif word and not draft.is_checked:
        # W-VALID-1: the other side may challenge the word before it answers.
        _wait(draft, seat, action.clue, letter, word, put((False, False), other(seat), True))
    else:
        _answer_plainly(draft, Turn(seat, action.clue, letter, word))


def _letter(public: Public, seat: int, action: Ask) -> str:
    card = CARDS[action.clue]
    question = next(each for each in public.questions[seat] if each.clue == action.clue)
    if question.closed:
        raise IllegalAction("W-C-R2", CLOSED[question.closed])
    if card.needs != "letter":
        if action.letter:
            raise IllegalAction(card.clause, "This clue does not ask for a letter.")
        return ""
    letter = normal(action.letter)
    if letter is None or len(letter) != 1:
        raise IllegalAction(card.clause, "This clue asks for one letter.")
    if letter not in question.letters:
        raise IllegalAction(
            card.clause,
            "{letter} cannot be asked for here. Choose one of {letters}.",
            letter=letter,
            letters=question.letters,
        )
    return letter


def _word(draft: Draft, seat: int, action: Ask) -> str:
    card = CARDS[action.clue]
    if card.needs != "word":
        if action.word:
            raise IllegalAction(card.clause, "This clue does not ask for a word.")
        return ""
    word = spelt(action.word, draft.public.racks[seat], card.clause)
    if draft.is_checked and not is_word(word):
        raise IllegalAction(
            "W-CLUE-4", "{word} is not in the dictionary. Show another word; nothing was paid.", word=word
        )
    if action.clue == "dynamic" and any(
        turn.clue == "dynamic" and turn.seat == seat and turn.word == word for turn in draft.public.turns
    ):
        raise IllegalAction(card.clause, "You have shown {word} for this clue in this round already.", word=word)
    return word


def _blank(draft: Draft, seat: int, clue: Clue, letter: str = "", word: str = "") -> Told:
    turn = len(draft.public.turns) + 1
    return Told(seat, other(seat), turn, clue, CARDS[clue].clause, letter, word)


def _answer_plainly(draft: Draft, turn: Turn) -> None:
    assert turn.clue is not None
    blank = _blank(draft, turn.seat, turn.clue, turn.letter, turn.word)
    _told(draft, plain_answer(blank, draft.secret(other(turn.seat)), draft.secret(turn.seat)), turn)


def _told(draft: Draft, told: Told, turn: Turn) -> None:
    """Tell both sides the answer, pay for it, and end the turn (W-CLUE-1)."""
    draft.tell(told)
    for seat in range(2):
        draft.change_private(seat, told=(*draft.private[seat].told, told), asking=None, chosen=None)
    if draft.options.notes:
        for seat in range(2):
            draft.change_private(seat, sure=draft.known_of(other(seat)).sure())
    draft.change(pending=None)
    _pay(draft, turn, value_of(told), CARDS[told.clue].clause)


# The owner's answer


def _wait(draft: Draft, seat: int, clue: Clue, letter: str, word: str, waiting: tuple[bool, ...]) -> None:
    seconds = draft.options.answer_s
    until_ms = draft.moment.at_ms + seconds * 1000 if seconds else None
    draft.change(phase="answering", pending=Pending(seat, clue, letter, word, waiting, until_ms))
    draft.next_step()


def _ask_owner(draft: Draft, seat: int, clue: Clue, letter: str) -> None:
    owner = other(seat)
    askers = (owner, seat) if clue == "give" else (owner,)
    for each in askers:
        draft.change_private(each, asking=asking(clue, letter, draft.secret(each), draft.known_of(each)))
    _wait(draft, seat, clue, letter, "", tuple(each in askers for each in range(2)))


def reveal(draft: Draft, seat: int, letter: str) -> None:
    """Buy a Vowel, Give & Take."""
    pending, asked = _pending(draft, seat, ("vowel", "give"))
    clause = CARDS[pending.clue].clause
    if not letter.strip():
        if asked.letters:
            raise IllegalAction(clause, "You can still show one of {letters}.", letters=asked.letters)
        chosen = ""
    else:
        plain = normal(letter)
        if plain is None or len(plain) != 1:
            raise IllegalAction(clause, "Show one letter of your word.")
        if plain not in asked.letters:
            raise IllegalAction(
                "W-C-R1", "{word} cannot be shown: it is not in your word, or known already.", word=plain
            )
        chosen = plain
    _reveal(draft, seat, chosen)


def _reveal(draft: Draft, seat: int, letter: str) -> None:
    pending = draft.public.pending
    assert pending is not None
    if pending.clue == "vowel":
        _told(draft, _blank(draft, pending.asker, "vowel", letter), Turn(pending.asker, "vowel"))
        return
    draft.change_private(seat, chosen=letter, asking=None)
    draft.tell(Chose(seat))
    waiting = put(pending.waiting, seat, False)
    if any(waiting):
        draft.change(pending=Pending(pending.asker, "give", "", "", waiting, pending.until_ms))
        return
    asker, owner = pending.asker, other(pending.asker)
    theirs, mine = draft.private[owner].chosen, draft.private[asker].chosen
    assert theirs is not None
    assert mine is not None
    _told(draft, replace(_blank(draft, asker, "give", theirs), asker_letter=mine), Turn(asker, "give"))


def point(draft: Draft, seat: int, place: int) -> None:
    """Super Strike."""
    pending, asked = _pending(draft, seat, ("super",))
    if asked.places and place not in asked.places:
        raise IllegalAction(
            "W-C-R1", "{letter} is in your word: point at one of its places there.", letter=pending.letter
        )
    if not asked.places and place != 0:
        raise IllegalAction("W-C-SUPER", "{letter} is not in your word: say so.", letter=pending.letter)
    _point(draft, place)


def _point(draft: Draft, place: int) -> None:
    pending = draft.public.pending
    assert pending is not None
    asker, letter = pending.asker, pending.letter
    told = replace(_blank(draft, asker, "super", letter), answer="yes" if place else "no", number=place)
    _told(draft, told, Turn(asker, "super", letter))


def rhyme(draft: Draft, seat: int, word: str) -> None:
    """Rhyme Time: a rhyme from the pronouncing dictionary if it has any, or else a made-up one."""
    _pending(draft, seat, ("rhyme",))
    secret = draft.secret(seat)
    plain = normal(word)
    if plain is None:
        raise IllegalAction("W-C-RHYME", "A rhyme is one word of the letters A to Z.")
    if is_form_of(secret, plain):
        raise IllegalAction("W-C-R3", "A rhyme must not be your secret word or a form of it.")
    checked = do_rhyme(secret, plain)
    if not checked and has_rhymes(secret):
        raise IllegalAction(
            "W-C-R3", "The pronouncing dictionary does not know {word} as a rhyme. Pick one it has.", word=plain
        )
    _rhyme(draft, plain, checked=checked)


def _rhyme(draft: Draft, word: str, *, checked: bool) -> None:
    pending = draft.public.pending
    assert pending is not None
    asker = pending.asker
    _told(draft, replace(_blank(draft, asker, "rhyme", word=word), checked=checked), Turn(asker, "rhyme"))


def _pending(draft: Draft, seat: int, clues: tuple[Clue, ...]) -> tuple[Pending, Asking]:
    pending = draft.public.pending
    asked = draft.private[seat].asking
    if pending is None or not pending.waiting[seat] or asked is None:
        raise IllegalAction("W-C-R3", "Nobody is asking about your word just now.")
    if pending.clue not in clues:
        raise IllegalAction(CARDS[pending.clue].clause, "That does not answer this clue.")
    return pending, asked


def answer_for_the_late(draft: Draft) -> None:
    """W-PEND-R1: the table answers for sides that are late."""
    pending, dice = draft.public.pending, draft.moment.dice
    assert pending is not None
    for seat in range(2):
        if not pending.waiting[seat]:
            continue
        draft.tell(TimeRanOut(seat))
        asked = draft.private[seat].asking
        if asked is None:
            allow(draft, seat)
        elif pending.clue in ("vowel", "give"):
            _reveal(draft, seat, dice.pick(asked.letters) if asked.letters else "")
        elif pending.clue == "super":
            _point(draft, dice.pick(asked.places) if asked.places else 0)
        elif asked.rhymes:
            _rhyme(draft, dice.pick(asked.rhymes), checked=True)
        else:
            _rhyme(draft, dice.pick(made_up_rhymes(draft.secret(seat))), checked=False)


# Challenging words shown for a clue


def allow(draft: Draft, seat: int) -> None:
    _let_stand(draft, _pending_word(draft, seat), challenged=False)


def _let_stand(draft: Draft, pending: Pending, *, challenged: bool) -> None:
    draft.change(pending=None)
    _answer_plainly(draft, Turn(pending.asker, pending.clue, pending.letter, pending.word, challenged))


def challenge_word(draft: Draft, seat: int) -> None:
    pending = _pending_word(draft, seat)
    if is_word(pending.word):
        draft.tell(WordStood(pending.asker, pending.word))
        _let_stand(draft, pending, challenged=True)
        return
    draft.tell(WordFellThrough(pending.asker, pending.clue, pending.word))
    _back_to_turn(draft, pending.word)


def take_back(draft: Draft, seat: int) -> None:
    pending = draft.public.pending
    if pending is None or pending.asker != seat or not pending.word:
        raise IllegalAction("W-CLUE-R1", "There is no clue of yours that can be taken back.")
    draft.tell(TookBack(seat, pending.clue))
    _back_to_turn(draft, pending.word)


def _pending_word(draft: Draft, seat: int) -> Pending:
    pending = draft.public.pending
    if pending is None or not pending.word or not pending.waiting[seat]:
        raise IllegalAction("W-VALID-1", "There is no word to let stand or to challenge.")
    return pending


def _back_to_turn(draft: Draft, word: str) -> None:
    draft.change(phase="asking", pending=None, withdrawn=(*draft.public.withdrawn, word))
    draft.next_step()


# Guessing


def guess(draft: Draft, seat: int, word: str) -> None:
    public = draft.public
    plain = spelt(word, public.racks[seat], "W-GUESS-1")
    if plain != draft.secret(other(seat)):
        draft.tell(GuessedWrong(seat, plain))
        _pay(draft, Turn(seat, word=plain), WRONG_GUESS, "W-GUESS-2")
        return
    draft.tell(GuessedRight(seat, plain))
    draft.change(
        guessed=put(public.guessed, seat, True),
        secrets=put(public.secrets, other(seat), plain),
        used=put(public.used, seat, public.used[seat] + 1),
        turns=(*public.turns, Turn(seat, word=plain, right=True)),
    )
    _judge_right_guess(draft, seat)


def _judge_right_guess(draft: Draft, seat: int) -> None:
    public = draft.public
    mine, theirs = public.berries[seat], public.berries[other(seat)]
    if mine > theirs:
        end_round(draft, seat, "W-WIN-3" if public.guessed[other(seat)] else "W-WIN-1")
    elif public.guessed[other(seat)]:
        # The other side would have won already if it were ahead, so it is a tie.
        _call_race(draft)
    else:
        if _has_turns(draft, other(seat)):
            draft.tell(PlaysOn(other(seat)))
        _next_turn(draft)


# Paying, and who is next


def _pay(draft: Draft, turn: Turn, berries: int, clause: str) -> None:
    """The other side takes berries from the bank, or has them tallied (W-BANK-1). Ends the turn."""
    public = draft.public
    seat, paid = turn.seat, other(turn.seat)
    bank = max(0, public.bank - berries)
    total = public.berries[paid] + berries
    draft.change(
        berries=put(public.berries, paid, total),
        bank=bank,
        tally=public.tally + berries - (public.bank - bank),
        used=put(public.used, seat, public.used[seat] + 1),
        turns=(*public.turns, replace(turn, berries=berries)),
    )
    draft.tell(Paid(paid, berries, total, bank, clause))
    if draft.public.guessed[paid] and total > draft.public.berries[seat]:
        end_round(draft, paid, "W-WIN-2")
        return
    _next_turn(draft)


def _next_turn(draft: Draft) -> None:
    public = draft.public
    assert public.to_move is not None
    able = [seat for seat in (other(public.to_move), public.to_move) if _has_turns(draft, seat)]
    if not able:
        _end_by_turns(draft)
        return
    draft.change(phase="asking", to_move=able[0])
    open_questions(draft)
    draft.next_step()
    draft.tell(TurnBegan(able[0]))


def _has_turns(draft: Draft, seat: int) -> bool:
    public = draft.public
    return not public.guessed[seat] and public.used[seat] < draft.options.most_turns


def _end_by_turns(draft: Draft) -> None:
    """W-END-R1."""
    public = draft.public
    if any(public.guessed):
        winner: int | None = public.guessed.index(True)
    elif public.berries[0] == public.berries[1]:
        winner = None
    else:
        winner = 0 if public.berries[0] > public.berries[1] else 1
    end_round(draft, winner, "W-END-R1")


# The race


def _call_race(draft: Draft) -> None:
    begins_ms = draft.moment.at_ms + COUNTDOWN_MS
    draft.change(phase="countdown", to_move=None, race=(begins_ms, begins_ms + RACE_MS))
    draft.next_step()
    draft.tell(RaceCalled(begins_ms))


def begin_race(draft: Draft) -> None:
    public = draft.public
    assert public.race is not None
    draft.change(phase="racing")
    draft.next_step()
    draft.tell(RaceBegan(public.race[1]))


def used_words(public: Public) -> tuple[str, ...]:
    """W-TIE-R1: the words excluded from the race: both secrets, every guess and every word shown for a clue."""
    words = (*public.secrets, *(turn.word for turn in public.turns), *public.withdrawn)
    return tuple(dict.fromkeys(word for word in words if word))


def race(draft: Draft, seat: int, word: str) -> None:
    public = draft.public
    plain = spelt(word, public.racks[seat], "W-TIE-1")
    if len(plain) != RACE_LETTERS:
        raise IllegalAction(
            "W-TIE-1", "{word} has {count} letters. The race is for four.", word=plain, count=len(plain)
        )
    if plain in used_words(public):
        raise IllegalAction("W-TIE-R1", "{word} was used before in this round.", word=plain)
    if not is_word(plain):
        raise IllegalAction("W-TIE-R2", "{word} is not in the dictionary.", word=plain)
    draft.tell(RaceWon(seat, plain))
    end_round(draft, seat, "W-TIE-1", race_word=plain)
