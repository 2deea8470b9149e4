-- Requests that a person sees in a role, as JSON, the latest change first.
--   $1 view: all-open, waiting-on-me, overdue, contested, done, everything   $2 person   $3 role
--   $4 today
with seen as (
    select r, nidreg.is_ended(r.state) as ended,
           (select bool_or(e.vote = 'none') from nidreg.request_expert e where e.request_id = r.id) as is_due
      from nidreg.request r
     where case $3 when 'registrar' then true
                   when 'expert' then r.revision > 0 or r.applicant = $2
                   when 'applicant' then r.applicant = $2
                   else false end
)
select nidreg.request_json(s.r)
  from seen s
 where case $1
       when 'everything' then true
       when 'done' then s.ended
       when 'all-open' then not s.ended
       when 'contested' then not s.ended and nidreg.contestants((s.r).nid_key, (s.r).id) <> '{}'
       when 'overdue' then (s.r).state in ('in-review', 'advisory-review')
            and exists (select from nidreg.request_expert e
                         where e.request_id = (s.r).id and e.vote = 'none' and e.due < $4::date)
       else case $3
            when 'applicant' then (s.r).state in ('draft', 'changes-requested')
            when 'expert' then (s.r).state in ('in-review', 'advisory-review')
                 and exists (select from nidreg.request_expert e
                              where e.request_id = (s.r).id and e.expert = $2 and e.vote = 'none')
            when 'registrar' then (s.r).state in ('in-discussion', 'approved')
                 or ((s.r).state in ('in-review', 'advisory-review') and not coalesce(s.is_due, false))
            else false end
       end
 order by (s.r).updated desc, (s.r).id desc
