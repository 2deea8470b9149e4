-- Switches, policies, people of a local registry and the counter, each as what it is, a name and a value, for
-- a COPY.
select 'setting', s.name, s.value from nidreg.setting s
union all
select 'person', p.login, coalesce((select string_agg(r.role, ' ' order by r.role)
                                      from nidreg.person_role r where r.login = p.login), '')
  from nidreg.person p
union all
select 'policy', o.name, o.value from nidreg.policy o
union all
select 'counter', '', c.next::text from nidreg.informal_counter c
