-- The people of this registry with what is known of them (JSON); for others than registrars themself alone.
select nidreg.people()
