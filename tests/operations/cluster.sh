# Sourced: three PostgreSQL nodes under Patroni with etcd on this computer, from the files that operators start from
# (resources/operations). Each node has an address of its own, 127.0.0.11 to 127.0.0.13, so that their ports are the
# usual ones of a cluster. Servers run as postgres where this runs as root.
#   begin_cluster FOLDER    the folder is new and goes away with end_cluster
#   end_cluster
#   as_server COMMAND…      as the user whom the servers belong to
#   on NODE COMMAND…        with PGHOST and PGPORT of a node
#   leader                  the node that takes changes; fails where there is none
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
operations=$here/../../resources/operations
major=$(ls /usr/lib/postgresql | sort -V | tail -1)
port=${NIDREG_OPERATIONS_PORT:-55432}
rest=$((port + 1)) client=$((port + 2)) peer=$((port + 3))
declare -A address=([one]=127.0.0.11 [two]=127.0.0.12 [three]=127.0.0.13)
nodes='one two three'
declare -A running=()
cluster=

as_server() {
    if [ "$(id -u)" = 0 ]; then setpriv --reuid postgres --regid postgres --init-groups env HOME="$cluster" "$@"; else "$@"; fi
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
    as_server "$@" >>"$cluster/$name.log" 2>&1 &
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
    local name node
    for name in superuser replication rewind; do openssl rand -hex 24 >"$cluster/$name.password"; done
    printf '*:*:*:postgres:%s\n' "$(password superuser)" >"$cluster/pass"
    chmod 600 "$cluster"/*.password "$cluster/pass"
    if [ "$(id -u)" = 0 ]; then chown postgres "$cluster"; fi
    start etcd etcd --name etcd --data-dir "$cluster/etcd" --listen-client-urls "http://127.0.0.10:$client" \
        --advertise-client-urls "http://127.0.0.10:$client" --listen-peer-urls "http://127.0.0.10:$peer" \
        --initial-advertise-peer-urls "http://127.0.0.10:$peer" --initial-cluster "etcd=http://127.0.0.10:$peer"
    for node in $nodes; do configure "$node"; done
    for node in $nodes; do start_node "$node"; done
    wait_for 'a primary and two standbys' is_whole
}

# The operator's file with this computer's folders and ports for the words in capitals.
configure() {
    local node=$1 file=$cluster/$1.yml
    as_server mkdir -p "$cluster/$node.socket"
    sed -e "s|NODE_NAME|$node|; s|ETCD_HOSTS|127.0.0.10:$client|; s|NETWORK|127.0.0.0/8|" \
        -e "s|NODE_ADDRESS:8008|${address[$node]}:$rest|; s|NODE_ADDRESS:5432|${address[$node]}:$port|" \
        -e "s|DATA_FOLDER|$cluster/$node|; s|SOCKET_FOLDER|$cluster/$node.socket|; s|PASS_FILE|$cluster/$node.pass|; s|PG_MAJOR|$major|" \
        -e "s|SUPERUSER_PASSWORD|$(password superuser)|; s|REPLICATION_PASSWORD|$(password replication)|" \
        -e "s|REWIND_PASSWORD|$(password rewind)|; s|ARCHIVE_COMMAND|\"${archive_command:-true}\"|" \
        "$operations/patroni.yml" >"$file"
    if [ "$(id -u)" = 0 ]; then chown postgres "$file"; fi
    chmod 600 "$file"
}

start_node() { start "$1" patroni "$cluster/$1.yml"; }

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
sys.exit(roles != ["Leader", "Replica", "Sync Standby"])'
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
    for name in "${!running[@]}"; do [ "$name" = etcd ] || stop "$name"; done
    stop etcd
    rm -rf "$cluster"
}
