-- The listed namespaces whose template the registry has the text of, formal ones first.
--   $1 how many at most
-- Returns for each NID and registrant.
select n.nid, n.registrant from nidreg.namespace n
 where n.status <> 'delisted'
   and exists (select from nidreg.listed_newest v
                where v.nid_key = n.nid_key and v.revision = n.revision and (v.registration).text <> '')
 order by n.kind, n.informal_number, n.nid_key limit $1
