"""The shell around the tables: sockets, clocks, cookies, pages and files. It decides nothing about the game."""
