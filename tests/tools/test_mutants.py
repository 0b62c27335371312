"""Mutants of rules: which changes are possible, which are chosen by a seed, and which are noticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools.mutants.choosing import GAMES, Equivalent, Mutant, all_mutants, choose, equivalents
from tools.mutants.mutations import mutated, mutations_of

CHECKOUT = Path(__file__).parents[2]


def changes(source: str, clauses: tuple[str, ...] = ()) -> set[str]:
    return {mutated(source, mutation) for mutation in mutations_of(source, clauses)}


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("x = a < b", "x = (a <= b)"),
        ("x = a == b", "x = (a != b)"),
        ("x = a in b", "x = (a not in b)"),
        ("x = a and b", "x = (a or b)"),
        ("x = a + b", "x = (a - b)"),
        ("x -= b", "x += b"),
        ("x = min(a, b)", "x = (max(a, b))"),
        ("x = 3", "x = 4"),
        ("x = 3", "x = (2)"),
        ("x = a[0]", "x = a[1]"),
        ("x = a[2]", "x = a[1]"),
        ("x = f(awaited=False)", "x = f(awaited=True)"),
        ("x = f(a, b)", "x = (f(b, a))"),
        ("x = 'M-END-1'", "x = 'M-END-2'"),
        ("x = b if a else c", "x = b if (not a) else c"),
        ("x = [a for a in b if not a]", "x = [a for a in b if (a)]"),
        ("if a:\n    raise E(b)", "if a:\n    pass"),
        ("draft.tell(a)", "pass"),
        ("def f() -> None:\n    a()\n    b()\n    c()", "def f() -> None:\n    a()\n    return\n    c()"),
        ("def f() -> bool:\n    return a()", "def f() -> bool:\n    return (not a())"),
        ("x = 'ö', a < b", "x = 'ö', (a <= b)"),
    ],
)
def test_a_change_of_behaviour_can_be_made(source: str, after: str) -> None:
    assert after in changes(source, ("M-END-1", "M-END-2"))


@pytest.mark.parametrize(
    "source",
    [
        'def f() -> None:\n    """Of 3 and more."""',
        "def f(x: Annotated[int, Meta(ge=1)]) -> Literal[1]: ...",
        "Count: TypeAlias = Annotated[int, Meta(ge=1)]",
        "class A(Struct, frozen=True):\n    a: Annotated[int, Meta(ge=1)]",
        "class A:\n    __slots__ = (1, 2)\n    def __repr__(self) -> str:\n        return str(1 + 2)",
        "@lru_cache(maxsize=16)\ndef f() -> None: ...",
        "assert a < b",
        "x = zip(a, strict=True)",
    ],
)
def test_code_without_behaviour_is_not_changed(source: str) -> None:
    assert changes(source) == set()


def test_index_zero_is_not_changed_to_the_last_index_which_may_be_the_same() -> None:
    assert changes("x = a[0]") == {"x = a[1]"}


def test_arguments_of_different_types_are_not_swapped() -> None:
    source = "def f(draft: Draft, seat: int, into: int) -> None:\n    g(draft, seat, into)"
    assert {each for each in changes(source) if "g(" in each} == {
        source.replace("g(draft, seat, into)", "(g(draft, into, seat))")
    }


@pytest.fixture(scope="module")
def mutants() -> dict[str, list[Mutant]]:
    return {game: all_mutants(CHECKOUT, game) for game in GAMES}


def test_the_same_seed_gives_the_same_mutants_and_another_seed_others(mutants: dict[str, list[Mutant]]) -> None:
    once = choose(mutants, seed=1, count=100)
    assert len(once) == len(set(once)) == 100
    assert len(set(once) & set(choose(mutants, seed=2, count=100))) < 20
    mantis = {"mantis": all_mutants(CHECKOUT, "mantis")}
    assert choose(mantis, seed=1, count=20) == choose({"mantis": mutants["mantis"]}, seed=1, count=20)


def test_mutants_are_spread_over_the_games_by_size(mutants: dict[str, list[Mutant]]) -> None:
    chosen = [mutant.game for mutant in choose(mutants, seed=1, count=100)]
    total = sum(map(len, mutants.values()))
    for game in GAMES:
        assert abs(chosen.count(game) - 100 * len(mutants[game]) / total) <= 1


def test_a_change_elsewhere_in_a_file_does_not_change_which_mutants_are_chosen(tmp_path: Path) -> None:
    rules = toy(tmp_path, rules="def f(a: int) -> bool:\n    return a < 3\n", tests="")
    before = choose({"toy": all_mutants(tmp_path, "toy")}, seed=4, count=2)
    rules.write_text("# A comment.\n" + rules.read_text())
    after = choose({"toy": all_mutants(tmp_path, "toy")}, seed=4, count=2)
    assert [mutant.name for mutant in before] == [mutant.name for mutant in after]


def test_an_equivalent_mutant_is_skipped(mutants: dict[str, list[Mutant]]) -> None:
    first, *others = choose(mutants, seed=1, count=100)
    change = first.mutation
    spared = Equivalent(first.path.as_posix(), change.function, change.before, change.after, "why")
    left = choose(mutants, seed=1, count=100, spared=[spared])
    assert first not in left
    assert len(left) == 100
    assert set(others) <= set(left)


def test_every_equivalent_mutant_can_still_be_made_and_has_a_reason(mutants: dict[str, list[Mutant]]) -> None:
    possible = [mutant for each in mutants.values() for mutant in each]
    for entry in equivalents():
        assert any(entry.covers(mutant) for mutant in possible), entry
        assert entry.why


RULES = """
def may_score(cards: int) -> bool:
    return cards > 1


