"""The built web app: its files, and the one page that every address of the app answers with."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

WEB = Path(__file__).parent / "web"
MISSING = "The web app is not built yet. Run `make build`, then start the server again."


def web_routes(folder: Path = WEB) -> list[Router | HTTPRouteHandler]:
    """Routes for the app. Files with a hash in their name may be kept for ever, the page itself never."""
    index = folder / "index.html"
    page = index.read_bytes() if index.exists() else MISSING.encode()
    media_type = "text/html" if index.exists() else "text/plain"

    @get(
        ["/", "/t/{rest:path}", "/rules", "/rules/{rest:path}", "/replay", "/replay/{rest:path}"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def show_app() -> Response[bytes]:
        return Response(page, media_type=media_type, headers={"cache-control": "no-cache"})

    routes: list[Router | HTTPRouteHandler] = [show_app]
    if (folder / "assets").is_dir():
        forever = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
        routes.append(
            create_static_files_router("/assets", [folder / "assets"], cache_control=forever, include_in_schema=False)
        )
    if folder.is_dir():
        routes.extend(_single_file(each) for each in sorted(folder.iterdir()) if each.is_file() and each != index)
    return routes


def _single_file(path: Path) -> HTTPRouteHandler:
    types = {".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json"}
    content = path.read_bytes()

    @get(f"/{path.name}", include_in_schema=False, name=f"file {path.name}", sync_to_thread=False)
    def show_file() -> Response[bytes]:
        media_type = types.get(path.suffix, "application/octet-stream")
        return Response(content, media_type=media_type, headers={"cache-control": "max-age=3600"})

    return show_file
