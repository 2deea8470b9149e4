#!/usr/bin/env python3
"""The manual pages that the build made: groff, man and mandoc find nothing to say about them, and they tell of every
verb and option that --help tells of. Usage: tst_manpages.py BUILD-FOLDER"""
import gzip
import os
import pathlib
import re
import subprocess
import sys

build = pathlib.Path(sys.argv[1])
pages = sorted((build / "app/reference").glob("*.1"))
program = build / "app/nidreg-cli"
failures = []


def run(*words):
    environment = dict(os.environ, LC_ALL="C.UTF-8", MANWIDTH="100", MANROFFOPT="-c", MAN_KEEP_FORMATTING="")
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, env=environment)


def expect(is_so, sentence):
    if not is_so:
        failures.append(sentence)


def shown(page):
    """As a person reads it, in one line without hyphenation."""
    text = run("man", "-l", "-P", "cat", page).stdout
    return re.sub(r"\s+", " ", re.sub(".\b", "", text))


def verbs(*path):
    """The names below a command, as its --help lists them."""
    text = run(program, *path, "--help").stdout
    if "\nSubcommands:\n" not in text:
        return []
    return re.findall(r"^  ([a-z-]+)", text.split("\nSubcommands:\n")[1], re.M)


def options(*path):
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", run(program, *path, "--help").stdout.split("\nSubcommands:")[0]
                          .split("\nOptions:")[-1])) - {"--help"}


def leaves(*path):
    below = verbs(*path)
    if not below:
        yield path
    for verb in below:
        yield from leaves(*path, verb)


for page in pages:
    for words in (("groff", "-ww", "-Kutf8", "-man", "-Tutf8", "-z", page), ("man", "--warnings", "-l", "-P", "cat", page)):
        done = run(*words)
        expect(done.returncode == 0 and not done.stderr, f"{words[0]} has nothing to say about {page.name}: {done.stderr}")
    linted = run("mandoc", "-Tlint", "-Wwarning", page)
    said = [line for line in linted.stdout.splitlines() if "missing date" not in line]
    expect(not said, f"mandoc has nothing to say about {page.name}: {said}")
    packed = page.with_name(page.name + ".gz")
    expect(gzip.decompress(packed.read_bytes()) == page.read_bytes(), f"{packed.name} holds {page.name}")
    expect(packed.read_bytes()[4:8] == b"\0\0\0\0", f"{packed.name} holds no time")

areas = verbs()
expect({page.name for page in pages} == {"nidreg.1", "nidreg-cli.1"} | {f"nidreg-cli-{area}.1" for area in areas},
       f"there is a page for each area: {[page.name for page in pages]}")
for area in areas:
    text = shown(build / f"app/reference/nidreg-cli-{area}.1")
    for section in ("NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "EXAMPLES", "SEE ALSO"):
        expect(f" {section} " in text, f"nidreg-cli-{area} has the section {section}")
    for path in leaves(area):
        expect("nidreg-cli " + " ".join(path) in text, f"nidreg-cli-{area} has the verb {' '.join(path)}")
        for option in options(*path):
            expect(option in text, f"nidreg-cli-{area} has {option} of {' '.join(path)}")
text = shown(build / "app/reference/nidreg-cli.1")
for option in options() | {"ENVIRONMENT", "FILES", "NIDREG_DB", "nidreg-cli-db(1)"}:
    expect(option in text, f"nidreg-cli has {option}")

for failure in failures:
    print("FAIL:", failure)
print(f"{len(pages)} pages, {len(failures)} failures")
sys.exit(1 if failures or not pages else 0)
