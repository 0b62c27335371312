"""Wordy: the clue cards, the letters that may follow in a guess, and the words that may not be used again."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rumpus.engine import Dice, Prompt, Said
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.model import RACE_LETTERS, Ask, Guess, Options, Race, WordyState, WordyView
from rumpus.games.wordy.tiles import VOWELS, missing
from tests.vectors.plays import AnyGame, Case, Move, Sample, evenly, judged, moves_of, parts

SEEDS = (1, 4, 14, 18, 25, 37, 49, 53, 229)
"""The last two have races in which words were used before."""
TRIES = 6
FREE = Options(words="challenge", most_turns=8)
"""Any word goes, so that words which nobody knows do not hide those that were used before."""


def cases() -> list[Case]:
    found: list[Case] = [
        {
            "about": "cards",
            "cards": [
                {**to_builtins(card), "value": None if card.clue == "dynamic" else card.value}
                for card in CARDS.values()
            ],
            "vowels": VOWELS,
            "race_letters": RACE_LETTERS,
        }
    ]
    for seed in SEEDS:
        game = Wordy(FREE, seats=2)
        moves = list(moves_of(game, seed, sample=_curious(game)))
        found += _guesses(game, moves, seed) + _races(game, moves) + _shown(game, moves)
    return found


def _curious(game: Wordy) -> Sample:
    """Random answers of somebody who shows words for Dynamic Word Builder if the card is there, and rarely guesses."""

    def sample(view: WordyView, prompt: Prompt, dice: Dice) -> Any:
        for _ in range(TRIES if prompt.kind == "turn" else 0):
            action = game.sample_action(view, prompt, dice)
            if isinstance(action, Ask) and action.clue == "dynamic":
                return action
        return game.sample_action(view, prompt, dice)

    return sample


def _guesses(game: AnyGame, moves: list[Move], seed: int) -> list[Case]:
    """A guess, letter by letter, and the letters that may come next."""
    asked = [move for move in moves if isinstance(move.action, Ask | Guess)]
    return [_spelt(game, move, Dice(bytes([seed]) * 16)) for move in evenly(asked, 1)]


def _spelt(game: AnyGame, move: Move, dice: Dice) -> Case:
    assert move.seat is not None
    view = game.view(move.before, move.seat)
    [prompt] = [each for each in game.prompts(move.before, move.seat) if each.kind == "turn"]
    said: Said = game.spelling(view, prompt, Guess("A"))[:1]
    letters: list[list[str]] = []
    word = ""
    while len(word) < len(move.before.public.racks[move.seat]):
        able = [number for number in game.choices(view, prompt, said) if game.tokens[number].value]
        letters.append([game.tokens[number].value for number in able])
        said += (dice.pick(able),)
        word += game.tokens[said[-1]].value
    return {"about": "guess", "rack": move.before.public.racks[move.seat], "word": word, "letters": letters}


def _races(game: AnyGame, moves: list[Move]) -> list[Case]:
    """The words that a race refuses because they were used."""
    states = [move.before for move in moves if move.before.public.phase == "racing"]
    return [
        {
            "about": "race",
            "public": parts(state.public, "secrets", "turns", "withdrawn"),
            "used": [word for word in _words(state) if _is_used(game, state, word)],
        }
        for state in states[:1]
    ]


def _words(state: WordyState) -> list[str]:
    """Every word of this length that was written, shown or guessed."""
    public = state.public
    words = [*public.secrets, *[turn.word for turn in public.turns], *public.withdrawn]
    return sorted({word for word in words if word and len(word) == RACE_LETTERS})


def _is_used(game: AnyGame, state: WordyState, word: str) -> bool:
    race = state.public.race
    assert race is not None
    return "W-TIE-R1" in {judged(game, state, seat, Race(word), race[0]) for seat in (0, 1)}


def _shown(game: AnyGame, moves: list[Move]) -> list[Case]:
    """The words that Dynamic Word Builder refuses because they were shown for it."""
    found = []
    for move in moves[::-1]:
        public, seat = move.before.public, move.seat
        if seat is None or public.phase != "asking" or seat != public.to_move:
            continue
        if not any(each.clue == "dynamic" and not each.closed for each in public.questions[seat]):
            continue
        words = sorted({turn.word for turn in public.turns if turn.word and not missing(turn.word, public.racks[seat])})
        refused = [
            word for word in words if judged(game, move.before, seat, Ask("dynamic", word=word)) == "W-C-DYNAMIC"
        ]
        found.append(
            {
                "about": "shown",
                "seat": seat,
                "rack": public.racks[seat],
                "turns": to_builtins(public.turns),
                "refused": refused,
            }
        )
    return found[:1]
