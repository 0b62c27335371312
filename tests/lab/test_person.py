"""A person among bots: answers are typed as numbers, and sentences tell what happened."""

from __future__ import annotations

from collections.abc import Iterator

from rumpus.bots import make_bot
from rumpus.engine import Dice, Moment
from rumpus.engine.sentences import Sentences
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Score, Steal
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.model import Place
from rumpus.lab.person import Person, ToldRun
from rumpus.lab.play import play_on
from tests.games.swordcrafters.positions import ADA, crafting

NAMES = ("Ann", "Bo", "Cy")


class Typist:
    """Types these answers, and remembers what was asked."""

    def __init__(self, *typed: str) -> None:
        self._typed: Iterator[str] = iter(typed)
        self.asked: list[str] = []

    def __call__(self, text: str) -> str:
        self.asked.append(text)
        return next(self._typed)


def mantis_answer(typist: Typist) -> object:
    game = Mantis(seats=3)
    seed = next(number for number in range(100) if game.new(Moment(0, Dice(b"", number))).state.public.to_move == 0)
    state = game.new(Moment(0, Dice(b"", seed))).state
    person = Person(game, Sentences(Mantis, NAMES), typist)
    intent = person.choose(game.view(state, 0), game.prompts(state, 0), Dice(b"test"))
    return None if intent is None else intent.action


def test_the_choices_are_numbered_and_a_number_is_an_answer() -> None:
    typist = Typist("3")
    assert mantis_answer(typist) == Steal(2)
    assert typist.asked[0].splitlines()[0] == "1 Score  2 Steal from Bo  3 Steal from Cy"


def test_what_is_no_number_of_a_choice_is_asked_again() -> None:
    typist = Typist("", "four", "4", "-1", "1")
    assert mantis_answer(typist) == Score()
    assert len(set(typist.asked)) == 1


def test_a_look_shows_the_view() -> None:
    typist = Typist("v", "1")
    mantis_answer(typist)
    assert '"tanks"' in typist.asked[1]


def test_a_large_answer_is_typed_in_steps_and_can_be_begun_again() -> None:
    match = crafting("RW")
    typist = Typist("2", "0", "1", "2")
    person = Person(match.game, Sentences(Swordcrafters, NAMES), typist)
    intent = person.choose(match.game.view(match.state, ADA), match.game.prompts(match.state, ADA), Dice(b"test"))
    assert intent is not None
    assert intent.action == Place("red", "right")


def test_nobody_is_asked_while_nothing_is_awaited_from_them() -> None:
    game = Mantis(seats=3)
    person = Person(game, Sentences(Mantis, NAMES), Typist())
    assert person.choose(game.view(game.new(Moment(0, Dice(b""))).state, 0), (), Dice(b"test")) is None


def test_a_whole_game_is_told_to_the_person() -> None:
    game, told = Mantis(seats=2), list[str]()
    sentences = Sentences(Mantis, NAMES[:2])
    run = ToldRun(game, bytes(16), sentences, told.append)
    play_on(run, [Person(game, sentences, lambda _: "1"), make_bot(game, "easy")])
    assert told[0].startswith("Everyone gets 4 cards.")
    assert told[-1].endswith(("wins the game.", "share the win."))
