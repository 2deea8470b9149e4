# SPDX-License-Identifier: MIT
"""The blocks of commands in the manual's pages.

An indented block is run when it begins with a command; a fenced one when its info string is `sh`. Fenced as
`sh elsewhere` are commands that need what a test has not got, such as somebody's server; they are only counted.
"""
import re
from pathlib import Path

COMMANDS = ("nidreg-cli", "python3", "zcat", "cd ", "head", "sha256sum")
FENCE = re.compile(r"^```(.*)$")


class Block:
    def __init__(self, page, line, info, text):
        self.page, self.line, self.info, self.text = page, line, info, text

    @property
    def is_run(self):
        return self.info == "sh" or (self.info is None and self.text.startswith(COMMANDS))

    @property
    def is_elsewhere(self):
        return self.info == "sh elsewhere"

    def commands(self):
        """Its lines; a line that ends with a backslash goes on."""
        return [each for each in self.text.replace("\\\n", "").split("\n") if each.strip()]


def blocks(path):
    """All blocks of code of a page, in their order."""
    found, inside, info, begin = [], None, None, 0
    before = ""
    lines = path.read_text().split("\n") + [""]
    for number, line in enumerate(lines, 1):
        fence = FENCE.match(line)
        if fence and info is None:
            info, inside, begin = fence[1].strip(), [], number
        elif fence:
            found.append(Block(path.name, begin, info, "\n".join(inside)))
            info, inside = None, None
        elif info is not None:
            inside.append(line)
        elif line.startswith("    ") and (inside is not None or not before.strip()):
            begin, inside = (begin, inside) if inside is not None else (number, [])
            inside.append(line[4:])
        elif line.strip() and inside is not None:
            found.append(Block(path.name, begin, None, "\n".join(inside)))
            inside = None
        before = line
    if inside is not None:
        found.append(Block(path.name, begin, None, "\n".join(inside)))
    return found


def pages(root):
    return [Path(root) / "README.md", *sorted((Path(root) / "resources/manual").glob("*.md"))]
