#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The commands of the page Operations, a line each: heading, where, line of the page, command; with tabs between."""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/manual"))
sys.dont_write_bytecode = True
import manualblocks  # noqa: E402


def main():
    page = ROOT / "resources/manual/operations.md"
    headings = {number: line[3:] for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1)
                if line.startswith("## ")}
    for block in manualblocks.blocks(page):
        if not (block.info or "").startswith("sh on "):
            sys.exit(f"{page.name}:{block.line}: where is this run?")
        heading = headings[max(number for number in headings if number < block.line)]
        for command in block.commands():
            print(heading, block.info.removeprefix("sh on "), block.line, command, sep="\t")


main()
