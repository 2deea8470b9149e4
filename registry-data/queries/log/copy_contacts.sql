-- Every contact, by the event that brought it, for a COPY.
select c.event, c.id, c.name, c.uri, c.updated::text
  from nidreg.contact c
 order by c.event, c.id
