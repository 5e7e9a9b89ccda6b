"""Promises about the code itself, kept by machine."""

import ast
import importlib
import pkgutil
import re
import statistics
import subprocess
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import nerts

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src/nerts").rglob("*.py"))
CLIENT = sorted((ROOT / "web/src").rglob("*.ts"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
Function = ast.FunctionDef | ast.AsyncFunctionDef

# Written so that no pattern matches itself.
FOREIGN = re.compile(r"pypi[.]org|python[h]osted|npmjs[.]org|debian[.]org|/work[/]|/root[/]|/tmp[/]")


def functions() -> Iterator[tuple[str, Function]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, Function):
                yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", node


def length(node: Function) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.split("\0") if name]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_public_names_exist() -> None:
    assert {"IllegalMove", "Match", "Move", "Reason", "Round", "Rules"} <= set(nerts.__all__)
    for module in pkgutil.walk_packages(nerts.__path__, "nerts."):
        if not module.name.endswith("__main__"):
            public = importlib.import_module(module.name)
            assert [name for name in getattr(public, "__all__", ()) if not hasattr(public, name)] == [], module.name


@pytest.mark.parametrize("path", SOURCES + CLIENT, ids=lambda path: str(path.relative_to(ROOT)))
def test_file_can_be_read_in_one_sitting(path: Path) -> None:
    assert path.read_text().count("\n") <= 400


def test_functions_are_short() -> None:
    lengths = {name: length(node) for name, node in functions()}
    too_long = [name for name, lines in lengths.items() if lines > 40]
    assert statistics.median(lengths.values()) <= 8
    assert len(too_long) <= len(lengths) * 0.05, too_long


def test_functions_are_annotated() -> None:
    assert [name for name, node in functions() if node.returns is None] == []


def test_no_file_speaks_of_one_machine() -> None:
    texts = [path for path in tracked() if path.suffix not in {".jpg", ".png", ".woff2"} and path.is_file()]
    found = [f"{path.relative_to(ROOT)}: {match[0]}" for path in texts for match in FOREIGN.finditer(path.read_text())]
    assert found == []


def test_every_dependency_is_pinned() -> None:
    pinned = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements/run.txt").read_text(), re.MULTILINE))
    named = {re.split(r"[^\w.-]", requirement)[0].replace(".", "-") for requirement in PROJECT["dependencies"]}
    assert named - pinned == set()


def test_changelog_tells_of_this_version() -> None:
    assert f"\n## [{PROJECT['version']}]" in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_pages_name_only_targets_that_exist(page: str) -> None:
    text = (ROOT / page).read_text()
    assert set(re.findall(r"(?:`|^ {4})make ([a-z][\w-]*)", text, re.MULTILINE)) <= make_targets()


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    block = re.search(r"^    from nerts import .+?(?=^\S)", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert block
    exec(textwrap.dedent(block[0]))
    assert "classic" in capsys.readouterr().out


def test_links_between_pages_lead_somewhere() -> None:
    pages = [path for path in tracked() if path.suffix == ".md"]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^):#]+)[^):]*\)", page.read_text())]
    assert len(links) > 5
    assert [f"{page.name}: {link}" for page, link in links if not (page.parent / link).exists()] == []
