-- A login may be dropped while somebody lists people: by its number it is then nobody, by its name an error.
create or replace function nidreg.holds_role(p_person text, p_role text) returns boolean
    language plpgsql stable
as $$
declare
    login oid;
begin
    if setting_is_on('local') then
        return exists (select from person_role p where p.login = p_person and p.role = p_role);
    end if;
    select r.oid into login from pg_roles r where r.rolname = p_person;
    if not found then
        return false;
    elsif pg_has_role(login, 'nidreg_owner', 'MEMBER') then
        return p_role = 'registrar' and p_person = session_user and not exists (select from logins_with('registrar'));
    end if;
    return pg_has_role(login, 'nidreg_' || p_role, 'MEMBER');
end
$$;
