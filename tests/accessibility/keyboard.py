# SPDX-License-Identifier: MIT
"""Hands on the keyboard, eyes on what the accessibility bus says: no pointer, no places on the screen."""
import subprocess

from tree import children, name, path, role, states, text, wait_until

MOST_STOPS = 150  # of the Tab key, before a control counts as out of reach
UNMOVED = 12  # looks without a change, before a key counts as one that moved nothing


class Keyboard:
    def __init__(self, program):
        self.program = program

    @staticmethod
    def send(*keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    def focused(self):
        """What has the keyboard now. That nothing has it, or something hidden, is a failure by itself."""
        return wait_until(self.program.focused, "something that has the keyboard, shown in the active window",
                          lambda: " (the last was " + self.last_told() + ")")

    def last_told(self):
        try:
            return path(self.program.told)
        except Exception:  # whatever it was is gone
            return "nothing that is still there"

    def end_tour(self, look=lambda window: None):
        """The tour of the first start: Esc ends it, and gives the keyboard back to the page."""
        wait_until(lambda: name(self.program.focused()) == "Next", "the tour of the window")
        look(self.program.active())
        self.press("Escape", lambda: not self.program.shown("push button", "Skip the tour"), "the end of the tour")

    def press(self, key, until, what):
        """Presses a key, and waits until `until()` holds."""
        self.send(key)
        answer = wait_until(until, f"{what}, after {key}", lambda: " (at " + path(self.focused()) + ")")
        self.focused()
        return answer

    def step(self, key):
        """Presses a key that moves the focus; returns where it is then. A field that shows another text under
        another name counts as moved."""
        before = self.focused()
        known = name(before)
        self.send(key)
        # Tab goes from link to link of a text, and from day to month of a date, and nobody tells.
        if role(before) in ("label", "spin button"):
            return next((now for now in (self.focused() for _ in range(UNMOVED)) if now != before), before)
        return wait_until(lambda: self.moved(before, known), f"another focus, after {key} at {path(before)}")

    def moved(self, before, known):
        now = self.program.focused()
        return now if now and (now != before or name(now) != known) else None

    def insist(self, key, until, what):
        """Presses a key that does nothing where it is done already, until it is."""
        for _ in range(MOST_STOPS):
            self.send(key)
            if any(until() for _ in range(UNMOVED)):
                return
        raise AssertionError(f"{what} does not come by {key}; the keyboard is at {path(self.focused())}")

    def go_to(self, wanted, what, key="Tab"):
        """Steps with a key until the focused object is the one that is wanted."""
        seen = []
        for _ in range(MOST_STOPS):
            at = self.focused()
            if wanted(at):
                return at
            if not seen or seen[-1] != path(at):
                seen.append(path(at))
            self.step(key)
        raise AssertionError(f"{what} is out of reach of {key}; the stops were:\n  " + "\n  ".join(seen[:60]))

    def tab_to(self, kind, called):
        return self.go_to(lambda at: role(at) == kind and name(at).startswith(called), f"{kind} “{called}”")

    def choose_item(self, called):
        """In an open menu: down to an entry, and Return."""
        self.go_to(lambda at: "menu item" in role(at) and name(at).startswith(called), f"the entry “{called}”", "Down")
        self.send("Return")

    def menu(self, title, entry):
        """The entry of a menu of the menu bar, by the arrows alone."""
        self.open_menu(title)
        self.choose_item(entry)

    def entries(self, title, look):
        """The names of what a menu offers now; `look` is given the open menu. It is closed again."""
        self.open_menu(title)
        popup = self.focused().get_parent()
        look(popup)
        offered = [name(each) for each in children(popup) if {"showing", "sensitive"} <= states(each) and name(each)]
        self.press("Escape", lambda: role(self.focused()) == "menu item" and role(self.focused().get_parent()) == "menu bar",
                   "the menu bar")
        self.press("Escape", lambda: "menu item" not in role(self.focused()), "the page")
        return offered

    def open_menu(self, title):
        bar = wait_until(lambda: self.program.shown("menu bar"), "the menu bar")
        first = name(next(each for each in children(bar) if "showing" in states(each)))
        self.insist("alt+f", lambda: self.in_menu(first), f"the menu “{first}”")
        self.go_to(lambda at: self.in_menu(title), f"the menu “{title}”", "Right")

    def in_menu(self, title):
        at = self.program.focused()
        while at:
            if role(at) == "menu item" and name(at) == title:
                return True
            at = at.get_parent()
        return False

    def write(self, words):
        """Replaces what the focused field has with these words, of ASCII."""
        field = self.focused()
        self.send("ctrl+a")
        self.send("Delete")
        wait_until(lambda: text(field) == "", "an empty field: " + path(field))
        subprocess.run(["xdotool", "type", "--delay", "2", words], check=True)
        wait_until(lambda: text(field).replace("\u2029", "\n") == words, f"the words “{words}” in {path(field)}",
                   lambda: f"; it has “{text(field)}”")
