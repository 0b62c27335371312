"""The option settings under which a game is tested: the defaults, and each option's other values one at a time."""

from __future__ import annotations

from typing import Any

import msgspec

from rumpus.engine.errors import BadOptions
from rumpus.engine.facts import OptionField, offered_options, option_fields, read_options
from rumpus.engine.game import Game


def option_settings(game_type: type[Game[Any, Any, Any, Any, Any]]) -> list[Any]:
    """The defaults come first, then what a new table offers. Values that the options struct rejects are left out."""
    options = game_type.types.options
    settings = [options()]
    if (offered := offered_options(options)) != settings[0]:
        settings.append(offered)
    for field in option_fields(options):
        for value in _other_values(field):
            try:
                settings.append(read_options(options, msgspec.json.encode({field.name: value})))
            except BadOptions:
                # The option has no effect without another one.
                continue
    return settings


def _other_values(field: OptionField) -> list[bool | int | str]:
    values: list[bool | int | str] = []
    if field.kind == "switch":
        values = [not field.default]
    elif field.kind == "choice":
        values = [*field.choices]
    elif field.kind == "number":
        values = [bound for bound in (field.least, field.most) if bound is not None]
    return [value for value in values if value != field.default]
