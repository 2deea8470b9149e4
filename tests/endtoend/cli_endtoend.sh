#!/usr/bin/env bash
# The whole way of a registration by the command line alone, on a local registry of its own:
# old template, findings, second revision, approval, version 1, publication, version 2, urn-9.
#   cli_endtoend.sh NIDREG-CLI FIXTURES
set -euo pipefail
cli=$1
fixtures=$2

home=$(mktemp -d "${TMPDIR:-/tmp}/nidreg test.XXXXXX")
if [ "$(id -u)" = 0 ]; then chmod 755 "$home"; fi
finish() {
    XDG_DATA_HOME=$home "$cli" db stop >/dev/null 2>&1 || true
    rm -rf "$home"
}
trap finish EXIT
export HOME=$home XDG_DATA_HOME=$home XDG_RUNTIME_DIR=$home/run XDG_STATE_HOME=$home/state
export XDG_CONFIG_HOME=$home/config XDG_CACHE_HOME=$home/cache
unset NIDREG_DB NIDREG_LOG_KEY PGHOST PGHOSTADDR PGSERVICE PGSERVICEFILE PGDATABASE PGUSER PGPORT

# Runs nidreg-cli and demands an exit status: `expect 1 template lint FILE`. Keeps what was printed in $out.
expect() {
    local status=$1 found=0
    shift
    out=$("$cli" --format json "$@" 2>"$home/err") || found=$?
    if [ "$found" != "$status" ]; then
        printf 'FAILED: nidreg-cli %s\n  exit status %s, expected %s\n%s\n%s\n' "$*" "$found" "$status" "$out" "$(cat "$home/err")"
        exit 1
    fi
    printf 'ok: nidreg-cli %s\n' "$*"
}
# Demands a text in what was printed last.
says() {
    if [[ $out != *"$1"* ]]; then
        printf 'FAILED: this does not say %s:\n%s\n' "$1" "$out"
        exit 1
    fi
}
value() { # of a key in the JSON that was printed last
    printf '%s' "$out" | python3 -c 'import json,sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"
}

expect 0 db start
expect 0 registry list
[ "$(printf '%s\n' "$out" | wc -l)" = 105 ]
expect 0 db grant applicant aino
expect 0 db grant expert edda
expect 0 nid check lighthouse
says '"available"'

# The old layout is read, and has something to mend.
expect 0 template show "$fixtures/lighthouse-old.txt"
says '"nid":"lighthouse"'
says '"Scope":"purpose"'
expect 1 template lint "$fixtures/lighthouse-old.txt"
says 'template.date.malformed'
expect 0 template lint "$fixtures/lighthouse-fixed.txt"

# First revision, an expert, a change asked for, second revision, approval.
expect 0 --as aino request create "$fixtures/lighthouse-old.txt"
id=$(value id)
expect 1 --as aino request submit "$id"
expect 0 --as aino request submit "$id" "$fixtures/lighthouse-fixed.txt"
says '"in-discussion"'
expect 3 --as aino --role applicant request assign "$id" --expert edda
expect 0 request assign "$id" --expert edda
says '"in-review"'
expect 3 --as aino --role expert request approve "$id" --text 'It is mine.'
expect 0 --as edda request request-changes "$id" --text 'Say whether resolution is intended.'
says '"changes-requested"'
expect 0 --as aino request submit "$id" "$fixtures/lighthouse-second.txt"
expect 0 request assign "$id" --expert edda
expect 0 --as edda request approve "$id" --text 'The template answers every question.'
says '"approved"'
expect 3 --as edda --role expert request register "$id"
expect 0 --dry-run request register "$id"
expect 0 nid check lighthouse
expect 0 request register "$id"
says '"lighthouse"'
expect 1 nid check Lighthouse
says '"registered"'

# The same act twice is one act.
key=6b2f1c1e-54a8-4b5f-9d0e-2f8c6f0c1a01
expect 0 --as aino --act $key request create "$fixtures/lighthouse-version-2.txt" --revises lighthouse
second=$(value id)
expect 0 --as aino --act $key request create "$fixtures/lighthouse-version-2.txt" --revises lighthouse
[ "$(value id)" = "$second" ]

# Version 2.
expect 0 --as aino request submit "$second"
expect 0 request assign "$second" --expert edda
expect 0 --as edda request approve "$second" --text 'Fine.'
expect 0 request register "$second"
says '"version":2'

# Its grammar was kept with it, and answers for any URN of the namespace.
expect 0 urn parse --grammar urn:lighthouse:fi:1234
says '"accepted"'
expect 1 urn parse --grammar urn:lighthouse:fin:1234
says '"offset":17'
expect 0 urn parse --grammar urn:isbn:0451450523
says '"grammar":null'

# An informal namespace gets the next number.
expect 0 --as aino request create "$fixtures/informal.txt" --kind informal
third=$(value id)
expect 0 --as aino request submit "$third"
expect 0 request assign "$third" --expert edda
expect 0 --as edda request approve "$third" --text 'Fine.'
expect 0 request register "$third"
says '"urn-9"'

# It stands in the listing and in every published form.
expect 0 registry list
[ "$(printf '%s\n' "$out" | wc -l)" = 107 ]
expect 0 registry show lighthouse --version 1
says '"version":1'
expect 0 registry history lighthouse
says '"register"'
expect 0 registry publish "$home/site" --only xml,csv,txt
grep -q '<name>lighthouse</name>' "$home/site/urn-namespaces.xml"
grep -q '^lighthouse,' "$home/site/urn-namespaces-1.csv"
grep -q '^urn-9,' "$home/site/urn-namespaces-2.csv"
grep -q 'lighthouse' "$home/site/urn-namespaces.txt"

expect 0 audit verify
expect 0 audit head
says '"size"'
expect 0 db stop
expect 0 db status
echo 'every command did its work'
