-- What an event is asked by stands in columns: its number, time and person, what it was, of which request
-- and namespace. The rest, the role and the edge of a step, stood twice; it is its bytes' now, and who
-- wants it apart asks line_of. The fields of a template are kept as the text that is hashed for them:
-- as jsonb they were made into that text anew by each who read them.

-- The value of one of the twelve lines that every event begins with; null where it has no such line, or
-- an empty one.
create function nidreg.line_of(p_canonical bytea, p_name text) returns text
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select nullif(l.value, '') from lines_of(p_canonical) with ordinality as l (name, value, place)
     where l.place < 13 and l.name = p_name limit 1
$$;

-- The lines that say which edge a step took, one after the other as an event has them.
create function nidreg.edge_lines(p_edge nidreg.workflow_edge) returns bytea
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select convert_to(string_agg(format(E'\n%s=%s:%s', l.name, octet_length(l.value), l.value), '' order by l.place),
                      'UTF8')
      from (values (1, 'procedure', p_edge.procedure::text), (2, 'from', p_edge.from_state::text),
                   (3, 'to', p_edge.to_state::text), (4, 'part', p_edge.part::text)) as l (place, name, value)
$$;

create or replace function nidreg.event_json(p_event nidreg.event) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'number', p_event.number, 'at', instant_text(p_event.at), 'person', p_event.person,
        'role', coalesce(max(l.value) filter (where l.place < 13 and l.name = 'role'), ''),
        'what', p_event.what, 'request', coalesce(p_event.request_id, 0), 'nid', p_event.nid,
        'from', max(nullif(l.value, '')) filter (where l.place < 13 and l.name = 'from'),
        'to', max(nullif(l.value, '')) filter (where l.place < 13 and l.name = 'to'),
        'details', coalesce(jsonb_agg(jsonb_build_array(l.name, l.value) order by l.place) filter (where l.place > 13),
                            '[]'))
      from lines_of(p_event.canonical) with ordinality as l (name, value, place)
$$;

create or replace function nidreg.add_event(p_head nidreg.log_head, p_person text, p_role text, p_what text,
                                            p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details text,
                                            p_at timestamptz default null)
    returns nidreg.log_head
    language plpgsql
as $$
declare
    at        timestamptz := coalesce(p_at, clock_timestamp()); -- after the lock: the times follow the numbers
    canonical bytea := nidreg.canonical_event(p_head.size, at, p_person, p_role, p_what, p_request, coalesce(p_nid, ''),
                                              p_edge.procedure, p_edge.from_state, p_edge.to_state, p_edge.part,
                                              p_details);
    nodes     bytea := nidreg.nodes_of(p_head.size, canonical, p_head.peaks);
begin
    insert into nidreg.event (number, at, person, what, request_id, nid, canonical, nodes)
    values (p_head.size, at, p_person, p_what, p_request, coalesce(p_nid, ''), canonical, nodes);
    p_head.peaks := substring(p_head.peaks for length(p_head.peaks) + 32 - length(nodes)) || nidreg.last_hash(nodes);
    p_head.size := p_head.size + 1;
    return p_head;
end
$$;

create or replace function nidreg.guard_event() returns trigger
    language plpgsql
as $$
declare
    along     text := nidreg.line_of(new.canonical, 'procedure');
    came_from text := nidreg.line_of(new.canonical, 'from');
    went_to   text := nidreg.line_of(new.canonical, 'to');
    acted_in  text := nidreg.line_of(new.canonical, 'part');
    fields    bytea := nidreg.canonical_event(new.number, new.at, new.person, nidreg.line_of(new.canonical, 'role'),
                                              new.what, new.request_id, new.nid, along, came_from, went_to,
                                              acted_in, '');
begin
    if substring(new.canonical for length(fields) + 8) is distinct from fields || 'details='::bytea then
        perform nidreg.refuse('NR002', 'an_event_is_its_canonical_bytes', 'the bytes say something else');
    elsif not ((new.request_id is null or exists (select from nidreg.request r where r.id = new.request_id))
               and (num_nonnulls(along, came_from, went_to, acted_in) = 0
                    or exists (select from nidreg.workflow_edge w
                                where w.step = new.what and w.procedure = along
                                  and w.from_state = came_from and w.to_state = went_to and w.part = acted_in))) then
        perform nidreg.refuse('23503', 'a_step_follows_an_edge', 'there is no such request, or no such edge');
    elsif new.nodes is distinct from nidreg.nodes_of(new.number, new.canonical,
                                                     (select h.peaks from nidreg.log_head h where h.the_one)) then
        perform nidreg.refuse('NR002', 'an_event_has_its_nodes', 'these are not the nodes that it completes');
    end if;
    return new;
end
$$;

create or replace function nidreg.guard_edge() returns trigger
    language plpgsql
as $$
begin
    if exists (select from nidreg.event e
                where e.what = old.step
                  and position(nidreg.edge_lines(old)
                               in substring(e.canonical for position(E'\ndetails='::bytea in e.canonical))) > 0) then
        perform nidreg.refuse('NR002', 'an_edge_that_was_taken_stays', format('%s from %s', old.step, old.from_state));
    end if;
    return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace function nidreg.guard_request() returns trigger
    language plpgsql
as $$
declare
    told      nidreg.event;
    came_from text;
