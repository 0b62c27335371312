"""One play-out being checked: the run, its dice, and the findings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from rumpus.conformance.findings import Finding, Findings
from rumpus.engine.dice import Dice
from rumpus.engine.errors import IllegalAction
from rumpus.engine.game import Game, Prompt
from rumpus.engine.run import Run
from rumpus.engine.sentences import Sentences
from rumpus.engine.state import Moment, Step

encode = msgspec.json.encode
FEW_STATES = 8


class Chooser(Protocol):
    """A bot, as this suite knows one."""

    def choose(self, view: Any, prompts: tuple[Prompt, ...], dice: Dice) -> Any: ...


class _Known:
    """A state that the id belongs to, how it was encoded before an action was tried in it, and its secrets, by
    watcher."""

    __slots__ = ("encoding", "secrets", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.encoding: bytes | None = None
        self.secrets: dict[int | None, list[bytes]] = {}


class Scene:
    """Everything a check needs at one moment of a play-out."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any, Any],
        seed: int,
        clauses: frozenset[str],
        sentences: Sentences | None,
        findings: Findings,
        bots: Sequence[Chooser] = (),
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.clauses = clauses
        self.sentences = sentences
        self.seed_bytes = seed.to_bytes(16, "big")
        self.run: Run[Any, Any, Any] = Run(game, self.seed_bytes)
        self.dice = Dice(self.seed_bytes + b"/conformance")
        self.open_prompts: list[dict[str, bytes]] = [{} for _ in range(game.seats)]
        self.closed_prompts: list[set[str]] = [set() for _ in range(game.seats)]
        self.done: list[Any] = []
        """Seat actions accepted so far; they are tried again in states where they do not belong."""
        self.immutable: dict[int, Any] = {}
        """By id: values of this play-out in which no mutable part was found."""
        self._known: dict[int, _Known] = {}
        """By id: states in which actions were tried last. Checks go back and forth between the real one and others."""
        self._findings = findings
        self._options = encode(game.options).decode()

    @property
    def state(self) -> Any:
        return self.run.state

    @property
    def watchers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (None, *range(self.game.seats))

    @property
    def is_settled(self) -> bool:
        """Whether no wake is overdue; a table applies overdue wakes before anything else."""
        due_ms = self.game.wake_at_ms(self.state)
        return due_ms is None or due_ms > self.run.at_ms

    def note(self, check: str, message: str, seat: int | None = None) -> None:
        self._findings.add(Finding(check, message, self.game.seats, self._options, self.seed, self.run.number, seat))

    def _knowing(self, state: Any) -> _Known:
        """What is computed once while actions are tried in the same state."""
        known = self._known.get(id(state))
        if known is None:
            if len(self._known) == FEW_STATES:
                self._known.clear()
            known = self._known[id(state)] = _Known(state)
        return known

    def judge(
        self, state: Any, seat: int | None, action: Any, at_ms: int | None = None
    ) -> Step[Any, Any] | IllegalAction:
        """The rules' answer to an action in a state; checks what every answer must fulfil."""
        known = self._knowing(state)
        if known.encoding is None:
            known.encoding = encode(state)
        verdict: Step[Any, Any] | IllegalAction
        try:
            moment = Moment(self.run.at_ms if at_ms is None else at_ms, Dice(self.seed_bytes, self.run.number + 1))
            verdict = self.game.apply(state, seat, action, moment)
        except IllegalAction as refusal:
            verdict = refusal
            self.check_clause(refusal.clause, f"the refusal of {told(action)}", seat)
            self.check_secrets(state, seat, refusal.why.encode(), f"the refusal of {told(action)}")
        if encode(state) != known.encoding:
            self.note("changes its input", f"apply changed the state it was given, for {told(action)}.", seat)
        return verdict

    def tried(self, seat: int, action: Any) -> Step[Any, Any] | IllegalAction:
        """The rules' answer to an action now, without the checks of `judge`."""
        try:
            return self.game.apply(
                self.state, seat, action, Moment(self.run.at_ms, Dice(self.seed_bytes, self.run.number + 1))
            )
        except IllegalAction as refusal:
            return refusal

    def check_clause(self, clause: str, where: str, seat: int | None = None) -> None:
        if clause not in self.clauses:
            self.note("unknown clause", f"{where} names {clause!r}, which is no clause of RULES.md.", seat)

    def check_secrets(self, state: Any, seat: int | None, data: bytes, where: str) -> None:
        for secret in self._secrets_of(state, seat):
            if secret in data:
                told = secret.decode()
                self.note("tells a secret", f"{where} contains {told!r}, which this watcher may not know.", seat)

    def _secrets_of(self, state: Any, seat: int | None) -> list[bytes]:
        secrets = self._knowing(state).secrets
        if seat not in secrets:
            secrets[seat] = [secret.encode() for secret in self.game.secrets(state, seat)]
        return secrets[seat]


def told(action: Any) -> str:
    """An action as written in messages."""
    return encode(action).decode()


def verdict_name(verdict: Step[Any, Any] | IllegalAction) -> str:
    return f"refused by {verdict.clause}" if isinstance(verdict, IllegalAction) else "accepted"
