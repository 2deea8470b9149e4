#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What a person does with the installed programs, in a clean system: run by tests/package/run as an ordinary user.
#   use.sh begin     a local registry, a draft, a request, approved
#   use.sh finish    the same registry, after an upgrade: registered, published, verified
#   use.sh window    the window is opened on it, and closed by its own shortcut
set -euo pipefail
examples=/usr/share/doc/nidreg-doc/examples
export QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=$HOME/run LC_ALL=C.UTF-8
mkdir -p -m 700 "$XDG_RUNTIME_DIR"

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
# Runs nidreg-cli and demands an exit status and a text in what it prints.
expect() {
    local status=$1 text=$2 found=0 out
    shift 2
    out=$(nidreg-cli "$@" 2>&1) || found=$?
    [[ $found == "$status" ]] || fail "nidreg-cli $*: status $found, expected $status: $out"
    [[ $out == *"$text"* ]] || fail "nidreg-cli $*: this does not say “$text”: $out"
}

begin() {
    expect 0 '' db start
    expect 0 isbn registry search isbn
    expect 0 available nid check lighthouse
    expect 0 'Namespace Identifier' template new --nid lighthouse
    expect 1 date template lint "$examples/lighthouse-old.txt"
    expect 0 '' template lint "$examples/lighthouse-fixed.txt"
    expect 0 '' db grant applicant aino
    expect 0 '' db grant expert edda
    expect 0 '#1' --as aino request create "$examples/lighthouse-fixed.txt"
    expect 0 '' --as aino request submit 1
    expect 0 '' request assign 1 --expert edda
    expect 0 '' --as edda request approve 1 --text 'The template answers every question.'
    expect 0 '' db stop
}

finish() {
    expect 0 lighthouse request list
    expect 0 lighthouse request register 1
    expect 1 registered nid check lighthouse
    expect 0 '' registry publish "$HOME/site"
    grep -q '<name>lighthouse</name>' "$HOME/site/urn-namespaces.xml" || fail 'the listing lacks the namespace'
    expect 0 '' template convert --to pdf "$examples/lighthouse-fixed.txt" -o "$HOME/lighthouse.pdf"
    [[ $(head -c 5 "$HOME/lighthouse.pdf") == %PDF- ]] || fail 'no PDF was written'
    expect 0 '' report listed-by-year
    expect 0 '' audit verify
    expect 0 '' db stop
}

window() {
    unset QT_QPA_PLATFORM
    local pid id status=0
    nidreg "$examples/lighthouse-fixed.txt" 2>"$HOME/window.err" &
    pid=$!
    id=$(xdotool search --sync --onlyvisible --pid "$pid" --name nidreg | head -n 1)
    [[ -n $id ]] || fail "no window: $(cat "$HOME/window.err")"
    nidreg-cli registry list >/dev/null # both at once
    xdotool windowfocus --sync "$id" key --clearmodifiers ctrl+q
    wait "$pid" || status=$?
    [[ $status == 0 ]] || fail "the window ended with status $status: $(cat "$HOME/window.err")"
    [[ ! -s $HOME/window.err ]] || { echo 'the window printed:'; cat "$HOME/window.err"; }
}

case $1 in
    begin | finish) "$1" ;;
    window) window ;;
    *) fail "what is $1?" ;;
esac
