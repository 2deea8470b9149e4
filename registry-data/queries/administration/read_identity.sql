-- Which database this is, the same on its standbys: "7412…-16384".
select c.system_identifier || '-' || d.oid
  from pg_catalog.pg_control_system() c, pg_catalog.pg_database d
 where d.datname = current_database()
