"""The draft of a table's next state, with its writes and tellings."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rumpus.tables.heart.state import State
from rumpus.tables.heart.tellings import Reply, Telling
from rumpus.tables.log import Write
from rumpus.tables.messages.to_page import Answer, Done, Rejected


class Step(Struct, frozen=True, gc=False):
    """The result of an occurrence: the next state, writes and tellings."""

    state: State
    writes: list[Write]
    tellings: list[Telling]
    is_info_changed: bool = False
    """Whether the table's info has to be sent to everybody."""


class Draft:
    __slots__ = (
        "chat",
        "document",
        "dropped",
        "fight",
        "host_told",
        "is_info_changed",
        "knocks",
        "link",
        "now",
        "pages",
        "play",
        "played_for",
        "presence",
        "rematch",
        "stepped_in",
        "stood_in",
        "tellings",
        "unseen",
        "writes",
        "wrong_words",
    )

    def __init__(self, state: State, now: float, link: Callable[[str], str]) -> None:
        self.document = state.document
        self.play = state.play
        self.pages = state.pages
        self.presence = state.presence
        self.knocks = state.knocks
        self.wrong_words = state.wrong_words
        self.chat = state.chat
        self.stood_in = state.stood_in
        self.stepped_in = state.stepped_in
        self.played_for = state.played_for
        self.dropped = state.dropped
        self.unseen = state.unseen
        self.rematch = state.rematch
        self.host_told = state.host_told
        self.fight = state.fight
        self.now = now
        self.link = link
        self.writes: list[Write] = []
        self.tellings: list[Telling] = []
        self.is_info_changed = False

    def tell(self, telling: Telling) -> None:
        self.tellings.append(telling)

    def reply(self, stream: str, message: Done | Rejected | Answer) -> None:
        self.tellings.append(Reply(stream, message))

    @property
    def now_ms(self) -> int:
        """The time of the game."""
        return 0 if self.play is None else self.play.clock.now_ms(self.now)

    def step(self) -> Step:
        """The result so far."""
        state = State(
            self.document,
            self.play,
            self.pages,
            self.presence,
            self.knocks,
            self.wrong_words,
            self.chat,
            self.stood_in,
            self.stepped_in,
            self.played_for,
            self.dropped,
            self.unseen,
            self.rematch,
            self.host_told,
            self.fight,
        )
        return Step(state, self.writes, self.tellings, self.is_info_changed)


def taken(state: State, now: float, link: Callable[[str], str], do: Callable[[Draft], None]) -> Step:
    """Apply `do` to a draft of the state. If it raises, nothing has changed."""
    draft = Draft(state, now, link)
    do(draft)
    return draft.step()
