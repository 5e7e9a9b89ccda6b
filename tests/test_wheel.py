"""An installed wheel serves the whole game, without Node and without the checkout."""

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UV = str(Path(sys.executable).with_name("uv"))
PATIENCE = 20


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [UV, "build", "--wheel", "--quiet", "--offline", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([*command, "--out-dir", str(folder)], cwd=ROOT, check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def link(wheel: Path) -> Iterator[str]:
    """What `nerts play` of the installed wheel prints."""
    site = wheel.parent / "site"
    command = [
        UV,
        "pip",
        "install",
        "--quiet",
        "--offline",
        "--no-deps",
        "--python",
        sys.executable,
        "--target",
        str(site),
    ]
    subprocess.run([*command, str(wheel)], check=True)
    program = f"import nerts.cli; assert nerts.__file__.startswith({str(site)!r}); nerts.cli.main()"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "play", "--no-browser"],
        cwd=site,
        env={"PYTHONPATH": str(site), "PATH": os.defpath},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    with process.stdout as printed:
        found = re.search(r"http://\S+", printed.readline())
        assert found
        yield found[0]
        process.terminate()
        process.wait(PATIENCE)


def get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def test_the_wheel_holds_the_built_client_and_no_source_of_it(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        r"static/main-\w+\.js",
        r"static/main-\w+\.js\.br",
        r"static/style-\w+\.css\.gz",
        r"locales/en/cli.ftl",
        r"store/migrations/env.py",
        r"store/migrations/versions/v0001.py",
    ):
        assert any(re.fullmatch(f"nerts/.*{wanted}", name) for name in names), wanted
    assert [name for name in names if name.endswith(".ts") or name.startswith("tests")] == []


def test_the_installed_game_serves_its_page(link: str) -> None:
    page = get(link.partition("#")[0]).decode()
    files = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
    assert {"style", "main"} <= {name.removeprefix("/static/").split("-")[0] for name in files}
    for name in files:
        content = get("/".join(link.split("/")[:3]) + name)
        if name.endswith((".svg", ".png")):
            assert content.startswith((b"<svg", b"\x89PNG"))
        else:
            assert content
