-- Every node of the tree, by the event that completed it and its level, for a COPY.
select e.number, (n.level - 1)::smallint, e.number >> (n.level - 1)::int, n.hash
  from nidreg.event e cross join lateral unnest(e.nodes) with ordinality as n (hash, level)
 order by e.number, n.level
