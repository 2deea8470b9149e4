#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the branches that no test took in one of their ways, from what `llvm-cov export` says.

  missed.py [--strict] EXPORT

A template, or a function of a header, is compiled several times: a branch is missed where all of them together miss it.
What the compiler decides (`if constexpr`) or writes (`= default`) is no branch.

unreachable.txt beside this program names the branches that nothing can take, each on a line of its own: as they are
printed here without the number of the line, and why. They are only counted. A line that names no missed branch is stale.
--strict: fails where a branch is missed that is not named there, and where a line is stale.
"""
import argparse
import collections
import json
import pathlib
import sys

NAMED = pathlib.Path(__file__).with_name("unreachable.txt")


class Sources:
    """The lines of the files, each read once."""

    def __init__(self):
        self.lines = {}

    def line(self, name, number):
        if name not in self.lines:
            self.lines[name] = pathlib.Path(name).read_text(encoding="utf-8").splitlines()
        return self.lines[name][number - 1]


def branches(export, sources):
    """Every branch as (file, line, column, end, end of column) with how often it went both ways."""
    taken = collections.defaultdict(lambda: [0, 0])
    for file in json.load(open(export, encoding="utf-8"))["data"][0]["files"]:
        for line, column, end, end_column, yes, no, *_ in file.get("branches", []):
            text = sources.line(file["filename"], line)
            if text[:column - 1].endswith("if constexpr (") or text[:column].endswith("= default"):
                continue
            counts = taken[file["filename"], line, column, end, end_column]
            counts[0] += yes
            counts[1] += no
    return taken


def missed(taken, sources):
    """Each way that was not taken: the file, the number of its line, and what it is."""
    for (name, line, column, end, end_column), counts in sorted(taken.items()):
        text = sources.line(name, line)
        condition = text[column - 1:end_column - 1] if end == line else text[column - 1:] + " …"
        for way, count in zip(("true", "false"), counts):
            if count == 0:
                yield pathlib.Path(name).relative_to(pathlib.Path.cwd()), line, f"never {way}: {condition}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("export")
    arguments = parser.parse_args()
    sources = Sources()
    taken = branches(arguments.export, sources)
    named = NAMED.read_text(encoding="utf-8").splitlines() if NAMED.exists() else []
    stale = list(named)
    open_ways = 0
    for path, line, what in missed(taken, sources):
        reason = next((each for each in stale if each.startswith(f"{path}: {what}: ")), None)
        if reason is not None:
            stale.remove(reason)
        else:
            open_ways += 1
            print(f"{path}:{line}: {what}")
    for each in stale:
        print(f"stale in {NAMED.name}: {each}")
    unreachable = len(named) - len(stale)
    ways = 2 * len(taken)
    print(f"{ways - open_ways - unreachable} of {ways} ways were taken, {unreachable} named as unreachable")
    return 1 if arguments.strict and (open_ways or stale) else 0


sys.exit(main())