begin
    if (new.id, new.purpose, new.kind, new.applicant, new.created, new.standards_action, new.deprecates)
       is distinct from
       (old.id, old.purpose, old.kind, old.applicant, old.created, old.standards_action, old.deprecates) then
        perform nidreg.refuse('NR002', 'what_a_request_is_never_changes', 'a request keeps its purpose, kind and applicant');
    end if;
    if new is not distinct from old then
        return new;
    end if;
    select * into told from nidreg.event e where e.number = new.last_event and e.request_id = new.id;
    if not found or new.last_event <= coalesce(old.last_event, -1) or new.updated is distinct from told.at then
        perform nidreg.refuse('NR002', 'a_request_moves_along_the_workflow_alone', 'no event tells of this change');
    end if;
    came_from := nidreg.line_of(told.canonical, 'from');
    if (new.state <> old.state or came_from is not null)
       and (came_from is distinct from old.state or nidreg.line_of(told.canonical, 'to') is distinct from new.state
            or nidreg.line_of(told.canonical, 'procedure') is distinct from old.procedure) then
        perform nidreg.refuse('NR002', 'a_request_moves_along_the_workflow_alone',
                              format('%s to %s is no step that was recorded', old.state, new.state));
    end if;
    if new.revision <> old.revision + (told.what = 'submit')::int then
        perform nidreg.refuse('NR002', 'revisions_are_numbered_from_one', 'only a submission makes a revision');
    end if;
    return new;
end
$$;

create or replace function nidreg.guard_version() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    held bigint;
begin
    select n.version into held from namespace n where n.nid_key = new.nid_key for update;
    if not (new.version = held + 1 or (held = 0 and new.imported)) then
        perform refuse('NR002', 'a_version_is_the_next_one',
                       format('version %s of %s does not follow %s', new.version, new.nid_key, held));
    end if;
    if not exists (select from event e where e.number = new.event and lower(e.nid collate "C") = new.nid_key
                      and (e.what = 'import') = new.imported and e.what in ('import', 'register')
                      and e.request_id is not distinct from new.request_id) then
        perform refuse('NR002', 'a_version_has_its_event', 'no event tells of this version');
    end if;
    return new;
end
$$;

create or replace function nidreg.turn_told(p_request bigint, out turn text, out since timestamptz) returns record
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    told     event;
    state    text := 'draft';
    expert   text;
    owing    text[] := '{}';
    approved text[] := '{}';
    next     text;
begin
    for told in select * from event e where e.request_id = p_request order by e.number loop
        state := coalesce(line_of(told.canonical, 'to'), state);
        expert := detail(told.canonical, 'expert');
        case
            when told.what = 'appeal' then
                owing := array[expert];
                approved := '{}';
            when told.what = 'assign' and expert <> all (approved) then
                owing := array_remove(owing, expert) || expert;
            when told.what in ('approve', 'advise', 'recuse')
                 and line_of(told.canonical, 'part') = 'assigned-expert' then
                owing := array_remove(owing, told.person);
                approved := array_remove(approved, told.person);
                if told.what = 'approve' then
                    approved := approved || told.person;
                end if;
            when told.what = 'escalate' then
                owing := array_remove(owing, expert);
            when told.what = 'submit' then
                owing := owing || approved;
                approved := '{}';
            else
                null;
        end case;
        next := turn_of(state, cardinality(owing) > 0);
        if since is null or next is distinct from turn then
            since := told.at;
        end if;
        turn := next;
    end loop;
end
$$;

set constraints all immediate;
drop index nidreg.event_by_nid;
alter table nidreg.event
    drop column role, drop column procedure, drop column from_state, drop column to_state, drop column part,
    drop column nid_key;
create index event_by_nid on nidreg.event (lower(nid collate "C"), number) where nid <> '';

alter table nidreg.request_revision alter column fields type json using fields::text::json;
alter table nidreg.namespace_version
    alter column fields drop default,
    alter column fields type json using fields::text::json;
alter table nidreg.namespace_version alter column fields set default '{}';

create or replace function nidreg.with_assigned_nid(p_content nidreg.request_revision, p_nid text)
    returns nidreg.request_revision
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_content.text !~ '^Namespace Identifier:[ \t]*(\n|$)' then
        perform refuse('NR002', 'an_informal_template_leaves_its_nid_empty',
                       'the first line of the template is not an empty Namespace Identifier');
    end if;
    p_content.text := regexp_replace(p_content.text, '^Namespace Identifier:[^\n]*',
                                     'Namespace Identifier: ' || p_nid);
    p_content.sha256 := encode(sha256(convert_to(p_content.text, 'UTF8')), 'hex');
    p_content.fields := p_content.fields::jsonb || jsonb_build_object('namespace_identifier', p_nid);
    p_content.nid := p_nid;
    return p_content;
end
$$;

create or replace function nidreg.check_registrable(p_request nidreg.request, p_content nidreg.request_revision)
    returns void
    language plpgsql stable
as $$
declare
    rivals bigint[];
begin
    select array_agg(r.id order by r.id) into rivals from request r
     where r.nid_key = p_request.nid_key and r.nid_key <> '' and r.id <> p_request.id
       and r.revision > 0 and not is_ended(r.state);
    if rivals is not null then
        perform refuse('NR002', 'nid.contested', format('requests %s ask for the same NID', rivals));
    end if;
    perform check_submission(p_request, p_content.nid, p_content.version, p_content.fields::jsonb);
    perform check_verdicts(p_request, p_content.sha256);
end
$$;

drop function nidreg.details_of(bytea);
revoke all on function nidreg.line_of(bytea, text), nidreg.edge_lines(nidreg.workflow_edge) from public;
