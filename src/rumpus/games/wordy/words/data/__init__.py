"""The data of the words. NOTICE.md says where it comes from and how it is made anew."""

from __future__ import annotations

import gzip
from importlib import resources


def packed_text(name: str) -> bytes:
    """What is in a packed file beside this module."""
    return gzip.decompress(resources.files(__name__).joinpath(name).read_bytes())


def text(name: str) -> str:
    """What is in a file beside this module."""
    return resources.files(__name__).joinpath(name).read_text(encoding="utf-8")
