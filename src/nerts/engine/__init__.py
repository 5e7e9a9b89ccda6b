"""The rules of Nerts, and nothing else: no input, no output, no clock, no chance of its own.

Everything that other packages use is in `nerts` itself or in the modules named in ARCHITECTURE.md.
"""
