"""The built web app: its files, and the one page that every address of the app answers with."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.response import Stream

from rumpus.server.compressed import Compressed, streamed

WEB = Path(__file__).parent / "web"
MISSING = "The web app is not built yet. Run `make build`, then start the server again."
FOREVER = "public, max-age=31536000, immutable"
FileName = Annotated[str, Parameter(max_length=200)]
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


def app_page(status_code: int = 200) -> Response[bytes]:
    """The single page of the app, which routes by its URL."""
    index = WEB / "index.html"
    headers = {"cache-control": "no-cache"}
    if not index.exists():
        return Response(MISSING.encode(), media_type="text/plain", status_code=status_code, headers=headers)
    return Response(index.read_bytes(), media_type="text/html", status_code=status_code, headers=headers)


def _media_type(path: Path) -> str:
    return TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"


def web_routes(folder: Path = WEB) -> list[Router | HTTPRouteHandler]:
    """Routes for the app. Files with a hash in their name may be cached for ever, the page itself never."""
    compressed = Compressed()

    @get(
        [
            "/",
            "/t/{rest:path}",
            "/rules",
            "/rules/{rest:path}",
            "/replay",
            "/replay/{rest:path}",
            "/tv",
            "/tv/{rest:path}",
        ],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def show_app() -> Response[bytes]:
        return app_page()

    @get("/assets/{name:str}", include_in_schema=False)
    async def show_asset(request: Request[Any, Any, Any], name: FileName) -> Stream:
        path = folder / "assets" / name
        # Accept only names as the build makes them, and no path out of the folder.
        if name.startswith(".") or not name.replace("-", "").replace("_", "").replace(".", "").isalnum():
            raise NotFoundException
        data = await compressed.get(name, lambda: path.read_bytes() if path.is_file() else None)
        if data is None:
            raise NotFoundException
        return await streamed(request, data, _media_type(path), {"cache-control": FOREVER})

    routes: list[Router | HTTPRouteHandler] = [show_app, show_asset]
    if folder.is_dir():
        routes.extend(
            _single_file(each) for each in sorted(folder.iterdir()) if each.is_file() and each.name != "index.html"
        )
    return routes


def _single_file(path: Path) -> HTTPRouteHandler:
    content = path.read_bytes()

    @get(f"/{path.name}", include_in_schema=False, name=f"file {path.name}", sync_to_thread=False)
    def show_file() -> Response[bytes]:
        return Response(content, media_type=_media_type(path), headers={"cache-control": "max-age=3600"})

    return show_file
