-- The people of this desk with what is known of them (JSON); for others than registrars themself alone.
select nidreg.people()
