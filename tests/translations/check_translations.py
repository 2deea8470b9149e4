#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every sentence of the sources has its translation, with the same placeholders.

    check_translations.py LUPDATE ROOT

Fails with one line a fault: a sentence that lupdate finds and a .ts file lacks, an unfinished or
empty translation, one whose %1, %n … differ from the source's, more mnemonics than the source has.
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


def forms(message):
    """The translated texts of a message: one, or one for each plural form."""
    translation = message.find("translation")
    plural = translation.findall("numerusform")
    return [form.text or "" for form in plural] if plural else [translation.text or ""]


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