def unseen(cards: int) -> bool:
    return cards > 7


def without_cards(hand: list[str]) -> list[str]:
    while hand:
        hand.pop()
    return hand
"""

TESTS = """
from rumpus.games.toy.rules import may_score, without_cards


def test_two_cards_score_and_one_does_not():
    assert (may_score(0), may_score(1), may_score(2)) == (False, False, True)


def test_cards_are_put_down_one_by_one():
    assert without_cards(["red", "blue"]) == []
"""

CONFORMANCE = """
import pytest

from rumpus.games.toy.rules import LIMIT


@pytest.mark.parametrize("name", ["toy"])
def test_a_registered_game_has_no_findings(name):
    assert LIMIT == 3
"""


def toy(root: Path, rules: str, tests: str) -> Path:
    """A checkout with one game of one file; returns that file."""
    folder = root / "src/rumpus/games/toy"
    folder.mkdir(parents=True)
    for each in (folder, folder.parent, folder.parent.parent):
        (each / "__init__.py").touch()
    (folder / "rules.py").write_text(rules)
    (root / "tests/games/toy").mkdir(parents=True)
    (root / "tests/games/toy/test_toy.py").write_text(tests)
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    return folder / "rules.py"


def run(root: Path, count: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--root", str(root), "--games", "toy", "--count", str(count)]
    return subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True)


def test_noticed_mutants_are_counted_and_the_others_are_listed(tmp_path: Path) -> None:
    rules = toy(tmp_path, RULES, TESTS)
    possible = all_mutants(tmp_path, "toy")
    ran = run(tmp_path, len(possible))
    assert ran.returncode == 1, ran.stderr
    assert "src/rumpus/games/toy/rules.py:7  comparison in unseen\n  - cards > 7\n  + (cards >= 7)" in ran.stdout
    listed = [line for line in ran.stdout.splitlines() if line.startswith("src/")]
    assert len(listed) == sum(mutant.mutation.function == "unseen" for mutant in possible)
    assert all(line.endswith("in unseen") for line in listed)
    assert any(mutant.mutation.before == "hand.pop()" for mutant in possible), "a loop without an end is noticed, too"
    assert rules.read_text() == RULES


def test_nothing_is_listed_if_every_mutant_is_noticed(tmp_path: Path) -> None:
    toy(
        tmp_path,
        "LIMIT = 3\n",
        "from rumpus.games.toy.rules import LIMIT\n\n\ndef test_limit():\n    assert LIMIT == 3\n",
    )
    ran = run(tmp_path, 2)
    assert (ran.returncode, "2 mutants, 0 survived" in ran.stdout) == (0, True), ran.stdout + ran.stderr


def test_the_conformance_suite_notices_what_other_tests_do_not(tmp_path: Path) -> None:
    toy(tmp_path, "LIMIT = 3\n", "def test_nothing():\n    pass\n")
    (tmp_path / "tests/conformance").mkdir()
    (tmp_path / "tests/conformance/test_registered_games.py").write_text(CONFORMANCE)
    ran = run(tmp_path, 2)
    assert (ran.returncode, "2 mutants, 0 survived" in ran.stdout) == (0, True), ran.stdout + ran.stderr


def test_tests_that_fail_without_any_change_are_an_error(tmp_path: Path) -> None:
    toy(tmp_path, "LIMIT = 3\n", "def test_never():\n    assert False\n")
    ran = run(tmp_path, 2)
    assert (ran.returncode, ran.stdout) == (2, "The tests of toy fail without any change.\n"), ran.stderr
