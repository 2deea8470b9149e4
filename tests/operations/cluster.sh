# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced after network.sh: three machines without a system of their own, which begin in seconds: in each network namespace
# PostgreSQL under Patroni and etcd, from what an operator starts from (resources/operations). Servers run as postgres.
#   begin_cluster FOLDER      the folder is new and goes away with end_cluster
#   end_cluster
#   on NODE COMMAND…          as a superuser of PostgreSQL on a node
#   leader                    the node that takes changes; fails where there is none
#   be_whole                  waits until there are a primary and two standbys, all on one timeline
#   wait_for WORDS COMMAND…   until the command succeeds
#   start_node NODE, stop NODE [SIGNAL]      Patroni, and with it PostgreSQL; nidreg-failover
#   start_etcd NODE, stop etcd-NODE
#   lose NODE                 everything of a machine ends at once, as when its power fails
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
operations=$here/../../resources/operations
major=$(ls /usr/lib/postgresql | sort -V | tail -1)
port=5432 client=2379
declare -A address=([one]=10.0.0.11 [two]=10.0.0.12 [three]=10.0.0.13)
nodes='one two three'
declare -A running=()
cluster=

# server_user [NODE]: `as` are the words before a command of postgres's, on a node where it is one's. A simple command in the
# background is its program itself, so that a signal reaches it.
server_user() { as=(${1:+ip netns exec "$1"} setpriv --reuid postgres --regid postgres --init-groups env HOME="$cluster"); }
as_server() { server_user; "${as[@]}" "$@"; }

on() {
    local node=$1
    shift
    PGHOST=${address[$node]} PGPORT=$port PGUSER=postgres PGDATABASE=postgres PGPASSFILE=$cluster/pass "$@"
}

# What a service of the system would do: start a program of a node and know it by its process.
start() {
    local name=$1
    shift
    server_user "${name#*-}"
    "${as[@]}" "$@" >>"$cluster/$name.log" 2>&1 &
    running[$name]=$!
}

stop() { # NAME [SIGNAL]: ends a program that start() began, and waits for its end
    local process=${running[$1]:-}
    [ -n "$process" ] || return 0
    kill "-${2:-TERM}" "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
    unset "running[$1]"
}

begin_cluster() {
    cluster=$1
    local node
    cp -r "$operations" "$cluster/operations"
    [ -z "${NIDREG_LOST_AFTER:-}" ] || sed -i "s/^LOST_AFTER=.*/LOST_AFTER=$NIDREG_LOST_AFTER/" "$cluster/operations/cluster.conf"
    "$cluster/operations/machine" secrets
    printf '*:*:*:postgres:%s\n' "$(<"$cluster/operations/secrets/superuser.password")" >"$cluster/pass"
    chmod 600 "$cluster/pass"
    chown postgres "$cluster" "$cluster/pass"
    as_server mkdir "$cluster/archive"
    for node in $nodes; do plug_in "$node" "${address[$node]}"; configure "$node"; done
    for node in $nodes; do start_etcd "$node"; done
    members agreed "$patience"
    for node in $nodes; do start_node "$node"; done
    be_whole
}

# What `machine` writes for a node, in folders of its own on the disk that all have. The archive is a folder: without one, a
# standby that asks for the WAL before a change of timeline may never come back.
configure() {
    local node=$1
    as_server mkdir -p "$cluster/$node.socket" "$cluster/$node.home" "$cluster/$node.root/etc/pgbouncer"
    ROOT=$cluster/$node.root SERVER_HOME=$cluster/$node.home ETCD_USER=postgres DATA_FOLDER=$cluster/$node SOCKET_FOLDER=$cluster/$node.socket \
        ETCD_FOLDER=$cluster/etcd-$node "$cluster/operations/machine" "$node"
    sed -i "s|archive_command: .*|archive_command: \"cp %p $cluster/archive/%f.new \&\& mv $cluster/archive/%f.new $cluster/archive/%f\"|
        s|restore_command: .*|restore_command: \"cp $cluster/archive/%f %p\"|" "$cluster/$node.root/etc/patroni/config.yml"
}

start_node() {
    start "$1" patroni "$cluster/$1.root/etc/patroni/config.yml"
    [ -n "${running[failover-$1]:-}" ] || start_failover "$1"
}

# As its service would.
start_failover() {
    local words
    read -ra words <<<"$(sed -n "s|^ExecStart=||p" "$cluster/$1.root/etc/systemd/system/nidreg-failover.service")"
    start "failover-$1" "${words[0]}" "$cluster/$1.root${words[1]}" "$cluster/$1.root${words[2]}" "${words[3]}"
}

start_etcd() { start "etcd-$1" bash -c 'set -a; . "$1"; exec etcd' etcd "$cluster/$1.root/etc/default/etcd"; }

# All processes of a node's data folder and its own, without a chance to say anything.
lose() {
    local node=$1 each
    local processes=("${running[$node]:-}" "${running[etcd-$node]:-}" "${running[failover-$node]:-}" "${running[pooler-$node]:-}")
    if [ -r "$cluster/$node/postmaster.pid" ]; then processes+=("$(head -1 "$cluster/$node/postmaster.pid")"); fi
    for each in "${processes[@]}"; do [ -z "$each" ] || kill -KILL "$each" 2>/dev/null || true; done
    wait "${processes[@]:0:4}" 2>/dev/null || true
    unset "running[$node]" "running[etcd-$node]" "running[failover-$node]" "running[pooler-$node]"
}

patroni() { as_server patronictl -c "$cluster/one.root/etc/patroni/config.yml" "$@"; }

# members QUESTION [SECONDS]: of members.py
members() {
    local node servers=()
    for node in $nodes; do servers+=("${address[$node]}:$client"); done
    "$here/members.py" "$cluster/one.root/etc/patroni/tls" "${servers[@]}" "$@" 2>/dev/null
}
leader() { members leader; }

# Asks again until it is so; the limit is for a cluster that never comes.
patience=300 # seconds
be_whole() { members whole "$patience" || { echo 'waited in vain for a primary and two standbys' >&2; return 1; }; }
wait_for() { # WORDS COMMAND…
    local words=$1 until=$((SECONDS + patience))
    shift
    until "$@"; do
        if [ "$SECONDS" -ge "$until" ]; then
            printf 'waited in vain for %s\n' "$words" >&2
            return 1
        fi
        sleep 0.2
    done
}

end_cluster() {
    local name
    for name in "${!running[@]}"; do case $name in etcd-*) ;; *) stop "$name" ;; esac; done
    for name in "${!running[@]}"; do stop "$name" KILL; done # etcd that is alone waits for the others
    for name in $nodes; do # what outlived a machine that was lost
        if [ -r "$cluster/$name/postmaster.pid" ]; then kill -QUIT "$(head -1 "$cluster/$name/postmaster.pid")" 2>/dev/null || true; fi
    done
    rm -rf "$cluster"
}
