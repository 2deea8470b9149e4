#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every sentence of the sources has its translation, with the same placeholders.

    check_translations.py LUPDATE ROOT

Fails with one line a fault: a sentence that lupdate finds and a .ts file lacks, an unfinished or
empty translation, one whose %1, %n … differ from the source's, more mnemonics than the source has,
another mark at the end, a word that stands there twice, what is left of an entity.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

PLACEHOLDER = re.compile(r"%(?:L?\d+|n)")
MNEMONIC = re.compile(r"&(?=[^\s&])")
TWICE = re.compile(r"\b(\w{4,}) \1\b")
ENTITY = re.compile(r"\w*amp;|&(?:lt|gt|quot|apos);")
ENDS = ".:?!…"
ABBREVIATED = {"No."}  # the point is no end of a sentence


def forms(message):
    """The translated texts of a message: one, or one for each plural form."""
    translation = message.find("translation")
    plural = translation.findall("numerusform")
    return [form.text or "" for form in plural] if plural else [translation.text or ""]


def ending(text):
    return text.rstrip()[-1:] if text.rstrip()[-1:] in ENDS else ""


def faults_in(message):
    source = message.findtext("source")
    if message.find("translation").get("type") == "unfinished":
        yield "not translated"
        return
    for text in forms(message):
        wanted, given = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(text))
        if not text.strip():
            yield "empty"
        elif wanted - {"%n"} != given - {"%n"}:
            yield f"placeholders {sorted(given)} instead of {sorted(wanted)}"
        elif len(MNEMONIC.findall(text)) > len(MNEMONIC.findall(source)):
            yield "more mnemonics than the source"
        elif ending(text) != ending(source) and source not in ABBREVIATED:
            yield f"ends with {ending(text)!r} instead of {ending(source)!r}"
        elif TWICE.search(text) and not TWICE.search(source):
            yield f"{TWICE.search(text)[1]!r} twice"
        elif ENTITY.search(text) and not ENTITY.search(source):
            yield f"{ENTITY.search(text)[0]!r} is no word"


def main(lupdate, root):
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        for shipped in sorted((root / "resources/translations").glob("*.ts")):
            fresh = pathlib.Path(folder) / shipped.name
            shutil.copy(shipped, fresh)
            subprocess.run([lupdate, "-silent", "-I", ".", "-no-obsolete", "-locations", "none",
                            "forms", "app/shell", "-ts", str(fresh)], cwd=root, check=True)
            for context in ET.parse(fresh).iter("context"):
                for message in context.iter("message"):
                    for fault in faults_in(message):
                        faults += 1
                        print(f"{shipped.name}: {context.findtext('name')}: {fault}: "
                              f"{message.findtext('source')!r}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], pathlib.Path(sys.argv[2])))
