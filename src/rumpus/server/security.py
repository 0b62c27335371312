"""Security headers: what a page may load, and who may frame it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
NO_SNIFFING = (b"x-content-type-options", b"nosniff")
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    NO_SNIFFING,
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
ASSETS = "/assets/"
"""Scripts, styles and fonts. Browsers read the policies from documents and workers only, so they are left out of these
answers: a dozen of them make up the first load."""


def with_security_headers(app: Any) -> Any:
    """Wrap the app so that every response has the headers."""

    async def secured(scope: Scope, receive: Receive, send: Send) -> None:
        headers = (NO_SNIFFING,) if scope.get("path", "").startswith(ASSETS) else HEADERS

        async def send_secured(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await app(scope, receive, send_secured)

    return secured
