-- What makes every record provable from the log: times are those of the events, contacts and
-- publications have their events, and proofs are read in one statement.

-- A request and a version bear the time of the event that tells of them, not of a moment beside it.
create function nidreg.take_time_of_creation() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    select e.at into new.created from event e where e.number = new.last_event;
    return new;
end
$$;
-- The name puts it behind the guard, which lets nobody else change that column.
create trigger the_time_of_a_request_is_its_events before update on nidreg.request for each row
    when (old.last_event is null) execute function nidreg.take_time_of_creation();

create function nidreg.take_time_of_event() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    select e.at into new.recorded from event e where e.number = new.event;
    return new;
end
$$;
create trigger the_time_of_a_version_is_its_events before insert on nidreg.namespace_version
    for each row execute function nidreg.take_time_of_event();

alter table nidreg.request disable trigger user;
update nidreg.request r
   set updated = e.at, created = coalesce(c.at, r.created)
  from nidreg.event e, (select min(b.number) as number, b.request_id from nidreg.event b
                         where b.what = 'create' group by b.request_id) f, nidreg.event c
 where e.number = r.last_event and f.request_id = r.id and c.number = f.number;
set constraints all immediate; -- what is not checked yet bars the tables from being altered
set constraints all deferred;
alter table nidreg.request enable trigger user;

-- Verdicts that were given before they were kept.
update nidreg.request_expert x
   set verdict = v.verdict, judged_sha256 = nidreg.detail(v.details, 'sha256'),
       vote = case when x.vote = 'none' and v.verdict = 'rejected' and not v.is_voided then 'rejected' else x.vote end
  from (select distinct on (e.request_id, e.person) e.request_id, e.person, e.details,
               case e.what when 'approve' then 'approved' when 'advise' then 'advised' else 'rejected' end as verdict,
               exists (select from nidreg.event l
                        where l.request_id = e.request_id and l.number > e.number
                          and l.what in ('submit', 'assign', 'appeal')) as is_voided
          from nidreg.event e
         where e.what in ('approve', 'advise', 'reject') and e.part = 'assigned-expert'
         order by e.request_id, e.person, e.number desc) v
 where x.request_id = v.request_id and x.expert = v.person;

alter table nidreg.namespace_version disable trigger user;
update nidreg.namespace_version v set recorded = e.at from nidreg.event e where e.number = v.event;
set constraints all immediate;
set constraints all deferred;
alter table nidreg.namespace_version enable trigger user;

-- A contact names the event that brought it, and that event tells the SHA-256 of all that it brought.
alter table nidreg.contact
    add column event bigint;
create index contact_by_event on nidreg.contact (event);

create function nidreg.contacts_sha256(p_event bigint) returns text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select encode(sha256(convert_to(coalesce(string_agg(
               canonical_line('id', c.id) || canonical_line('name', c.name)
               || canonical_line('uri', c.uri) || canonical_line('updated', c.updated::text),
               '' order by c.id), ''), 'UTF8')), 'hex')
      from contact c where c.event = p_event
$$;

-- What stood here before the log covered it is taken into the log as it is.
do $$
declare
    people bigint := (select count(*) from nidreg.contact);
    login  text := (select s.value from nidreg.setting s where s.name = 'local_login');
    number bigint := (select h.size from nidreg.log_head h);
begin
    if people > 0 or login is not null then
        update nidreg.contact set event = number;
        perform nidreg.append_event(coalesce(login, session_user), 'registrar', 'adopt', null, '', null,
            nidreg.details('contacts', nullif(people, 0)::text,
                           'contacts-sha256', case when people > 0 then nidreg.contacts_sha256(number) end,
                           'local', login));
    end if;
end
$$;
set constraints all immediate;
set constraints all deferred;
alter table nidreg.contact
    alter column event set not null,
    add constraint a_contact_has_its_event
        foreign key (event) references nidreg.event deferrable initially deferred;

-- Takes over the namespaces and contacts of p_batch that are not here yet. Answers how many
-- namespaces that were.
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

-- Makes this the private registry of one OS user, who gets every role. Once: a registry that has
-- people, or a history, keeps what it is. For the owner of the database only.
create or replace function nidreg.prepare_local(p_login text) returns boolean
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
                         details('person', p_login, 'roles', 'reader applicant expert registrar',
                                 'local', p_login));
    return true;
end
$$;

-- Records that a listing was published: p_lines are `SHA256  NAME`, one for each file, and p_count
-- is the number of namespaces in them.
create function nidreg.record_publication(p_key uuid, p_person text, p_role text, p_count bigint, p_lines jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'publish', p_person, p_role);
    files  jsonb;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'what is published is recorded by the registrar');
    end if;
    if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0
       or exists (select from jsonb_array_elements_text(p_lines) l (line)
                   where l.line !~ '^[0-9a-f]{64}  [^\n]+$') then
        perform refuse('NR002', 'publication.malformed', 'a published file is its SHA-256, two spaces and its name');
    end if;
    select jsonb_agg(jsonb_build_array('file', l.line) order by l.place) into files
      from jsonb_array_elements_text(p_lines) with ordinality as l (line, place);
    return finish_act(p_key, jsonb_build_object('event',
        append_event(p_person, p_role, 'publish', null, '', null,
                     details('namespaces', p_count::text) || files)));
end
$$;
create index event_of_publication on nidreg.event (number) where what = 'publish';

-- The log is read by who and by what, newest first.
create index event_by_person on nidreg.event (person, number);
create index event_by_what on nidreg.event (what, number);

-- What a published listing is, is public.
alter policy registrations_are_public on nidreg.event using (what in ('register', 'import', 'publish'));

revoke all on function nidreg.take_time_of_creation(), nidreg.take_time_of_event(),
    nidreg.contacts_sha256(bigint), nidreg.record_publication(uuid, text, text, bigint, jsonb) from public;
grant execute on function nidreg.record_publication(uuid, text, text, bigint, jsonb) to nidreg_registrar;
-- With these a registrar verifies what the events made of them.
grant select on nidreg.person, nidreg.person_role, nidreg.profile, nidreg.expert_service, nidreg.absence
    to nidreg_registrar;
grant execute on function nidreg.body_key(text) to nidreg_registrar;
