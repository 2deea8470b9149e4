#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints those of ThreadSanitizer's reports that are about this program: races.py FOLDER-OF-REPORTS

Qt and GLib are compiled without the sanitizer, so that their own locks and queues look like races. A report counts when one
of its two accesses was made by a program of the build, and neither is the keeping of what a queue of Qt's hands over
(qtorder.cpp shows the order of that; its events are made by Qt) or the count of those who share a text. Where the sanitizer
has forgotten one of the two, nothing can be said; those are counted apart. Status 1: one counts.
"""
import collections
import pathlib
import re
import sys

KEPT_BY_QT = ("QThreadPool::start", "QRunnable::create", "QThreadPoolPrivate::", "QMetaCallEvent::", "QMetaType::destroy",
              "QMetaType::create", "QArrayData::deref(")
FORGOTTEN = "[failed to restore the stack]"
STACK = re.compile(r"^  \S.*\n((?:    #\d+ .*\n)+)", re.MULTILINE)


def is_of_library(stack):
    """Whether a library made the access, or called what the sanitizer stands before."""
    own = next((frame for frame in stack if "libsanitizer" not in frame), "")
    return bool(re.search(r"\(lib\S+\.so", own))


def counts(report):
    stacks = [stack.splitlines() for stack in STACK.findall(report)[:2]]
    if any(kept in frame for stack in stacks for frame in stack for kept in KEPT_BY_QT):
        return False
    if any(is_of_library(stack) and "operator new" in stack[0] for stack in stacks):
        return False
    return not all(is_of_library(stack) for stack in stacks)


def main():
    found, all_of_them, forgotten = collections.Counter(), 0, 0
    for file in sorted(pathlib.Path(sys.argv[1]).glob("race.*")):
        for report in file.read_text(errors="replace").split("=================="):
            if "WARNING: ThreadSanitizer" not in report:
                continue
            all_of_them += 1
            if FORGOTTEN in report:
                forgotten += 1
            elif counts(report):
                summary = re.search(r"^SUMMARY: (.*)$", report, re.MULTILINE)
                found[summary[1] if summary else "no summary"] += 1
                print(report)
    for summary, count in found.most_common():
        print(f"{count:6} {summary}")
    print(f"{found.total()} of {all_of_them} reports are about the program, {forgotten} cannot be judged")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
