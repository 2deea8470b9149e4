-- People of whom the registry says something else than the newest event that describes them, for a
-- COPY: their logins. Names, e-mail addresses and reasons are not in the log.
with told as (
    select distinct on (d.login) d.login, e.number, e.canonical
      from nidreg.event e cross join lateral (select nidreg.detail(e.canonical, 'person') as login) d
     where e.what = 'describe'
     order by d.login, e.number desc
), held as (
    select s.login, 'serves' as what,
           concat_ws(' ', s.pool, s.served_from || '..' || coalesce(s.served_until::text, '')) as span
      from nidreg.expert_service s
    union all
    select a.login, 'absent', a.away_from || '..' || a.away_until from nidreg.absence a
), stated as (
    select distinct t.login, w.what, span
      from told t cross join (values ('serves'), ('absent')) w (what)
     cross join string_to_table(nidreg.detail(t.canonical, w.what), ', ') as span
)
select coalesce(p.login, t.login)
  from nidreg.profile p full join told t on t.login = p.login
 where (p.event, p.organization) is distinct from (t.number, coalesce(nidreg.detail(t.canonical, 'organization'), ''))
union all
select coalesce(h.login, s.login)
  from held h full join stated s on (s.login, s.what, s.span) = (h.login, h.what, h.span)
 where h.login is null or s.login is null
union all
select p.login from nidreg.profile p group by p.login having count(*) > 1
union all
select h.login from held h group by h.login, h.what, h.span having count(*) > 1
