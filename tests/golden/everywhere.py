"""Replays the golden records under every Python from 3.11 to 3.14 that is here, and compiled by mypyc: make golden"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.golden.replay import FOLDER

SOURCE = FOLDER.parent.parent / "src"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
INTERPRETED = ("move.py",)
"""mypyc compiles no classes that are ints."""


def pythons() -> dict[str, str]:
    """An interpreter for each version that one can be found for, by version."""
    found = {version: next(filter(works, places(version)), None) for version in VERSIONS}
    return {version: path for version, path in found.items() if path is not None}


def places(version: str) -> list[str]:
    """Where a Python may be: this one, on the path, known to uv, or built by pyenv."""
    here = [sys.executable] if version == f"{sys.version_info[0]}.{sys.version_info[1]}" else []
    on_path = shutil.which(f"python{version}")
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    managed: list[str] = []
    if uv is not None:
        words = [uv, "python", "find", "--offline", "--no-project", "--managed-python", version]
        managed = subprocess.run(words, capture_output=True, text=True, check=False).stdout.split()
    return [*here, *([on_path] if on_path else []), *managed, *map(str, PYENV.glob(f"{version}.*/bin/python3"))]


def works(path: str) -> bool:
    """A launcher on the path need not have a Python behind it."""
    return subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0


def replay(python: str, source: Path = SOURCE) -> tuple[bool, str]:
    """Does everything come out the same; and what the replay printed."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    words = [python, str(FOLDER / "replay.py")]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
    return done.returncode == 0, (done.stdout + done.stderr).strip()


def compiled() -> tuple[bool, str]:
    """The same with the engine as machine code."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "nerts"
        shutil.copytree(SOURCE / "nerts" / "engine", copy / "engine", ignore=shutil.ignore_patterns("*.so", "*.pyc"))
        shutil.copy(SOURCE / "nerts" / "__init__.py", copy)
        files = [str(file) for file in sorted(copy.glob("engine/*.py")) if file.name not in INTERPRETED]
        words = [sys.executable, "-m", "mypyc", *files]
        environment = {**os.environ, "MYPYC_OPT_LEVEL": "0"}
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, env=environment)
        if done.returncode != 0:
            return False, done.stdout + done.stderr
        same, text = replay(sys.executable, Path(folder))
        return same and "compiled" in text, text


def main() -> int:
    results = [replay(python) for python in pythons().values()]
    results.append(compiled())
    for _, text in results:
        print(text)
    return int(not all(same for same, _ in results))


if __name__ == "__main__":
    sys.exit(main())
