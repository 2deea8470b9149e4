# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # store: set by whoever sources this
# Clean systems of a Debian release, as folders that commands are run in. Sourced, with `store` set to the folder
# that keeps what is made once: the systems as debootstrap leaves them, and the packages that apt fetched.

# Where this machine's own apt finds Debian.
mirror() {
    local found
    found=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Component: main' 2>/dev/null \
        | grep -v security | head -n 1)
    echo "${found:-http://deb.debian.org/debian}"
}

# The system of RELEASE as debootstrap leaves it, made once. Prints nothing, keeps a log.
make_base() {
    local release=$1 base=$store/base-$1
    [[ -e $base.tar.zst ]] && return
    rm -rf "$base"
    debootstrap --variant=minbase --include=ca-certificates "$release" "$base" "$(mirror)" >"$base.log" 2>&1 \
        || { tail -n 20 "$base.log" >&2; return 1; }
    tar -C "$base" --one-file-system -I 'zstd -3' -cf "$base.tar.zst.new" .
    mv "$base.tar.zst.new" "$base.tar.zst"
    rm -rf "$base"
}

# new_system RELEASE FOLDER: a system of the release, with this machine's ways to reach Debian. No service starts
# in it, and what apt fetches is kept for the next.
new_system() {
    local release=$1 folder=$2
    make_base "$release"
    remove_system "$folder"
    mkdir -p "$folder" "$store/archives-$release/partial"
    tar -C "$folder" -I zstd -xf "$store/base-$release.tar.zst"
    cp /etc/hosts /etc/resolv.conf "$folder/etc/"
    apt-config dump | grep -iE '^Acquire::[^ ]*(proxy|Check-Date|Check-Valid-Until)' \
        >"$folder/etc/apt/apt.conf.d/90machine" || true
    echo 'Acquire::Languages "none";' >>"$folder/etc/apt/apt.conf.d/90machine"
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/unsafe-io" # it need not survive a power cut
    printf '#!/bin/sh\nexit 101\n' >"$folder/usr/sbin/policy-rc.d"
    chmod 755 "$folder/usr/sbin/policy-rc.d"
    echo "$release" >"$folder/etc/release-of-test"
    inside "$folder" apt-get update -q >"$folder.log" 2>&1
}

# inside FOLDER COMMAND…: runs it there as root, with mounts and processes of its own that end with it.
inside() {
    local folder=$1
    shift
    # shellcheck disable=SC2016 # expanded inside
    unshare --mount --pid --fork --kill-child -- /bin/bash -c '
        set -e
        folder=$1 archives=$2
        shift 2
        mount --make-rprivate /
        mount -t proc proc "$folder/proc"
        mount --rbind /dev "$folder/dev"
        mount -t tmpfs -o mode=1777 tmp "$folder/tmp"
        mount -t tmpfs -o mode=755 run "$folder/run"
        mount --bind "$archives" "$folder/var/cache/apt/archives"
        status=0 # no exec: as the first process of a system, an X server tells nobody that it is ready
        chroot "$folder" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
            HOME=/root LC_ALL=C.UTF-8 TZ=UTC DEBIAN_FRONTEND=noninteractive "$@" || status=$?
        exit "$status"
    ' inside "$folder" "$store/archives-$(cat "$folder/etc/release-of-test")" "$@"
}

# remove_system FOLDER: nothing of this machine is mounted in it outside of `inside`.
remove_system() {
    if grep -q " $1/" /proc/self/mounts; then
        echo "$1: something is still mounted there" >&2
        return 1
    fi
    rm -rf --one-file-system "$1"
}
