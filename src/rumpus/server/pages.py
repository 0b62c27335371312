"""The built web app: its files, and the one page that every address of the app answers with."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

WEB = Path(__file__).parent / "web"
MISSING = "The web app is not built yet. Run `make build`, then start the server again."


def app_page(status_code: int = 200) -> Response[bytes]:
    """The page of the app, which looks at its address and shows what belongs there."""
    index = WEB / "index.html"
    headers = {"cache-control": "no-cache"}
    if not index.exists():
        return Response(MISSING.encode(), media_type="text/plain", status_code=status_code, headers=headers)
    return Response(index.read_bytes(), media_type="text/html", status_code=status_code, headers=headers)


def web_routes(folder: Path = WEB) -> list[Router | HTTPRouteHandler]:
    """Routes for the app. Files with a hash in their name may be kept for ever, the page itself never."""

    @get(
        ["/", "/t/{rest:path}", "/rules", "/rules/{rest:path}", "/replay", "/replay/{rest:path}"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def show_app() -> Response[bytes]:
        return app_page()

    routes: list[Router | HTTPRouteHandler] = [show_app]
    if (folder / "assets").is_dir():
        forever = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
        routes.append(
            create_static_files_router("/assets", [folder / "assets"], cache_control=forever, include_in_schema=False)
        )
    if folder.is_dir():
        routes.extend(
            _single_file(each) for each in sorted(folder.iterdir()) if each.is_file() and each.name != "index.html"
        )
    return routes


def _single_file(path: Path) -> HTTPRouteHandler:
    types = {".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json"}
    content = path.read_bytes()

    @get(f"/{path.name}", include_in_schema=False, name=f"file {path.name}", sync_to_thread=False)
    def show_file() -> Response[bytes]:
        media_type = types.get(path.suffix, "application/octet-stream")
        return Response(content, media_type=media_type, headers={"cache-control": "max-age=3600"})

    return show_file
