"""Makes the solo opponents of Swordcrafters from simulated games: `python -m rumpus.lab.teaching.swordcrafters`.

Bots of every level play solo games, with the icons of our cards and against harmless opponents. Their finished swords
are ranked by their scores against each other, and ten of them, evenly spread over the ranks, become the opponents.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer

from rumpus.bots import LEVELS, Level, make_bot
from rumpus.engine import Dice, Run
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.cards import SoloCard, SoloFile, magic_cards, read_solo
from rumpus.games.swordcrafters.gems import BLANK, COLOURS, LETTERS, Colour
from rumpus.games.swordcrafters.grid import Axis
from rumpus.games.swordcrafters.model import Options
from rumpus.games.swordcrafters.scoring import Forged, forged, score
from rumpus.games.swordcrafters.sword import Sides, longest_run
from rumpus.lab.series import game_seed

AXES: dict[str, Axis] = {"H": "horizontal", "V": "vertical"}
CARDS = (
    ("Butterknife Bob", "HVHV"),
    ("The Wobbly Whisk", "VVHH"),
    ("Auntie Spatula", "VHHV"),
    ("Sir Bends-a-Lot", "HHVH"),
    ("Captain Cutlery", "VHVV"),
    ("The Midnight Peeler", "HVVH"),
    ("Lady Clang", "VHVH"),
    ("Doctor Slice", "HVVV"),
    ("The Glitter Reaper", "HHVV"),
    ("Queen of Edges", "VHHH"),
)
"""Names from the weakest to the strongest, each with its icons from top to bottom."""
LENGTHS = range(12, 23)
"""S-SCARDS-R1."""
RIVALS = 3
MEETINGS = 60
"""The size and number of comparisons that measure the strength of a sword."""
ABOUT = (
    "The solo cards of Rumpus (S-SCARDS-R1). A table can bring a file of the same form. The opponents are swords from "
    "simulated solo games ({games} games by bots of each of the levels {levels}, seed {seed}), put in the order of the "
    "points they score when they meet each other under random magic cards; those of 12 to 22 tiles are taken at even "
    "steps from the weakest to the strongest. Made by rumpus.lab.teaching.swordcrafters."
)


class Finished(NamedTuple):
    """A sword at the end of a game."""

    level: Level
    sides: Sides
    forged: Forged
    strength: float


def finished_swords(level: Level, games: int, seed: int) -> list[Sides]:
    """The swords that bots of a level craft in solo games."""
    game = Swordcrafters(Options(solo_file=_harmless()), seats=1)
    bot = make_bot(game, level)
    swords = []
    for number in range(games):
        run: Run[Any, Any, Any] = Run(game, game_seed(seed, number))
        run.start()
        dice = Dice(game_seed(seed, number), 1)
        while run.outcome is None:
            intent = bot.choose(game.view(run.state, 0), game.prompts(run.state, 0), dice)
            assert intent is not None
            run.act(0, intent.action, 0, "bot")
        swords.append(run.state.public.swords[0][0].sides)
    return swords


def _harmless() -> str:
    """Solo cards with our icons and harmless opponents."""
    cards = [SoloCard(_id(name), name, _icons(icons), LENGTHS[0], (), (2, 2, 2, 2, 2, 2)) for name, icons in CARDS]
    return msgspec.json.encode(SoloFile(tuple(cards))).decode()


def by_strength(swords: list[tuple[Level, Sides]], dice: Dice) -> list[Finished]:
    """The swords from the weakest to the strongest, by their average score against others."""
    everything = [forged([sides]) for _, sides in swords]
    magic = [side for card in magic_cards() for side in (card.beginner, card.intermediate)]
    found = []
    for (level, sides), mine in zip(swords, everything, strict=True):
        points = 0
        for _ in range(MEETINGS):
            rivals = [dice.pick(everything) for _ in range(RIVALS)]
            points += score([mine, *rivals], dice.shuffled(magic)[:3], light=False)[0].total
        found.append(Finished(level, sides, mine, points / MEETINGS))
    return sorted(found, key=lambda each: (each.strength, each.sides))


def cards_from(swords: list[Finished]) -> tuple[SoloCard, ...]:
    """A card for each name, at even steps of strength."""
    usable = [sword for sword in swords if sword.forged.lengths[0] in LENGTHS]
    steps = len(CARDS)
    return tuple(
        _card(name, icons, usable[(2 * step + 1) * len(usable) // (2 * steps)])
        for step, (name, icons) in enumerate(CARDS)
    )


def _card(name: str, icons: str, sword: Finished) -> SoloCard:
    runs = tuple(run for run in map(_best_run, sword.sides) if run is not None)
    gems = sword.forged.gems
    return SoloCard(
        _id(name),
        name,
        _icons(icons),
        sword.forged.lengths[0],
        runs,
        (gems[0], gems[1], gems[2], gems[3], gems[4], gems[5]),
    )


def _best_run(side: str) -> tuple[Colour, int] | None:
    most = longest_run(side, BLANK)
    found = [COLOURS[number] for number, letter in enumerate(LETTERS) if letter * most in side]
    return (found[0], most) if most else None


def _id(name: str) -> str:
    return name.lower().replace(" ", "-")


def _icons(letters: str) -> tuple[Axis, Axis, Axis, Axis]:
    first, second, third, fourth = (AXES[letter] for letter in letters)
    return first, second, third, fourth


def written(cards: tuple[SoloCard, ...], about: str) -> str:
    """The file, one card per line."""
    lines = ",\n    ".join(_spaced(card) for card in cards)
    return f'{{\n  "about": {_spaced(about)},\n  "cards": [\n    {lines}\n  ]\n}}\n'


def _spaced(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def main(
    into: Annotated[Path, typer.Option(help="The file to write.")],
    games: Annotated[int, typer.Option(help="How many games a level plays.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed sets the same opponents.")] = 1,
) -> None:
    """Set the solo opponents."""
    swords = [(level, sides) for level in LEVELS for sides in finished_swords(level, games, seed)]
    ordered = by_strength(swords, Dice(f"strength/{seed}".encode()))
    for level in LEVELS:
        strengths = [sword.strength for sword in ordered if sword.level == level]
        lengths = [sword.forged.lengths[0] for sword in ordered if sword.level == level]
        runs = [sum(sword.forged.runs[0]) for sword in ordered if sword.level == level]
        print(
            f"{level}: strength {sum(strengths) / games:.1f} ({min(strengths):.1f} to {max(strengths):.1f}), "
            f"length {sum(lengths) / games:.1f}, gems in runs {sum(runs) / games:.1f}"
        )
    text = written(cards_from(ordered), ABOUT.format(games=games, levels=", ".join(LEVELS), seed=seed))
    for card in read_solo(text):
        print(f"{card.name}: length {card.length}, runs {card.runs}, gems {card.gems}")
    into.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
