-- What happened to a namespace, oldest first, as JSON: its registrations, and the requests for it.
--   $1 NID in lower case
select nidreg.event_json(e)
  from nidreg.event e
 where e.number in (select a.number from nidreg.event a where lower(a.nid collate "C") = $1 and a.nid <> ''
                    union
                    select b.number from nidreg.event b
                      join nidreg.namespace_version v on v.request_id = b.request_id
                     where v.nid_key = $1)
 order by e.number
