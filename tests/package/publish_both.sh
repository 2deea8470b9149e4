#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# One local registry, published by the PostgreSQL that made it and by the newer one that takes it over, each under its
# own clock, locale and time zone: every file has the same bytes. Run by tests/package/upgrade, where /usr/lib/postgresql
# is this process's own.
#   publish_both.sh NIDREG-CLI FOLDER /path/of/the/newer/version TEMPLATE
set -euo pipefail
cli=$1 work=$2 newer=$3 template=$4
export HOME=$work/home XDG_RUNTIME_DIR=$work/run QT_QPA_PLATFORM=offscreen
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME NIDREG_DB
mkdir -m 755 "$HOME" "$work/locales"
for locale in de_DE tr_TR; do localedef -i "$locale" -f UTF-8 "$work/locales/$locale.UTF-8"; done # of the package locales
export LOCPATH=$work/locales
mkdir -m 700 "$XDG_RUNTIME_DIR"

# as CLOCK LOCALE ZONE ARGUMENT…
as() {
    local clock=$1 locale=$2 zone=$3
    shift 3
    LC_ALL=$locale TZ=$zone faketime -f "$clock" "$cli" "$@" || {
        echo "publish_both: nidreg-cli $* ended with $?" >&2
        return 1
    }
}
made() { as +0 C.UTF-8 UTC "$@" >/dev/null; }
trap 'made db stop || true' EXIT

made db start
made db single-user on
made db grant expert root
made request create "$template"
for step in 'submit 1' 'assign 1 --expert root' 'approve 1 --text Complete.' 'register 1'; do
    # shellcheck disable=SC2086 # words
    made request $step
done
known=$(as +0 C.UTF-8 UTC audit list --format json | wc -l)
state=(--as-of "$(date -u +%F)" --known "$((known - 1))" --base-url https://registry.example/urn/)

as +0 C.UTF-8 UTC registry publish "${state[@]}" "$work/older" >/dev/null
made db stop
ln -s "$newer" /usr/lib/postgresql/
as -11y de_DE.UTF-8 Pacific/Kiritimati db start
as +23y tr_TR.UTF-8 America/Los_Angeles registry publish "${state[@]}" "$work/newer" >/dev/null
made audit verify
# A publication is an event: the checkpoint and the proof tell of it, and are each publication's own.
diff -r -x checkpoint.txt -x proof.txt "$work/older" "$work/newer"
echo "$(($(find "$work/newer" -type f | wc -l) - 2)) files, the same bytes"
