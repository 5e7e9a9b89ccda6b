"""The page and the built client beside it, as answers."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from nerts.server.shell import shell, web_manifest
from nerts.words import ENGLISH

FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class Pages:
    """Everything below `/` that is a file or the shell. Names of built files carry a hash, so they never change."""

    def __init__(self, static: Path, root_path: str) -> None:
        self._static = static
        self._base = escape(f"{root_path}/", quote=True)
        self._names = {path.name for path in static.iterdir()} if static.is_dir() else set()

    def shell(self, language: str = ENGLISH, origin: str = "", is_table: bool = False, status: int = 200) -> Response:
        """The page; which one it is, its script finds out."""
        names = self._manifest()
        if not names:
            return PlainTextResponse("", 503)
        page = shell(names, self._base, origin, is_table, language)
        return HTMLResponse(page, status, headers={"cache-control": "no-store"})

    def web_manifest(self, language: str) -> Response:
        content = msgspec.json.encode(web_manifest(self._manifest(), self._base, language))
        return Response(content, media_type="application/manifest+json")

    def worker(self) -> Response:
        """Keeps the page in the browser; asked for anew at each visit, since it has one name in all versions."""
        return _file(self._static / "worker.js", {"cache-control": "no-cache"}, "text/javascript")

    def icon(self) -> Response:
        """For browsers that ask for the old name and read no page first."""
        name = self._manifest().get("icon-192.png", "")
        return _file(self._static / name, {"cache-control": "max-age=86400"}, "image/png")

    def _manifest(self) -> dict[str, str]:
        manifest = self._static / "manifest.json"
        return msgspec.json.decode(manifest.read_bytes(), type=dict[str, str]) if manifest.is_file() else {}

    def file(self, request: Request) -> Response:
        """A built file, packed if the browser takes it so."""
        name = request.path_params["name"]
        if name not in self._known():
            return PlainTextResponse("", 404)
        accepted = request.headers.get("accept-encoding", "")
        headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and name + suffix in self._names:
                headers["content-encoding"] = encoding
                return _file(self._static / (name + suffix), headers, kind)
        return _file(self._static / name, headers, kind)

    def _known(self) -> set[str]:
        """Listed anew when a rebuild has changed the folder; only listed names are ever opened."""
        if not set(self._manifest().values()) <= self._names:
            self._names = {path.name for path in self._static.iterdir()}
        return self._names


def _file(path: Path, headers: dict[str, str], kind: str) -> Response:
    """A rebuild may just have taken it away."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return PlainTextResponse("", 404)
    if not path.is_file():
        return PlainTextResponse("", 404)
    return FileResponse(path, headers=headers, media_type=kind, stat_result=found)
