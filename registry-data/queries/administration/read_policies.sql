-- The registry's policies by name: name, value.
select p.name, p.value from nidreg.policy p order by p.name
