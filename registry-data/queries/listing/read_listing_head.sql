-- What the listing is as a whole: number of namespaces, the event that last changed it and when that was
-- (-1 and nothing before the first one), the newest frame and its event (-1 where the listing was changed
-- since), and the hash of the log's first leaf, which names a registry for good.
select (select count(*) from nidreg.namespace),
       coalesce(newest.event, -1), coalesce(nidreg.instant_text(newest.recorded), ''),
       case when exists (select from nidreg.event e where e.what = 'import' and e.nid = '' and e.number > framed.event)
              or exists (select from nidreg.event e where e.what = 'register' and e.number > framed.event)
            then -1 else coalesce(framed.event, -1) end,
       coalesce(framed.frame, ''),
       coalesce((select encode(substr(f.nodes, 1, 32), 'hex') from nidreg.event_nodes f where f.number = 0), '')
  from (select 1) as one
  left join (select v.event, v.recorded from nidreg.namespace_version v order by v.event desc limit 1) as newest on true
  left join (select f.event, f.frame from nidreg.listing_frame f order by f.event desc limit 1) as framed on true
