"""Any game for OpenSpiel: `pyspiel.load_game("rumpus_mantis(players=4)")` once this module is imported.

Chance is one node at the beginning that samples a deal (`chance=sampled`), or a node for every roll of the rules
(`chance=explicit`).
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
import numpy as np

from rumpus.engine import Dice, Moment, Outcome, Wake
from rumpus.engine.spelling import Said
from rumpus.envs.asked_dice import AskedDice, ChanceNode, Open, Script
from rumpus.envs.choosing import choose_game
from rumpus.extra import missing
from rumpus.games import GAMES
from rumpus.guests import game_at
from rumpus.token_game import Asked, StandsStill, TokenGame, name_of

try:
    import pyspiel
except ImportError as error:
    raise missing(error) from None

DEALS: Final = 4096
"""The number of deals that may be sampled."""
MOST_OUTCOMES: Final = 256
"""No single roll of our games has more outcomes."""
LONGEST: Final = 20_000


class Box:
    """Holds what never changes: OpenSpiel copies states deeply, and a copy of this is the thing itself."""

    __slots__ = ("held",)

    def __init__(self, held: Any) -> None:
        self.held = held

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and a kind of chance."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        players = int(chosen.get("players", GAMES[name].facts.min_seats))
        self.is_explicit = chosen.get("chance", "sampled") == "explicit"
        self.core = Box(TokenGame(choose_game(name, players, msgspec.json.decode(chosen.get("options", "{}") or "{}"))))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.core.held.tokens,
            max_chance_outcomes=MOST_OUTCOMES if self.is_explicit else DEALS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.core.held, is_recalling=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a roll of chance on the way to the next one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._core: Box = game.core
        self._is_explicit = game.is_explicit
        self._state = Box(None)
        """The state of the engine; None before the set-up."""
        self._past = Box(())
        """All states so far, as a chain with the newest first: what a seat saw of each is all it can know."""
        self._at_ms = 0
        self._number = 0
        self._seed = b""
        self._said: Said = ()
        self._seat = -1
        self._outcome = Box(None)
        self._pending = Box((None, None))
        """The seat and the action that chance is rolled for; nothing for the set-up."""
        self._node = Box(None)
        """The open roll; None if there is none or if a deal is to be sampled."""
        if self._is_explicit:
            self._run_rules(())

    # OpenSpiel

    def current_player(self) -> int:
        if self._outcome.held is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._node.held is not None or self._state.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self._seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        node: ChanceNode | None = self._node.held
        return [(deal, 1 / DEALS) for deal in range(DEALS)] if node is None else node.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._asked().choices)

    def _apply_action(self, action: int) -> None:
        node: ChanceNode | None = self._node.held
        if node is not None:
            after = node.after(action)
            if isinstance(after, ChanceNode):
                self._node = Box(after)
            else:
                self._run_rules(after)
        elif self._state.held is None:
            self._seed = hashlib.sha256(b"deal %d" % action).digest()[:16]
            self._run_rules(())
        else:
            self._say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return name_of(self._core.held.game.tokens[action])

    def is_terminal(self) -> bool:
        return self._outcome.held is not None

    def returns(self) -> list[float]:
        core: TokenGame = self._core.held
        outcome: Outcome | None = self._outcome.held
        return [0.0] * core.game.seats if outcome is None else core.rewards_of(outcome)

    def __str__(self) -> str:
        state = self._state.held
        shown = "before the set-up" if state is None else msgspec.json.encode(state.public).decode()
        return f"{shown} said {self._said} rolled {self._node.held} after {self.history_str()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, for IS-MCTS."""
        game = self._core.held.game
        seed = np.float64(sampler()).tobytes()
        other: SpielState = self.clone()
        other._state = Box(game.possible_state(game.view(self._state.held, player), Dice(seed)))
        other._seed = hashlib.sha256(self._seed + seed).digest()[:16]
        return other

    # The engine

    def _asked(self) -> Asked:
        core: TokenGame = self._core.held
        return core.asked_in(self._state.held, self._seat, self._said)

    def _say(self, token: int) -> None:
        game = self._core.held.game
        asked = self._asked()
        said = (*self._said, token)
        action = game.answer(asked.view, asked.prompt, said)
        if action is None:
            self._said = said
        else:
            self._said = ()
            self._pending = Box((self._seat, action))
            self._run_rules(())

    def _run_rules(self, script: Script) -> None:
        """Run the rules with the rolls of the script; stop at a roll that is still open, or when somebody is asked."""
        game = self._core.held.game
        for _ in range(LONGEST):
            seat, action = self._pending.held
            moment = Moment(self._at_ms, AskedDice(script) if self._is_explicit else Dice(self._seed, self._number))
            try:
                begun = self._state.held
                step = game.new(moment) if begun is None else game.apply(begun, seat, action, moment)
            except Open as roll:
                self._node = Box(roll.node)
                return
            self._node = Box(None)
            self._state = Box(step.state)
            self._past = Box((step.state, self._past.held))
            self._number += 1
            if self._settled():
                return
            script = ()
        raise StandsStill(f"{game.facts.title} wakes for ever.")

    def _settled(self) -> bool:
        """Whether somebody is asked or the game is over; otherwise a wake comes next."""
        game, state = self._core.held.game, self._state.held
        waiting = game.waiting_for(state)
        if waiting:
            # Whoever acts at the same time as others is asked in turn.
            self._seat = next((seat for seat in waiting if seat > self._seat), waiting[0])
            return True
        outcome = game.outcome(state)
        if outcome is not None:
            self._outcome = Box(outcome)
            return True
        due_ms = game.wake_at_ms(state)
        if due_ms is None:
            raise StandsStill(f"{game.facts.title} asks nobody and does not end: is it a fight in the arena?")
        self._at_ms = max(self._at_ms, due_ms)
        self._pending = Box((None, Wake()))
        return False


class SpielObserver:
    """What a player sees, as a tensor and as a string; with perfect recall the string covers all that was seen."""

    def __init__(self, core: TokenGame, *, is_recalling: bool) -> None:
        self._core = core
        self._is_recalling = is_recalling
        self.tensor = np.zeros(core.size, np.float32)
        seen = core.sight.size
        self.dict = {**core.sight.parts(self.tensor[:seen]), "said": self.tensor[seen:]}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        core, held = self._core, state._state.held
        if held is not None:
            core.sight.write(core.game.view(held, player), self.tensor[: core.sight.size])
        if player == state._seat:
            for token in state._said:
                self.tensor[core.sight.size + token] += 1

    def string_from(self, state: SpielState, player: int) -> str:
        game, held = self._core.game, state._state.held
        if held is None:
            return "before the set-up"
        said = str(state._said if player == state._seat else ())
        if not self._is_recalling:
            return msgspec.json.encode(game.view(held, player)).decode() + said
        seen = []
        past = state._past.held
        while past:
            newest, past = past
            seen.append(msgspec.json.encode(game.view(newest, player)))
        return hashlib.blake2b(b"/".join(reversed(seen)), digest_size=16).hexdigest() + said


def register(name: str) -> str:
    """Make a game of that name, or of a file, known to OpenSpiel. Returns its name there."""
    facts = game_at(name).facts
    short = f"rumpus_{facts.name}"
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Rumpus: {facts.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=facts.min_seats,
        max_num_players=facts.max_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": facts.min_seats, "chance": "sampled", "options": ""},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, facts.name, params)

    if short not in pyspiel.registered_names():
        pyspiel.register_game(kind, Registered)
    return short


for _name in ("mantis", "wordy", "swordcrafters", "fake_swords", "burrito"):
    register(_name)
