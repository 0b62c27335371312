"""QR codes, as pictures that a page can show."""

from __future__ import annotations

import segno


def qr_svg(text: str) -> bytes:
    code = segno.make(text, error="m", micro=False)
    picture: str = code.svg_inline(border=2, dark="#1d1b2f", light="#ffffff", omitsize=True, svgclass=None)
    return picture.encode().replace(b"<svg ", b'<svg xmlns="http://www.w3.org/2000/svg" ', 1)
