"""The data files of the dictionary. NOTICE.md says where they come from and how to make them."""

from __future__ import annotations

import gzip
from importlib import resources


def packed_text(name: str) -> bytes:
    """The content of a compressed file beside this module."""
    return gzip.decompress(resources.files(__name__).joinpath(name).read_bytes())


def text(name: str) -> str:
    """The content of a file beside this module."""
    return resources.files(__name__).joinpath(name).read_text(encoding="utf-8")
