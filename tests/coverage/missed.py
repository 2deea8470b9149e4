#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the branches that no test took in one of their ways, from what `llvm-cov export` says.

A template, or a function of a header, is compiled several times: a branch is missed where all of them together miss it.
"""
import collections
import json
import pathlib
import sys


def main():
    taken = collections.defaultdict(lambda: [0, 0])
    for file in json.load(open(sys.argv[1], encoding="utf-8"))["data"][0]["files"]:
        for line, column, end, end_column, yes, no, *_ in file.get("branches", []):
            counts = taken[file["filename"], line, column, end, end_column]
            counts[0] += yes
            counts[1] += no
    missed = 0
    for (name, line, column, end, end_column), counts in sorted(taken.items()):
        for way, count in zip(("true", "false"), counts):
            if count:
                continue
            missed += 1
            text = pathlib.Path(name).read_text(encoding="utf-8").splitlines()[line - 1]
            condition = text[column - 1:end_column - 1] if end == line else text[column - 1:] + " …"
            print(f"{pathlib.Path(name).relative_to(pathlib.Path.cwd())}:{line}: never {way}: {condition}")
    print(f"{2 * len(taken) - missed} of {2 * len(taken)} ways were taken")


main()
