# SPDX-License-Identifier: MIT
"""The window as a screen reader has it: the accessible objects of a program, over AT-SPI.

Nothing here is cached: every question goes to the program, so an answer is what holds now. What is not
there yet is waited for by state; the limit ends a program that hangs and is no measure of anything.
"""
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

HANG = 90_000  # milliseconds
LOOK_AGAIN = 40  # milliseconds: not every change of state is announced

WINDOWS = {"frame", "dialog", "alert", "window", "popup menu", "file chooser"}


class Hang(AssertionError):
    """What was waited for did not come."""


def wait_until(condition, what, explain=lambda: ""):
    """The first true answer of `condition`, asked anew whenever something happens; `what` names it in a failure."""
    context, gone = GLib.MainContext.default(), []
    limit = GLib.timeout_add(HANG, lambda: gone.append(True) or False)
    again = GLib.timeout_add(LOOK_AGAIN, lambda: True)
    try:
        while True:
            try:
                answer = condition()
            except GLib.Error:  # an object went away while it was asked
                answer = None
            if answer:
                return answer
            if gone:
                raise Hang("This did not come: " + what + explain())
            context.iteration(True)
    finally:
        if not gone:
            GLib.source_remove(limit)
        GLib.source_remove(again)


def states(node):
    return {state.value_nick for state in node.get_state_set().get_states()}


def is_showing(node):
    return bool({"showing", "visible"} <= states(node))


def children(node):
    """Those that are there: a program may take one away while it is counted."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield child


def role(node):
    return node.get_role_name()


def name(node):
    return node.get_name() or "" if node else "" # for a moment nothing may have the focus


def path(node):
    """Where it is, from its window down: `frame “Drafts” ▸ list “Fields”`."""
    steps = []
    while node and role(node) not in ("application", "desktop frame"):
        if name(node) or role(node) in WINDOWS or not steps:
            steps.append(f"{role(node)} “{name(node)}”")
        node = node.get_parent()
    return " ▸ ".join(reversed(steps))


def text(node):
    """What is written in a field or a text."""
    held = node.get_text_iface()
    return Atspi.Text.get_text(held, 0, Atspi.Text.get_character_count(held)) if held else ""


def shown_in(node, descend=lambda node: True):
    """The node and all below it that show, in the order of the window; `descend` says where to look inside."""
    if not is_showing(node):
        return
    yield node
    if not descend(node):
        return
    for child in children(node):
        yield from shown_in(child, descend)


def holds_rows(node):
    """A table, a list or a tree: it has as many children as the registry has namespaces."""
    return "manages-descendants" in states(node)


def label_of(node):
    """The name of the label beside it, where it has one."""
    for relation in node.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            return " ".join(name(relation.get_target(i)) for i in range(relation.get_n_targets()))
    return ""


class Program:
    """A running program, found by its name on the accessibility bus."""

    def __init__(self, called):
        self.called, self.told, self.listeners = called, None, []
        # As a screen reader does it: whoever takes the keyboard says so.
        for event, heard in (("object:state-changed:focused", self.hear), ("object:children-changed", None),
                             ("object:state-changed", None), ("object:text-changed", None)):
            listener = Atspi.EventListener.new(heard or (lambda event: None))
            listener.register(event)
            self.listeners.append(listener)
        self.root = wait_until(self.find, f"the program {called} on the accessibility bus")
        self.root.set_cache_mask(Atspi.Cache.NONE)

    def hear(self, event):
        if event.detail1:
            self.told = event.source

    def find(self):
        desktop = Atspi.get_desktop(0)
        desktop.set_cache_mask(Atspi.Cache.NONE)
        return next((each for each in children(desktop) if name(each) == self.called), None)

    def windows(self):
        return [each for each in children(self.root) if is_showing(each)]

    def active(self):
        """The window that the window manager gave the keyboard, or none."""
        return next((each for each in self.windows() if "active" in states(each)), None)

    def focused(self):
        """What has the keyboard: a control, or its current item. None where nothing has that shows in the
        active window."""
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            told = self.told
            if told and self.has_keyboard(told) and self.is_shown(told, self.active()):
                return self.tab_of(told)
        except GLib.Error:
            pass  # it went away
        window = self.active()
        return window and self.search(window)

    @staticmethod
    def tab_of(node):
        """Of page tabs the one that has the keyboard; anything else is what it is."""
        tabs = children(node) if role(node) == "page tab list" else ()
        return next((each for each in tabs if "focused" in states(each)), node)

    @staticmethod
    def is_shown(node, window):
        """Whether it and all that holds it shows, up to the active window or a menu that hangs open."""
        while node and is_showing(node):
            if node == window or role(node) == "popup menu":
                return True
            node = node.get_parent()
        return False

    @staticmethod
    def has_keyboard(node):
        """An item says that it is focused also where its list has not got the keyboard: then the list decides."""
        if role(node) in ("list item", "table cell", "tree item", "page tab"):
            return "focused" in states(node) and "focused" in states(node.get_parent())
        # What only holds or fills a control says so too, beside the control.
        return "focused" in states(node) and role(node) != "filler"

    def search(self, window):
        """The innermost control of a window that has the keyboard, or its current item."""
        found = None
        for each in shown_in(window, lambda at: not holds_rows(at)):
            if each != window and self.has_keyboard(each):
                found = each
        if found and holds_rows(found):
            return next((each for each in children(found) if "focused" in states(each)), found)
        return found

    def shown(self, kind, called="", window=None):
        """The first object that shows, of this role and with a name that begins so; none where there is none."""
        top = window or self.active()
        return top and next((each for each in shown_in(top, lambda at: not holds_rows(at))
                             if role(each) == kind and name(each).startswith(called)), None)

    def row(self, table, called):
        """The first cell of a table, or item of a list, that has this text."""
        return next((each for each in children(table) if name(each) == called), None)
