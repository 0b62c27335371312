"""The real server, with the limits for a single client raised.

All pages of the load driver come from one address, which the normal limits would refuse.
"""

from __future__ import annotations

import sys

from rumpus.server.app import Config
from rumpus.server.limits import Limits
from rumpus.server.logs import set_up_logs
from rumpus.server.serve import bind, serve
from rumpus.server.store import open_store

WIDE = Limits(
    messages_per_second=1e6,
    messages_burst=1e6,
    patience_per_second=1e9,
    patience_burst=1e9,
    pages_per_address=100_000,
    arrivals_per_second=1e6,
    arrivals_burst=1e6,
    connections_per_address=100_000,
    connections_per_second=1e6,
    connections_burst=1e6,
    running=100_000,
    running_per_address=100_000,
    requests_per_second=1e6,
    requests_burst=1e6,
)


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    set_up_logs(as_json=True, level="warning")
    listening = bind("127.0.0.1", port)
    store = open_store(database)
    config = Config(f"http://127.0.0.1:{port}", limits=WIDE, bot_pace=0)
    serve(store, config, listening, database=database)


if __name__ == "__main__":
    main()
