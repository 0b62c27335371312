"""A line plot as SVG, for the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from msgspec import Struct

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 48, 48


class Point(Struct, frozen=True):
    x: float
    y: float


def line_plot(title: str, x_label: str, y_label: str, points: Sequence[Point]) -> str:
    """Points over a logarithmic x axis; the y axis begins at zero."""
    low, high = log10(points[0].x), log10(points[-1].x)
    top = 1.2 * max(point.y for point in points)

    def place(point: Point) -> tuple[float, float]:
        share = (log10(point.x) - low) / (high - low or 1)
        return LEFT + share * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - point.y / top * (HEIGHT - TOP - BOTTOM)

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, points))
    marks = "\n".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#c2410c"/>'
        f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="middle">{point.y:,.0f}</text>'
        f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{point.x:,.0f}</text>'
        for point, (x, y) in zip(points, map(place, points), strict=True)
    )
    floor = HEIGHT - BOTTOM
    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {frame}>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf0"/>
<text x="{WIDTH / 2}" y="24" text-anchor="middle" font-size="16" font-weight="bold">{title}</text>
<path d="M{LEFT},{TOP} V{floor} H{WIDTH - RIGHT}" fill="none" stroke="#333"/>
<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">{x_label}</text>
<text x="16" y="{HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 16 {HEIGHT / 2})">{y_label}</text>
<polyline points="{line}" fill="none" stroke="#c2410c" stroke-width="2"/>
{marks}
</svg>
"""
