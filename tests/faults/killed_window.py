#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""kill -9 of the window with a draft in it: killed_window.py NIDREG NIDREG-CLI SEED ROUNDS

Numbered words are typed into a field, key by key, on a display of its own. The window is killed at any moment of that,
while it writes the recovery file, or while it starts. Read then from the disk: what is kept, whether it is whole, and
how old the first word was that is not in it. The next window has to offer the draft, and to bring that text back. The
last line of standard output is what was found, in JSON; status 77 where a display or the accessibility bus is missing.
"""
import collections
import json
import random
import re
import shutil
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/accessibility"))
from ownsession import in_own_session  # noqa: E402

TYPING, WRITING, STARTING = KINDS = "while typing", "while it wrote the file", "at its start"
LONGEST = 5  # seconds of typing
START = 1.5  # seconds within which a window is killed at its start
PATIENCE = 60  # seconds for a key, and until a file is written
PROMISED = 5  # seconds of typing that a kill may take
FIRST, FIELD, BELOW = "Namespace Identifier", "Purpose", 4  # the field with the keyboard, and the one that is written


class Desk:
    """One draft, written by one window after the other."""

    def __init__(self, session, seed):
        self.session = session
        self.random = random.Random(f"{seed} window")
        self.recovery = Path(session.home, "state/nidreg/recovery")
        self.file = Path(session.home, "draft.txt")
        shutil.copy(ROOT / "tests/fixtures/templates/canonical.txt", self.file)
        self.before = self.file.read_bytes()
        session.leave_out_tips()
        self.program = self.process = self.killed_at = None
        self.words = 0  # that are kept
        self.keyed = {}  # when a word was begun, by its number
        self.counts = collections.Counter()
        self.lost = []  # seconds of typing, of each round that had any
        self.faults = []

    def fault(self, words):
        self.faults.append(words)

    def kept(self):
        """The fields of the draft as its recovery file has them; nothing where there is none."""
        files = sorted(self.recovery.glob("*.draft"))
        if len(files) > 1:
            self.fault(f"one draft is kept {len(files)} times")
        for file in files:
            try:
                return json.loads(file.read_bytes())["fields"]
            except (ValueError, KeyError) as why:
                self.fault(f"a recovery file is damaged: {why}")
        return None

    def start(self):
        """The next window, with the draft: from its file at first, and then as it was kept."""
        from tree import text, wait_until

        kept = self.open()
        if not self.program:
            self.program = program_of(self)
        self.program.root = wait_until(self.program.find, "the window of this round")
        if kept:
            button = wait_until(lambda: self.program.shown("push button", "Recover"), "the offer to recover the draft")
            button.do_action(0)
        wait_until(lambda: self.field(FIRST), "the draft, with the keyboard in its first field")
        self.key("key", *["alt+Down"] * BELOW)
        field = wait_until(lambda: self.field(FIELD), f"the keyboard in the field {FIELD}")
        if kept and text(field).replace("\u2029", "\n") != kept[FIELD.lower()]:
            self.fault(f"the recovered field has {text(field)[-80:]!r}, and kept is {kept[FIELD.lower()][-80:]!r}")
        self.key("key", "ctrl+End", "Return")

    def open(self):
        """What was kept before."""
        kept = self.kept()
        self.process = self.session.open_window(*([] if kept else [str(self.file)]))
        return kept

    def field(self, called):
        """The field of this name, where it has the keyboard."""
        from tree import states

        found = self.program.shown("text", called)
        return found if found and "focused" in states(found) else None

    @staticmethod
    def key(*words):
        subprocess.run(["xdotool", *words], check=True, timeout=PATIENCE)

    def write(self):
        """Word after word, until the window is gone."""
        while self.process.poll() is None:
            word = self.words + len(self.keyed) + 1
            self.keyed[word] = time.monotonic()
            self.key("type", "--delay", "1", f"w{word} ")
            time.sleep(self.random.expovariate(8))

    def is_writing(self):
        return any(self.recovery.glob(".nidreg-save-*"))

    def kill(self, kind, seconds):
        """After so long; or at the next writing from then on."""
        time.sleep(seconds)
        until = time.monotonic() + (PATIENCE if kind == WRITING else 0)
        while time.monotonic() < until and not self.is_writing():
            time.sleep(0.0005)
        self.killed_at = time.monotonic()
        self.process.kill()

    def round(self, kind):
        if kind == STARTING:
            self.open()
            self.kill(kind, self.random.uniform(0, START))
        else:
            self.start()
            killer = threading.Thread(target=self.kill, args=(kind, self.random.uniform(0, LONGEST)))
            killer.start()
            self.write()
            killer.join()
        self.process.wait()
        self.judge(kind)

    def judge(self, kind):
        """What is on the disk after a kill, against what was typed before it."""
        typed = {word: when for word, when in self.keyed.items() if when < self.killed_at}
        kept = self.kept()
        words = [int(each) for each in re.findall(r"\bw(\d+) ", kept[FIELD.lower()])] if kept else []
        last = len(words)
        if words != list(range(1, last + 1)):
            self.fault(f"killed {kind}, and the words that are kept do not follow each other: {words[-5:]}")
        if last < self.words:
            self.fault(f"killed {kind}, and of {self.words} words kept before, {last} are left")
        lost = self.killed_at - typed[last + 1] if last + 1 in typed else 0
        if lost > PROMISED:
            self.fault(f"killed {kind}, and {lost:.1f} s of typing are lost")
        if self.file.read_bytes() != self.before:
            self.fault(f"killed {kind}, and the draft's own file changed, which nobody saved")
        self.counts.update({kind: 1, "kills": 1, "words": len(typed)})
        self.lost += [lost] if typed else []
        self.words, self.keyed = last, {}

    def end(self):
        """The last window ends by itself, and leaves what was kept."""
        self.start()
        self.process.terminate()
        if status := self.process.wait(PATIENCE):
            self.fault(f"the window of the end ended with status {status}")
        if not self.kept():
            self.fault("the draft is not kept at the end")

    def figures(self):
        kinds = ", ".join(f"{self.counts[kind]} {kind}" for kind in KINDS)
        lost = self.lost or [0]
        return (f"{self.counts['kills']:,} × the window ({kinds}; {self.counts['words']:,} words typed, of which a kill "
                f"took those of the last {statistics.median(lost):.1f} s, and of {max(lost):.2f} s at most)")


def program_of(desk):
    """On the accessibility bus the window of this round, and none that was killed before it."""
    from tree import Atspi, Program

    class Window(Program):
        def find(self):
            root = super().find()
            if not root or root.get_process_id() != desk.process.pid:
                return None
            root.set_cache_mask(Atspi.Cache.NONE)
            return root

    return Window("nidreg")


def run(session):
    desk = Desk(session, sys.argv[3])
    try:
        for each in range(int(sys.argv[4])):
            desk.round(KINDS[each % len(KINDS)])
        desk.end()
    except (AssertionError, subprocess.SubprocessError) as why:
        desk.fault(f"the window after {desk.counts['kills']} kills: {why}")
    print(json.dumps({"kills": desk.counts["kills"], "figures": desk.figures(), "faults": desk.faults}), flush=True)
    return 0


if __name__ == "__main__":
    in_own_session(run)
