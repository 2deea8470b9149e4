-- The log: every action's event in its canonical bytes (EVENTS.md), the leaves of a Merkle tree as in RFC 9162
-- section 2.1, and its head.

-- tables --------------------------------------------------------------------------------------------------------

create table event (
    number     bigint primary key,
    at         timestamptz not null,
    person     text not null,
    what       text not null,
    request_id bigint,
    nid        text not null default '',
    canonical  bytea not null,
    nodes      bytea not null
);
comment on table event is 'nodes: the complete subtrees that end with the event, from its leaf on, 32 bytes each';
create index event_by_nid on event (lower(nid collate "C"), number) where nid <> '';
create index event_by_person on event (person, number);
create index event_by_request on event (request_id, number) where request_id is not null;
create index event_by_what on event (what, number);
create index event_of_listing on event (number) where what = 'import' and nid = '';
create index event_of_publication on event (number) where what = 'publish';

create table log_head (
    the_one boolean primary key default true,
    size    bigint not null,
    peaks   bytea not null,
    constraint there_is_one_head check (the_one)
);
insert into log_head (size, peaks) values (0, '');
comment on table log_head is 'peaks: the roots of the complete subtrees that the events make up, the largest first';

create table log_turn ();
comment on table log_turn is 'Without columns and rows. Its lock is the turn of whoever appends to the log: writers get it in the order in which they came';

-- functions: canonical bytes ------------------------------------------------------------------------------------

create function canonical_line(p_name text, p_value text) returns text immutable parallel safe
    return p_name || '=' || octet_length(coalesce(p_value, ''))::text || ':' || coalesce(p_value, '') || E'\n';

-- The same of a detail, which has no line where it is empty.
create function detail_line(p_name text, p_value text) returns text immutable parallel safe
    return case when p_value <> '' then p_name || '=' || octet_length(p_value)::text || ':' || p_value || E'\n' else '' end;

-- The lines of an event's details: names and values in turn, without those whose value is empty or null.
create function details(p_pairs text[]) returns text language plpgsql immutable
as $$
declare
    each  text;
    name  text;
    lines text[] := '{}';
    count int;
begin
    foreach each in array p_pairs loop -- one element is sought from the array's beginning, and a text copied as it grows
        if name is null then
            name := each;
        else
            if each <> '' then
                lines := lines || (name || '=' || octet_length(each) || ':' || each || E'\n');
            end if;
            name := null;
        end if;
    end loop;
    count := cardinality(lines);
    return 'details=' || length(count::text) || ':' || count || E'\n' || array_to_string(lines, '');
end
$$;

-- Events that everybody may read.
create function is_public(p_what text) returns boolean immutable parallel safe
    return p_what = any ('{register,import,publish,install,upgrade}'::text[]);

-- The details of an event. A confidential one gets a salt of 122 random bits, so that nobody confirms a guess of
-- what it says by its leaf's hash.
create function event_details(p_what text, variadic p_pairs text[]) returns text language plpgsql volatile
as $$
begin
    return details(case when is_public(p_what) then p_pairs
                        else p_pairs || array['salt', replace(gen_random_uuid()::text, '-', '')] end);
end
$$;

-- p_request, the four of the edge and p_nid may be null: there is none.
create function canonical_event(p_number bigint, p_at timestamptz, p_person text, p_role text, p_what text, p_request bigint,
                                p_nid text, p_procedure text, p_from text, p_to text, p_part text, p_details text)
    returns bytea language plpgsql stable
as $$
declare
    number    text := p_number;
    at        text := instant_text(p_at);
    request   text := coalesce(p_request::text, '');
    nid       text := coalesce(p_nid, '');
    procedure text := coalesce(p_procedure, '');
    came_from text := coalesce(p_from, '');
    went_to   text := coalesce(p_to, '');
    part      text := coalesce(p_part, '');
begin
    return convert_to(format(
        E'nidreg-event=1:1\nnumber=%s:%s\nat=%s:%s\nperson=%s:%s\nrole=%s:%s\nwhat=%s:%s\nrequest=%s:%s\n'
        'nid=%s:%s\nprocedure=%s:%s\nfrom=%s:%s\nto=%s:%s\npart=%s:%s\n%s',
        length(number), number, length(at), at, octet_length(p_person), p_person, octet_length(p_role), p_role,
        octet_length(p_what), p_what, length(request), request, octet_length(nid), nid,
        octet_length(procedure), procedure, octet_length(came_from), came_from, octet_length(went_to), went_to,
        octet_length(part), part, p_details), 'UTF8');
