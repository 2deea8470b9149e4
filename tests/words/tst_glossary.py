#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every text that the program shows keeps to the words of glossary.tsv.

    tst_glossary.py ROOT NIDREG_CLI

Reads the sentences of the window (sources of the .ts files), --help of every verb of the command
line, the messages of the database, the words of the site, the manual and README.md. Prints one line
for each text that uses a word of the table, with what to say instead, and fails if there is one.
Before that it plants each kind of fault in a text of its own and fails if one is not found.
"""
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

SHOWN = ("window", "cli", "database", "site")
CONTEXTS = (*SHOWN, "manual", "readme")
GROUPS = {"all": CONTEXTS, "shown": SHOWN, **{each: (each,) for each in CONTEXTS}}
FEWEST = {"window": 2000, "cli": 500, "database": 80, "site": 60, "manual": 400, "readme": 40}
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
REFUSAL = re.compile(r"(?:\brefuse\(|\bmessage\s*=|\braise\b|\bformat\()((?:[^;']|'(?:[^']|'')*')*)", re.S)
QUOTED = re.compile(r"'((?:[^']|'')*)'")
VERB = re.compile(r"^  ([a-z][a-z-]+)(?:\s|$)")


class Rule:
    def __init__(self, pattern, instead, group):
        self.pattern = re.compile(pattern, re.IGNORECASE)
        self.instead = instead
        self.contexts = GROUPS[group]

    def fault(self, context, where, text):
        found = self.pattern.search(text) if context in self.contexts else None
        return found and f"{where}: “{found.group()}”, say: {self.instead}\n    {text}"


def rules_in(table):
    rows = (line.split("\t") for line in table.splitlines() if line and not line.startswith("#"))
    return [Rule(*row) for row in rows]


def faults_in(rules, texts):
    return [fault for context, where, text in texts for rule in rules
            if (fault := rule.fault(context, where, text))]


def is_sentence(text):
    return re.search(r"[a-z]{2,} [a-z]", text) is not None


def window_texts(root):
    for message in ET.parse(root / "resources/translations/nidreg_de.ts").iter("message"):
        yield "window", "the window", message.findtext("source").replace("&", "")


def help_of(cli, *verbs):
    return subprocess.run([cli, *verbs, "--help"], check=True, capture_output=True,
                          text=True).stdout


def cli_texts(cli, *verbs):
    """The lines of the help of a verb, and of each verb below it."""
    text = help_of(cli, *verbs)
    for line in text.splitlines():
        yield "cli", " ".join(("nidreg-cli", *verbs, "--help")), line
    below = re.split(r"^(?:Subcommands|SUBCOMMANDS):\n", text, flags=re.MULTILINE)[1:]
    for line in below[0].splitlines() if below else []:
        if verb := VERB.match(line):
            yield from cli_texts(cli, *verbs, verb.group(1))


def printed_texts(folder, context):
    """The sentences among the string literals of C++ sources; adjacent literals are one text."""
    for path in sorted((*folder.glob("*.cpp"), *folder.glob("*.h"))):
        code = re.sub(r"^\s*(//|#include).*$", "", path.read_text(encoding="utf-8"), flags=re.M)
        for text in LITERAL.findall(re.sub(r'"\s*\n\s*"', "", code)):
            if is_sentence(text):
                yield context, path.name, text


def database_texts(root):
    for path in sorted((root / "registry-data/schema").glob("*.sql")):
        code = re.sub(r"--.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for call in REFUSAL.findall(code):
            for text in QUOTED.findall(call):
                if is_sentence(text):
                    yield "database", path.name, text.replace("''", "'")


def page_texts(path, context):
    """The lines of a Markdown page without its code."""
    is_code = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        is_code ^= line.startswith("```")
        if not is_code and not line.startswith("    ") and line.strip():
            yield context, f"{path.name}:{number}", re.sub(r"`[^`]*`", "``", line)


def texts_of(root, cli):
    yield from window_texts(root)
    yield from cli_texts(cli)
    yield from printed_texts(root / "app/cli", "cli")
    yield from database_texts(root)
    yield from printed_texts(root / "model/exchange/site", "site")
    for page in sorted((root / "resources/manual").glob("*.md")):
        yield from page_texts(page, "manual")
    yield from page_texts(root / "README.md", "readme")


PLANTED = [
    ("a word of the table", "window", "The log was mended.", True),
    ("the word that is to be said", "window", "The log was fixed.", False),
    ("a longer word that contains it", "window", "Recommended", False),
    ("any case", "cli", "Rehearse the import", True),
    ("a rule for what is shown counts in the database", "database", "%s is no policy", True),
    ("a sentence of its own may begin so", "database", "there is no policy", False),
    ("a rule for what is shown does not count in the manual", "manual", "a seal is no signature", False),
    ("a rule for all counts in the manual", "manual", "normalize rung by rung", True),
    ("a command at the end of a sentence", "window", "Use Registry ▸ Restore….", True),
    ("a command that opens a dialog", "window", "Restore…", False),
    ("code in the manual is code", "manual", "the option ``", False),
]


def blind_spots(rules):
    return [f"glossary test: {name}: {text!r}" for name, context, text, is_fault in PLANTED
            if bool(faults_in(rules, [(context, "planted", text)])) != is_fault]


def missing_texts(texts):
    count = {context: sum(each[0] == context for each in texts) for context in CONTEXTS}
    return [f"glossary test: only {count[each]} texts of {each} were found"
            for each in CONTEXTS if count[each] < FEWEST[each]]


def main(root, cli):
    rules = rules_in((Path(__file__).parent / "glossary.tsv").read_text(encoding="utf-8"))
    texts = list(texts_of(root, cli))
    problems = blind_spots(rules) + missing_texts(texts) + faults_in(rules, texts)
    print("\n".join(problems) or f"{len(texts)} texts keep to the glossary")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), os.path.abspath(sys.argv[2])))
