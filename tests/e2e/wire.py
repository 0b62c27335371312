"""The line between a device and its table, with a switch."""

from __future__ import annotations

import re

from playwright.async_api import BrowserContext, Page, WebSocketRoute


class Wire:
    """Cut it, and the socket drops and none can be opened; make it deaf, and the page hears of no more moves."""

    def __init__(self) -> None:
        self.is_cut = False
        self.is_deaf = False
        self._open: list[WebSocketRoute] = []

    @classmethod
    async def of(cls, device: BrowserContext | Page) -> Wire:
        """Put one in. Only pages opened after this go through it."""
        wire = cls()
        await device.route_web_socket(re.compile(r"/ws$"), wire._connect)
        return wire

    async def cut(self) -> None:
        self.is_cut = True
        while self._open:
            await self._open.pop().close()

    def mend(self) -> None:
        self.is_cut = False

    async def _connect(self, page: WebSocketRoute) -> None:
        if self.is_cut:
            await page.close()
            return
        server = page.connect_to_server()
        server.on_message(lambda message: None if self._swallows(message) else page.send(message))
        self._open += [page, server]

    def _swallows(self, message: str | bytes) -> bool:
        return self.is_deaf and '"update"' in str(message)
