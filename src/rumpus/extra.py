"""The message for a framework that is not installed."""

from __future__ import annotations


def missing(error: ImportError) -> ImportError:
    """What to say instead of the plain import error."""
    return ImportError(f"{error.name} is not installed: pip install 'rumpus[lab]'", name=error.name)
