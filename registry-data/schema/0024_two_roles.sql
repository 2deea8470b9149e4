-- Two registrars, without a way round: both hold the office when it counts, two of them stay for as
-- long as an act takes two, and nothing is carried out that was not proposed.

alter table nidreg.proposal
    drop constraint a_proposal_stands_or_has_ended,
    add constraint a_proposal_stands_or_has_ended
        check (outcome in ('standing', 'carried-out', 'withdrawn', 'replaced', 'void')
               and (outcome = 'standing') = (ended_by is null));

-- Whoever is no registrar any more proposes nothing, whether the registry or the server took the office.
create or replace function nidreg.is_second(p_act text, p_subject text, p_sha256 text, p_terms text, p_person text)
    returns boolean
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    held proposal;
begin
    select * into held from proposal p
     where p.act = p_act and p.subject = p_subject and p.outcome = 'standing'
       and p.sha256 = p_sha256 and p.terms_sha256 = sha256_of(p_terms);
    if held.person = p_person then
        perform refuse('NR002', 'own-proposal',
                       format('%s proposed this in event %s; another registrar has to do the same', p_person, held.event));
    end if;
    return held.person is not null and holds_role(held.person, 'registrar');
end
$$;

-- One registrar alone could second nothing, the end of this rule included.
create function nidreg.check_registrars_left() returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    registrars bigint := (select count(*) from all_registrars());
begin
    if registrars = 0 then
        perform refuse('NR002', 'person.last-registrar', 'somebody has to be registrar');
    elsif registrars = 1 and policy_value('two-persons') <> '' then
        perform refuse('NR002', 'second-registrar-missing', 'an act takes two registrars: one alone would be left');
    end if;
end
$$;

create or replace function nidreg.set_roles(p_login text, p_roles jsonb) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    was_registrar boolean := holds_role(p_login, 'registrar');
begin
    if exists (select from jsonb_array_elements_text(p_roles) r (role)
                where r.role not in ('reader', 'applicant', 'expert', 'registrar')) then
        perform refuse('NR002', 'a_role_is_one_of_four', 'there is no such role');
    end if;
    if setting_is_on('local') then
        insert into person (login) values (p_login) on conflict do nothing;
        delete from person_role r where r.login = p_login;
        insert into person_role (login, role) select distinct p_login, jsonb_array_elements_text(p_roles);
        if jsonb_array_length(p_roles) = 0 then
            delete from person p where p.login = p_login;
        end if;
    else
        perform set_login_roles(p_login, p_roles);
    end if;
    if was_registrar and not p_roles ? 'registrar' then
        perform check_registrars_left();
    end if;
end
$$;

-- Records that somebody has these roles from now on, or proposes it; answers the number of the
-- proposal, null where the roles are given. The caller holds the head: two last registrars do not
-- dismiss each other.
create or replace function nidreg.give_roles(p_person text, p_role text, p_login text, p_roles jsonb) returns bigint
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    roles text := coalesce((select string_agg(r.role, ' ' order by r.role)
                              from jsonb_array_elements_text(p_roles) r (role)), '');
    told  bigint;
begin
    if takes_two('appoint') and not is_second('appoint', p_login, sha256_of(roles), roles, p_person) then
        begin -- what cannot be is refused at once, and what can be is not done yet; NR000 would be the whole class
            perform set_roles(p_login, p_roles);
            raise exception using errcode = 'NR009';
        exception when sqlstate 'NR009' then
            null;
        end;
        return propose(p_person, p_role, 'appoint', p_login, null, sha256_of(roles), roles);
    end if;
    perform set_roles(p_login, p_roles);
    told := append_event(p_person, p_role, 'appoint', null, '', null,
                         details('person', p_login, 'roles',
                                 (select string_agg(r.role, ' ') from jsonb_array_elements_text(p_roles) r (role))));
    update proposal p
       set outcome = case when p.terms_sha256 = sha256_of(roles) then 'carried-out' else 'replaced' end, ended_by = told
     where p.act = 'appoint' and p.subject = p_login and p.outcome = 'standing';
    if not p_roles ? 'registrar' then
        update proposal p set outcome = 'void', ended_by = told where p.person = p_login and p.outcome = 'standing';
    end if;
    return null;
end
$$;

-- A listing that is taken over registers namespaces: where that takes two, nobody does it alone.
create or replace function nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'import', p_person, p_role);
    head   log_head;
    fresh  jsonb;
    each   jsonb;
    people int;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'listings are taken over by the registrar');
    end if;
    head := take_head();
    select coalesce(jsonb_agg(b.row order by b.place), '[]') into fresh
      from jsonb_array_elements(p_batch -> 'namespaces') with ordinality as b (row, place)
     where not exists (select from namespace n where n.nid_key = lower((b.row ->> 'nid') collate "C"));
    if fresh <> '[]' and takes_two('register') then
        perform refuse('NR002', 'import-takes-two', 'a namespace is registered by two registrars');
    end if;
    insert into contact (id, name, uri, updated, event)
    select c.id, c.name, coalesce(c.uri, ''), coalesce(c.updated, ''), head.size
      from jsonb_to_recordset(p_batch -> 'contacts') as c (id text, name text, uri text, updated text)
    on conflict (id) do nothing;
    get diagnostics people = row_count;
    if jsonb_array_length(fresh) + people > 0 then
        head := add_event(head, p_person, p_role, 'import', null, '', null,
                          details('source', p_batch ->> 'source', 'sha256', p_batch ->> 'sha256',
                                  'namespaces', jsonb_array_length(fresh)::text, 'contacts', people::text,
                                  'contacts-sha256', case when people > 0 then contacts_sha256(head.size) end));
        for each in select * from jsonb_array_elements(fresh) loop
            head := import_one(head, p_person, p_role, each, coalesce(p_batch ->> 'source', ''));
        end loop;
        perform store_head(head);
    end if;
    return finish_act(p_key, jsonb_build_object('namespaces', jsonb_array_length(fresh)));
end
$$;

revoke all on function nidreg.check_registrars_left() from public;
