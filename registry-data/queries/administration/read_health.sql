-- How this server is: version, whether it is a standby, whether it is connected to the primary (null on a primary, and
-- where the login may not see it), bytes of WAL that were received and not replayed, seconds since the last commit that
-- was replayed, where there is something to replay or to receive, the standbys that a commit waits for, whether this
-- server archives WAL, when that last succeeded and last failed, complete segments that it has not archived (null where
-- that cannot be told from the last file), connections, their limit, bytes of the database, the collations of the registry's indexes
-- that this server's system has in another version than the indexes were built with (a standby has its primary's indexes), a line each.
with receiver as (
    -- No row: none runs. To a login without pg_read_all_stats its status is null.
    select case when count(*) > 0 then bool_and(r.status = 'streaming') else false end as is_streaming
      from pg_stat_wal_receiver r),
wal as (
    select pg_is_in_recovery() as is_standby,
           case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) end as behind,
           extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age,
           pg_size_bytes(current_setting('wal_segment_size')) as segment),
collation_used as (
    -- The database's own collation keeps its version with the database.
    select distinct l.collname as name,
           case when l.collname = 'default' then d.datcollversion else l.collversion end as built,
           case when l.collname = 'default' then pg_database_collation_actual_version(d.oid)
                else pg_collation_actual_version(l.oid) end as present
      from pg_database d, pg_index i join pg_class c on c.oid = i.indrelid
           cross join unnest(i.indcollation) as used (collation_id) join pg_collation l on l.oid = used.collation_id
     where d.datname = current_database() and c.relnamespace = 'nidreg_data'::regnamespace)
select current_setting('server_version'),
       w.is_standby,
       case when w.is_standby then v.is_streaming end,
       case when w.behind < 0 then 0 else w.behind end::bigint,
       case when not w.is_standby then null
            when w.behind <= 0 and v.is_streaming is not false then 0
            when w.age < 0 then 0
            else w.age end,
       case when current_setting('synchronous_commit') in ('off', 'local') then '' else current_setting('synchronous_standby_names') end,
       current_setting('archive_mode') = 'always' or (current_setting('archive_mode') = 'on' and not w.is_standby),
       to_char(a.last_archived_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
       to_char(a.last_failed_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
       case when not w.is_standby and a.last_archived_wal ~ '^[0-9A-F]{24}$'
            then floor(pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') / w.segment)::bigint - 1
                 - ('x' || substr(a.last_archived_wal, 9, 8))::bit(32)::bigint * (4294967296 / w.segment)
                 - ('x' || substr(a.last_archived_wal, 17, 8))::bit(32)::bigint end,
       (select sum(numbackends) from pg_stat_database)::int,
       current_setting('max_connections')::int,
       pg_database_size(current_database()),
       (select string_agg(u.name, E'\n' order by u.name) from collation_used u where u.built <> u.present)
  from wal w, receiver v, pg_stat_archiver a
