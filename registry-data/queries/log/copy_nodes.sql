-- Every node of the tree, by the event that completed it and its level, for a COPY.
select n.completed_by, n.level, n.index, n.hash
  from nidreg.event_node n
 order by n.completed_by, n.level