end
$$;

-- The lines of an event's bytes; those that can be read where the bytes are damaged.
create function lines_of(p_canonical bytea, out name text, out value text) returns setof record language plpgsql immutable
as $$
declare
    bytes constant bytea := p_canonical || ''::bytea; -- out of where PostgreSQL keeps long values packed, once
    at    int := 1;
    sign  int;
    size  int;
begin
    while at <= length(bytes) loop
        sign := position('='::bytea in substring(bytes from at for 64));
        name := convert_from(substring(bytes from at for sign - 1), 'UTF8');
        at := at + sign;
        sign := position(':'::bytea in substring(bytes from at for 16));
        size := convert_from(substring(bytes from at for sign - 1), 'UTF8')::int;
        value := convert_from(substring(bytes from at + sign for size), 'UTF8');
        at := at + sign + size + 1;
        return next;
    end loop;
exception when data_exception then
    null;
end
$$;

-- One of the lines before the details; null: empty, or there is none.
create function line_of(p_canonical bytea, p_name text) returns text language sql immutable
as $$
    select nullif(l.value, '') from lines_of(p_canonical) with ordinality as l (name, value, place)
     where l.place < 13 and l.name = p_name limit 1
$$;

create function detail(p_canonical bytea, p_name text) returns text language sql immutable
as $$
    select l.value from lines_of(p_canonical) with ordinality as l (name, value, place)
     where l.place > 13 and l.name = p_name limit 1
$$;

create function event_json(p_event event) returns jsonb language sql stable
as $$
    select jsonb_build_object(
        'number', p_event.number, 'at', instant_text(p_event.at), 'person', p_event.person,
        'role', coalesce(max(l.value) filter (where l.place < 13 and l.name = 'role'), ''),
        'what', p_event.what, 'request', coalesce(p_event.request_id, 0), 'nid', p_event.nid,
        'from', max(nullif(l.value, '')) filter (where l.place < 13 and l.name = 'from'),
        'to', max(nullif(l.value, '')) filter (where l.place < 13 and l.name = 'to'),
        'details', coalesce(jsonb_agg(jsonb_build_array(l.name, l.value) order by l.place)
                            filter (where l.place > 13 and l.name <> 'salt'), '[]'))
      from lines_of(p_event.canonical) with ordinality as l (name, value, place)
$$;

-- functions: the tree -------------------------------------------------------------------------------------------

create function last_hash(p_hashes bytea) returns bytea immutable parallel safe
    return substring(p_hashes from length(p_hashes) - 31);

-- The nodes that an event completes, its leaf first: leaf = H(0x00 bytes), node = H(0x01 left right).
create function nodes_of(p_number bigint, p_canonical bytea, p_peaks bytea) returns bytea language plpgsql immutable
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

create function nidreg.root_of(p_peaks bytea) returns bytea language plpgsql immutable strict
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

-- functions: appending ------------------------------------------------------------------------------------------

-- The head, and the one place where writers wait for each other: until the end of the transaction, no longer than
-- begin_action() lets them. Whoever waits for a row is awoken with all others at every change of it; for a table they
-- queue. The row is locked, too: a transaction whose snapshot is older than the head is refused by PostgreSQL.
create function lock_log() returns log_head language plpgsql
as $$
declare
    head log_head;
begin
    lock table log_turn in exclusive mode;
    select * into strict head from log_head h where h.the_one for update;
    return head;
end
$$;

-- Appends an event behind a head that is locked; the head that it makes is kept by keep_head(). p_at: null for now.
create function add_event(p_head log_head, p_person text, p_role text, p_what text, p_request bigint, p_nid text,
                          p_edge workflow_edge, p_details text, p_at timestamptz default null)
    returns log_head language plpgsql
