"""Any game as a Gymnasium environment: one seat against bots of a level."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.bots import Bot, Level, make_bot
from rumpus.engine import Dice
from rumpus.engine.errors import BotError
from rumpus.envs.choosing import choose_game, tick_of
from rumpus.envs.zoo import METADATA, MOST_STEPS, Observed, observation_space, observed, render
from rumpus.extra import missing
from rumpus.token_game import ForbiddenToken, TokenGame

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

LOST: Final = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat learns, bots play the others. A forbidden action loses the game; `info` says why."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        level: Level = "easy",
        seat: int = 0,
        options: dict[str, Any] | None = None,
        tick_ms: int | None = None,
        max_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        chosen = choose_game(game, players, options)
        if not 0 <= seat < players:
            raise ValueError(f"{chosen.facts.title} of {players} has no seat {seat}")
        self.core = TokenGame(chosen, tick_of(chosen, tick_ms))
        self.seat = seat
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.metadata = METADATA
        self._bots: list[Bot] = [make_bot(chosen, level) for _ in range(players)]
        self.observation_space = observation_space(self.core, self.core.tokens)
        self.action_space = spaces.Discrete(self.core.tokens)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.core.start(self.np_random.bytes(16))
        self._dice = [Dice(self.core.run.seed + b"/bot", seat) for seat in range(self.core.game.seats)]
        self._steps = 0
        self._play_others(is_begun=False)
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        self._steps += 1
        try:
            is_complete = self.core.say(self.seat, int(action))
        except ForbiddenToken as error:
            return self._observed(), LOST, True, False, {"forbidden": str(error), "clause": error.clause}
        if is_complete:
            self._play_others(is_begun=True)
        is_over = self.core.outcome is not None
        reward = self.core.rewards()[self.seat] if is_over else 0.0
        return self._observed(), reward, is_over, not is_over and self._steps >= self.max_steps, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as the learners with masks of sb3-contrib ask for it."""
        mask = np.zeros(self.core.tokens, np.bool_)
        mask[list(self.core.asked(self.seat).choices)] = True
        return mask

    def render(self) -> str:
        return render(self.core)

    def _observed(self) -> Observed:
        return observed(self.core, self.seat, self.core.tokens, self.core.asked(self.seat).choices)

    def _play_others(self, *, is_begun: bool) -> None:
        """Let the bots play until the seat is asked. After an answer of the seat everybody else has one answer, too, if
        asked: in some games all are asked all the time."""
        core = self.core
        if is_begun:
            for other in core.waiting:
                if other != self.seat and core.outcome is None and other in core.waiting:
                    self._play(other)
        while core.outcome is None and self.seat not in core.waiting:
            self._play(core.next_seat())

    def _play(self, seat: int) -> None:
        core = self.core
        game, run = core.game, core.run
        intent = self._bots[seat].choose(game.view(run.state, seat), game.prompts(run.state, seat), self._dice[seat])
        if intent is not None:
            core.act(seat, intent.action)
        elif self.seat in core.waiting:
            return
        elif game.wake_at_ms(run.state) is not None:
            core.wake()
        else:
            raise BotError(f"The bot in seat {seat} of {game.facts.title} waits for ever.")
