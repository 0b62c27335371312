"""The HTTP routes for devices that come back: the tables that they belong to, and televisions that wait for one."""

from __future__ import annotations

import asyncio

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from rumpus.engine import RumpusError
from rumpus.server import requests
from rumpus.server.cluster.questions import HowStands, NamedScreen
from rumpus.server.cluster.router import Router
from rumpus.server.guesses import Guesses
from rumpus.server.http_messages import MyTable, MyTables, OwnTables, ShownTv, TvCode, WaitingTv
from rumpus.server.store.televisions import Television, Televisions
from rumpus.tables.errors import ComeBack, TableElsewhere, TableError, TableNotFound
from rumpus.tables.heart.standing import standing
from rumpus.tables.messages.table_info import Standing
from rumpus.tables.names import read_code
from rumpus.tables.qr import qr_svg


class NoSuchTv(RumpusError):
    code = "no_such_tv"


@post(
    "/mine",
    summary="How the tables stand that a device belongs to",
    status_code=HTTP_200_OK,
    responses=requests.NOT_UNDERSTOOD | requests.NOT_JSON,
)
async def get_mine(request: Request[None, None, State], data: JSONBody[MyTables]) -> OwnTables:
    found: list[Standing] = []
    gone: list[str] = []
    for mine in data.tables:
        try:
            found.append(await _standing(request, mine))
        except TableNotFound:
            gone.append(mine.code)
        except RumpusError:
            # It cannot be told now: the server of the table is being stopped, or too many codes were tried.
            continue
    return OwnTables(tuple(found), tuple(gone))


async def _standing(request: Request[None, None, State], mine: MyTable) -> Standing:
    """Raises TableNotFound if there is no such table, or if it does not know the device."""
    state = request.app.state
    try:
        try:
            known = standing((await requests.house_of(state).find(mine.code)).state, mine.credential)
        except TableElsewhere:
            router: Router = state.router
            known = await router.ask(HowStands(read_code(mine.code), mine.credential), Standing | None)
    except ComeBack:
        raise
    except TableError:
        known = None
    if known is not None:
        return known
    # Only who does not belong to the table may be guessing.
    guesses: Guesses = state.guesses
    async with guesses.turn(requests.address_of(request)):
        raise TableNotFound("That table does not know this device.")


@post(
    "/tv",
    summary="A code for a television, or the table that it was given to",
    status_code=HTTP_200_OK,
    responses=requests.NOT_UNDERSTOOD | requests.NOT_JSON | requests.TOO_FAST,
)
async def show_tv(request: Request[None, None, State], data: JSONBody[WaitingTv]) -> TvCode:
    televisions = Televisions(requests.store_of(request.app.state).engine)
    known = await asyncio.to_thread(televisions.known, data.key)
    if known is None:
        requests.check_rate(request)
        known = await asyncio.to_thread(televisions.show, data.key)
    link = f"{requests.house_of(request.app.state).services.link('').removesuffix('/t/')}/tv/{known.code}"
    return TvCode(known.code, link, qr_svg(link).decode(), known.table)


@post(
    "/tables/{code:str}/tv",
    summary="Show a table on a television, as its host",
    description="The page's credential goes into `Authorization: Bearer …`.",
    status_code=HTTP_204_NO_CONTENT,
    responses=requests.NOT_FOUND | requests.NOT_JSON | requests.TOO_FAST | requests.NOT_ALLOWED,
)
async def take_tv(request: Request[None, None, State], code: requests.Code, data: JSONBody[ShownTv]) -> None:
    requests.check_rate(request)
    state, credential = request.app.state, requests.credential_of(request)
    televisions = Televisions(requests.store_of(state).engine)
    television = await _showing(request, televisions, data.tv)
    try:
        table = await requests.find(request, code)
    except TableElsewhere:
        router: Router = state.router
        await router.ask(NamedScreen(read_code(code), credential, television.key_hash), None)
    else:
        await table.name_screen(credential, television.key_hash)
    await asyncio.to_thread(televisions.give, television.code, read_code(code))


async def _showing(request: Request[None, None, State], televisions: Televisions, typed: str) -> Television:
    """The television that shows that code; tries are limited like those at the codes of tables."""
    guesses: Guesses = request.app.state.guesses
    async with guesses.turn(requests.address_of(request)):
        found = await asyncio.to_thread(televisions.showing, read_code(typed))
        if found is None:
            raise NoSuchTv(
                f"No TV shows the code {read_code(typed)} now. A code is good for ten minutes: look at the TV again."
            )
        return found


device_routes = [get_mine, show_tv, take_tv]
