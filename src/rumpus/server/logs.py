"""Structured logs: one JSON object per line for machines, coloured lines for a terminal. They contain no secrets."""

from __future__ import annotations

import logging
import sys

import structlog

SECRET_KEYS = frozenset({"credential", "seed", "password", "token", "database"})


def _without_secrets(_logger: object, _method: str, told: structlog.typing.EventDict) -> structlog.typing.EventDict:
    for key in SECRET_KEYS & told.keys():
        told[key] = "…"
    return told


def set_up_logs(*, as_json: bool, level: str = "info") -> None:
    """Send the logs of Rumpus and of its libraries to standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_secrets,
    ]
    number = logging.getLevelNamesMapping()[level.upper()]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        # The default formatter would show local variables such as seeds and credentials.
        else structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    )
    failures = [structlog.processors.format_exc_info] if as_json else []
    structlog.configure(
        processors=[*shared, *failures, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processor=last, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(number, logging.WARNING))
    # uvicorn warns of every invalid request, which an operator cannot fix and a client can repeat at will.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
