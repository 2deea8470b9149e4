#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""CHANGELOG.md as Debian has it, packed the same way each time.
usage: changelog.py CHANGELOG.md VERSION SUFFIX MAINTAINER OUTPUT.gz

VERSION is the one that is being built; SUFFIX is put behind every version ("~deb12")."""
import datetime
import gzip
import re
import sys
import textwrap
from pathlib import Path

RELEASE = re.compile(r"^## \[?(\d+\.\d+\.\d+)\]? - (\d{4}-\d{2}-\d{2})$")


def releases(text):
    """(version, day, its points) of each release, the newest first."""
    found = []
    for line in text.splitlines():
        if release := RELEASE.match(line):
            found.append((release[1], datetime.date.fromisoformat(release[2]), []))
        elif line.startswith("- ") and found:
            found[-1][2].append(line[2:])
        elif line.startswith("  ") and found and found[-1][2]:
            found[-1][2][-1] += " " + line.strip()
    return found


def plain(point):
    """Without the marks of Markdown."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", point).replace("**", "").replace("`", "")


def entry(version, day, points, maintainer):
    lines = [f"nidreg ({version}) unstable; urgency=medium", ""]
    for point in points:
        lines += textwrap.wrap(plain(point), 78, initial_indent="  * ", subsequent_indent="    ")
    return "\n".join([*lines, "", f" -- {maintainer}  {day:%a, %d %b %Y} 12:00:00 +0000", ""])


def main(source, version, suffix, maintainer, output):
    entries = releases(Path(source).read_text(encoding="utf-8"))
    if version not in [release[0] for release in entries]:
        sys.exit(f"{source}: there is nothing about version {version}")
    text = "\n".join(entry(each + suffix, day, points, maintainer) for each, day, points in entries)
    Path(output).parent.mkdir(parents=True, exist_ok=True)
    Path(output).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
