-- The command that makes a database as a registry wants it: UTF-8, sorted by code points, with the letters of all
-- languages; no row where there is one of this name.
--   $1 its name
select format('create database %I template template0 encoding ''UTF8'' locale_provider libc lc_collate ''C'' lc_ctype %L', w.name,
              (select c.collctype from pg_collation c where c.collprovider = 'c' and c.collctype ~* '^(C|en_US)\.utf-?8$'
                order by c.collctype limit 1))
  from (select $1::text) as w (name)
 where not exists (select from pg_database d where d.datname = w.name)
