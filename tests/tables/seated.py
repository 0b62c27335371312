"""Seats in tests, over guests of a table or over pages with a real socket."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from tests.tables.page import Page

S = TypeVar("S", bound="Seated")


class Seated:
    """A seat, and one of the pages that hold it."""

    ANSWERS: ClassVar[Mapping[str, str]] = {}
    """By action: the kind of prompt that it answers, if its name differs."""
    REFUSED_TO: ClassVar[str] = ""
    """The kind of prompt to which an action is sent that no prompt asked for."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.company: Sequence[Seated] = ()
        """All seats of the table. After an action each waits until the others have received it."""

    @property
    def private(self) -> dict[str, Any]:
        assert self.page.play is not None
        private: dict[str, Any] = self.page.play["private"][str(self.seat)]
        return private

    @property
    def public(self) -> dict[str, Any]:
        return self.page.public

    def prompts(self) -> dict[str, dict[str, Any]]:
        """The prompts of the seat, by kind."""
        assert self.page.play is not None
        return {prompt["kind"]: prompt for prompt in self.page.play["prompts"].get(str(self.seat), ())}

    async def prompt(self, kind: str) -> str:
        found = await self.page.until(lambda: self.prompts().get(kind))
        return str(found["id"])

    async def act(self, kind: str, /, *, to: str = "", **fields: Any) -> dict[str, Any]:
        """Send an action that must be accepted."""
        prompt = await self.prompt(to or self.ANSWERS.get(kind, kind))
        answer = await self.page.act(self.seat, {"type": kind, **fields}, prompt=prompt)
        assert answer["type"] == "update", answer
        for each in self.company:
            await each.page.until(lambda each=each: each.public == self.public)  # type: ignore[misc]
        return answer

    async def refusal(self, kind: str, /, *, to: str = "", **fields: Any) -> tuple[str, str]:
        """The code and the clause of the refusal; `to` is the kind of prompt to which the action is sent."""
        prompt = await self.prompt(to or self.REFUSED_TO)
        answer = await self.page.act(self.seat, {"type": kind, **fields}, prompt=prompt)
        assert answer["type"] == "rejected", answer
        assert answer["message"]
        return answer["code"], answer["clause"]


def company(*seated: S) -> tuple[S, ...]:
    for each in seated:
        each.company = seated
    return seated


class Everything:
    """What all pages know of the game, to compare before and after."""

    def __init__(self, seated: Sequence[Seated]) -> None:
        self._seated = seated
        self.known = self.now()

    def now(self) -> list[Any]:
        return [
            (each.public, each.private, sorted(prompt["id"] for prompt in each.prompts().values()))
            for each in self._seated
        ]

    def is_as_before(self) -> bool:
        return self.now() == self.known


async def all_refused(seated: Seated, to: str, cases: Sequence[tuple[dict[str, Any], str]]) -> None:
    """Check that each action is refused by that clause, and that nobody's game changes."""
    before = Everything(seated.company)
    for action, clause in cases:
        fields = {key: value for key, value in action.items() if key != "type"}
        assert await seated.refusal(action["type"], to=to, **fields) == ("illegal", clause), action
        assert before.is_as_before(), action
