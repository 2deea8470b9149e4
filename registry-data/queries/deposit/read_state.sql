-- What a deposit says of itself: which database this is, the server's version, the time in UTC, whether
-- the registry is a local one, the log's size, root in hex and the hash of its first leaf in hex. By the owner.
select (select c.system_identifier || '-' || d.oid
          from pg_catalog.pg_control_system() c, pg_catalog.pg_database d where d.datname = current_database()),
       current_setting('server_version_num'),
       to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
       exists (select from nidreg_data.setting s where s.name = 'local'), h.size, encode(nidreg.root_of(h.peaks), 'hex'),
       (select v.first_leaf from nidreg.log_head v)
  from nidreg_data.log_head h
