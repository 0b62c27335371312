"""A game with a mistake is refused before it is offered: one message, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.games import GAMES
from rumpus.guests import GuestRefused, Guests
from tests.guests.files import PIG, changed_pig, line_of

ROLL = "face = 1 + moment.dice.below(6)"
MISTAKES = {
    "a syntax error": (("def new(", "def new(("), "def new", "cannot be parenthesized|never closed|invalid syntax"),
    "a missing import": (("import Meta, Struct", "import Meta, Strukt"), "Strukt", "cannot import name 'Strukt'"),
    "an exception while it is loaded": (("PigState = ", "PigState = 1 / 0 or "), "1 / 0", "ZeroDivisionError"),
    "the end of the program": (("PigState = ", "raise SystemExit\nPigState = "), "SystemExit", "it ends the program"),
    "too many seats": (('"P", 2, 8,', '"P", 2, 65,'), "class Pig", "1 to 64 seats, not 2 to 65"),
    "a name that no address can have": (('Facts("my_pig"', 'Facts("My Pig"'), "class Pig", "the name 'My Pig'"),
    "the prefix of the house rules": (('dare.", "P"', 'dare.", "G"'), "class Pig", "one capital letter, not G"),
    "a dict in the state": (("goal: int\n", "goal: int | dict[str, int]\n"), "class Pig", r"State\.public\.goal"),
    "a set in the state": (
        ("face: Annotated[int, show(\"dice\", \"The die\")]", "face: int | frozenset[int]"),
        "class Pig",
        "holds a frozenset",
    ),
    "an event without a text": (("held = {", "hold = {"), "class Pig", "no sentence for the event Held"),
    "a choice without a text": (("token-hold = Hold", ""), "class Pig", "has no label"),
    "a clause that does not exist": (('"turn", "P-TURN-1"', '"turn", "P-TURN-9"'), "class Pig", "P-TURN-9"),
    "a rule book that cannot be read": (("## Your turn\n", ""), "class Pig", "stands before the first section"),
    "no end": (("max(scores) >= state.public.goal", "False"), "class Pig", "not over after 2000 entries"),
    "a rule that raises": ((ROLL, f"{ROLL} // 0"), f"{ROLL} // 0", "ZeroDivisionError"),
    "a rule that takes too long": (
        (ROLL, f"{ROLL} + 0 * sum(number for number in range(10**9))"),
        "range(10**9)",
        "takes too long",
    ),
    "an offer that is refused": (("if view.public.pot else (Roll(),)", "if True else ()"), "class Pig", "P-TURN-1"),
    "a legal move that is not offered": (
        ("(Roll(), Hold()) if view.public.pot else (Roll(),)", "(Roll(),)"),
        "class Pig",
        "never ends|not offered|is not over",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("change", "place", "says"), MISTAKES.values(), ids=MISTAKES)
def test_a_game_file_with_a_mistake_is_refused_with_file_and_line(
    tmp_path: Path, change: tuple[str, str], place: str, says: str
) -> None:
    path = changed_pig(tmp_path, change)
    with pytest.raises(GuestRefused, match=says) as refused:
        Guests().welcome(str(path))
    assert f"my_pig.py, line {line_of(path, place)}" in refused.value.message
    assert "\n" not in refused.value.message
    assert "my_pig" not in GAMES


def test_a_view_that_leaks_is_refused_and_the_message_says_what_leaked(tmp_path: Path) -> None:
    path = changed_pig(
        tmp_path,
        ("PigState = State[Table, None, None]", "PigState = State[Table, None, int]"),
        ("(None,) * self.seats, None), ())", "(None,) * self.seats, 4711), ())"),
        ("    def prompts(", "    def secrets(self, state, seat):\n        return ('4711',)\n\n    def prompts("),
        ("    goal: int\n", "    goal: int\n    leak: int = 4711\n"),
        ("    def prompts(", "    def possible_state(self, view, dice):\n"
         "        return State(view.public, (None,) * self.seats, 4711)\n\n    def prompts("),
    )  # fmt: skip
    with pytest.raises(GuestRefused, match=r"my_pig\.py, line \d+: .*4711"):
        Guests().welcome(str(path))


@pytest.mark.parametrize("name", ["mantis", "pig"])
def test_a_name_that_another_game_has_is_refused(tmp_path: Path, name: str) -> None:
    guests = Guests()
    guests.welcome(str(PIG))
    path = changed_pig(tmp_path, ('Facts("my_pig"', f'Facts("{name}"'))
    with pytest.raises(GuestRefused, match=f"another game with the name '{name}'"):
        guests.welcome(str(path))


def test_one_bad_game_does_not_keep_the_others_out(tmp_path: Path) -> None:
    bad = changed_pig(tmp_path, ("def new(", "def new(("))
    refused = Guests().welcome_all([str(bad), str(PIG)])
    assert [("my_pig.py" in each.message) for each in refused] == [True]
    assert "pig" in GAMES
