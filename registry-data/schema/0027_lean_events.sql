-- An event, once. Its details stood twice, in its bytes and in a column of their own, which every act
-- wrote and every verification read and held against the bytes. They are its bytes' now; who wants
-- them apart asks details_of. The tree's nodes, and the head's peaks, are one string of hashes of 32
-- bytes each: an array of them costs a header for each and much to take apart. The head's root follows
-- from its peaks: who wants it asks root_of, and an act does not make it.

create function nidreg.joined(p_hashes bytea[]) returns bytea
    language sql immutable
as $$
    select string_agg(h.hash, ''::bytea order by h.place) from unnest(p_hashes) with ordinality as h (hash, place)
$$;
drop view nidreg.event_nodes;
alter table nidreg.event
    drop column details,
    alter column nodes type bytea using nidreg.joined(nodes);
alter table nidreg.log_head
    drop column root,
    alter column peaks type bytea using coalesce(nidreg.joined(peaks), '');
drop function nidreg.joined(bytea[]);

create view nidreg.event_nodes as select e.number, e.nodes from nidreg.event e;
grant select on nidreg.event_nodes to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;

-- The lines of an event's details: name and value in turn, those without a value left out.
drop function nidreg.details(variadic text[]);
create function nidreg.details(variadic p_pairs text[]) returns text
    language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
    count int  := 0;
    lines text := '';
begin
    for i in 1 .. cardinality(p_pairs) by 2 loop
        continue when coalesce(p_pairs[i + 1], '') = '';
        count := count + 1;
        lines := lines || p_pairs[i] || '=' || octet_length(p_pairs[i + 1]) || ':' || p_pairs[i + 1] || E'\n';
    end loop;
    return 'details=' || length(count::text) || ':' || count || E'\n' || lines;
end
$$;

-- Every line of an event's bytes in its order, a name and a value each. They are taken apart by their
-- lengths, which count bytes: a value may hold what looks like a line. Of bytes that somebody damaged
-- come those before the damage: a damaged log can still be read.
create function nidreg.lines_of(p_canonical bytea, out name text, out value text) returns setof record
    language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
    at   int := 1;
    sign int;
    size int;
begin
    while at <= length(p_canonical) loop
        sign := position('='::bytea in substring(p_canonical from at for 64));
        name := convert_from(substring(p_canonical from at for sign - 1), 'UTF8');
        at := at + sign;
        sign := position(':'::bytea in substring(p_canonical from at for 16));
        size := convert_from(substring(p_canonical from at for sign - 1), 'UTF8')::int;
        value := convert_from(substring(p_canonical from at + sign for size), 'UTF8');
        at := at + sign + size + 1;
        return next;
    end loop;
exception when data_exception then
    null;
end
$$;

-- The details that an event's bytes tell of: [[name, value], …], after the twelve fields and their count.
create function nidreg.details_of(p_canonical bytea) returns jsonb
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(jsonb_build_array(l.name, l.value) order by l.place) filter (where l.place > 13), '[]')
      from lines_of(p_canonical) with ordinality as l (name, value, place)
$$;

create or replace function nidreg.event_json(p_event nidreg.event) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'number', p_event.number, 'at', instant_text(p_event.at), 'person', p_event.person,
        'role', p_event.role, 'what', p_event.what, 'request', coalesce(p_event.request_id, 0),
        'nid', p_event.nid, 'from', p_event.from_state, 'to', p_event.to_state,
        'details', details_of(p_event.canonical))
$$;

-- The value of a detail of an event, by its bytes.
drop function nidreg.detail(jsonb, text);
create function nidreg.detail(p_canonical bytea, p_name text) returns text
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select l.value from lines_of(p_canonical) with ordinality as l (name, value, place)
     where l.place > 13 and l.name = p_name limit 1
$$;

