#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a form must not say to a screen reader: tst_forms.py ROOT

A label with an accessible name is heard by that name and never by its text. A combo box is heard, on Unix, by
what is chosen: it needs a label as its buddy, a description or a tool tip to be told from another one.
"""
import pathlib
import sys
import xml.etree.ElementTree as ElementTree


def properties(widget):
    return {each.get("name") for each in widget.findall("property")}


def faults(path):
    root = ElementTree.parse(path).getroot()
    buddies = {each.findtext("cstring") for each in root.iter("property") if each.get("name") == "buddy"}
    for widget in root.iter("widget"):
        kind, called = widget.get("class"), widget.get("name")
        if kind == "QLabel" and "accessibleName" in properties(widget):
            yield f"{path}: the name of the label {called} hides its text"
        if kind == "QComboBox" and called not in buddies and not properties(widget) & {"accessibleDescription", "toolTip"}:
            yield f"{path}: the box {called} has neither label nor description"


found = [each for path in sorted(pathlib.Path(sys.argv[1], "forms").rglob("*.ui")) for each in faults(path)]
print(*found, sep="\n")
sys.exit(1 if found else 0)
