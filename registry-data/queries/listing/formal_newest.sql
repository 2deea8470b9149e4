-- What listing/formal_histories.sql has, without the columns that tell how a version came to be; of a
-- namespace's versions the last one counts. To leave the others out takes longer than to send them.
select v.* from nidreg.listed_newest v
 where not starts_with(v.nid_key, 'urn-')
 order by v.nid_key, v.in_force, v.event
