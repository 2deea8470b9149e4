-- Whether there is a registry, whether it is one of schema 36 or before, whether the database keeps UTF-8; which of the
-- server's roles are missing, and whether the registry's schemas are another's than nidreg_owner's, as after a restore by
-- pg_restore on a server that does not have the roles. Asks the catalogue alone, which any login may read.
with here as (select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'nidreg')
select exists (select from here where relname = 'schema_version'), exists (select from here where relname = 'migration'),
       pg_catalog.getdatabaseencoding() = 'UTF8',
       array_to_string(array(select r.name from unnest(array['nidreg_owner', 'nidreg_reader', 'nidreg_applicant', 'nidreg_expert',
                                                             'nidreg_registrar']) as r (name)
                              where to_regrole(r.name) is null), ', '),
       exists (select from pg_namespace n
                where n.nspname in ('nidreg', 'nidreg_data') and n.nspowner is distinct from to_regrole('nidreg_owner'))
