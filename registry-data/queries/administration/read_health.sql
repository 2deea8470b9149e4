-- How this server is: version, whether it is a standby, whether it is connected to the primary (null on a primary, and
-- where the login may not see it), bytes of WAL that were received and not replayed, seconds since the last commit that
-- was replayed, where there is something to replay or to receive, the standbys that a commit waits for, whether WAL is
-- archived, when that last succeeded and last failed, connections, their limit, bytes of the database.
with wal as (
    select pg_is_in_recovery() as is_standby,
           case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) end as behind)
select current_setting('server_version'),
       w.is_standby,
       case when w.is_standby then coalesce((select r.status = 'streaming' from pg_stat_wal_receiver r), false) end,
       case when w.is_standby then greatest(w.behind, 0)::bigint end,
       case when w.is_standby and (w.behind > 0 or not exists (select from pg_stat_wal_receiver))
            then greatest(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8
            when w.is_standby then 0 end,
       case when current_setting('synchronous_commit') in ('off', 'local') then '' else current_setting('synchronous_standby_names') end,
       current_setting('archive_mode') <> 'off',
       to_char(a.last_archived_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
       to_char(a.last_failed_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
       (select sum(numbackends) from pg_stat_database)::int,
       current_setting('max_connections')::int,
       pg_database_size(current_database())
  from wal w, pg_stat_archiver a
