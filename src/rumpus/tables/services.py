"""What a table uses of its server."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from rumpus.tables.log import GroupLog
from rumpus.tables.thinking import Thinker
from rumpus.tables.ticker import Ticker


class Services(Struct, frozen=True):
    """The services of the server that a table uses."""

    log: GroupLog
    thinker: Thinker
    link: Callable[[str], str]
    """The link for joining, by table code."""
    bot_pace: float = 1.0
    """A factor on the pauses of bots."""
    ticker: Ticker = msgspec.field(default_factory=Ticker)
    """Steps the battles of all tables."""
