"""A second implementation of docs/rules.md: plain, slow and obvious, to hold the engine against.

It shares no code with the engine but the text notation. Cards, moves and positions are strings and tuples; no state is
ever changed in place. Nothing here is fast, and nothing here should be made fast.
"""
