#!/usr/bin/env bash
# Starting, as people do it: many programs at once for the very first time, a killed program, a
# killed server, the last one to leave.
#   starts.sh NIDREG NIDREG-CLI
set -euo pipefail
window=$1
cli=$2

home=$(mktemp -d "${TMPDIR:-/tmp}/nidreg starts.XXXXXX")
if [ "$(id -u)" = 0 ]; then chmod 755 "$home"; fi
export HOME=$home XDG_DATA_HOME=$home XDG_RUNTIME_DIR=$home/run XDG_STATE_HOME=$home/state
export XDG_CONFIG_HOME=$home/config XDG_CACHE_HOME=$home/cache
export QT_QPA_PLATFORM=offscreen
unset NIDREG_DB NIDREG_LOG_KEY PGHOST PGHOSTADDR PGSERVICE PGDATABASE
opened=
finish() {
    if [ -n "$opened" ]; then kill -9 "$opened" 2>/dev/null || true; fi
    "$cli" db stop >/dev/null 2>&1 || true
    rm -rf "$home"
}
trap finish EXIT

fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
status() { "$cli" --format json db status; }
state() { status | python3 -c 'import json,sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }
# Waits at most 30 s until the local server's state has the value.
until_state() {
    for _ in $(seq 300); do
        if [ "$(state "$1")" = "$2" ]; then return; fi
        read -rt 0.1 <> <(:) || true
    done
    fail "$1 did not become $2: $(status)"
}
rows() { "$cli" registry list | wc -l; }

# Four programs start at once where nothing is yet: one cluster, one snapshot.
pids=()
for i in 1 2 3 4; do "$cli" registry list >"$home/list.$i" 2>"$home/err.$i" & pids+=($!); done
for i in 0 1 2 3; do wait "${pids[$i]}" || fail "one of four first starts: $(cat "$home"/err.*)"; done
for i in 1 2 3 4; do
    [ "$(wc -l <"$home/list.$i")" = 105 ] || fail "program $i listed $(wc -l <"$home/list.$i")"
done
echo 'ok: four first starts at once share one registry'
[ "$(state running)" = False ] || fail 'the last one did not stop the server'
echo 'ok: the last one to leave stops the server'

# The window, killed: the next start takes over.
"$window" 2>"$home/window.err" & opened=$!
until_state in_use True
kill -9 "$opened"
wait "$opened" 2>/dev/null || true
[ "$(rows)" = 105 ] || fail 'after a killed window the registry is not whole'
echo 'ok: after SIGKILL of the window the next start recovers'

# The server, killed under an open window: the next question starts it again.
"$window" 2>"$home/window.err" & opened=$!
until_state in_use True
until_state running True
pid=$("$cli" db status | sed -n 's/^running, process \([0-9]*\).*/\1/p' | head -1)
[ -n "$pid" ] || fail "no process number in: $("$cli" db status)"
kill -9 "$pid"
for _ in 1 2 3; do if [ "$(rows 2>/dev/null || true)" = 105 ]; then break; fi; done
[ "$(rows)" = 105 ] || fail 'after a killed server the registry is not whole'
"$cli" audit verify >/dev/null || fail 'after a killed server the log does not verify'
echo 'ok: after SIGKILL of the server the next start recovers'

# A registry that was made empty stays so when the window comes next.
kill -9 "$opened"
wait "$opened" 2>/dev/null || true
"$cli" db stop >/dev/null
rm -r "$home/nidreg"
"$cli" db start --empty >/dev/null
"$cli" db stop >/dev/null
"$window" 2>"$home/window.err" & opened=$!
until_state in_use True
until_state running True
[ "$(rows)" = 0 ] || fail 'the window filled an empty registry'
kill "$opened"
wait "$opened" 2>/dev/null || true
[ "$(rows)" = 0 ] || fail 'the window left something in an empty registry'
echo 'ok: an empty registry stays empty under the window'
