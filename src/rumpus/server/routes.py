"""The HTTP routes: games, tables, replays, health and metrics, and those of other modules."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.response import Stream
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from rumpus.engine import BadOptions, FileModel, Game, Left, RumpusError, file_model, option_fields
from rumpus.engine.sentences import seat_fields
from rumpus.engine.shapes import shape_of
from rumpus.engine.texts import beside, catalogue_text
from rumpus.engine.unions import members
from rumpus.games import GAMES, AnyGame, game_named
from rumpus.replays import verify
from rumpus.replays.format import MOST_BYTES
from rumpus.server.battle_films import BattleFilms
from rumpus.server.cluster.figures import Figures
from rumpus.server.cluster.placement import Placement
from rumpus.server.cluster.questions import BroughtFile, HowFits
from rumpus.server.cluster.router import Router as TableRouter
from rumpus.server.compressed import Compressed, streamed
from rumpus.server.device_routes import device_routes
from rumpus.server.disconnects import unless_disconnected
from rumpus.server.guide_routes import get_guide, has_first_game
from rumpus.server.http_messages import (
    BoardInfo,
    GameInfo,
    HouseInfo,
    MyTable,
    OpenedTable,
    OpenPractice,
    OpenTable,
    StoredReplay,
)
from rumpus.server.requests import (
    NOT_ALLOWED,
    NOT_FOUND,
    NOT_JSON,
    NOT_UNDERSTOOD,
    TOO_FAST,
    TOO_LARGE,
    Code,
    GameName,
    address_of,
    check_rate,
    credential_of,
    find,
    house_of,
    store_of,
)
from rumpus.server.rule_routes import rule_routes
from rumpus.tables import company, lobby, practice
from rumpus.tables.document import Document, GameMeasure
from rumpus.tables.errors import StorageFailed, TableElsewhere, TableNotFound
from rumpus.tables.heart import guiding
from rumpus.tables.heart.fitting import known_from
from rumpus.tables.heart.play import takes
from rumpus.tables.house import MOST_LISTED, ListedTable, listing
from rumpus.tables.messages.people import SEAT_LEVELS, Settings
from rumpus.tables.names import new_id, read_code
from rumpus.tables.qr import qr_svg
from rumpus.tables.table import Table
from rumpus.tables.workshop import Workshop

FILE_BYTES = 400_000
"""The largest file for an option: 100,000 characters of up to four bytes."""
OptionName = Annotated[str, Parameter(max_length=40, description="The name of one of its options")]
ReplayId = Annotated[str, Parameter(max_length=40, description="The id of a replay")]
BattleId = Annotated[str, Parameter(max_length=100, description="The id of a battle in it")]
UNHEALTHY = {503: ResponseSpec(dict[str, str], description="The database does not answer")}


class NotFound(RumpusError):
    code = "not_found"


def _game_info(game: type[AnyGame]) -> GameInfo:
    facts = game.facts
    return GameInfo(
        name=facts.name,
        title=facts.title,
        tagline=facts.tagline,
        min_seats=facts.min_seats,
        max_seats=facts.max_seats,
        teams=facts.teams,
        minutes=facts.minutes,
        information=facts.information,
        hidden_with=facts.hidden_with,
        pace=facts.pace,
        consults=game.types.question is not None,
        minds_leaving=takes(game, Left),
        judges=game.judged is not Game.judged,
        listed=facts.listed,
        guided=has_first_game(game),
        options=option_fields(game.types.options),
    )


def _compressed(state: State) -> Compressed:
    compressed: Compressed = state.compressed
    return compressed


def _check_json(request: Request[Any, Any, Any]) -> None:
    """Require JSON: a form on a foreign site could send text in a visitor's name, but not JSON."""
    if request.method == "POST" and request.content_type[0] != "application/json":
        raise HTTPException("Send JSON, with the content type application/json.", status_code=415)


async def _seen(request: Request[None, None, State], code: str) -> Document:
    """What is stored of the table with that code, which may be on another server."""
    try:
        return (await find(request, code)).document
    except TableElsewhere:
        data = await asyncio.to_thread(store_of(request.app.state).glance, read_code(code))
    if data is None:
        raise TableNotFound("This table has just closed.")
    return msgspec.json.decode(data, type=Document)


async def _placed(request: Request[None, None, State], table: Table) -> OpenedTable:
    """Let a new table be where there is most room."""
    placement: Placement | None = request.app.state.placement
    if placement is not None:
        await placement.place(table)
    code = table.document.code
    return OpenedTable(code, house_of(request.app.state).services.link(code))