drop function nidreg.canonical_event(bigint, timestamptz, text, text, text, bigint, text, text, text, text, text, jsonb);
create function nidreg.canonical_event(p_number bigint, p_at timestamptz, p_person text, p_role text,
                                       p_what text, p_request bigint, p_nid text, p_procedure text,
                                       p_from text, p_to text, p_part text, p_details text)
    returns bytea
    language plpgsql stable
as $$
declare
    number    text := p_number;
    at        text := nidreg.instant_text(p_at);
    request   text := coalesce(p_request::text, '');
    procedure text := coalesce(p_procedure, '');
    came_from text := coalesce(p_from, '');
    went_to   text := coalesce(p_to, '');
    part      text := coalesce(p_part, '');
begin
    return convert_to(format(
        E'nidreg-event=1:1\nnumber=%s:%s\nat=%s:%s\nperson=%s:%s\nrole=%s:%s\nwhat=%s:%s\nrequest=%s:%s\n'
        'nid=%s:%s\nprocedure=%s:%s\nfrom=%s:%s\nto=%s:%s\npart=%s:%s\n%s',
        length(number), number, length(at), at, octet_length(p_person), p_person, octet_length(p_role), p_role,
        octet_length(p_what), p_what, length(request), request, octet_length(p_nid), p_nid,
        octet_length(procedure), procedure, octet_length(came_from), came_from, octet_length(went_to), went_to,
        octet_length(part), part, p_details), 'UTF8');
end
$$;

drop function nidreg.nodes_of(bigint, bytea, bytea[]);
create function nidreg.nodes_of(p_number bigint, p_canonical bytea, p_peaks bytea) returns bytea
    language plpgsql immutable
as $$
declare
    hash  bytea := sha256('\x00'::bytea || p_canonical);
    nodes bytea := hash;
    peak  int   := length(p_peaks) - 31;
begin
    while p_number % 2 = 1 loop
        hash := sha256('\x01'::bytea || substring(p_peaks from peak for 32) || hash);
        nodes := nodes || hash;
        peak := peak - 32;
        p_number := p_number / 2;
    end loop;
    return nodes;
end
$$;

-- The last one of a string of hashes.
create function nidreg.last_hash(p_hashes bytea) returns bytea
    language sql immutable parallel safe
    return substring(p_hashes from length(p_hashes) - 31);

drop function nidreg.root_of(bytea[]);
create function nidreg.root_of(p_peaks bytea) returns bytea
    language plpgsql immutable strict set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    root bytea := last_hash(p_peaks);
begin
    if p_peaks = '' then
        return sha256('');
    end if;
    for peak in reverse length(p_peaks) - 63 .. 1 by 32 loop
        root := sha256('\x01'::bytea || substring(p_peaks from peak for 32) || root);
    end loop;
    return root;
end
$$;

