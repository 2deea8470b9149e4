-- Registered NIDs that might be taken for another one: the same skeleton, or so much in common that
-- one edit may tell them apart (an edit leaves the first or the second half as it was).
--   $1 NID in lower case
select n.nid
  from nidreg.namespace n
 where n.nid_key <> $1::text
   and (n.skeleton = nidreg.nid_skeleton($1)
        or (length(n.nid_key) between length($1) - 1 and length($1) + 1
            and (starts_with(n.nid_key, left($1, length($1) / 2))
                 or starts_with(reverse(n.nid_key), reverse(right($1, length($1) - length($1) / 2))))))
 order by n.nid_key
