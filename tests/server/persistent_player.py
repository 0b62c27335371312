"""A player who comes back whenever the connection ends."""

from __future__ import annotations

from typing import Any

import websockets

from tests.server.harness import Server, SocketPage


class Player:
    """A page that plays as fast as it can, reconnects, and repeats actions that were not answered."""

    def __init__(self, server: Server, name: str, seat: int) -> None:
        self.page = SocketPage(server, name)
        self.seat = seat
        self.unanswered: dict[str, Any] | None = None
        self.acknowledged: dict[int, str] = {}
        """By ref: the prompt whose answer was acknowledged."""

    async def play(self, turns: int | None = None) -> None:
        """Play until the game or the connection ends, or so many turns."""
        page, seat, played = self.page, self.seat, len(self.acknowledged)
        while page.table["phase"] != "over" and (turns is None or len(self.acknowledged) < played + turns):
            if self.unanswered is None:
                await page.until(lambda: page.table["phase"] == "over" or page.prompt(seat))
                if page.table["phase"] == "over":
                    return
                prompt = page.prompt(seat)
                ref = page.next_ref(seat)
                action = {"type": "score"}
                self.unanswered = {"type": "act", "ref": ref, "seat": seat, "prompt": prompt, "action": action}
            answer = await page.ask(self.unanswered)
            assert answer["type"] in ("update", "done"), answer
            self.acknowledged[self.unanswered["ref"]] = self.unanswered["prompt"]
            self.unanswered = None

    async def play_until_cut_off(self) -> None:
        try:
            await self.play()
        except (AssertionError, websockets.ConnectionClosed):
            # Only the end of the connection may end a game that is not over.
            assert self.page.is_closed
            await self.page.ended()

    async def come_back(self, path: str = "") -> None:
        page = self.page
        had_refs = dict((page.play or {}).get("refs", {}))
        await page.connect(path)
        welcome = await page.hello(page.table["code"], stream=page.stream, last_seq=page.seq)
        assert welcome["type"] == "welcome", welcome
        if welcome["resumed"]:
            return
        assert set(welcome["play"]["prompts"]) == {str(self.seat)}
        assert page.play is not None
        # The page continues with its own refs: its last action may or may not have arrived.
        page.play = {**page.play, "refs": had_refs or page.play["refs"]}
