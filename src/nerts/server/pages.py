"""The page shell and the built client beside it."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
SHELL = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<base href="{base}">
<title>Nerts</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{base}static/{style}">
{preloads}<script type="module" src="{base}static/{script}"></script>
</head>
<body></body>
</html>
"""


class Pages:
    """Everything below `/` that is a file or the shell. Names of built files carry a hash, so they never change."""

    def __init__(self, static: Path, root_path: str) -> None:
        self._static = static
        self._base = escape(f"{root_path}/", quote=True)
        self._names = {path.name for path in static.iterdir()} if static.is_dir() else set()

    def shell(self) -> Response:
        manifest = self._static / "manifest.json"
        if not manifest.is_file():
            return PlainTextResponse("", 503)
        names = msgspec.json.decode(manifest.read_bytes(), type=dict[str, str])
        chunks = [name for plain, name in names.items() if plain.startswith("preload-")]
        preloads = "".join(f'<link rel="modulepreload" href="{self._base}static/{name}">\n' for name in chunks)
        page = SHELL.format(base=self._base, style=names["style.css"], script=names["main.js"], preloads=preloads)
        return HTMLResponse(page, headers={"cache-control": "no-store"})

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
        manifest = self._static / "manifest.json"
        if manifest.is_file() and not self._is_listed(manifest):
            self._names = {path.name for path in self._static.iterdir()}
        return self._names

    def _is_listed(self, manifest: Path) -> bool:
        names = msgspec.json.decode(manifest.read_bytes(), type=dict[str, str])
        return set(names.values()) <= self._names


def _file(path: Path, headers: dict[str, str], kind: str) -> Response:
    """A rebuild may just have taken it away."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return PlainTextResponse("", 404)
    return FileResponse(path, headers=headers, media_type=kind, stat_result=found)
