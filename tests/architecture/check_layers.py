#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads every include of ours and fails on one that points up, on a cycle, on a relative one, and
on a file over 400 lines. usage: check_layers.py ROOT [LAYERS]"""
import re
import sys
from pathlib import Path

LONGEST = 400
CODE = {".h", ".cpp"}
COUNTED = CODE | {".py", ".sh", ".cmake"}
TOPS = ("model", "forms", "app", "registry-data", "resources", "tests")
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
GENERATED = re.compile(r"(ui_\w+\.h|\w+\.moc|moc_\w+\.cpp)$")


def pattern(text):
    """`*` stands for one folder, `**` for any number of them."""
    parts = re.split(r"(/\*\*|\*\*|\*)", text)
    meaning = {"/**": "(/.*)?", "**": ".*", "*": "[^/]+"}
    return re.compile("".join(meaning.get(part, re.escape(part)) for part in parts) + "$")


def read_layers(path):
    rows = []
    for line in path.read_text().splitlines():
        words = line.split("#")[0].split()
        if words:
            rows.append((pattern(words[0]), [pattern(word) for word in words[1:]]))
    return rows


def wrong_include(source, target, root, rows):
    """What is wrong with one include, or nothing."""
    here, there = str(source.parent), str(Path(target).parent)
    if "/" not in target:
        return None if GENERATED.match(target) else f'"{target}" is not a path from the root'
    if not (root / target).exists() and not there.startswith("registry-data"):
        return f'"{target}" does not exist'
    may = next((allowed for folder, allowed in rows if folder.match(here)), [])
    if here == there or any(allowed.match(there) for allowed in may):
        return None
    return f"{here} may not include {there}"


def find_cycle(graph):
    done, path = set(), []

    def visit(name):
        if name in path:
            return path[path.index(name):] + [name]
        if name in done:
            return None
        path.append(name)
        found = next(filter(None, map(visit, graph.get(name, []))), None)
        path.pop()
        done.add(name)
        return found

    return next(filter(None, map(visit, sorted(graph))), None)


def check(root, rows):
    faults, graph = [], {}
    files = [path for top in TOPS for path in sorted((root / top).rglob("*")) if path.is_file()]
    for path in files:
        name, text = path.relative_to(root), path.read_text(errors="replace")
        if path.suffix in COUNTED and len(text.splitlines()) > LONGEST:
            faults.append(f"{name}: {len(text.splitlines())} lines, {LONGEST} are the most")
        if path.suffix not in CODE:
            continue
        if not any(folder.match(str(name.parent)) for folder, _ in rows):
            faults.append(f"{name}: no row of layers.txt names this folder")
        graph[str(name)] = INCLUDE.findall(text)
        wrong = (wrong_include(name, target, root, rows) for target in graph[str(name)])
        faults += [f"{name}: {fault}" for fault in wrong if fault]
    cycle = find_cycle(graph)
    return faults + ([f"include cycle: {' -> '.join(cycle)}"] if cycle else [])


if __name__ == "__main__":
    layers = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).with_name("layers.txt")
    problems = check(Path(sys.argv[1]), read_layers(layers))
    print("\n".join(problems) or "layers: every include points down")
    sys.exit(1 if problems else 0)
