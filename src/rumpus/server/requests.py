"""What routes need of a request: its address and credential, the house, the limits, and how refusals are described."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rumpus.engine import RumpusError
from rumpus.server.guesses import Guesses
from rumpus.server.http_messages import Problem
from rumpus.server.limits import Buckets
from rumpus.server.store import Store
from rumpus.tables.house import House
from rumpus.tables.table import Table

Code = Annotated[str, Parameter(max_length=20, description="The code of a table")]
GameName = Annotated[str, Parameter(max_length=40, description="The name of a game")]

NOT_UNDERSTOOD = {400: ResponseSpec(Problem, description="The request was not understood")}
NOT_FOUND = NOT_UNDERSTOOD | {404: ResponseSpec(Problem, description="There is no such thing here")}
NOT_JSON = {415: ResponseSpec(Problem, description="The content type is not application/json")}
TOO_FAST = {429: ResponseSpec(Problem, description="Too many requests")}
TOO_LARGE = {413: ResponseSpec(Problem, description="The file is too large")}
NOT_ALLOWED = {403: ResponseSpec(Problem, description="Only the host of the table may do that")}


class TooFast(RumpusError):
    code = "too_fast"


def house_of(state: State) -> House:
    house: House = state.house
    return house


def store_of(state: State) -> Store:
    store: Store = state.store
    return store


def address_of(request: Request[Any, Any, State]) -> str:
    return request.client.host if request.client else ""


def credential_of(request: Request[Any, Any, State]) -> str:
    """The credential in `Authorization: Bearer …`; empty if there is none."""
    scheme, _, credential = request.headers.get("authorization", "").partition(" ")
    return credential if scheme.lower() == "bearer" else ""


async def find(request: Request[Any, Any, State], code: str) -> Table:
    """The table with that code; tries are limited, so that nobody finds private ones."""
    guesses: Guesses = request.app.state.guesses
    async with guesses.turn(address_of(request)):
        return await house_of(request.app.state).find(code)


def check_rate(request: Request[Any, Any, State]) -> None:
    buckets: Buckets = request.app.state.buckets
    if not buckets.take(address_of(request)):
        raise TooFast("Too many requests from your address. Wait a moment and try again.")