as $$
declare
    at        timestamptz := coalesce(p_at, clock_timestamp()); -- after the lock: the times follow the numbers
    canonical bytea := canonical_event(p_head.size, at, p_person, p_role, p_what, p_request, p_nid, p_edge.procedure,
                                       p_edge.from_state, p_edge.to_state, p_edge.part, p_details);
    nodes     bytea := nodes_of(p_head.size, canonical, p_head.peaks);
begin
    insert into event (number, at, person, what, request_id, nid, canonical, nodes)
    values (p_head.size, at, p_person, p_what, p_request, coalesce(p_nid, ''), canonical, nodes);
    p_head.peaks := substring(p_head.peaks for length(p_head.peaks) + 32 - length(nodes)) || last_hash(nodes);
    p_head.size := p_head.size + 1;
    return p_head;
end
$$;

-- Keeps the head, and tells every program that listens; the head.
create function keep_head(p_head log_head) returns log_head language plpgsql
as $$
declare
    told text := pg_notify('nidreg', ''); -- others wait: an expression costs less than a statement
begin
    update log_head h set size = p_head.size, peaks = p_head.peaks where h.the_one;
    return p_head;
end
$$;

-- Locks the log and appends one event; its number. p_request, p_nid and p_edge may be null: there is none.
create function append_event(p_person text, p_role text, p_what text, p_request bigint, p_nid text, p_edge workflow_edge,
                             variadic p_pairs text[]) returns bigint language plpgsql
as $$
declare
    head log_head := lock_log();
begin
    head := keep_head(add_event(head, p_person, p_role, p_what, p_request, p_nid, p_edge,
                                event_details(p_what, variadic p_pairs)));
    return head.size - 1;
end
$$;

-- functions: guards, which only a superuser can meet ------------------------------------------------------------

create function guard_event() returns trigger language plpgsql
as $$
declare
    along     text := line_of(new.canonical, 'procedure');
    came_from text := line_of(new.canonical, 'from');
    went_to   text := line_of(new.canonical, 'to');
    acted_in  text := line_of(new.canonical, 'part');
    fields    bytea := canonical_event(new.number, new.at, new.person, line_of(new.canonical, 'role'), new.what, new.request_id,
                                       new.nid, along, came_from, went_to, acted_in, '');
begin
    if substring(new.canonical for length(fields) + 8) is distinct from fields || 'details='::bytea then
        perform refuse('NR002', 'an_event_is_its_canonical_bytes', 'the columns do not match the canonical bytes');
    elsif not ((new.request_id is null or exists (select from request r where r.id = new.request_id))
               and (num_nonnulls(along, came_from, went_to, acted_in) = 0
                    or exists (select from workflow_edge w
                                where w.step = new.what and w.procedure = along
                                  and w.from_state = came_from and w.to_state = went_to and w.part = acted_in))) then
        perform refuse('23503', 'a_step_follows_an_edge', 'the request or the workflow edge does not exist');
    elsif new.nodes is distinct from nodes_of(new.number, new.canonical, (select h.peaks from log_head h where h.the_one)) then
        perform refuse('NR002', 'an_event_has_its_nodes', 'the nodes do not match the event');
    end if;
    return new;
end
$$;

create function guard_covered() returns trigger language plpgsql
as $$
begin
    if new.number >= (select h.size from log_head h) then
        perform refuse('NR002', 'the_head_covers_every_event', 'the log does not cover the event');
    end if;
    return null;
end
$$;

create function guard_head() returns trigger language plpgsql
as $$
declare
    last record;
begin
    select e.number, e.nodes into last from event e order by e.number desc limit 1;
    if (new.size > old.size and new.size = last.number + 1 and last_hash(new.peaks) = last_hash(last.nodes)) is not true then
        perform refuse('NR002', 'the_log_only_grows', 'the head must follow the events');
    end if;
    return new;
end
$$;

do $$
begin
    perform keep_forever('event', 'an_event_never_changes', 'update or delete'), keep_forever('log_head', 'the_head_stays', 'delete');
end
$$;
create trigger an_event_is_the_next_one before insert on event for each row
    when (current_user <> 'nidreg_owner') execute function guard_event();
create constraint trigger the_head_covers_every_event after insert on event deferrable initially deferred for each row
    when (current_user <> 'nidreg_owner') execute function guard_covered();
create trigger the_log_only_grows before update on log_head for each row
    when (current_user <> 'nidreg_owner') execute function guard_head();
