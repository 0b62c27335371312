"""Options as a form, and refusals of invalid options that name the field."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from rumpus.conformance.settings import option_settings
from rumpus.engine import (
    BadOptions,
    Facts,
    Need,
    chosen_options,
    offered_options,
    option_fields,
    read_options,
    table_options,
)
from rumpus.games.fake_swords import FakeSwords
from tests.engine.testgame import KnockKnock


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    hints: Annotated[bool, Meta(title="Hints", description="Show them.")] = False
    mode: Annotated[Literal["quick", "judged"], Meta(title="Battles", description="How to fight.")] = "quick"
    seconds: Annotated[int, Meta(ge=5, le=60, title="Time", description="For a choice.", extra={"unit": "s"})] = 20
    motto: Annotated[
        str, Meta(title="Motto", description="On the wall.", max_length=10, extra={"needs": ("mode", "judged")})
    ] = ""


def test_each_option_is_a_field_of_a_form() -> None:
    hints, mode, seconds, motto = option_fields(Options)
    assert (hints.name, hints.title, hints.help, hints.kind, hints.default) == (
        "hints",
        "Hints",
        "Show them.",
        "switch",
        False,
    )
    assert (mode.kind, mode.choices) == ("choice", ("quick", "judged"))
    assert (seconds.kind, seconds.least, seconds.most, seconds.unit) == ("number", 5, 60, "s")
    assert motto.kind == "text"
    assert [each.needs for each in (hints, mode, seconds)] == [None, None, None]
    assert motto.needs == Need("mode", "judged")


@pytest.mark.parametrize(
    ("facts", "options", "expected"),
    [
        (KnockKnock.facts, Options(), True),
        (replace(KnockKnock.facts, information="open"), Options(hints=True), False),
        (replace(KnockKnock.facts, information="open", hidden_with="hints"), Options(), False),
        (replace(KnockKnock.facts, information="open", hidden_with="hints"), Options(hints=True), True),
    ],
)
def test_an_option_may_decide_whether_seats_have_secrets(facts: Facts, options: Options, expected: bool) -> None:
    assert facts.has_secrets(options) == expected


class OfPeople(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(title="Rounds", description="How many.")] = 3
    heights: Annotated[tuple[int, ...], Meta(extra={"kind": "heights"})] = ()
    machines: Annotated[tuple[int, ...], Meta(extra={"kind": "bots"})] = ()


def test_options_that_the_table_fills_in_are_not_in_the_form() -> None:
    assert [field.name for field in option_fields(OfPeople)] == ["rounds"]
    assert table_options(OfPeople) == {"heights": "heights", "machines": "bots"}
    assert table_options(Options) == {}


def test_an_option_without_a_title_is_an_error() -> None:
    class Nameless(Struct):
        hints: bool = False

    with pytest.raises(TypeError, match="option hints needs a Meta"):
        option_fields(Nameless)


def test_an_option_that_a_form_cannot_show_is_an_error() -> None:
    class Odd(Struct):
        weights: Annotated[tuple[int, ...], Meta(title="W", description="D")] = ()

    with pytest.raises(TypeError, match="option weights has a type no form can show"):
        option_fields(Odd)


def test_omitted_options_have_their_defaults() -> None:
    assert read_options(Options, b'{"hints":true}') == Options(hints=True)


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        (b'{"hints":"yes"}', "hints"),
        (b'{"mode":"arena"}', "mode"),
        (b'{"seconds":4}', "seconds"),
        (b'{"seconds":1e9}', "seconds"),
        (b'{"motto":"far too long a motto"}', "motto"),
        (b'{"cheat":true}', "cheat"),
        (b"[]", ""),
        (b"{", ""),
        (b"", ""),
    ],
)
def test_invalid_options_are_refused_with_the_field(raw: bytes, field: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(Options, raw)
    assert refused.value.field == field
    assert field in refused.value.message


def test_a_game_is_tried_with_the_other_values_of_each_option() -> None:
    settings = [(options.rounds, options.long_window) for options in option_settings(KnockKnock)]
    assert settings == [(3, False), (1, False), (4, False), (3, True)]


def test_what_nobody_chose_is_as_at_a_new_table() -> None:
    form = FakeSwords.types.options
    assert chosen_options(form, b"{}") == offered_options(form)
    chosen = chosen_options(form, b'{"touches": 1, "point_s": 5}')
    assert (chosen.touches, chosen.point_s, chosen.brisk) == (1, 5, True)
    with pytest.raises(BadOptions, match="touches"):
        chosen_options(form, b'{"touches": 2}')
