"""Any game as a PettingZoo environment: AEC, and parallel for games in which several act at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from rumpus.envs.choosing import choose_game, tick_of
from rumpus.extra import missing
from rumpus.sights.sight import Row
from rumpus.token_game import TokenGame

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing(error) from None

MOST_STEPS: Final = 20_000
MOST_SAID: Final = 64
"""No token occurs more often in one answer."""
METADATA: Final = {"is_parallelizable": False, "render_modes": ["ansi"]}
Observed = dict[str, Row | NDArray[np.int8]]


def observation_space(core: TokenGame, actions: int) -> spaces.Dict:
    said = np.full(core.tokens, MOST_SAID, np.float32)
    low = np.concatenate([core.sight.low, np.zeros_like(said)])
    high = np.concatenate([core.sight.high, said])
    return spaces.Dict(
        {"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
    )


def observed(core: TokenGame, seat: int, actions: int, choices: tuple[int, ...]) -> Observed:
    row = np.zeros(core.size, np.float32)
    core.observe(seat, row)
    mask = np.zeros(actions, np.int8)
    mask[list(choices)] = 1
    return {"observation": row, "action_mask": mask}


class _Seats:
    """What both kinds of environment know of their players and of chance."""

    def __init__(self, game: str, players: int, options: dict[str, Any] | None, tick_ms: int | None) -> None:
        chosen = choose_game(game, players, options)
        self.core = TokenGame(chosen, tick_of(chosen, tick_ms))
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self._dice = np.random.default_rng()

    def start(self, seed: int | None) -> None:
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.core.start(self._dice.bytes(16))


class ZooEnv(AECEnv):  # type: ignore[misc]
    """A game in which one player acts at a time: whoever is asked, in the order of the seats."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: dict[str, Any] | None = None,
        tick_ms: int | None = None,
        max_cycles: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._seats = _Seats(game, players, options, tick_ms)
        self.core = self._seats.core
        self.metadata = {**METADATA, "name": f"rumpus_{self.core.game.facts.name}_v1"}
        self.possible_agents = self._seats.agents
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.observation_spaces = {
            agent: observation_space(self.core, self.core.tokens) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.core.tokens) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seats.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._select_next()

    def observe(self, agent: str) -> Observed:
        seat, is_asked = self._seats.seat_of[agent], agent == self.agent_selection
        return observed(self.core, seat, self.core.tokens, self.core.asked(seat).choices if is_asked else ())

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.core.say(self._seats.seat_of[agent], int(action))
        self._steps += 1
        if self.core.outcome is not None:
            self.rewards = dict(zip(self.possible_agents, self.core.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_next()
        self._accumulate_rewards()

    def render(self) -> str:
        return render(self.core)

    def close(self) -> None:
        """Nothing is open."""

    def _select_next(self) -> None:
        if self.core.outcome is None:
            self.agent_selection = self.possible_agents[self.core.next_seat()]
        else:
            seat = self._seats.seat_of[self.agent_selection]
            self.agent_selection = self.possible_agents[(seat + 1) % len(self.possible_agents)]


class ParallelZooEnv(ParallelEnv):  # type: ignore[misc]
    """A game in which everybody acts in each step: with a token of their answer, or by waiting, the last action.

    Whoever is not asked waits. In a game that is played in real time a step lasts `tick_ms`, and everybody may wait;
    otherwise those who are asked cannot. If two answers collide, the earlier seat counts, and another one is the
    earliest in each step.
    """

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: dict[str, Any] | None = None,
        tick_ms: int | None = None,
        max_cycles: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        self._seats = _Seats(game, players, options, 0)
        self.core = self._seats.core
        self._step_ms = tick_of(self.core.game, tick_ms)
        self._may_wait = self.core.game.facts.pace == "real_time"
        self.metadata = {**METADATA, "name": f"rumpus_{self.core.game.facts.name}_v1"}
        self.possible_agents = self._seats.agents
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.wait = self.core.tokens
        """The action that does nothing."""
        self.observation_spaces = {agent: observation_space(self.core, self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self._seats.start(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        core, agents = self.core, self.agents
        self._steps += 1
        self._answer({self._seats.seat_of[agent]: int(action) for agent, action in actions.items()})
        if core.outcome is None and self._step_ms:
            core.pass_time(self._step_ms)
        is_over = core.outcome is not None
        is_late = not is_over and self._steps >= self.max_cycles
        if is_over or is_late:
            self.agents = []
        return (
            self._observe(),
            dict(zip(agents, core.rewards() if is_over else [0.0] * len(agents), strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_late),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        return render(self.core)

    def close(self) -> None:
        """Nothing is open."""

    def _answer(self, chosen: dict[int, int]) -> None:
        core, seats = self.core, self.core.game.seats
        asked = {seat: prompt.id for seat in chosen if (prompt := core.asked(seat).prompt) is not None}
        for number in range(seats):
            seat = (number + self._steps) % seats
            if seat not in asked or core.outcome is not None or chosen[seat] == self.wait:
                continue
            now = core.asked(seat)
            # Somebody was faster if the question has changed: this answer comes too late.
            if now.prompt is not None and now.prompt.id == asked[seat] and chosen[seat] in now.choices:
                core.say(seat, chosen[seat])

    def _observe(self) -> dict[str, Observed]:
        return {agent: self._observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observed(self, seat: int) -> Observed:
        choices = self.core.asked(seat).choices
        if self._may_wait or not choices:
            choices = (*choices, self.wait)
        return observed(self.core, seat, self.wait + 1, choices)


def render(core: TokenGame) -> str:
    """What everybody sees, as text."""
    return msgspec.json.format(msgspec.json.encode(core.run.state.public), indent=1).decode()


class Zoo(NamedTuple):
    """The three functions of a PettingZoo module."""

    env: Callable[..., AECEnv]
    raw_env: Callable[..., ZooEnv]
    parallel_env: Callable[..., ParallelZooEnv]


def zoo_of(game: str, players: int) -> Zoo:
    """The environments of a game of that name, or of a file; `players` is how many play unless one says otherwise."""

    def raw_env(players: int = players, **more: Any) -> ZooEnv:
        return ZooEnv(game, players, **more)

    def env(players: int = players, **more: Any) -> AECEnv:
        """Wrapped as PettingZoo's own: a forbidden action ends the game, with a warning."""
        made: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(players, **more), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))

    def parallel_env(players: int = players, **more: Any) -> ParallelZooEnv:
        return ParallelZooEnv(game, players, **more)

    return Zoo(env, raw_env, parallel_env)
