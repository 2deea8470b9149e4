#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads every include and fails on one that the layers do not allow, on cycles of files and of folders, on
files over 400 lines and on folders over 60 files. usage: check_layers.py ROOT [LAYERS]"""
import re
import sys
from pathlib import Path

LONGEST = 400
FULLEST = 60
CODE = {".h", ".cpp", ".ui"}
COUNTED = CODE | {".py", ".sh", ".cmake", ".sql"}
TOPS = ("model", "forms", "app", "registry-data", "resources", "tests")
LAYERED = ("model", "forms", "app")
FREE = ("registry-data", "resources", "tests")  # tests may include everything, nothing includes them
INCLUDE = re.compile(r"^\s*#\s*include\s+([\"<][^\">]+)[\">]", re.MULTILINE)
WIDGET = re.compile(r"<header[^>]*>([^<]+)</header>")  # of a class that a .ui uses
GENERATED = re.compile(r"(ui_\w+\.h|\w+\.moc|moc_\w+\.cpp)$")
POSIX = re.compile(r"(linux|netinet|sys)/\w+\.h$|(fcntl|grp|locale|netdb|poll|pwd|unistd)\.h$")
STANDARD = re.compile(r"[a-z_]+$")  # of C++: no suffix


def read_layers(path):
    """Folder -> (the folders that it may include, the beginnings of foreign headers); and what is wrong."""
    layers, faults = {}, []
    for line in path.read_text().splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        folder, below = words[0], [word for word in words[1:] if not word.startswith("<")]
        faults += [f"layers.txt: {folder} names {name}, which no row above it has"
                   for name in below if name not in layers]
        known = [name for name in below if name in layers]
        layers[folder] = (set(known).union(*(layers[name][0] for name in known)),
                          [word.strip("<>") for word in words[1:] if word.startswith("<")])
    return layers, faults


def is_foreign_allowed(header, beginnings):
    return (STANDARD.match(header) or ("posix" in beginnings and POSIX.match(header))
            or any(header.startswith(beginning) for beginning in beginnings))


def wrong_include(folder, target, root, layers):
    """What is wrong with one include, or nothing."""
    is_quoted, target = target[0] == '"', target[1:]
    there = str(Path(target).parent)
    if target.split("/")[0] not in TOPS:
        if is_quoted:
            return None if GENERATED.match(target) else f'"{target}" is not a path from the root'
        if folder.split("/")[0] in FREE or is_foreign_allowed(target, layers.get(folder, (set(), []))[1]):
            return None
        return f"{folder} may not include <{target}>"
    if not (root / target).exists() and not there.startswith("registry-data"):
        return f'"{target}" does not exist'
    if folder == there or folder.split("/")[0] in FREE or there in layers.get(folder, (set(), []))[0]:
        return None
    return f"{folder} may not include {there}"


def find_cycle(graph):
    done, path = set(), []

    def visit(name):
        if name in path:
            return path[path.index(name):] + [name]
        if name in done:
            return None
        path.append(name)
        found = next(filter(None, map(visit, sorted(graph.get(name, ())))), None)
        path.pop()
        done.add(name)
        return found

    return next(filter(None, map(visit, sorted(graph))), None)


def includes_of(path, text):
    if path.suffix == ".ui":
        return ['"' + header for header in WIDGET.findall(text) if "/" in header]
    return INCLUDE.findall(text) if path.suffix in CODE else []


def wrong_size(name, path, text):
    if (path.suffix in COUNTED or path.name == "CMakeLists.txt") and len(text.splitlines()) > LONGEST:
        return [f"{name}: {len(text.splitlines())} lines, {LONGEST} are the most"]
    return []


def check(root, layers, faults):
    faults, files, folders, sizes = list(faults), {}, {}, {}
    for path in (path for top in TOPS for path in sorted((root / top).rglob("*")) if path.is_file()):
        name, text = path.relative_to(root), path.read_text(errors="replace")
        folder = str(name.parent)
        faults += wrong_size(name, path, text)
        if path.suffix not in CODE:
            continue
        if name.parts[0] in LAYERED:
            sizes[folder] = sizes.get(folder, 0) + 1
            if folder not in layers:
                faults.append(f"{name}: no row of layers.txt names this folder")
        includes = includes_of(path, text)
        wrong = (wrong_include(folder, target, root, layers) for target in includes)
        faults += [f"{name}: {fault}" for fault in wrong if fault]
        ours = [target[1:] for target in includes if target[1:].split("/")[0] in TOPS]
        files[str(name)] = ours
        if name.parts[0] in LAYERED:
            folders.setdefault(folder, set()).update({str(Path(each).parent) for each in ours} - {folder})
    faults += [f"{folder}: {size} files, {FULLEST} are the most" for folder, size in sizes.items() if size > FULLEST]
    for kind, graph in (("include", files), ("folder", folders)):
        cycle = find_cycle(graph)
        faults += [f"{kind} cycle: {' -> '.join(cycle)}"] if cycle else []
    return faults


if __name__ == "__main__":
    where = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).with_name("layers.txt")
    problems = check(Path(sys.argv[1]), *read_layers(where))
    print("\n".join(problems) or "layers: every include points down")
    sys.exit(1 if problems else 0)
