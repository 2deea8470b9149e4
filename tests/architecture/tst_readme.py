#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""README.md is short, and what it names is there. usage: tst_readme.py ROOT"""
import re
import sys
from pathlib import Path

LONGEST = 200
ROW = re.compile(r"^\| (.+) \| `(.+)` \| `(.+)` \|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")
FEWEST_ROWS = 30


def row_fault(root, what, name, where):
    path = root / where
    if not path.is_file():
        return f"{what}: there is no {where}"
    last = re.escape(name.split("::")[-1])
    if not re.search(rf"(?<!\w){last}(?!\w)", path.read_text()):
        return f"{what}: {where} has no {name}"
    return None


def check(root):
    text = (root / "README.md").read_text()
    faults = [f"README.md: {len(text.splitlines())} lines, {LONGEST} are the most"
              ] if len(text.splitlines()) > LONGEST else []
    rows = ROW.findall(text)
    if len(rows) < FEWEST_ROWS:
        faults.append(f"README.md: only {len(rows)} rows say where things are")
    faults += filter(None, (row_fault(root, *row) for row in rows))
    pages = [root / "README.md", *sorted((root / "resources/manual").glob("*.md"))]
    faults += [f"{page.relative_to(root)}: there is no {link}" for page in pages
               for link in LINK.findall(page.read_text()) if not (page.parent / link).exists()]
    return faults


if __name__ == "__main__":
    problems = check(Path(sys.argv[1]))
    print("\n".join(problems) or "README.md: everything is where it says")
    sys.exit(1 if problems else 0)