@get("/house", summary="Which games there are, and what a table can be set to")
async def get_house() -> HouseInfo:
    return _house_info(tuple(GAMES.values()))


@lru_cache(maxsize=1)
def _house_info(games: tuple[type[AnyGame], ...]) -> HouseInfo:
    return HouseInfo(
        games=tuple(_game_info(game) for game in games),
        levels=SEAT_LEVELS,
        settings=option_fields(Settings),
    )


@post("/tables", summary="Open a table", responses=NOT_FOUND | NOT_JSON | TOO_FAST)
async def open_table(request: Request[None, None, State], data: JSONBody[OpenTable]) -> OpenedTable:
    check_rate(request)
    house = house_of(request.app.state)
    if data.guided:
        return await _placed(request, await house.open_as(guiding.opened(data.game)))
    game, public = data.game, data.public
    table = company.opened(game, public=public) if data.now else lobby.open_table("", game, public=public)
    known = await _known_from(request, data.after)
    return await _placed(request, await house.open_as(msgspec.structs.replace(table, measures=known)))


async def _known_from(request: Request[None, None, State], before: MyTable | None) -> tuple[GameMeasure, ...]:
    """What another table knows of somebody; nothing if it does not know them, which nobody is told."""
    if before is None:
        return ()
    state = request.app.state
    try:
        try:
            return known_from((await house_of(state).find(before.code)).document, before.credential)
        except TableElsewhere:
            router: TableRouter = state.router
            asked = HowFits(read_code(before.code), before.credential)
            known: tuple[GameMeasure, ...] = await router.ask(asked, tuple[GameMeasure, ...])
            return known
    except RumpusError:
        return ()


@post("/practice", summary="Open a practice floor for sword fights", responses=NOT_UNDERSTOOD | NOT_JSON | TOO_FAST)
async def open_practice(request: Request[None, None, State], data: JSONBody[OpenPractice]) -> OpenedTable:
    check_rate(request)
    house = house_of(request.app.state)
    levels = (data.level, data.other) if data.watch else (data.level,)
    return await _placed(request, await house.open_as(practice.opened(data.cards, levels)))


@get("/tables", summary="The public tables")
async def list_tables(state: State) -> list[ListedTable]:
    router: TableRouter | None = state.router
    elsewhere = [] if router is None else await router.listed()
    return [*house_of(state).listed(), *elsewhere][:MOST_LISTED]


@get("/tables/{code:str}", summary="A table, before joining it", responses=NOT_FOUND | TOO_FAST)
async def get_table(request: Request[None, None, State], code: Code) -> ListedTable:
    return listing(await _seen(request, code))


@get(
    "/tables/{code:str}/qr.svg",
    summary="The link to a table as a QR code",
    media_type="image/svg+xml",
    responses=NOT_FOUND | TOO_FAST,
)
async def get_qr(request: Request[None, None, State], code: Code) -> bytes:
    document = await _seen(request, code)
    return qr_svg(house_of(request.app.state).services.link(document.code))


@get("/games/{game:str}/board", summary="What is needed to draw a game without a page of its own", responses=NOT_FOUND)
async def get_board(game: GameName) -> BoardInfo:
    return _board_info(game_named(game))


@lru_cache(maxsize=64)
def _board_info(game: type[AnyGame]) -> BoardInfo:
    events = members(game.types.event)
    seats = {str(event.__struct_config__.tag): tuple(sorted(seat_fields(event))) for event in events}
    return BoardInfo(catalogue_text(game), seats, shape_of(game))


@get("/games/{game:str}/files/{option:str}", summary="A file of ours for an option of a game", responses=NOT_FOUND)
async def get_file(game: GameName, option: OptionName) -> Response[bytes]:
    kind = game_named(game)
    file = beside(kind, _file_model(kind, option).path)
    headers = {"content-disposition": f'attachment; filename="{game}-{file.name}"'}
    return Response(file.read_bytes(), media_type="application/json", headers=headers)


@get(
    "/games/{game:str}/files/{option:str}/schema",
    summary="The JSON Schema of files for an option of a game",
    responses=NOT_FOUND,
)
async def get_file_schema(game: GameName, option: OptionName) -> dict[str, Any]:
    return msgspec.json.schema(_file_model(game_named(game), option).type)


