"""The games in Markdown, made from their facts, options and rule books: `docs/GAMES.md` is this text."""

from __future__ import annotations

from rumpus.engine import option_fields
from rumpus.engine.rulebook import rulebook_of
from rumpus.games import GAMES, AnyGame

PACES = {"turns": "in turns", "simultaneous": "in turns and all at once", "real_time": "in real time"}
KNOWN = {"open": "everybody knows the same", "hidden": "players have secrets"}


def describe_all() -> str:
    parts = "\n".join(_describe(game) for game in GAMES.values())
    return f"# The games\n\nMade by `make docs` from what the games say of themselves.\n\n{parts}"


def _describe(game: type[AnyGame]) -> str:
    facts = game.facts
    clauses = rulebook_of(game).clauses
    lines = [
        f"## {facts.title}",
        "",
        facts.tagline,
        "",
        f"`{facts.name}`: {facts.players}, "
        f"about {facts.minutes} minutes, played {PACES[facts.pace]}; {KNOWN[facts.information]}. "
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
        default = str(field.default).lower() if field.kind == "switch" else field.default
        lines.append(f"| `{field.name}` | `{default}` | {choices} | {field.help} |")
    return "\n".join([*lines, ""])
