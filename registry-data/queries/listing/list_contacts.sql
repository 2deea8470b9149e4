-- Everybody whom a listing cites by id.
select c.id, c.name, c.uri, c.updated from nidreg.contact c order by c.id
