-- The standbys of this server: name, address, state, sync, bytes not yet replayed, seconds that they are behind. To a
-- login without the role pg_read_all_stats the server names nobody.
select r.application_name, r.client_addr::text, r.state, r.sync_state,
       pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, r.replay_lsn)::bigint,
       extract(epoch from r.replay_lag)::float8
  from pg_stat_replication r
 order by r.application_name, r.pid
