-- Switches, policies, people of a local registry and the counter, each as what it is, a name and a value, for
-- a COPY.
select 'setting', s.name, s.value from nidreg.setting s
union all
select 'person', coalesce(p.login, h.login), concat(case when p.login is null then 'nobody, ' end, h.roles)
  from nidreg.person p
  full join (select r.login, string_agg(coalesce(r.role, 'none'), ' ' order by r.role) as roles
               from nidreg.person_role r group by r.login) h on h.login = p.login
union all
select 'policy', o.name, o.value from nidreg.policy o
union all
select 'counter', case when c.the_one then '' else 'one more' end, c.next::text from nidreg.informal_counter c
