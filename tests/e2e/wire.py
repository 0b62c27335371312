"""A connection between a device and its table that can be cut."""

from __future__ import annotations

import re

from playwright.async_api import BrowserContext, Page, WebSocketRoute


class Wire:
    """When it is cut, the socket is closed and none can be opened. When it is deaf, the page gets no more updates."""

    def __init__(self) -> None:
        self.is_cut = False
        self.is_deaf = False
        self._open: list[WebSocketRoute] = []

    @classmethod
    async def of(cls, device: BrowserContext | Page) -> Wire:
        """Install one. Only pages that are opened afterwards use it."""
        wire = cls()
        await device.route_web_socket(re.compile(r"/ws\?t="), wire._connect)
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
        return self.is_deaf and '"type":"u"' in str(message)
