"""The games in Markdown, made from their facts, options and rule books: `docs/GAMES.md` is this text."""

from __future__ import annotations

from rumpus.engine import option_fields
from rumpus.engine.rulebook import rulebook_of
from rumpus.games import GAMES, AnyGame

PACES = {"turns": "in turns", "simultaneous": "in turns and all at once", "real_time": "in real time"}
KNOWN = {"open": "everybody knows the same", "hidden": "players have secrets"}


def describe_all() -> str:
    parts = "\n".join(_describe(game) for game in GAMES.values() if game.facts.listed)
    return f"# The games\n\nMade by `make docs` from what the games say of themselves.\n\n{parts}"


def _describe(game: type[AnyGame]) -> str:
    facts = game.facts
    known = KNOWN[facts.information] + (f" unless `{facts.hidden_with}` is chosen" if facts.hidden_with else "")
    clauses = rulebook_of(game).clauses
    lines = [
        f"## {facts.title}",
        "",
        facts.tagline,
        "",
        f"`{facts.name}`: {facts.players}, "
        f"about {facts.minutes} minutes, played {PACES[facts.pace]}; {known}. "
        f"Version {game.rules_version} of the rules, "
        f"{len(clauses)} clauses.",
        "",
        "| option | default | choices | what it does |",
        "|---|---|---|---|",
    ]
    for field in option_fields(game.types.options):
        choices = " ".join(f"`{choice}`" for choice in field.choices)
        if field.least is not None or field.most is not None:
            choices = f"{field.least} to {field.most} {field.unit}".strip()
        if field.kind == "switch":
            choices = "`true` `false`"
        needs = "" if field.needs is None else f" Only with `{field.needs.option}` {_code(field.needs.value)}."
        lines.append(f"| `{field.name}` | {_code(field.default)} | {choices} | {field.help}{needs} |")
    return "\n".join([*lines, ""])


def _code(value: bool | int | str) -> str:
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"
