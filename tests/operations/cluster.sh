# Sourced: three machines on this computer, each with PostgreSQL under Patroni and with etcd, from the files that
# operators start from (resources/operations). Each has an address of its own, 127.0.0.11 to 127.0.0.13, so that all
# have the same ports. Servers run as postgres where this runs as root.
#   separate_machines         before begin_cluster, as root: each in a network namespace of its own, 10.77.0.11 to 10.77.0.13
#   cut_off NODE, mend NODE     pulls the cable of a separate machine, and puts it back
#   begin_cluster FOLDER      the folder is new and goes away with end_cluster
#   end_cluster
#   as_server COMMAND…        as the user whom the servers belong to
#   on NODE COMMAND…          as a superuser of PostgreSQL on a node
#   leader                    the node that takes changes; fails where there is none
#   is_whole                  whether there are a primary and two standbys, all on one timeline
#   wait_for WORDS COMMAND…   until the command succeeds
#   start_node NODE, stop NODE [SIGNAL]      Patroni, and with it PostgreSQL
#   start_etcd NODE, stop etcd-NODE
#   lose NODE                 everything of a machine ends at once, as when its power fails
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
operations=$here/../../resources/operations
major=$(ls /usr/lib/postgresql | sort -V | tail -1)
port=${NIDREG_OPERATIONS_PORT:-55432}
rest=$((port + 1)) client=$((port + 2)) peer=$((port + 3))
declare -A address=([one]=127.0.0.11 [two]=127.0.0.12 [three]=127.0.0.13)
nodes='one two three' network=127.0.0.0/8
declare -A running=() spaces=() # spaces: the network namespaces
cluster=

separate_machines() {
    local node last=10
    network=10.77.0.0/24
    ip link add nidreg-bridge type bridge
    ip address add 10.77.0.1/24 dev nidreg-bridge
    ip link set nidreg-bridge up
    for node in $nodes; do
        last=$((last + 1)) address[$node]=10.77.0.$((last)) spaces[$node]=nidreg-$node
        ip netns add "nidreg-$node"
        ip link add "nr-$node" type veth peer name cable netns "nidreg-$node"
        ip link set "nr-$node" master nidreg-bridge up
        ip -n "nidreg-$node" address add "${address[$node]}/24" dev cable
        ip -n "nidreg-$node" link set cable up
        ip -n "nidreg-$node" link set lo up
    done
}
join_machines() {
    local node
    for node in "${!spaces[@]}"; do ip netns delete "${spaces[$node]}"; done
    if [ "${#spaces[@]}" -gt 0 ]; then ip link delete nidreg-bridge; fi
    spaces=()
}
cut_off() { ip link set "nr-$1" down; }
mend() { ip link set "nr-$1" up; }

as_server() { server_user; "${as[@]}" "$@"; }

# server_user [NODE]: `as` are the words before a command of that user's, on a node where it is one's. A simple command in the background is its program itself, so that
# a signal reaches it.
server_user() {
    as=(env HOME="$cluster")
    local space=${spaces[${1:-none}]:-}
    if [ "$(id -u)" = 0 ]; then as=(${space:+ip netns exec "$space"} setpriv --reuid postgres --regid postgres --init-groups "${as[@]}"); fi
}

on() {
    local node=$1
    shift
    PGHOST=${address[$node]} PGPORT=$port PGUSER=postgres PGDATABASE=postgres PGPASSFILE=$cluster/pass "$@"
}

password() { cat "$cluster/$1.password"; }

