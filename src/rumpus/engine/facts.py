"""The description of a game as data, from which lobby forms, the command line and the docs are made."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

from rumpus.engine.errors import BadOptions


class Facts(Struct, frozen=True):
    """The facts of a game, before any option is chosen."""

    name: str
    """The id used for the folder, the registry and the URL."""
    title: str
    tagline: str
    prefix: str
    """The prefix of its clause ids."""
    min_seats: int
    max_seats: int
    minutes: int
    """The typical length of a game."""
    information: Literal["open", "hidden"]
    """open: all seats know the same; hidden: seats have secrets of their own (hot-seat needs a curtain)."""
    pace: Literal["turns", "simultaneous", "real_time"]
    teams: bool = False
    """Whether several people may share a seat as a team. Otherwise a seat is one person."""
    team_clause: str = ""
    """The clause that says who answers for a team, if the rules have one."""
    hidden_with: str = ""
    """The option that gives the seats of an open game secrets of their own."""
    listed: bool = True
    """False: not offered in the list of games (the practice floor has its own link)."""

    @property
    def players(self) -> str:
        """The number of players, in words."""
        if self.teams:
            return f"{self.min_seats} players or teams"
        least, most = self.min_seats, self.max_seats
        return f"{least} players" if least == most else f"{least} to {most} players"

    def has_secrets(self, options: Struct) -> bool:
        """Whether seats have secrets of their own under these options."""
        return self.information == "hidden" or bool(self.hidden_with and getattr(options, self.hidden_with))

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            seated = f"{self.min_seats} to {self.max_seats}" if self.min_seats < self.max_seats else self.min_seats
            kind = "sides" if self.teams else "players"
            raise BadOptions(f"{self.title} is for {seated} {kind}, not {seats}", field="seats")


OptionKind: TypeAlias = Literal["switch", "choice", "number", "text", "file"]
"""`file` is a text that people upload as a file."""


TableFact: TypeAlias = Literal["heights", "bots", "sharing"]
"""Facts that only the table knows: each seat's height in centimetres (0: unknown), which seats are bots, and how many
people play on each seat's device (0: nobody does)."""


class Need(Struct, frozen=True):
    """A dependency on another option's value."""

    option: str
    value: bool | int | str


class FileModel(NamedTuple):
    """What a file for an option looks like."""

    path: str
    """An example file that lies beside the game."""
    type: type[Struct]
    """The type of its content."""


class OptionField(Struct, frozen=True, omit_defaults=True):
    """One option as a form field."""

    name: str
    title: str
    help: str
    kind: OptionKind
    default: bool | int | str
    """The value at a new table."""
    choices: tuple[int | str, ...] = ()
    least: int | None = None
    most: int | None = None
    unit: str = ""
    needs: Need | None = None
    """Unless this holds the option has no effect, and forms leave it out."""
    model: bool = False
    """For `file`: an example file can be downloaded."""


def offered_options(options: type[Struct]) -> Any:
    """The options of a new table: the defaults, except where an option offers another value (`extra["offered"]`).

    The defaults themselves never change, because a log without an option means its default."""
    hints = typing.get_type_hints(options, include_extras=True)
    offered = {
        info.name: extra["offered"]
        for info in msgspec.structs.fields(options)
        for each in getattr(hints[info.name], "__metadata__", ())
        if isinstance(each, Meta) and "offered" in (extra := each.extra or {})
    }
    return options(**offered)


def option_fields(options: type[Struct]) -> tuple[OptionField, ...]:
    """The form fields of an options struct; titles and help come from `Meta` on the annotations."""
    hints = typing.get_type_hints(options, include_extras=True)
    by_table = table_options(options)
    return tuple(
        _option_field(info, hints[info.name]) for info in msgspec.structs.fields(options) if info.name not in by_table
    )


@lru_cache(maxsize=100)
def table_options(options: type[Struct]) -> Mapping[str, TableFact]:
    """The options that no form shows because the table fills them in when a game begins: name and fact."""
    hints = typing.get_type_hints(options, include_extras=True)
    found: dict[str, TableFact] = {}
    for info in msgspec.structs.fields(options):
        for each in getattr(hints[info.name], "__metadata__", ()):
            kind = (each.extra or {}).get("kind") if isinstance(each, Meta) else None
            if kind is not None and kind in typing.get_args(TableFact):
                found[info.name] = kind
    return MappingProxyType(found)


def _option_field(info: msgspec.structs.FieldInfo, hint: Any) -> OptionField:
    meta: Meta | None = None
    if typing.get_origin(hint) is typing.Annotated:
        hint, *extras = typing.get_args(hint)
        meta = next((extra for extra in extras if isinstance(extra, Meta)), None)
    if meta is None or not meta.title or not meta.description:
        raise TypeError(f"option {info.name} needs a Meta with a title and a description")
    extra = meta.extra or {}
    kind: OptionKind
    choices: tuple[int | str, ...] = ()
    if typing.get_origin(hint) is Literal:
        kind, choices = "choice", typing.get_args(hint)
    elif hint is bool:
        kind = "switch"
    elif hint is int:
        kind = "number"
    elif hint is str:
        kind = extra.get("kind", "text")
    else:
        raise TypeError(f"option {info.name} has a type no form can show: {hint}")
    return OptionField(
        name=info.name,
        title=meta.title,
        help=meta.description,
        kind=kind,
        default=extra.get("offered", info.default),
        choices=choices,
        least=_whole(meta.ge),
        most=_whole(meta.le),
        unit=extra.get("unit", ""),
        needs=Need(*extra["needs"]) if "needs" in extra else None,
        model="model" in extra,
    )


def file_model(options: type[Struct], name: str) -> FileModel | None:
    """The file model of an option, if it has one."""
    hint = typing.get_type_hints(options, include_extras=True).get(name)
    metas = [extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Meta)]
    return next((model for meta in metas if (model := (meta.extra or {}).get("model"))), None)


def _whole(bound: int | float | None) -> int | None:
    return None if bound is None else int(bound)


def read_options(options: type[Struct], raw: bytes | msgspec.Raw) -> Any:
    """Options from JSON. Raises BadOptions naming the field."""
    try:
        return msgspec.json.decode(raw, type=options)
    except msgspec.ValidationError as error:
        text = str(error)
        message, _, path = text.partition(" - at `$.")
        field = path.rstrip("`")
        if text.startswith("field `"):
            # Extra validation that the type cannot express.
            field, _, message = text.removeprefix("field `").partition("`: ")
        if not field and "field `" in text:
            field = text.split("field `", 1)[1].split("`", 1)[0]
        message += _choices_of(options, field) if message.startswith("Invalid enum value") else ""
        raise BadOptions(f"option {field}: {message}" if field else message, field=field) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOptions(f"the options are not JSON: {error}") from None


def chosen_options(options: type[Struct], raw: bytes) -> Any:
    """Options of which JSON names some; the others are those of a new table. Raises BadOptions naming the field."""
    chosen = read_options(options, raw)
    named = msgspec.json.decode(raw)
    return msgspec.structs.replace(offered_options(options), **{name: getattr(chosen, name) for name in named})


def _choices_of(options: type[Struct], name: str) -> str:
    choices = next((field.choices for field in option_fields(options) if field.name == name), ())
    return f"; choose one of {', '.join(map(str, choices))}" if choices else ""
