"""The decisions of a table, tested without tasks, sockets and storage."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rumpus.tables import lobby
from rumpus.tables.heart import absence, arriving
from rumpus.tables.heart.absence import DROPPED_AFTER_S, HOST_GRACE_S, Deputy
from rumpus.tables.heart.commands import obeyed
from rumpus.tables.heart.draft import Step, taken
from rumpus.tables.heart.settling import is_calm, seconds_to_next_due, settle
from rumpus.tables.heart.state import Page, State
from rumpus.tables.heart.tellings import Dismissed, GameNews, Reply, StepNews, ToAll, Welcomed
from rumpus.tables.log import AppendEntry, BeginGame, EndGame
from rumpus.tables.messages.from_page import FromPage, Hello
from rumpus.tables.messages.to_page import Notice, Rejected

NOW = 1000.0


def link(code: str) -> str:
    return f"http://here/t/{code}"


def joined(state: State, name: str, now: float = NOW) -> tuple[State, Page]:
    profile = {"name": name, "avatar": "fox", "colour": "sea"}
    hello = msgspec.convert({"type": "hello", "table": state.document.code, "profile": profile}, Hello)
    step = taken(state, now, link, partial(arriving.arrive, hello=hello, stream=name, kept=None))
    [welcomed] = [each for each in step.tellings if isinstance(each, Welcomed)]
    return step.state, welcomed.page


def told(state: State, page: Page, now: float = NOW, **command: Any) -> Step:
    message: Any = msgspec.json.decode(msgspec.json.encode({"ref": 1, **command}), type=FromPage)
    return obeyed(state, now, link, page, message)


@pytest.fixture
def seated() -> tuple[State, Page, Page]:
    """Ann, the host, and Bo, each in a seat of Mantis."""
    state, ann = joined(State(lobby.open_table("CDFGH", "mantis")), "Ann")
    state, bo = joined(state, "Bo")
    for seat, page in enumerate((ann, bo)):
        state = told(state, page, type="take_seat", seat=seat).state
    return state, ann, bo


@pytest.fixture
def begun(seated: tuple[State, Page, Page]) -> tuple[State, Page, Page]:
    state, ann, bo = seated
    return told(state, ann, type="start", anyway=True).state, ann, bo


def scoring(state: State) -> dict[str, Any]:
    """The player whose turn it is scores."""
    assert state.play is not None
    [seat] = state.play.asked.waiting
    [prompt] = [each for each in state.play.asked.prompts[seat] if each.awaited]
    return {"type": "act", "seat": seat, "prompt": prompt.id, "action": {"type": "score"}}


def moves(begun: tuple[State, Page, Page], **fields: Any) -> Step:
    state, *pages = begun
    act = scoring(state) | fields
    return told(state, pages[act["seat"]], **act)


def test_the_first_person_to_come_in_is_the_host(seated: tuple[State, Page, Page]) -> None:
    state, ann, bo = seated
    assert state.document.host == ann.member
    assert state.presence.here == {ann.member, bo.member}


def test_a_refused_command_changes_nothing_and_is_answered(seated: tuple[State, Page, Page]) -> None:
    state, _, bo = seated
    step = told(state, bo, type="start", anyway=True)
    assert step.state is state
    assert step.writes == []
    [reply] = step.tellings
    assert isinstance(reply, Reply)
    assert isinstance(reply.message, Rejected)
    assert (reply.stream, reply.message.code, reply.message.ref) == (bo.stream, "not_host", 1)


def test_the_start_of_a_game_is_written_and_sent_to_everybody(seated: tuple[State, Page, Page]) -> None:
    state, ann, bo = seated
    step = told(state, ann, type="start", anyway=True)
    assert [type(write) for write in step.writes] == [BeginGame]
    [news] = [each for each in step.tellings if isinstance(each, GameNews)]
    assert news.streams == {ann.stream, bo.stream}


def test_an_action_is_one_entry_of_the_log_and_one_step_for_everybody(begun: tuple[State, Page, Page]) -> None:
    step = moves(begun)
    assert [type(write) for write in step.writes] == [AppendEntry]
    assert [type(telling) for telling in step.tellings] == [StepNews]
    assert begun[0].play is not None
    assert begun[0].play.run.number == 0, "the state before is as it was"


def test_an_action_that_is_sent_twice_is_applied_once(begun: tuple[State, Page, Page]) -> None:
    state, *pages = begun
    act = scoring(state)
    first = told(state, pages[act["seat"]], **act)
    again = told(first.state, pages[act["seat"]], **act)
    assert again.writes == []
    assert [type(telling) for telling in again.tellings] == [Reply]


def test_a_whole_game_can_be_played_by_the_step_function_alone(begun: tuple[State, Page, Page]) -> None:
    state, *pages = begun
    writes: list[Any] = []
    for ref in range(1, 1000):
        if state.document.phase == "over":
            break
        step = moves((state, *pages), ref=ref)
        state, writes = step.state, writes + step.writes
    assert isinstance(writes[-1], EndGame)
    assert state.play is not None
    assert state.play.outcome is not None
    assert len(writes) == state.play.run.number + 1


def test_a_stand_in_is_wanted_when_somebody_has_been_gone_for_long_enough(begun: tuple[State, Page, Page]) -> None:
    state, _, bo = begun
    gone = taken(state, NOW, link, partial(arriving.depart, stream=bo.stream)).state
    grace_s = gone.document.settings.grace_s
    assert absence.deputies_wanted(gone, NOW + grace_s - 1) == {}
    wanted = absence.deputies_wanted(gone, NOW + grace_s)
    assert wanted == {1: Deputy(gone.document.settings.stand_in, "stand-in")}
    step = taken(gone, NOW + grace_s, link, partial(settle, wanted=wanted, tick=0))
    [news] = [each.message for each in step.tellings if isinstance(each, ToAll)]
    assert isinstance(news, Notice)
    assert news.line.people is not None
    assert (news.line.people.kind, news.line.people.name) == ("stand_in", "Bo")


def test_the_role_of_host_moves_on_when_the_host_has_been_gone_for_long_enough(
    seated: tuple[State, Page, Page],
) -> None:
    state, ann, bo = seated
    gone = taken(state, NOW, link, partial(arriving.depart, stream=ann.stream)).state
    assert absence.seconds_to_next_due(gone, NOW) == pytest.approx(DROPPED_AFTER_S, abs=0.01)
    # It was announced, and nothing else is due before the role moves on.
    gone = taken(gone, NOW + DROPPED_AFTER_S, link, partial(settle, wanted={}, tick=0)).state
    assert gone.dropped == {ann.member}
    assert absence.seconds_to_next_due(gone, NOW) == pytest.approx(HOST_GRACE_S, abs=0.01)
    step = taken(gone, NOW + HOST_GRACE_S, link, partial(settle, wanted={}, tick=0))
    assert step.state.document.host == bo.member


def test_a_person_who_is_kicked_is_disconnected_and_no_longer_present(seated: tuple[State, Page, Page]) -> None:
    state, ann, bo = seated
    step = told(state, ann, type="kick", seat=1)
    [dismissed] = [each for each in step.tellings if isinstance(each, Dismissed)]
    assert dismissed.streams == {bo.stream}
    assert dismissed.bye.code == "kicked"
    assert step.state.pages == (ann,)
    assert step.state.presence.here == {ann.member}


def test_a_table_is_calm_while_nothing_can_happen_before_a_page_does_something(
    begun: tuple[State, Page, Page],
) -> None:
    state = taken(begun[0], NOW, link, partial(settle, wanted={}, tick=0)).state
    assert is_calm(state)
    assert absence.deputies_wanted(state, NOW) == {}
    assert seconds_to_next_due(state, NOW) is None
    document = state.document
    timed = replace(document, settings=replace(document.settings, turn_s=30))
    with_bot = replace(document, seats=(document.seats[0], replace(document.seats[1], kind="bot", level="easy")))
    for other in (timed, with_bot, replace(document, newcomers=(1,)), replace(document, host=1)):
        assert not is_calm(replace(state, document=other))
    without_bo = taken(state, NOW, link, partial(arriving.depart, stream=begun[2].stream)).state
    assert not is_calm(without_bo)
