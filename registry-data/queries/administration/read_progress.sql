-- How far a registry has come since it was installed, by its log.
--   $1 key of the action that fills a new local registry with the shipped listing; null: there is none
-- Returns none: nothing was done; unfilled: it became a local one, and nothing else was done; empty: likewise, and it is
-- to stay so; shipped: it was filled with the shipped listing, and nothing else was done; used: anything else.
-- The action answers the event of its last listing; those of that listing's namespaces follow it.
select case
           when first.number is null then 'none'
           when not first.is_local then 'used'
           when not exists (select from nidreg_data.event e
                             where e.number > first.number and e.what not in ('install', 'upgrade'))
               then case when first.is_empty then 'empty' else 'unfilled' end
           when not exists (select from nidreg_data.event e
                             where e.number > filled.event and e.what not in ('install', 'upgrade')
                               and not (e.what = 'import' and e.nid <> ''))
                and filled.event is not null then 'shipped'
           else 'used'
       end
  from (values (true)) as the (one)
  left join lateral (select e.number,
                            e.what = 'appoint' and exists (select from nidreg_data.lines_of(e.canonical) l where l.name = 'local') as is_local,
                            exists (select from nidreg_data.lines_of(e.canonical) l where l.name = 'empty') as is_empty
                       from nidreg_data.event e where e.what not in ('install', 'upgrade')
                      order by e.number limit 1) as first on the.one
  left join lateral (select (a.result ->> 'event')::bigint as event
                       from nidreg_data.action a where a.key = $1::uuid) as filled on the.one