drop function nidreg.add_event(nidreg.log_head, text, text, text, bigint, text, nidreg.workflow_edge, jsonb);
create function nidreg.add_event(p_head nidreg.log_head, p_person text, p_role text, p_what text,
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
    insert into nidreg.event (number, at, person, role, what, request_id, nid, procedure, from_state,
                              to_state, part, canonical, nodes)
    values (p_head.size, at, p_person, p_role, p_what, p_request, coalesce(p_nid, ''), p_edge.procedure,
            p_edge.from_state, p_edge.to_state, p_edge.part, canonical, nodes);
    p_head.peaks := substring(p_head.peaks for length(p_head.peaks) + 32 - length(nodes)) || nidreg.last_hash(nodes);
    p_head.size := p_head.size + 1;
    return p_head;
end
$$;

drop function nidreg.append_event(text, text, text, bigint, text, nidreg.workflow_edge, jsonb);
create function nidreg.append_event(p_person text, p_role text, p_what text, p_request bigint,
                                    p_nid text, p_edge nidreg.workflow_edge, p_details text)
    returns bigint
    language plpgsql
as $$
declare
    head   nidreg.log_head := nidreg.take_head();
    stored text;
begin
    head := nidreg.add_event(head, p_person, p_role, p_what, p_request, p_nid, p_edge, p_details);
    stored := nidreg.store_head(head);
    return head.size - 1;
end
$$;

-- The guards. What acts do is theirs to do right, and they alone are nidreg_owner, as whom nobody logs
-- in: the guards look at what anybody else writes, be it the schema's owner or a superuser. They do not
-- mend it, they refuse it.

create or replace function nidreg.guard_event() returns trigger
    language plpgsql
as $$
declare
    fields bytea := nidreg.canonical_event(new.number, new.at, new.person, new.role, new.what, new.request_id, new.nid,
                                           new.procedure, new.from_state, new.to_state, new.part, '');
begin
    if not ((new.request_id is null or exists (select from nidreg.request r where r.id = new.request_id))
            and (num_nonnulls(new.procedure, new.from_state, new.to_state, new.part) = 0
                 or exists (select from nidreg.workflow_edge w
                             where w.step = new.what and w.procedure = new.procedure and w.from_state = new.from_state
                               and w.to_state = new.to_state and w.part = new.part))) then
        perform nidreg.refuse('23503', 'a_step_follows_an_edge', 'there is no such request, or no such edge');
    elsif substring(new.canonical for length(fields) + 8) is distinct from fields || 'details='::bytea then
        perform nidreg.refuse('NR002', 'an_event_is_its_canonical_bytes', 'the bytes say something else');
    elsif new.nodes is distinct from nidreg.nodes_of(new.number, new.canonical,
                                                     (select h.peaks from nidreg.log_head h where h.the_one)) then
        perform nidreg.refuse('NR002', 'an_event_has_its_nodes', 'these are not the nodes that it completes');
    end if;
    return new;
end
$$;

create or replace function nidreg.guard_head() returns trigger
    language plpgsql
as $$
declare
    last record;
begin
    select e.number, e.nodes into last from nidreg.event e order by e.number desc limit 1;
    if new.size <= old.size or new.size <> last.number + 1
       or nidreg.last_hash(new.peaks) <> nidreg.last_hash(last.nodes) then
        perform nidreg.refuse('NR002', 'the_log_only_grows', 'the head follows the events');
    end if;
    return new;
end
$$;

create or replace function nidreg.guard_request() returns trigger
    language plpgsql
as $$
declare
    told nidreg.event;
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
    if (new.state <> old.state or told.from_state is not null)
       and (told.from_state is distinct from old.state or told.to_state is distinct from new.state
            or told.procedure is distinct from old.procedure) then
        perform nidreg.refuse('NR002', 'a_request_moves_along_the_workflow_alone',
                              format('%s to %s is no step that was recorded', old.state, new.state));
    end if;
    if new.revision <> old.revision + (told.what = 'submit')::int then
        perform nidreg.refuse('NR002', 'revisions_are_numbered_from_one', 'only a submission makes a revision');
    end if;
    return new;
end
$$;

drop trigger an_event_is_the_next_one on nidreg.event;
drop trigger the_head_covers_every_event on nidreg.event;
drop trigger the_log_only_grows on nidreg.log_head;
drop trigger a_request_moves_along_the_workflow_alone on nidreg.request;
create trigger an_event_is_the_next_one before insert on nidreg.event
    for each row when (current_user <> 'nidreg_owner') execute function nidreg.guard_event();
create constraint trigger the_head_covers_every_event after insert on nidreg.event
    deferrable initially deferred
    for each row when (current_user <> 'nidreg_owner') execute function nidreg.check_head_has_event();
create trigger the_log_only_grows before update on nidreg.log_head
    for each row when (current_user <> 'nidreg_owner') execute function nidreg.guard_head();
create trigger a_request_moves_along_the_workflow_alone before update on nidreg.request
    for each row when (current_user <> 'nidreg_owner') execute function nidreg.guard_request();

-- Stores what an event made of a request. Its time is the request's: a caller that does not know it
-- leaves the old one.
create or replace function nidreg.keep_request(p_old nidreg.request, p_new nidreg.request) returns nidreg.request
    language plpgsql
as $$
declare
    first_due date;
begin
    if p_new.updated = p_old.updated then
        select e.at into strict p_new.updated from nidreg.event e where e.number = p_new.last_event;
    end if;
    if p_new.state in ('in-review', 'advisory-review') then
        select min(x.due) into first_due from nidreg.request_expert x
         where x.request_id = p_new.id and x.vote = 'none';
    end if;
    p_new.turn := nidreg.turn_of(p_new.state, first_due is not null);
    p_new.due := first_due;
    if p_new.turn is distinct from p_old.turn then
        p_new.turn_since := p_new.updated;
        p_new.reminded := null;
    end if;
    update nidreg.request r
       set state = p_new.state, procedure = p_new.procedure, body_recognized = p_new.body_recognized,
           nid = p_new.nid, revision = p_new.revision, previous_version = p_new.previous_version,
           approved_sha256 = p_new.approved_sha256, turn = p_new.turn, turn_since = p_new.turn_since,
           reminded = p_new.reminded, due = p_new.due, updated = p_new.updated, last_event = p_new.last_event
     where r.id = p_new.id returning * into p_new;
    if p_new.state <> p_old.state then
        with ended as (
            update nidreg.request_stay s set "left" = p_new.updated
             where s.request_id = p_new.id and s.left is null returning s.ordinal
        )
        insert into nidreg.request_stay (request_id, ordinal, state, entered)
        select p_new.id, e.ordinal + 1, p_new.state, p_new.updated from ended e;
    end if;
    return p_new;
end
$$;

-- What makes or reads details, the rest of it as it was.

create or replace function nidreg.check_thread(p_request nidreg.request, p_step text, p_person text, p_role text,
                                               p_record jsonb)
    returns void
    language plpgsql stable
as $$
declare
    field text := coalesce(p_record ->> 'field', '');
    named text := coalesce(p_record ->> 'thread', '');
    root  nidreg.event;
begin
    if p_step = 'comment' and field <> '' and not is_field(field) then
        perform refuse('NR002', 'field-unknown', format('a template has no field %s', field));
    elsif p_step = 'comment' and field <> '' and p_request.revision = 0 then
        perform refuse('NR002', 'field-without-revision', 'no revision is submitted yet');
    elsif named = '' and p_step = 'resolve' then
        perform refuse('NR002', 'thread-missing', 'the step names a thread');
    elsif named = '' then
        return;
    end if;
    select * into root from event e
     where e.request_id = p_request.id and e.what = 'comment' and detail(e.canonical, 'thread') is null
       and e.number = case when named ~ '^[0-9]{1,18}$' then named::bigint end;
    if not found then
        perform refuse('NR003', 'no-such-thread', format('request %s has no thread %s', p_request.id, named));
    elsif field not in ('', coalesce(detail(root.canonical, 'field'), '')) then
        perform refuse('NR002', 'thread-elsewhere', 'the thread is about another field');
    elsif p_step = 'resolve' and p_role = 'applicant' and root.person <> p_person then
        perform refuse('NR002', 'not-yours', 'a thread is resolved by its author, an expert or the registrar');
    elsif p_step = 'resolve' and 'resolve' = (
            select e.what from event e
             where e.request_id = p_request.id and e.number > root.number and detail(e.canonical, 'thread') = named
             order by e.number desc limit 1) then
        perform refuse('NR002', 'thread-resolved', format('thread %s is resolved already', named));
    end if;
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
        state := coalesce(told.to_state, state);
        expert := detail(told.canonical, 'expert');
        case
            when told.what = 'appeal' then
                owing := array[expert];
                approved := '{}';
            when told.what = 'assign' and expert <> all (approved) then
                owing := array_remove(owing, expert) || expert;
            when told.what in ('approve', 'advise', 'recuse') and told.part = 'assigned-expert' then
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

drop function nidreg.step_details(nidreg.request, text, jsonb, text);
create function nidreg.step_details(p_request nidreg.request, p_step text, p_noted jsonb, p_sha256 text) returns text
    language plpgsql stable
as $$
begin
    return nidreg.details(variadic
        array['text', p_noted ->> 'text', 'reference', p_noted ->> 'reference']
        || case
            when p_step = 'comment' then array['field', p_noted ->> 'field', 'thread', p_noted ->> 'thread']
            when p_step = 'resolve' then array['thread', p_noted ->> 'thread']
            when p_step = 'remind' then array['turn', p_noted ->> 'turn', 'reminded', p_noted ->> 'reminded']
            when p_step = 'direct' then array['report', p_noted ->> 'report']
            when p_step = 'escalate' then array['expert', p_noted ->> 'expert']
            when p_step in ('assign', 'appeal') then
                array['expert', p_noted ->> 'expert', 'due', p_noted ->> 'due', 'overriding', p_noted ->> 'overriding',
                      'objections', case when trim(p_noted ->> 'overriding') <> '' then array_to_string(
                          nidreg.objections(p_request, p_noted ->> 'expert', nidreg.today(), (p_noted ->> 'due')::date),
                          ' ') end] end
        || array['revision', nullif(p_request.revision, 0)::text, 'sha256', p_sha256]);
end
$$;

drop function nidreg.version_details(nidreg.namespace_version, text, text);
create function nidreg.version_details(p_version nidreg.namespace_version, p_kind text, p_registered text) returns text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select details('version', p_version.version::text, 'kind', p_kind, 'registered', p_registered,
                   'updated', p_version.updated, 'status', p_version.status,
                   'registrant', p_version.registrant, 'reference', p_version.reference::text,
                   'template-url', p_version.template_url,
                   'has-template', p_version.has_template::text,
                   'stated-version', p_version.stated_version,
                   'template-date', p_version.template_date, 'sha256', p_version.sha256,
                   'fields-sha256', encode(sha256(convert_to(p_version.fields::text, 'UTF8')), 'hex'),
                   'source', p_version.source,
                   'grammar-sha256', case p_version.grammar when '' then ''
                       else encode(sha256(convert_to(p_version.grammar, 'UTF8')), 'hex') end)
$$;

create or replace function nidreg.record_publication(p_key uuid, p_person text, p_role text, p_count bigint,
                                                     p_lines jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'publish', p_person, p_role);
    files  text[];
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
    select array_agg(each order by l.place, each = l.line) into files -- 'file' and its line in turn
      from jsonb_array_elements_text(p_lines) with ordinality as l (line, place)
     cross join unnest(array['file', l.line]) as each;
    return finish_act(p_key, jsonb_build_object('event',
        append_event(p_person, p_role, 'publish', null, '', null,
                     details(variadic array['namespaces', p_count::text] || files))));
end
$$;

revoke all on function nidreg.details(variadic text[]), nidreg.lines_of(bytea), nidreg.details_of(bytea),
    nidreg.detail(bytea, text),
    nidreg.canonical_event(bigint, timestamptz, text, text, text, bigint, text, text, text, text, text, text),
    nidreg.nodes_of(bigint, bytea, bytea), nidreg.last_hash(bytea), nidreg.root_of(bytea),
    nidreg.add_event(nidreg.log_head, text, text, text, bigint, text, nidreg.workflow_edge, text, timestamptz),
    nidreg.append_event(text, text, text, bigint, text, nidreg.workflow_edge, text),
    nidreg.step_details(nidreg.request, text, jsonb, text),
    nidreg.version_details(nidreg.namespace_version, text, text) from public;
grant execute on function nidreg.lines_of(bytea), nidreg.details_of(bytea), nidreg.detail(bytea, text),
    nidreg.last_hash(bytea), nidreg.root_of(bytea)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant execute on function nidreg.details(variadic text[]),
    nidreg.version_details(nidreg.namespace_version, text, text) to nidreg_registrar;