@put(
    "/tables/{code:str}/files/{option:str}",
    summary="Bring a file for an option of the game, as its host",
    description="The body is the text of the file; an empty one takes it away. The page's credential goes into "
    "`Authorization: Bearer …`.",
    status_code=HTTP_204_NO_CONTENT,
    responses=NOT_FOUND | TOO_FAST | TOO_LARGE | NOT_ALLOWED,
    request_max_body_size=FILE_BYTES,
)
async def bring_file(request: Request[None, None, State], code: Code, option: OptionName) -> None:
    check_rate(request)
    credential = credential_of(request)
    try:
        table = await find(request, code)
    except TableElsewhere:
        brought = BroughtFile(read_code(code), credential, option, await _text(request, option))
        router: TableRouter = request.app.state.router
        await router.ask(brought, None)
    else:
        await table.bring_file(credential, option, await _text(request, option))


async def _text(request: Request[None, None, State], option: str) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadOptions("The file is not text.", field=option) from None


def _file_model(game: type[AnyGame], option: str) -> FileModel:
    model = file_model(game.types.options, option)
    if model is None:
        raise NotFound("There is no such file here.")
    return model


@get("/replays/{replay:str}", summary="A replay, ready to be shown", responses=NOT_FOUND)
async def get_replay(request: Request[None, None, State], replay: ReplayId) -> Stream:
    state = request.app.state
    film = await _compressed(state).get(f"film {replay}", lambda: store_of(state).film(replay))
    if film is None:
        raise NotFound("There is no such replay here.")
    return await streamed(request, film, "application/json")


@get("/replays/{replay:str}/file", summary="A replay as a file", responses=NOT_FOUND)
async def get_replay_file(request: Request[None, None, State], replay: ReplayId) -> Stream:
    state = request.app.state
    file = await _compressed(state).get(f"file {replay}", lambda: store_of(state).replay_file(replay))
    if file is None:
        raise NotFound("There is no such replay here.")
    headers = {"content-disposition": f'attachment; filename="rumpus-{replay}.json"'}
    return await streamed(request, file, "application/json", headers)


@get(
    "/replays/{replay:str}/battles/{battle:str}",
    summary="A battle of a replay, in snapshots of the arena",
    description="One snapshot a tick, 60 a second, from before the first: each is `u16 length` (little endian) and so "
    "many bytes, as `arena/duel/snapshots.py` or `arena/volley/snapshots.py` lays them out.",
    media_type="application/octet-stream",
    responses=NOT_FOUND | TOO_FAST,
)
async def get_battle(request: Request[None, None, State], replay: ReplayId, battle: BattleId) -> Stream:
    check_rate(request)
    films: BattleFilms = request.app.state.battle_films
    film = await unless_disconnected(request, films.film(address_of(request), replay, battle))
    if film is None:
        raise NotFound("There is no such battle here.")
    return await streamed(request, film, "application/octet-stream", {"cache-control": "max-age=86400, immutable"})


@post(
    "/replays",
    summary="Bring a replay along",
    responses=NOT_UNDERSTOOD | NOT_JSON | TOO_FAST | TOO_LARGE,
    request_max_body_size=MOST_BYTES,
)
async def upload_replay(request: Request[None, None, State]) -> StoredReplay:
    check_rate(request)
    state = request.app.state
    workshop: Workshop = state.workshop
    with workshop.one_for(address_of(request)):
        checking = workshop.work_out(verify.CPU_S, verify.zipped_upload, await request.body())
        file, film = await unless_disconnected(request, checking)
        replay = new_id()
        await asyncio.to_thread(store_of(state).upload, replay, file, film)
    return StoredReplay(replay)


@get("/healthz", summary="Whether the server takes pages and its database answers", responses=UNHEALTHY)
async def get_health(state: State) -> Response[dict[str, str]]:
    try:
        await asyncio.to_thread(store_of(state).check)
    except StorageFailed as error:
        return Response({"status": error.code}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    if not house_of(state).is_ready:
        return Response({"status": "not_ready"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "ok"})


@get("/livez", summary="Whether the server runs, even if it does not take pages now")
async def get_life() -> dict[str, str]:
    return {"status": "ok"}


@get("/metrics", summary="Figures for Prometheus", media_type=CONTENT_TYPE_LATEST)
async def get_metrics(state: State) -> bytes:
    figures: Figures | None = state.figures
    return generate_latest() if figures is None else await figures.gathered()


api = Router(
    path="/api",
    before_request=_check_json,
    route_handlers=[
        get_house,
        open_table,
        open_practice,
        list_tables,
        get_table,
        get_qr,
        get_board,
        get_guide,
        get_file,
        get_file_schema,
        bring_file,
        get_replay,
        get_replay_file,
        get_battle,
        upload_replay,
        *rule_routes,
        *device_routes,
    ],
)
