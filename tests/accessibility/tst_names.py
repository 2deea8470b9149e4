#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every control of the pages, menus and dialogs has a name and a role: tst_names.py NIDREG NIDREG-CLI"""
import sys

from ownsession import in_own_session

PAGES = ("Namespaces", "Requests", "Drafts", "Reports", "Workbench", "Audit")


def open_everything(keys, program, look):
    """Each page, each menu, and each dialog that an entry with “…” opens."""
    from tree import name, wait_until
    def go_to(number, page):
        keys.press(f"ctrl+{number}", lambda: name(program.active()) == page, f"the page {page}")

    keys.end_tour(lambda window: look("the tour", window))
    for number, page in enumerate(PAGES, 1):
        go_to(number, page)
        look(page, program.active())
    for menu in ("File", "Edit", "Audit", "Registry", "View", "Help"):
        for entry in keys.entries(menu, lambda popup: look("menu " + menu, popup)):
            if not entry.endswith("…"):
                continue
            go_to(len(PAGES), PAGES[-1])  # an entry may have led to another page, with other menus
            before = program.active()
            keys.menu(menu, entry)
            dialog = wait_until(lambda: program.active() != before and program.active(), f"what {menu} ▸ {entry} opens")
            look(f"{menu} ▸ {entry}", dialog)
            keys.press("Escape", lambda: program.active() == before, f"the end of what {menu} ▸ {entry} opens")


def run(session):
    from keyboard import Keyboard
    from names import faults
    from tree import Program
    session.open_window()
    program, found = Program("nidreg"), []

    def look(where, window):
        here = faults(window)
        found.extend(f"{where}: {each}" for each in here)
        print(f"{'FAILED' if here else 'ok'}: {where}", *("  " + each for each in here), sep="\n", flush=True)

    open_everything(Keyboard(program), program, look)
    return 1 if found else 0


if __name__ == "__main__":
    in_own_session(run)
