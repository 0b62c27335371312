"""A page that spells its answers by the tokens that the table offers."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.harness import SocketPage


async def offer(page: SocketPage, seat: int, prompt: str = "", said: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    answer = await page.command("choices", seat=seat, prompt=prompt, said=said)
    assert answer["type"] == "answer", answer
    tokens: list[dict[str, Any]] = answer["answer"]["tokens"]
    return tokens


async def play_by_tokens(page: SocketPage) -> None:
    """Answer whatever is awaited of seat 0, in turn with each of the choices, until the game is over."""
    await page.until(lambda: page.play)
    turn = 0
    while True:
        await page.until(lambda: page.table["phase"] == "over" or _awaited(page))
        if page.table["phase"] == "over":
            return
        prompt = _awaited(page)
        said: tuple[int, ...] = ()
        while True:
            turn += 1
            answer = await page.command("choices", seat=0, prompt=prompt, said=said)
            if answer["type"] == "rejected":
                # A prompt may close meanwhile; and a person does not ask so fast.
                assert answer["code"] in ("prompt_closed", "too_fast"), answer
                await asyncio.sleep(0.1)
                break
            tokens = [each for each in answer["answer"]["tokens"] if not each.get("idle")]
            chosen = tokens[turn * 7 % len(tokens)]
            said = (*said, chosen["token"])
            if chosen.get("action") is not None:
                await page.command("act", seat=0, prompt=prompt, action=chosen["action"])
                break


def _awaited(page: SocketPage) -> str:
    assert page.play is not None
    prompts = page.play["prompts"].get("0", [])
    return next((each["id"] for each in prompts if each.get("awaited", True)), "")
