# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # root: set by whoever sources this
# Shared by app/run and tests/run, which source it with `root` set and the root as working folder.

step() { printf '== %s\n' "$*"; }

fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 3
}

# wanted KIND…: one package (or a|b) a line.
wanted() {
    local kind
    for kind in "$@"; do
        awk -v kind="$kind" '$1 == kind { print $2 }' resources/build/packages.txt
    done
}

is_installed() {
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# Whether the first of a|b that Debian offers is installed. Debian is asked only where it is not simply the first.
has_chosen() {
    is_installed "${1%%|*}" || { [[ $1 == *\|* ]] && is_installed "$(choose "$1")"; }
}

# The first of a|b that Debian offers.
choose() {
    local package
    for package in ${1//|/ }; do
        if apt-cache show "$package" >/dev/null 2>&1; then break; fi
    done
    echo "$package"
}

as_root() {
    if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}

may_be_root() {
    [[ $(id -u) == 0 ]] && return 0
    command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q \
        --no-install-recommends "$@" >>"$log" 2>&1 </dev/null \
        || fail "apt-get install $* failed, see $log"
}

# Debian's server package makes and starts a cluster `main` of its own. nidreg has a private one
# and would only leave a daemon running on this machine, so that is off while we install.
install_server() {
    local settings=/etc/postgresql-common/createcluster.conf
    apt_install postgresql-common
    as_root sed -i 's/^#create_main_cluster = true$/create_main_cluster = false # nidreg/' "$settings"
    apt_install "$@"
    as_root sed -i 's/^create_main_cluster = false # nidreg$/#create_main_cluster = true/' "$settings"
}

# need_packages KIND…: installs what is missing; silent, offline and quick when nothing is.
need_packages() {
    local missing=() package
    if ! command -v dpkg-query >/dev/null; then
        step "Not a Debian system: taking what resources/build/packages.txt lists for granted"
        return
    fi
    while read -r package; do
        has_chosen "$package" || missing+=("$package")
    done < <(wanted "$@")
    [[ ${#missing[@]} == 0 ]] && return
    may_be_root || fail "missing packages; as root run: apt-get update && apt-get install" \
        "--no-install-recommends ${missing[*]%%|*}"
    step "Installing ${missing[*]%%|*}"
    as_root apt-get update -q >>"$log" 2>&1 </dev/null || step "apt-get update failed, going on"
    local server=() others=()
    for package in "${missing[@]}"; do
        case $package in
            postgresql*) server+=("$(choose "$package")") ;;
            *) others+=("$(choose "$package")") ;;
        esac
    done
    [[ ${#others[@]} == 0 ]] || apt_install "${others[@]}"
    [[ ${#server[@]} == 0 ]] || install_server "${server[@]}"
}

# build PRESET [TARGET…] in build/PRESET.
build() {
    local preset=$1 folder=build/$1
    shift
    # A build folder that was copied along with the tree points at the old place.
    if [[ -r $folder/CMakeCache.txt ]] \
        && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        step "Clearing $folder, which belongs to another folder"
        rm -rf "$folder"
    fi
    mkdir -p "$folder"
    [[ -w $folder ]] || fail "$folder cannot be written to: another user built here"
    step "Configuring $folder"
    cmake --preset "$preset" >"$folder/configure.log" 2>&1 \
        || { cat "$folder/configure.log"; fail "configuring failed"; }
    step "Building $folder"
    if [[ -t 1 ]]; then
        ninja -C "$folder" "$@" || fail "the build failed"
    else
        NINJA_STATUS='%f of %t ' ninja -C "$folder" "$@" 2>&1 | tee "$folder/build.log" | show_progress \
            || { tail -n 100 "$folder/build.log"; fail "the build failed"; }
    fi
}

# Of ninja's lines ("17 of 211 Building …") one for each tenth.
show_progress() {
    awk '$2 == "of" && $3 > 0 {
             tenth = int(10 * $1 / $3)
             if (tenth > shown) { shown = tenth; printf "== Built %d of %d\n", $1, $3; fflush() }
         }'
}

umask 022
mkdir -p build 2>/dev/null || fail "$root/build cannot be made"
[[ -w build ]] || fail "$root/build cannot be written to: another user built here"
log=$root/build/packages-$(id -un).log
