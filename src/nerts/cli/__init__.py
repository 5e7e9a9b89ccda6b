"""`nerts` on the command line."""

from nerts.cli.app import main

__all__ = ["main"]
