-- Every version of every formal namespace, in the order of a listing: by NID, each one's in
-- the order in which they are in force. The namespace's row is what its last version says. As the index on its table has them: to be read by
-- COPY after listing/prefer_order.sql.
select v.* from nidreg.listed_revision v
 where not starts_with(v.nid_key, 'urn-')
 order by v.nid_key, v.in_force, v.event
