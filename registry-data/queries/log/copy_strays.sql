-- Rows that no event tells of, for a COPY: what they are, the number of their request, and a name.
select 'revision', v.request_id, concat('request ', v.request_id, ' revision ', v.number)
  from nidreg.request_revision v
 where not exists (select from nidreg.event e where e.number = v.event and e.what = 'submit')
union all
select 'version', coalesce(v.request_id, 0), concat(v.nid, ' version ', v.version)
  from nidreg.namespace_version v
 where not exists (select from nidreg.event e
                    where e.number = v.event and e.what in ('register', 'import') and e.nid <> '')
union all
select 'mail', m.request_id, concat('request ', m.request_id, ' mail ', m.number)
  from nidreg.discussion_mail m
 where not exists (select from nidreg.event e where e.number = m.event and e.what = 'discuss')