# What a service of the system would do: start a program of a node and know it by its process.
start() {
    local name=$1
    shift
    server_user "${name#etcd-}"
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

listens() { (: <"/dev/tcp/$1/$2") 2>/dev/null; }

begin_cluster() {
    cluster=$1
    local name node
    for node in $nodes; do
        for name in "$port" "$rest" "$client" "$peer"; do
            if listens "${address[$node]}" "$name"; then
                printf 'something listens at %s port %s; NIDREG_OPERATIONS_PORT names others\n' "${address[$node]}" "$name" >&2
                return 1
            fi
        done
    done
    for name in superuser replication rewind; do openssl rand -hex 24 >"$cluster/$name.password"; done
    printf '*:*:*:postgres:%s\n' "$(password superuser)" >"$cluster/pass"
    chmod 600 "$cluster"/*.password "$cluster/pass"
    if [ "$(id -u)" = 0 ]; then chown postgres "$cluster" "$cluster/pass"; fi
    for node in $nodes; do start_etcd "$node"; done
    for node in $nodes; do configure "$node"; done
    for node in $nodes; do start_node "$node"; done
    wait_for 'a primary and two standbys' is_whole
}

# The operator's file with this computer's folders and ports for the words in capitals.
configure() {
    local node=$1 file=$cluster/$1.yml
    as_server mkdir -p "$cluster/$node.socket"
    local etcd_hosts=${address[one]}:$client,${address[two]}:$client,${address[three]}:$client
    sed -e "s|NODE_NAME|$node|; s|ETCD_HOSTS|$etcd_hosts|; s|NETWORK|$network|" \
        -e "s|NODE_ADDRESS:8008|${address[$node]}:$rest|; s|NODE_ADDRESS:5432|${address[$node]}:$port|" \
        -e "s|DATA_FOLDER|$cluster/$node|; s|SOCKET_FOLDER|$cluster/$node.socket|; s|PASS_FILE|$cluster/$node.pass|; s|PG_MAJOR|$major|" \
        -e "s|SUPERUSER_PASSWORD|$(password superuser)|; s|REPLICATION_PASSWORD|$(password replication)|" \
        -e "s|REWIND_PASSWORD|$(password rewind)|; s|ARCHIVE_COMMAND|\"${archive_command:-true}\"|" \
        "$operations/patroni.yml" >"$file"
    if [ "$(id -u)" = 0 ]; then chown postgres "$file"; fi
    chmod 600 "$file"
}

start_node() { start "$1" patroni "$cluster/$1.yml"; }

# With what resources/operations/etcd sets.
start_etcd() {
    local node=$1
    local settings=$cluster/etcd-$node.settings
    [ -e "$settings" ] || sed -e "s|NODE_NAME|$node|; s|NODE_ADDRESS|${address[$node]}|g; s|:2379|:$client|g; s|:2380|:$peer|g" \
        -e "s|10.0.0.11|${address[one]}|; s|10.0.0.12|${address[two]}|; s|10.0.0.13|${address[three]}|" \
        -e "s|DATA_FOLDER|$cluster/etcd-$node|" "$operations/etcd" >"$settings"
    start "etcd-$node" bash -c 'set -a; . "$1"; exec etcd' etcd "$settings"
}

# All processes of a node's data folder and its own, without a chance to say anything.
lose() {
    local node=$1 each
    local processes=("${running[$node]:-}" "${running[etcd-$node]:-}")
    if [ -r "$cluster/$node/postmaster.pid" ]; then processes+=("$(head -1 "$cluster/$node/postmaster.pid")"); fi
    for each in "${processes[@]}"; do [ -z "$each" ] || kill -KILL "$each" 2>/dev/null || true; done
    wait "${running[$node]}" "${running[etcd-$node]}" 2>/dev/null || true
    unset "running[$node]" "running[etcd-$node]"
}

patroni() { as_server patronictl -c "$cluster/one.yml" "$@"; }

members() { patroni list -f json 2>/dev/null; }

leader() {
    members | python3 -c '
import json, sys
found = [each["Member"] for each in json.load(sys.stdin) if each["Role"] == "Leader" and each["State"] == "running"]
print(found[0]) if found else sys.exit(1)'
}

is_whole() {
    members | python3 -c '
import json, sys
nodes = json.load(sys.stdin)
roles = sorted(each["Role"] for each in nodes if each["State"] in ("running", "streaming"))
lines = {each.get("TL") for each in nodes}  # one that has yet to be rewound is on an older one
sys.exit(roles != ["Leader", "Replica", "Sync Standby"] or len(lines) != 1)'
}

# Asks again until it is so; the limit is for a cluster that never comes.
wait_for() { # WORDS COMMAND…
    local words=$1 until=$((SECONDS + 120))
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
    join_machines
    rm -rf "$cluster"
}
