-- Every table of the registry by its name but the list of definitions, which each installation makes, with the
-- statements that copy it out, in the order of its primary key, and in. Names are quoted by PostgreSQL.
--   $1 the log's size at an earlier deposit: of what only grows, the rows since; null: every row   $2 the schema
-- Returns table, columns with spaces between them, whether it only grows, bytes on disk, copy out,
-- copy in.
with grown (relname, event_column) as (
    values ('event', 'number'), ('request_revision', 'event'), ('record_revision', 'event'), ('registration', 'event'),
           ('namespace_version', 'event'), ('discussion_mail', 'event')
), place as (
    select c.oid, c.relname::text, c.oid::regclass::text as named, g.event_column,
           string_agg(a.attname, ' ' order by a.attnum) as columns,
           string_agg(quote_ident(a.attname), ', ' order by a.attnum) as quoted,
           (select string_agg(quote_ident(k.attname), ', ' order by array_position(i.indkey::int[], k.attnum::int))
              from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey::int[])
             where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join grown g on g.relname = c.relname
     where c.relnamespace = to_regnamespace($2) and c.relkind = 'r' and c.relname not in ('listing_block', 'definition')
     group by c.oid, c.relname, g.event_column
)
select p.relname, p.columns, p.event_column is not null, pg_table_size(p.oid),
       format('copy (select %s from %s%s%s) to stdout', p.quoted, p.named,
              ' where ' || p.event_column || ' >= ' || $1::bigint, ' order by ' || p.key),
       format('copy %s (%s) from stdin with (freeze true)', p.named, p.quoted)
  from place p
 order by p.relname collate "C"
