#!/usr/bin/env python3
"""What Tab offers in bash, zsh and fish, asked of the shells themselves. Usage: tst_completion.py BUILD-FOLDER"""
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

made = pathlib.Path(sys.argv[1]).resolve() / "app/reference"
here = pathlib.Path(__file__).resolve().parent

# what is meant, the line before the cursor, what is offered, what is not
ROWS = [
    ("areas", "nidreg-cli ", {"nid", "urn", "registry", "db", "report"}, {"check", "FILE"}),
    ("an area's beginning", "nidreg-cli reg", {"registry"}, {"report"}),
    ("the verbs of an area", "nidreg-cli registry ", {"list", "show", "publish"}, {"nid", "dump"}),
    ("verbs below verbs", "nidreg-cli audit key ", {"new", "show"}, {"list"}),
    ("the options of a verb", "nidreg-cli registry publish --", {"--only", "--check", "--db", "--format"}, {"--columns"}),
    ("an option's beginning", "nidreg-cli db create --reg", {"--registrar"}, {"--shipped"}),
    ("the values of an option", "nidreg-cli nid check --kind ", {"formal", "informal"}, {"text"}),
    ("the values of an option of all verbs", "nidreg-cli --format ", {"text", "json"}, {"nid"}),
    ("the same behind a verb", "nidreg-cli registry list --format ", {"text", "json"}, {"list"}),
    ("verbs behind an option with a value", "nidreg-cli --format json db ", {"create", "start"}, {"json"}),
    ("verbs behind a value that is an area's name", "nidreg-cli --as nid db ", {"create"}, {"check"}),
    ("an argument with fixed values", "nidreg-cli db single-user ", {"on", "off"}, {"start"}),
    ("formats of a template", "nidreg-cli template convert --to ", {"pdf", "markdown", "eml"}, {"json-ld"}),
    ("names of files", "nidreg-cli template lint dra", {"draft.txt"}, {"other.txt"}),
    ("names of files of an option", "nidreg-cli template new -o dra", {"draft.txt"}, {"other.txt"}),
    ("folders where one is asked for", "nidreg-cli registry publish si", {"site"}, {"sic.txt"}),
    ("no files where none is asked for", "nidreg-cli nid check dra", set(), {"draft.txt"}),
]

# bash splits words at "=", and completes the last of several values
BASH = [
    ("values behind an equals sign", "nidreg-cli nid check --kind=in", {"informal"}, {"formal"}),
    ("one more of several values", "nidreg-cli registry publish --only xml,c", {"xml,csv"}, {"csv"}),
]


def words(line):
    """As bash has them in COMP_WORDS."""
    parts = []
    for part in line.split(" "):
        name, equals, value = part.partition("=")
        parts += [name, "=", value] if equals else [part]
    return parts


def bash(line, folder):
    array = " ".join(shlex.quote(word) for word in words(line))
    script = (f"source {shlex.quote(str(made))}/nidreg-cli.bash; [[ $(complete -p nidreg-cli) == *_nidreg_cli* ]] || exit 9;"
              f" COMP_WORDS=({array}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); COMP_LINE={shlex.quote(line)};"
              " _nidreg_cli; printf '%s\\n' \"${COMPREPLY[@]}\"")
    return ["bash", "--norc", "-uc", script]


def zsh(line, folder):
    return ["zsh", "-f", here / "capture.zsh", made, line]


def fish(line, folder):
    return ["fish", "--no-config", "-c", f"source {shlex.quote(str(made))}/nidreg-cli.fish; complete -C {shlex.quote(line)}"]


def offered(shell, line, folder):
    environment = dict(os.environ, HOME=str(folder), XDG_CONFIG_HOME=str(folder / "config"), XDG_DATA_HOME=str(folder / "data"),
                       LC_ALL="C.UTF-8", TERM="dumb")
    done = subprocess.run([str(word) for word in shell(line, folder)], capture_output=True, text=True, cwd=folder,
                          env=environment, stdin=subprocess.DEVNULL)
    if done.returncode != 0 or done.stderr:
        return {f"status {done.returncode}: {done.stderr}"}
    # fish says what each is behind a tab; a folder may end with its slash
    return {each.split("\t")[0].rstrip("/ ") for each in done.stdout.splitlines()} - {""}


failures = asked = 0
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for file in ("draft.txt", "other.txt", "sic.txt"):
        (folder / file).write_text("")
    (folder / "site").mkdir()
    for shell, rows in ((bash, ROWS + BASH), (zsh, ROWS), (fish, ROWS)):
        for what, line, there, absent in rows:
            asked += 1
            found = offered(shell, line, folder)
            if not there <= found or absent & found or (not there and found):
                failures += 1
                print(f"FAIL: {shell.__name__}: {what}: “{line}” offers {sorted(found)}")
syntax = subprocess.run(["zsh", "-n", made / "_nidreg-cli"], capture_output=True, text=True)
if syntax.returncode != 0:
    failures += 1
    print("FAIL: zsh -n:", syntax.stderr)
print(f"{asked} lines, {failures} failures")
sys.exit(1 if failures else 0)
