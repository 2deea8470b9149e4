# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced: a network of machines on this computer, which nobody else sees and which ends with the script.
#   in_own_network SCRIPT ARGUMENT…   begins the script again in it, unless that was done
#   plug_in NAME ADDRESS              a network namespace NAME with an address of 10.0.0.0/24, joined to the others
#   cut_off NAME, mend NAME           pulls its cable, and puts it back
# Needs root and the package iproute2. The script itself is 10.0.0.1.

in_own_network() {
    [ -z "${NIDREG_OWN_NETWORK:-}" ] || { begin_network; return 0; }
    exec env NIDREG_OWN_NETWORK=1 unshare --net --mount --propagation private -- bash "$@"
}
begin_network() {
    mkdir -p /run/netns
    mount -t tmpfs none /run/netns
    ip link set lo up
    ip link add nidreg-bridge type bridge
    ip address add 10.0.0.1/24 dev nidreg-bridge
    ip link set nidreg-bridge up
}
plug_in() {
    ip netns add "$1"
    ip link add "nr-$1" type veth peer name cable netns "$1"
    ip link set "nr-$1" master nidreg-bridge up
    ip -n "$1" address add "$2/24" dev cable
    ip -n "$1" link set cable up
    ip -n "$1" link set lo up
}
cut_off() { ip link set "nr-$1" down; }
mend() { ip link set "nr-$1" up; }
