"""The search: a tree of choices by what the chooser knows, and playouts below it."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec
from msgspec import Struct

from rumpus.bots.playouts.budget import Budget
from rumpus.bots.playouts.position import Position
from rumpus.bots.playouts.values import Standing, of_outcome, scores_of
from rumpus.engine import Dice, IllegalAction, Prompt, Said, View
from rumpus.engine.random_play import check_length
from rumpus.games import AnyGame

encode = msgspec.json.encode

LONGEST: Final = 400
"""The number of answers after which a playout without scores is given up."""


class Care(Struct, frozen=True):
    """How carefully a level thinks."""

    steps: int
    """The number of actions in all playouts of one choice."""
    horizon: int
    """The number of answers of each seat after which a playout is valued by the scores, if the game shows them."""
    tree: bool = False
    """Whether the answers that follow are searched, too, or only the first one."""
    greed: float = 0.0
    """How often a playout takes the choice with the best habit instead of any."""
    slips: float = 0.0
    """How often any answer is given, without a thought."""
    explore: float = 0.4


class Edge:
    """A choice at a place of the tree."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.total = 0.0
        self.visits = 0


Node = dict[int, Edge]
Passed = list[tuple[int, Edge]]
"""The edges of a playout, each with the seat that chose it."""


class Search:
    """One choice of one seat."""

    def __init__(self, game: AnyGame, view: View[Any, Any], prompt: Prompt, care: Care, dice: Dice) -> None:
        assert view.seat is not None
        self._game = game
        self._view = view
        self._seat: int = view.seat
        self._prompt = prompt
        self._care = care
        self._dice = dice
        self._idle = frozenset(number for number, token in enumerate(game.tokens) if token.idle)
        self._nodes: dict[Any, Node] = {}
        self._standing = Standing()
        self._habits: dict[int, Edge] = {}
        """The value of each choice, wherever it was made."""

    def best(self, budget: Budget) -> Any:
        """The best answer that is found within the budget."""
        if len(self._choices(self._view, self._prompt, ())) > 1 or not self._is_whole():
            while not budget.is_spent:
                self._play_out(budget)
        return self._answer(self._view, self._prompt, self._most_visited)

    def _is_whole(self) -> bool:
        """Whether the only first choice is the whole answer."""
        [only] = self._choices(self._view, self._prompt, ())
        return self._game.answer(self._view, self._prompt, (only,)) is not None

    def _play_out(self, budget: Budget) -> None:
        """One playout: down the tree, then at random to the end or the horizon.

        One that the end of the budget breaks off teaches nothing.
        """
        game, dice, care = self._game, self._dice, self._care
        position = Position(game, game.possible_state(self._view, dice), dice)
        passed: Passed = []
        in_tree = True
        asked: tuple[int, Prompt] | None = (self._seat, self._prompt)
        left = care.horizon * game.seats if scores_of(position.state.public, game.seats) else LONGEST
        try:
            while asked is not None and left > 0:
                if not budget.spend():
                    return
                seat, prompt = asked
                view = game.view(position.state, seat)
                if in_tree:
                    known = len(self._nodes)
                    action = self._choose_in_tree(view, prompt, passed)
                    in_tree = care.tree and len(self._nodes) == known
                else:
                    action = self._choose_below(view, prompt, passed)
                position.answer(seat, action)
                left -= 1
                asked = position.question()
        except IllegalAction:
            # Whatever the rules refuse in a thought is no better or worse than the position before it.
            pass
        self._learn(passed, self._values(position))

    def _values(self, position: Position) -> tuple[float, ...]:
        outcome = position.outcome
        if outcome is not None:
            return of_outcome(outcome)
        seats = self._game.seats
        scores = scores_of(position.state.public, seats)
        return (1 / seats,) * seats if scores is None else self._standing.of(scores)

    def _learn(self, passed: Passed, values: tuple[float, ...]) -> None:
        for seat, edge in passed:
            edge.total += values[seat]
            edge.visits += 1

    def _choices(self, view: View[Any, Any], prompt: Prompt, said: Said) -> tuple[int, ...]:
        offered = self._game.choices(view, prompt, said)
        if not self._idle:
            return offered
        return tuple(number for number in offered if number not in self._idle) or offered

    def _answer(self, view: View[Any, Any], prompt: Prompt, choose: Any) -> Any:
        """Choose token after token until they spell an answer."""
        game, said = self._game, Said()
        while True:
            check_length(prompt, said)
            choices = self._choices(view, prompt, said)
            said += (choices[0] if len(choices) == 1 else choose(view, said, choices),)
            action = game.answer(view, prompt, said)
            if action is not None:
                return action

    def _place(self, view: View[Any, Any], said: Said) -> Any:
        """What the chooser knows, as far as the searching seat can tell."""
        return view.seat, encode(view.public), encode(view.private) if view.seat == self._seat else b"", said

    def _choose_in_tree(self, view: View[Any, Any], prompt: Prompt, passed: Passed) -> Any:
        seat = view.seat or 0

        def choose(view: View[Any, Any], said: Said, choices: tuple[int, ...]) -> int:
            node = self._nodes.setdefault(self._place(view, said), {})
            number = self._by_bounds(node, choices)
            passed.append((seat, node.setdefault(number, Edge())))
            passed.append((seat, self._habits.setdefault(number, Edge())))
            return number

        return self._answer(view, prompt, choose)

    def _by_bounds(self, node: Node, choices: tuple[int, ...]) -> int:
        """The choice with the highest upper bound. One that is new here counts by its habit."""
        tried = sum([edge.visits for edge in node.values()])
        wide = self._care.explore * math.sqrt(math.log(tried + 2))
        root, at, habit_of = math.sqrt, node.get, self._habits.get
        # Among equals it is the first one, so the first one is any.
        first = self._dice.below(len(choices))
        best, highest = choices[first], -1.0
        for number in choices[first:] + choices[:first]:
            habit = habit_of(number)
            bound = 0.5 if habit is None or not habit.visits else habit.total / habit.visits
            edge = at(number)
            if edge is None:
                bound += wide
            else:
                visits = edge.visits + 1
                bound = (edge.total + bound) / visits + wide / root(visits)
            if bound > highest:
                best, highest = number, bound
        return best

    def _choose_below(self, view: View[Any, Any], prompt: Prompt, passed: Passed) -> Any:
        seat, dice, habits, greed = view.seat or 0, self._dice, self._habits, self._care.greed

        def choose(view: View[Any, Any], said: Said, choices: tuple[int, ...]) -> int:
            if not greed:
                return dice.pick(choices)
            if dice.roll() < greed:
                number = max(choices, key=lambda each: _mean(habits.get(each)))
            else:
                number = dice.pick(choices)
            passed.append((seat, habits.setdefault(number, Edge())))
            return number

        return self._answer(view, prompt, choose)

    def _most_visited(self, view: View[Any, Any], said: Said, choices: tuple[int, ...]) -> int:
        node = self._nodes.get(self._place(view, said), {})
        known = [number for number in choices if number in node]
        if not known:
            return self._dice.pick(choices)
        return max(known, key=lambda number: (node[number].visits, node[number].total))


def _mean(edge: Edge | None) -> float:
    return edge.total / edge.visits if edge is not None and edge.visits else 1.0
