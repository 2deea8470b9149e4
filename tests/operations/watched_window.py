#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Works in the window while a machine is lost: watched_window.py NIDREG NIDREG-CLI CONNINFO

Each line of standard input is the name of a round: it begins to write a comment on the first request, says `typing` on
standard output, goes on writing for some seconds, and sends what it wrote. It then says in one line of JSON how long the
window took at most to show a key and to answer the accessibility bus, and how long the comment took to be recorded. What
was written has to be in the field until then, and in the registry once. At the end of the input it prints a table. Status
77 where a display or the accessibility bus is missing.
"""
import json
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/accessibility"))
from ownsession import in_own_session  # noqa: E402

SECONDS = 4  # of writing, during which the machine is lost
RECORDED = "recorded"


class Watch:
    def __init__(self, session, conninfo):
        from keyboard import Keyboard
        from tree import Program

        self.session, self.conninfo = session, conninfo
        session.leave_out_tips()
        session.open_window("--db", conninfo)
        self.program = Program("nidreg")
        self.keys = Keyboard(self.program)
        self.slowest_key = self.slowest_answer = 0.0

    def open_request(self):
        from tree import name, wait_until

        self.keys.press("ctrl+2", lambda: name(self.program.active()) == "Requests", "the page Requests")
        queue = wait_until(lambda: self.program.shown("table", "Requests"), "the queue")
        wait_until(lambda: queue.get_child_count(), "a request in the queue")
        self.keys.go_to(lambda at: queue in (at, at.get_parent()), "the queue")
        self.keys.send("Home")
        wait_until(lambda: self.program.shown("text", "Comment"), "the text of a comment")

    def to_comment(self):
        from tree import name, role

        return self.keys.go_to(lambda at: role(at) == "text" and name(at) == "Comment", "the text of a comment")

    def look(self, field):
        """What is written; the window has to answer for it."""
        from tree import text

        begun = time.monotonic()
        found = text(field)
        self.slowest_answer = max(self.slowest_answer, time.monotonic() - begun)
        return found

    def write(self, field, number):
        """Word after word, each seen before the next."""
        from tree import wait_until

        until, words = time.monotonic() + SECONDS, f"comment {number}:"
        subprocess.run(["xdotool", "type", "--delay", "2", words], check=True)
        while time.monotonic() < until:
            words += f" w{len(words)}"
            subprocess.run(["xdotool", "type", "--delay", "2", words[words.rindex(" "):]], check=True)
            begun = time.monotonic()
            wait_until(lambda: self.look(field) == words, "the words that were typed",
                       lambda: f": “{words}”, but “{self.look(field)}”")
            self.slowest_key = max(self.slowest_key, time.monotonic() - begun)
        return words

    def outcome(self, field, words, known):
        """RECORDED, or what the window says of the comment since `known`; nothing before either."""
        from tree import name

        written = self.look(field)
        if not written:
            return RECORDED
        if written != words:
            raise AssertionError(f"the field has “{written}”, and “{words}” was written")
        label = self.program.shown("label", "The connection") or self.program.shown("label", "Not recorded")
        return name(label) if label and name(label) != known else ""

    def send(self, field, words):
        """Until it is recorded; sends again where the window says that it has to be. How often, and what it said."""
        from tree import wait_until

        sent, said = 0, []
        while RECORDED not in said:
            if not said or said[-1].startswith("The connection is back"):
                self.keys.send("ctrl+Return")
                sent += 1
            known = said[-1] if said else ""
            said.append(wait_until(lambda: self.outcome(field, words, known), "the end of sending a comment"))
            self.session.picture(f"{words.split(':')[0]} {len(said)}")
        return sent, said[:-1]

    def round(self, number):
        self.slowest_key = self.slowest_answer = 0.0
        field = self.to_comment()
        print("typing", flush=True)
        words = self.write(field, number)
        begun = time.monotonic()
        sent, said = self.send(field, words)
        took = time.monotonic() - begun
        events = self.session.cli("--db", self.conninfo, "request", "show", "1")[0]["events"]
        found = sum(each["details"].get("text") == words for each in events)
        if found != 1:
            raise AssertionError(f"“{words}” is in the registry {found} times")
        return {"key": self.slowest_key, "answer": self.slowest_answer, "recorded": took, "sent": sent, "said": said}


def table(rounds):
    """By name of the round, the most of each."""
    print("| way | rounds | until a key shows | until the window answers | until a comment is recorded | sent at most |\n"
          "| --- | --- | --- | --- | --- | --- |")
    for name in sorted({name for name, _ in rounds}):
        each = [found for called, found in rounds if called == name]
        key, answer, recorded, sent = (max(one[what] for one in each) for what in ("key", "answer", "recorded", "sent"))
        print(f"| {name.replace('_', ' ')} | {len(each)} | {key:.2f} s | {answer:.2f} s | {recorded:.2f} s | {sent} times |")


def run(session):
    rounds = []
    try:
        watch = Watch(session, sys.argv[3])
        watch.open_request()
        print("ready", flush=True)
        for number, way in enumerate(sys.stdin, 1):
            rounds.append((way.strip(), watch.round(number)))
            print(json.dumps(rounds[-1][1]), flush=True)
    except (AssertionError, subprocess.SubprocessError) as why:
        session.picture("failed")
        print(f"failed: after {len(rounds)} rounds: {why}", flush=True)
        return 1
    table(rounds)
    return 0


if __name__ == "__main__":
    in_own_session(run, has_registry=False)
