-- Taking over another registry's listing, and the desk's own people and switches.

create function nidreg.import_one(p_head nidreg.log_head, p_person text, p_role text, p_row jsonb, p_source text)
    returns nidreg.log_head
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    made   namespace_version;
    told   bigint;
begin
    made.version := greatest(coalesce((p_row ->> 'version')::bigint, 1), 1);
    made.stated_version := coalesce(p_row ->> 'stated_version', '');
    made.template_date := coalesce(p_row ->> 'template_date', '');
    made.status := coalesce(p_row ->> 'status', 'active');
    made.updated := coalesce(p_row ->> 'updated', '');
    made.registrant := coalesce(p_row ->> 'registrant', '');
    made.reference := coalesce(p_row -> 'references', '[]');
    made.template_url := coalesce(p_row ->> 'template_url', '');
    made.has_template := coalesce((p_row ->> 'has_template')::boolean, false);
    made.text := '';
    made.sha256 := '';
    made.fields := '{}';
    made.imported := true;
    made.source := p_source;
    p_head := record_version(p_head, p_person, p_role, null, p_row ->> 'nid', p_row ->> 'kind',
                             coalesce(p_row ->> 'date', ''), made);
    if p_row ->> 'kind' = 'informal' then
        told := substr(p_row ->> 'nid', 5)::bigint;
        update informal_counter c set next = told + 1 where c.next <= told;
    end if;
    return p_head;
end
$$;

-- Takes over the namespaces and contacts of p_batch that are not here yet. Answers how many
-- namespaces that were.
create function nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) returns jsonb
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
    insert into contact (id, name, uri, updated)
    select c.id, c.name, coalesce(c.uri, ''), coalesce(c.updated, '')
      from jsonb_to_recordset(p_batch -> 'contacts') as c (id text, name text, uri text, updated text)
    on conflict (id) do nothing;
    get diagnostics people = row_count;
    if jsonb_array_length(fresh) + people > 0 then
        head := add_event(head, p_person, p_role, 'import', null, '', null,
                          details('source', p_batch ->> 'source', 'sha256', p_batch ->> 'sha256',
                                  'namespaces', jsonb_array_length(fresh)::text, 'contacts', people::text));
        for each in select * from jsonb_array_elements(fresh) loop
            head := import_one(head, p_person, p_role, each, coalesce(p_batch ->> 'source', ''));
        end loop;
        perform store_head(head);
    end if;
    return finish_act(p_key, jsonb_build_object('namespaces', jsonb_array_length(fresh)));
end
$$;

create function nidreg.check_local_registrar(p_role text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if not is_local_session() then
        perform refuse('NR002', 'local-registry-only', 'a shared registry has database roles instead');
    elsif p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'the desk is run by the registrar');
    end if;
end
$$;

create function nidreg.set_roles(p_login text, p_roles jsonb) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    insert into person (login) values (p_login) on conflict do nothing;
    delete from person_role r where r.login = p_login;
    insert into person_role (login, role) select p_login, jsonb_array_elements_text(p_roles);
    if jsonb_array_length(p_roles) = 0 then
        delete from person p where p.login = p_login;
    end if;
    if not exists (select from person_role r where r.role = 'registrar') then
        perform refuse('NR002', 'person.last-registrar', 'somebody has to be registrar');
    end if;
end
$$;

create function nidreg.appoint(p_key uuid, p_person text, p_role text, p_login text, p_roles jsonb) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'appoint', p_person, p_role);
begin
    if answer is not null then
        return answer;
    end if;
    perform check_local_registrar(p_role);
    perform take_head(); -- two last registrars do not dismiss each other
    perform set_roles(p_login, p_roles);
    perform append_event(p_person, p_role, 'appoint', null, '', null,
                         details('person', p_login, 'roles',
                                 (select string_agg(r.role, ' ') from jsonb_array_elements_text(p_roles) r (role))));
    return finish_act(p_key, '{}');
end
$$;

create function nidreg.set_single_user(p_key uuid, p_person text, p_role text, p_on boolean) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'single-user', p_person, p_role);
begin
    if answer is not null then
        return answer;
    end if;
    perform check_local_registrar(p_role);
    insert into setting as s (name, value) values ('single_user', p_on::text)
        on conflict (name) do update set value = excluded.value;
    perform append_event(p_person, p_role, 'single-user', null, '', null, details('on', p_on::text));
    return finish_act(p_key, '{}');
end
$$;

-- Makes this the private registry of one OS user, who gets every role. Once: a registry that has
-- people, or a history, keeps what it is. For the owner of the database only.
create function nidreg.prepare_local(p_login text) returns boolean
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    perform take_head();
    if setting_is_on('local') then
        return false;
    end if;
    if exists (select from event) then
        perform refuse('NR002', 'a_shared_registry_stays_shared', 'this registry has a history of its own');
    end if;
    insert into setting (name, value) values ('local', 'true'), ('local_login', p_login);
    perform set_roles(p_login, '["reader", "applicant", "expert", "registrar"]');
    perform append_event(p_login, 'registrar', 'appoint', null, '', null,
                         details('person', p_login, 'roles', 'reader applicant expert registrar'));
    return true;
end
$$;

-- The desk that this session sits at.
create function nidreg.desk() returns jsonb
    language sql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'local', is_local_session(),
        'single_user', setting_is_on('single_user'),
        'person', case when is_local_session()
                       then (select s.value from setting s where s.name = 'local_login')
                       else session_user end,
        'people', case when is_local_session()
            then (select coalesce(jsonb_agg(jsonb_build_object('login', p.login, 'roles',
                             (select coalesce(jsonb_agg(r.role), '[]') from person_role r where r.login = p.login))
                             order by p.login), '[]') from person p)
            else (select coalesce(jsonb_agg(jsonb_build_object('login', u.rolname, 'roles',
                             (select coalesce(jsonb_agg(w.role), '[]')
                                from unnest(array['reader', 'applicant', 'expert', 'registrar']) w (role)
                               where pg_has_role(u.oid, 'nidreg_' || w.role, 'member')))
                             order by u.rolname), '[]')
                    from pg_roles u
                   where u.rolname = session_user
                      or (u.rolcanlogin and not u.rolsuper and pg_has_role(u.oid, 'nidreg_expert', 'member')))
            end)
$$;
