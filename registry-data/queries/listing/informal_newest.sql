-- The same of every informal namespace, by its number.
select v.* from nidreg.namespace n
  join nidreg.listed_newest v on v.nid_key = n.nid_key
 where n.informal_number is not null
 order by n.informal_number, v.in_force, v.event
