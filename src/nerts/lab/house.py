"""A server for measurements: `python -m nerts.lab.house FOLDER`; without a folder its tables are in memory alone."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

from nerts.server.config import Config
from nerts.server.run import listen, make_server


def main() -> None:
    """Serve on a free port of this machine, and say on which."""
    logging.basicConfig(level=logging.WARNING)
    server = make_server(Config(store=Path(sys.argv[1]) if sys.argv[1:] else None))
    with listen("127.0.0.1", 0) as sock, asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        server.when_up = lambda _: print(f"http://localhost:{sock.getsockname()[1]}", flush=True)
        runner.run(server.serve(sockets=[sock]))


if __name__ == "__main__":
    main()
