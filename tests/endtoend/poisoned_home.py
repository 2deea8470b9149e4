#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""No test reads or writes the configuration, drafts, keys or registry of whoever runs it.

poisoned_home.py BUILD -- COMMAND [ARGUMENT]... [-- COMMAND ...]...: runs each command with a home
full of files that would break it, and fails where one of them was opened, changed or joined by
another. Linux tells that (inotify(7)), so that nothing depends on what a program makes of them."""
import ctypes, hashlib, os, shutil, struct, subprocess, sys, tempfile

POISON = {
    ".config/nidreg/nidreg.conf": "[General\ndb=host=poison.invalid\n",
    ".config/nidreg.conf": "[General\ndb=host=poison.invalid\n",
    ".config/nidreg/log.key": "PRIVATE+KEY+poison\n",
    ".config/nidreg/witnesses/local/1-00000000.checkpoint": "poison\n",
    ".config/nidreg/witnesses/nidreg/1-00000000.checkpoint": "poison\n",
    ".local/share/nidreg/cluster/PG_VERSION": "poison\n",
    ".local/share/nidreg/drafts/poison.txt": "poison\n",
    ".local/state/nidreg/recovery/poison": "poison\n",
    ".cache/nidreg/poison": "poison\n",
    ".pgpass": "*:*:*:*:poison\n",
    ".pg_service.conf": "[poison\n",
}
# IN_ACCESS, IN_MODIFY, IN_ATTRIB, IN_CLOSE_WRITE, IN_OPEN, moved and made and deleted things
WATCHED = 0x1 | 0x2 | 0x4 | 0x8 | 0x20 | 0x40 | 0x80 | 0x100 | 0x200 | 0x400 | 0x800


def content(home):
    files = {}
    for folder, _, names in os.walk(home):
        for name in names:
            with open(os.path.join(folder, name), "rb") as file:
                files[os.path.relpath(file.name, home)] = hashlib.sha256(file.read()).hexdigest()
    return files


class Watch:
    def __init__(self, home):
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.descriptor = self.libc.inotify_init1(os.O_NONBLOCK)
        self.places = {}
        for folder, _, _ in os.walk(home):
            place = self.libc.inotify_add_watch(self.descriptor, os.fsencode(folder), WATCHED)
            if self.descriptor < 0 or place < 0:
                sys.exit("inotify does not work here: " + os.strerror(ctypes.get_errno()))
            self.places[place] = os.path.relpath(folder, home)
        self.touched()  # by os.walk

    def touched(self):
        try:
            data = os.read(self.descriptor, 1 << 20)
        except BlockingIOError:
            return []
        seen, at = [], 0
        while at < len(data):
            place, _, _, size = struct.unpack_from("iIII", data, at)
            name = data[at + 16 : at + 16 + size].rstrip(b"\0").decode()
            seen.append(os.path.normpath(os.path.join(self.places.get(place, "?"), name)))
            at += 16 + size
        return sorted(set(seen))


def commands(arguments):
    found = []
    for each in arguments:
        if each == "--":
            found.append([])
        else:
            found[-1].append(each)
    return found


def main(arguments):
    home = tempfile.mkdtemp(prefix="nidreg-poison-")
    try:
        for name, text in POISON.items():
            path = os.path.join(home, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        os.chmod(home, 0o755)
        before = content(home)
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("XDG_", "NIDREG_", "PG"))}
        environment["HOME"] = home
        watch = Watch(home)
        faults = []
        if not arguments[1:]:
            sys.exit(__doc__)
        for command in commands(arguments[1:]):
            ran = subprocess.run(command, env=environment, cwd=arguments[0],
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            touched = watch.touched()
            name = " ".join(os.path.basename(each) for each in command[:2])
            print("%s: status %d, touched: %s" % (name, ran.returncode, ", ".join(touched) or "nothing"))
            if ran.returncode != 0:
                sys.stdout.buffer.write(ran.stdout[-4000:])
            if ran.returncode != 0 or touched:
                faults.append(name)
        if content(home) != before:
            faults.append("the home's content")
        sys.exit("FAILED: " + ", ".join(faults) if faults else 0)
    finally:
        shutil.rmtree(home)


main(sys.argv[1:])
