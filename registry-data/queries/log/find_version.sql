-- The number of the event that tells of a version.
--   $1 NID in lower case   $2 version
select v.event from nidreg.namespace_version v where v.nid_key = $1 and v.version = $2::bigint
