"""Commits whose process was stopped in the middle of them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

STUCK_AFTER_S: Final = 2.0
_END: Final = text(
    "SELECT pg_terminate_backend(activity.pid) FROM pg_stat_activity AS activity JOIN pg_locks AS held USING (pid) "
    "WHERE activity.datname = current_database() AND activity.wait_event_type = 'Client' "
    "AND activity.xact_start < clock_timestamp() - make_interval(secs => :stuck_after_s) "
    "AND held.relation = 'nodes'::regclass AND held.mode = 'RowShareLock' AND held.granted"
)


def end_stuck_commits(connection: Connection) -> None:
    """End transactions that have locked the row of a node and wait for their process for too long.

    Nobody could delete that row. `idle_in_transaction_session_timeout` does not always help: a process that is stopped
    between the messages of a pipeline is not idle for the database.
    """
    connection.execute(_END, {"stuck_after_s": STUCK_AFTER_S})
