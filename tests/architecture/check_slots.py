#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every function of a test that nobody calls is a slot: one below `private:` would never run, and never fail.

check_slots.py ROOT
"""
import pathlib
import re
import sys

SECTION = re.compile(r"^\s*(private|public|protected)( slots)?:|^(class|struct) ")
FUNCTION = re.compile(r"^    (?:static )?void (\w+)\(\)")


def forgotten(text):
    """Line and name of each function that is neither a slot nor called."""
    slots = False
    for number, line in enumerate(text.splitlines(), 1):
        if section := SECTION.match(line):
            slots = bool(section.group(2))
        elif (function := FUNCTION.match(line)) and not slots:
            name = function.group(1)
            uses = len(re.findall(rf"\b{name}\b", text))
            if uses == 1 or uses == 2 and f"::{name}()" in text:
                yield number, name


def main():
    root = pathlib.Path(sys.argv[1])
    assert list(forgotten("private:\n    void never()\n    {\n")) == [(2, "never")]
    found = [f"{path.relative_to(root)}:{number}: {name}() is no slot, so it never runs"
             for path in sorted(root.glob("tests/**/tst_*.cpp"))
             for number, name in forgotten(path.read_text(encoding="utf-8"))]
    print("\n".join(found) or "every test runs")
    sys.exit(bool(found))


main()
