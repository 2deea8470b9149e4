# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # store, folder: set by whoever sources this
# Sourced after network.sh and tests/package/chroot.sh, with `store` (keeps what is made once) and `folder` (goes away) set:
# computers with Debian that start with systemd, each on the network, with a disk that outlives a loss of power.
#   make_system RELEASE PACKAGE-FILE COMMAND…    once: what all of the release begin with, after the commands; the packages of
#                                                `apt install` are fetched, and not installed
#   new_computer NAME ADDRESS [RELEASE]  with an empty disk; Debian 12 unless told otherwise
#   boot NAME…                           and wait until their systems are up
#   lose NAME                            its power fails
#   type_in NAME USER TEXT               as somebody who logged in there would; answers are read from standard input
declare -A leader_process=()

make_system() {
    local release=$1 package=$2 command system=$folder/system-$1
    shift 2
    new_system "$release" "$system"
    rm "$system/usr/sbin/policy-rc.d"
    cp "$package" "$system/root/"
    {
        echo 'APT::Get::Assume-Yes "true";'
        echo 'APT::Install-Recommends "false";'
    } >"$system/etc/apt/apt.conf.d/90answers"
    printf 'DEBIAN_FRONTEND=noninteractive\nLC_ALL=C.UTF-8\n' >>"$system/etc/environment"
    inside "$system" apt-get install -q systemd systemd-sysv dbus iproute2 procps adduser >"$folder/system.log" 2>&1
    for command; do
        case $command in
            'apt install '*) command="cd /root && apt-get install -q --download-only ${command#apt install}" ;;
        esac
        inside "$system" bash -c "$command" >>"$folder/system.log" 2>&1
    done
}

new_computer() {
    local name=$1
    release[$name]=${3:-bookworm}
    mkdir -p "$folder/$name"/{changes,work,root}
    mount -t overlay overlay -o "lowerdir=$folder/system-${release[$name]},upperdir=$folder/$name/changes,workdir=$folder/$name/work" "$folder/$name/root"
    [ -e "/run/netns/$name" ] || plug_in "$name" "$2"
    echo "$name" >"$folder/$name/root/etc/hostname"
    mkdir -p "$folder/$name/root/var/log/journal" # which outlives a loss of power, too
}
wipe() { # NAME: another disk
    umount "$folder/$1/root"
    rm -rf "${folder:?}/$1"
}

boot() {
    local name
    for name; do
        # The second is for the systemd of Debian 13, which takes the first only so.
        SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=0 systemd-nspawn --setenv=SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1 --quiet --directory="$folder/$name/root" --machine="nidreg-$name" --boot \
            --network-namespace-path="/run/netns/$name" --register=no --keep-unit --console=read-only \
            --bind="$store/archives-${release[$name]}:/var/cache/apt/archives" --bind="$folder/backup:/srv/backup" "${binds[@]}" \
            >"$folder/$name.console" 2>&1 </dev/null &
        nspawn[$name]=$!
    done
    for name; do wait_for "$name to start" is_up "$name"; done
}
is_up() {
    leader_process[$1]=$(pgrep -P "${nspawn[$1]}" | head -1) && [ -n "${leader_process[$1]}" ] || return 1
    [[ $(enter "$1" systemctl is-system-running 2>/dev/null) =~ running|degraded|starting ]] # etcd without the others starts for long
}
declare -A nspawn=() release=()
binds=()

lose() {
    kill -KILL "${leader_process[$1]}"
    wait "${nspawn[$1]}" 2>/dev/null || true
    unset "leader_process[$1]" "nspawn[$1]"
}
shut_down_all() {
    local name
    for name in "${!nspawn[@]}"; do lose "$name" || true; done
    for name in "$folder"/*/root; do umount "$name" 2>/dev/null || true; done
}

enter() {
    local name=$1
    shift
    nsenter --target "${leader_process[$name]}" --mount --uts --ipc --net --pid --root --wd -- /usr/bin/env -i \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb "$@"
}
type_in() { enter "$1" su - "$2" -s /bin/bash -c "$3"; }
