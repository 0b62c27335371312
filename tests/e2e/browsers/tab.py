"""One tab of any browser, as far as tests of all browsers need it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol, TypeAlias

Point: TypeAlias = tuple[float, float]
Actions: TypeAlias = dict[str, Any]

KEYS: Final = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " "}
STEP_MS: Final = 16


class Tab(Protocol):
    async def complaints(self) -> list[str]:
        """Errors and warnings in the browser's console since the last call."""
        ...

    async def open(self, address: str) -> None: ...

    async def evaluate(self, script: str) -> Any:
        """The value of an expression; a promise is awaited."""
        ...

    async def perform(self, *actions: Actions) -> None:
        """Input in the notation that WebDriver and WebDriver BiDi share."""
        ...

    async def hold(self, *paths: Sequence[Point]) -> None:
        """One finger a path moves over it and stays on the glass."""
        ...

    async def let_go(self) -> None:
        """All fingers leave the glass."""
        ...

    async def resize(self, width: int, height: int) -> None: ...

    async def picture(self) -> str:
        """A screenshot as a PNG in base64."""
        ...


def finger(points: Sequence[Point], *, number: int = 0, stays: bool = False) -> Actions:
    """Touches the first point, moves over the others, and leaves the glass unless it stays."""
    first, *others = points
    steps: list[dict[str, Any]] = [_moved(first, 0), {"type": "pointerDown", "button": 0}]
    steps += [_moved(point, STEP_MS) for point in others]
    if not stays:
        steps.append({"type": "pointerUp", "button": 0})
    return {
        "type": "pointer",
        "id": f"finger {number}",
        "parameters": {"pointerType": "touch"},
        "actions": steps,
    }


def _moved(point: Point, duration: int) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(point[0]), "y": round(point[1]), "duration": duration}


def keys(pressed: Iterable[str]) -> Actions:
    steps = []
    for key in pressed:
        value = KEYS.get(key, key)
        steps += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
    return {"type": "key", "id": "keyboard", "actions": steps}
