"""A table without sockets, clock, files or chance: fed with commands and the time, it answers with effects."""

from nerts.table.table import Table

__all__ = ["Table"]
