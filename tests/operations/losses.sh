# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # address, nodes, running: of cluster.sh
# Sourced after cluster.sh: a registry on its machines, a workstation with registrars, and the ways in which a primary is lost.
#   can_have_cluster BUILD    ends the script where a program or a right is missing; sets `cli`
#   begin_registry            the cluster, with the registry of rita; `folder` and everything in it go away at the end
#   desk LOGIN COMMAND…       on the workstation, with the registry as NIDREG_DB
#   begin_round               sets `way`, each in turn in an order of the seed's, and `hit`, the machine that it is about
#   way_$way                  does it
#   mend_all, be_whole        all works again
ways=${NIDREG_WAYS:-server_killed machine_lost network_cut primary_paused patroni_paused standby_lost standby_cut etcd_lost moved}
working=() # processes that end with the script
paused=    # processes

fail() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }
can_have_cluster() {
    local program
    cli=$1/app/nidreg-cli
    for program in patroni patronictl etcd openssl ip; do
        command -v "$program" >/dev/null || { echo "not run: $program is missing"; exit 3; }
    done
    [ "$(id -u)" = 0 ] || { echo 'not run: network namespaces need root'; exit 3; }
    [ -x "$cli" ] || fail "build nidreg-cli first, or name the folder of a build"
}

finish() {
    for each in "${working[@]}"; do kill "$each" 2>/dev/null || true; done
    wake # or the end of the cluster waits for them
    if [ -n "${NIDREG_KEEP:-}" ]; then cp -r "$folder/cluster"/*.log "$folder/desk" "$NIDREG_KEEP"; fi
    end_cluster
    rm -rf "$folder"
}
# With NIDREG_POOLED set, everybody goes through a PgBouncer beside each server.
begin_registry() {
    folder=$(mktemp -d)
    chmod 755 "$folder"
    mkdir "$folder/cluster" "$folder/desk"
    chown postgres "$folder" "$folder/cluster"
    trap finish EXIT
    trap 'exit 130' INT TERM HUP
    begin_cluster "$folder/cluster"
    hosts="host=${address[one]},${address[two]},${address[three]}"
    { cat "$cluster/pass"; printf '*:*:*:rita:a long one\n'; } >"$folder/desk/pass"
    chmod 600 "$folder/desk/pass"
    desk postgres "$cli" --db "$hosts user=postgres target_session_attrs=read-write" db create registry --registrar rita >/dev/null
    sql "$(leader)" "alter role rita password 'a long one'"
    if [ -n "${NIDREG_POOLED:-}" ]; then
        for each in $nodes; do pool "$each"; done
        hosts+=' port=6432'
    fi
}

pool() { # NODE
    local secrets=$cluster/$1.root/etc/pgbouncer/userlist.txt
    wait_for "the password of rita on $1" knows_rita "$1"
    sql "$1" "select format('\"%s\" \"%s\"', rolname, rolpassword) from pg_authid where rolname = 'rita'" | as_server tee "$secrets" >/dev/null
    start_pooler "$1"
}
knows_rita() { sql "$1" "select 1 / count(rolpassword) from pg_authid where rolname = 'rita'" >/dev/null 2>&1; }
start_pooler() { start "pooler-$1" pgbouncer -q "$cluster/$1.root/etc/pgbouncer/pgbouncer.ini"; }

desk() { # LOGIN COMMAND…
    local login=$1
    shift
    env HOME="$folder/desk" XDG_CONFIG_HOME="$folder/desk/config" XDG_STATE_HOME="$folder/desk/state" \
        PGUSER="$login" PGPASSFILE="$folder/desk/pass" PGSSLROOTCERT="$cluster/operations/secrets/authority.crt" \
        NIDREG_DB="$hosts dbname=registry user=$login" "$@"
}
# sql NODE STATEMENT
sql() { on "$1" "/usr/lib/postgresql/$major/bin/psql" -d registry -Atqc "$2"; }

# Bytes without an end, which the seed and the round decide.
chance() { openssl enc -aes-256-ctr -pass pass:"$seed $round" -nosalt </dev/zero 2>/dev/null || true; }
begin_round() {
    # Each way in turn, in a new order each time, so that few rounds have all of them.
    [ -n "${left:-}" ] || left=$(tr ' ' '\n' <<<"$ways" | shuf --random-source=<(chance) | tr '\n' ' ')
    way=${left%% *} left=${left#* }
    hit=$(leader)
}
processes() { # NODE: of its Patroni and its PostgreSQL
    local server
    server=$(head -1 "$cluster/$1/postmaster.pid")
    echo "${running[$1]}" "$server"
    pgrep -P "$server"
}
standby() { for each in $nodes; do if [ "$each" != "$1" ]; then echo "$each"; fi; done | shuf -n 1 --random-source=<(chance); }
way_server_killed() { kill -KILL "$(head -1 "$cluster/$hit/postmaster.pid")"; }
way_machine_lost() { lose "$hit"; }
way_standby_lost() { hit=$(standby "$hit") && lose "$hit"; }
way_network_cut() { cut_off "$hit"; }
way_standby_cut() { hit=$(standby "$hit") && cut_off "$hit"; }
way_primary_paused() {
    paused=$(processes "$hit")
    # shellcheck disable=SC2086 # several numbers
    kill -STOP $paused
}
# PostgreSQL goes on, and does not hear that another is the primary: two that say they are.
way_patroni_paused() {
    paused=${running[$hit]}
    kill -STOP "$paused"
    wait_for 'another primary' another_leads
}
another_leads() { local now; now=$(leader) && [ "$now" != "$hit" ]; }
wake() {
    # shellcheck disable=SC2086
    [ -z "$paused" ] || kill -CONT $paused 2>/dev/null || true
    paused=
}
way_etcd_lost() { for each in $nodes; do stop "etcd-$each" KILL; done; sleep 5; for each in $nodes; do start_etcd "$each"; done; }
way_moved() { patroni switchover nidreg --force >/dev/null; }

# Everything that a way has broken works again.
mend_all() {
    local node
    wake
    for node in $nodes; do
        mend "$node"
        [ -n "${running[etcd-$node]:-}" ] || start_etcd "$node"
        [ -n "${running[$node]:-}" ] || start_node "$node"
        [ -z "${NIDREG_POOLED:-}" ] || [ -n "${running[pooler-$node]:-}" ] || start_pooler "$node"
    done
}
