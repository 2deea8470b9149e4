# SPDX-License-Identifier: MIT
"""What is wrong with the names and roles of a window, as sentences that name the place."""
from tree import children, holds_rows, is_showing, label_of, name, path, role, shown_in, states

CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "text", "password text", "spin button",
            "slider", "table", "tree", "tree table", "list", "page tab", "menu item", "check menu item", "radio menu item"}
NO_ROLE = {"unknown", "filler", "panel", "redundant object", "invalid"}


def is_part(node):
    """A part of a control that Qt made: the button that clears a field, the list that a box opens, a separator."""
    holder = node.get_parent()
    kind = role(holder) if holder else ""
    return (kind in ("text", "spin button", "combo box", "page tab list", "scroll bar")
            or role(node) in ("separator",) or (role(node) == "menu item" and not name(node) and kind == "popup menu"
                                                and "focusable" not in states(node) and node.get_child_count() == 0))


def is_named(node):
    if role(node) == "combo box":  # Qt on Unix gives what is chosen as its name
        return bool(label_of(node) or node.get_description())
    return bool(name(node).strip() or label_of(node).strip())


def is_of_qt(window):
    """The dialog for files is Qt's own, and so are its names."""
    return any(role(each) == "list" and name(each) == "Sidebar" for each in shown_in(window, lambda at: not holds_rows(at)))


def faults(window):
    """Of everything that shows in the window."""
    if is_of_qt(window):
        return []
    found = []
    for node in shown_in(window, lambda at: not holds_rows(at) or at == window):
        if is_part(node):
            continue
        kind = role(node)
        if kind in CONTROLS and not is_named(node):
            found.append("has no name: " + path(node))
        is_preview = name(window).startswith("Print")  # Qt's own, where the pages have the keyboard and no role
        if kind in NO_ROLE and not is_preview and "focused" in states(node) and not any("focused" in states(each) for each in children(node)):
            found.append("has the keyboard and no role: " + path(node))
        if kind in ("table", "tree", "tree table"):
            found += headless(node)
    return found + [each for each in twins(window)]


def headless(table):
    """A table that has columns has a name above each that shows."""
    heads = []
    for node in children(table):
        if role(node) == "table cell":
            break
        if role(node) == "table column header" and is_showing(node):
            heads.append(node)
    return ["has a column without a name: " + path(table) for head in heads if not name(head).strip()]


def twins(window):
    """Two controls beside each other that a listener cannot tell apart."""
    for holder in shown_in(window, lambda at: not holds_rows(at)):
        if holds_rows(holder):
            continue
        known = set()
        for node in children(holder):
            mark = (role(node), name(node), label_of(node), node.get_description())
            if role(node) in CONTROLS and is_showing(node) and is_named(node) and not is_part(node):
                if mark in known:
                    yield "is there twice: " + path(node)
                known.add(mark)
