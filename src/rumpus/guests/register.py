"""The brought games of this process: loaded, checked, and added to the list of games."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rumpus.engine import UnknownGame
from rumpus.games import GAMES, AnyGame
from rumpus.guests.admission import faults_of
from rumpus.guests.guard import guarded
from rumpus.guests.loading import GuestRefused, announced, load_game

ENVIRONMENT = "RUMPUS_GAMES"
"""The places of brought games, separated as in PATH. The other processes of a program read it, too."""
MOST_FAULTS = 3


class Guests:
    """The brought games of a server: checked, and guarded against their mistakes."""

    def __init__(self) -> None:
        self.places: dict[str, str] = {}
        """By the name of the game: where it was loaded from."""

    def welcome(self, place: str) -> type[AnyGame]:
        """Load a game, check it, and add it to the list. Raises GuestRefused."""
        game = load_game(place)
        faults = faults_of(game, frozenset(GAMES))
        if faults:
            more = f" And {len(faults) - MOST_FAULTS} more." if len(faults) > MOST_FAULTS else ""
            raise GuestRefused(" ".join(faults[:MOST_FAULTS]) + more)
        return self._add(game, place)

    def take_up(self, place: str) -> type[AnyGame]:
        """Load the new version of a game, which another process has checked. Raises GuestRefused."""
        game = load_game(place)
        if self.places.get(game.facts.name) != place:
            raise GuestRefused(f"{place}: the game has another name now. Start the server again.")
        return self._add(game, place)

    def _add(self, game: type[AnyGame], place: str) -> type[AnyGame]:
        self.places[game.facts.name] = place
        GAMES[game.facts.name] = guarded(game)
        # The processes that bots think in are started later, and inherit this.
        os.environ[ENVIRONMENT] = os.pathsep.join(self.places.values())
        return GAMES[game.facts.name]

    def welcome_all(self, places: Sequence[str]) -> list[GuestRefused]:
        """Welcome these games and those of installed packages. Returns the refusals; the other games are there."""
        refused = []
        for place in dict.fromkeys((*places, *announced())):
            try:
                self.welcome(place)
            except GuestRefused as error:
                refused.append(error)
        return refused


def game_at(place: str) -> type[AnyGame]:
    """The game of that name, or at that place, for a program without a server: neither checked nor guarded. Raises
    UnknownGame, GuestRefused."""
    if place in GAMES:
        return GAMES[place]
    if place.isidentifier():
        known = {game.facts.name: (where, game) for where in announced() if (game := load_game(where))}
        if place not in known:
            raise UnknownGame(
                f"There is no game {place!r} here. Known: {', '.join((*GAMES, *known))}. "
                "For a game in a file, write its path: path/to/game.py"
            )
        place, game = known[place]
    else:
        game = load_game(place)
    GAMES[game.facts.name] = game
    os.environ[ENVIRONMENT] = os.pathsep.join((*places_in_environment(), place))
    return game


def places_in_environment() -> list[str]:
    places: list[str] = []
    for part in os.environ.get(ENVIRONMENT, "").split(os.pathsep):
        # The class in `games.py:Pig` stands after a colon, which separates the places, too. No place is only a name.
        if part.isidentifier() and places and ":" not in places[-1]:
            places[-1] += f":{part}"
        elif part:
            places.append(part)
    return places


def join_from_environment(*, is_guarded: bool) -> None:
    """In another process of the program: load the games that the first one has."""
    for place in places_in_environment():
        game = load_game(place)
        GAMES[game.facts.name] = guarded(game) if is_guarded else game
