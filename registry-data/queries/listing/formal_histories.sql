-- Every version of every formal namespace, in the order of a listing: by NID, the oldest version first. The
-- namespace's row is what its newest version says. As the index on its table has them: to be read by
-- COPY after listing/prefer_order.sql.
select v.* from nidreg.listed_revision v
 where not starts_with(v.nid_key, 'urn-')
 order by v.nid_key, v.revision
