"""The browser that the tests drive: CHROMIUM if set, one that is installed, or Debian's, installed here when root."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PACKAGES = ("chromium", "fonts-noto-core")  # without a font the screenshots show empty boxes
MISSING = "The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path."


def find() -> str | None:
    wanted = os.environ.get("CHROMIUM")
    return shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, NAMES)), None)


def can_install() -> bool:
    return "CHROMIUM" not in os.environ and shutil.which("apt-get") is not None and os.geteuid() == 0


def has_fonts() -> bool:
    return sys.platform != "linux" or any(Path("/usr/share/fonts").rglob("NotoSans-Regular.*"))


def install() -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *PACKAGES]):
        subprocess.run(
            ["apt-get", *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True
        )


def main() -> str | None:
    if can_install() and not (find() and has_fonts()):
        install()
    return None if find() else MISSING


if __name__ == "__main__":
    sys.exit(main())
