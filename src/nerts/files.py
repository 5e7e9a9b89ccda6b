"""Where the files are that come with the package; in a checkout the catalogues lie beside src/, not within."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
WEB: Final = PACKAGE / "web"
STATIC: Final = WEB / "static"
"""The built client; `manifest.json` there maps plain names to hashed ones (web/build.ts)."""
LOCALES: Final = PACKAGE / "locales" if (PACKAGE / "locales").is_dir() else PACKAGE.parent.parent / "locales"
