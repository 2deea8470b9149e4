-- The history: events in a canonical byte form (EVENTS.md), the leaves of a Merkle tree as in
-- RFC 9162 section 2.1.

create table nidreg.event (
    number     bigint primary key,
    at         timestamptz not null,
    person     text not null,
    role       text not null,
    what       text not null,
    request_id bigint references nidreg.request,
    nid        text not null default '',
    nid_key    text collate "C" not null generated always as (lower(nid collate "C")) stored,
    procedure  text,
    from_state text,
    to_state   text,
    part       text,
    details    jsonb not null,
    canonical  bytea not null,
    constraint events_are_numbered_from_zero check (number >= 0),
    constraint an_event_is_written_in_canonical_form
        check (left(encode(canonical, 'escape'), 15) = E'nidreg-event=1:'),
    constraint a_step_follows_an_edge
        foreign key (what, procedure, from_state, to_state, part)
        references nidreg.workflow_edge (step, procedure, from_state, to_state, part),
    constraint a_step_states_its_whole_edge
        check (num_nonnulls(procedure, from_state, to_state, part) in (0, 4))
);
create index event_by_request on nidreg.event (request_id, number) where request_id is not null;
create index event_by_nid on nidreg.event (nid_key, number) where nid_key <> '';

alter table nidreg.request
    add constraint a_request_stands_where_its_last_event_left_it
        foreign key (last_event) references nidreg.event deferrable initially deferred;
alter table nidreg.request_revision
    add constraint a_revision_has_its_event foreign key (event) references nidreg.event;

-- The complete subtrees: node (level, index) covers the leaves index * 2^level and the following
-- 2^level - 1. `completed_by` is the last of them, which is the event that made the node.
create table nidreg.event_node (
    completed_by bigint not null references nidreg.event,
    level        smallint not null,
    index        bigint not null,
    hash         bytea not null,
    primary key (completed_by, level),
    constraint a_node_stands_in_the_tree_once unique (level, index),
    constraint a_node_is_completed_by_its_last_leaf check (completed_by = ((index + 1) << level) - 1),
    constraint a_hash_has_32_bytes check (octet_length(hash) = 32)
);

-- The one row that every append locks. `peaks` are the roots of the complete subtrees that make up
-- the tree, largest first: all that is needed to append and to compute the root.
create table nidreg.log_head (
    the_one boolean primary key default true,
    size    bigint not null,
    root    bytea not null,
    peaks   bytea[] not null,
    constraint there_is_one_head check (the_one)
);
insert into nidreg.log_head (size, root, peaks) values (0, sha256(''), '{}');

-- name=LENGTH:VALUE and a line feed; the length counts the bytes of the value in UTF-8.
create function nidreg.canonical_line(p_name text, p_value text) returns text
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select p_name || '=' || octet_length(coalesce(p_value, '')) || ':' || coalesce(p_value, '') || E'\n'
$$;

create function nidreg.instant_text(p_at timestamptz) returns text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- The bytes of an event; `details` is an array of [name, value] pairs.
create function nidreg.canonical_event(p_number bigint, p_at timestamptz, p_person text, p_role text,
                                       p_what text, p_request bigint, p_nid text, p_procedure text,
                                       p_from text, p_to text, p_part text, p_details jsonb)
    returns bytea
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select convert_to(
        canonical_line('nidreg-event', '1')
        || canonical_line('number', p_number::text)
        || canonical_line('at', instant_text(p_at))
        || canonical_line('person', p_person)
        || canonical_line('role', p_role)
        || canonical_line('what', p_what)
        || canonical_line('request', p_request::text)
        || canonical_line('nid', p_nid)
        || canonical_line('procedure', p_procedure)
        || canonical_line('from', p_from)
        || canonical_line('to', p_to)
        || canonical_line('part', p_part)
        || canonical_line('details', jsonb_array_length(p_details)::text)
        || coalesce((select string_agg(canonical_line(d.pair ->> 0, d.pair ->> 1), '' order by d.place)
                       from jsonb_array_elements(p_details) with ordinality as d (pair, place)), ''),
        'UTF8')
$$;

-- Hangs one more leaf into the tree below p_head and answers the head with it, all but its root.
create function nidreg.append_leaf(p_head nidreg.log_head, p_canonical bytea) returns nidreg.log_head
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    v_hash  bytea := sha256('\x00'::bytea || p_canonical);
    v_index bigint := p_head.size;
    v_level smallint := 0;
begin
    loop
        insert into event_node (completed_by, level, index, hash) values (p_head.size, v_level, v_index, v_hash);
        exit when v_index % 2 = 0;
        v_hash := sha256('\x01'::bytea || p_head.peaks[cardinality(p_head.peaks)] || v_hash);
        p_head.peaks := trim_array(p_head.peaks, 1);
        v_index := v_index / 2;
        v_level := v_level + 1;
    end loop;
    p_head.peaks := p_head.peaks || v_hash;
    p_head.size := p_head.size + 1;
    return p_head;
end
$$;

-- The root over complete subtrees, largest first.
create function nidreg.root_of(p_peaks bytea[]) returns bytea
    language plpgsql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    v_root bytea := p_peaks[cardinality(p_peaks)];
begin
    for i in reverse cardinality(p_peaks) - 1 .. 1 loop
        v_root := sha256('\x01'::bytea || p_peaks[i] || v_root);
    end loop;
    return v_root;
end
$$;

-- The head, locked: appending begins here, and one transaction at a time does it. Registrations and
-- imports take it before namespaces and the counter.
create function nidreg.take_head() returns nidreg.log_head
    language sql set search_path = nidreg, pg_catalog, pg_temp
as $$
    select * from log_head h where h.the_one for update
$$;

-- Writes the event that follows p_head and answers the head with it. An act that makes many events
-- hands the head from one to the next and stores it once: a row that one transaction updates ten
-- thousand times gets slower with each.
create function nidreg.add_event(p_head nidreg.log_head, p_person text, p_role text, p_what text,
                                 p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details jsonb)
    returns nidreg.log_head
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    bytes bytea;
    now   timestamptz := clock_timestamp(); -- after the lock: the times follow the numbers
begin
    bytes := canonical_event(p_head.size, now, p_person, p_role, p_what, p_request, p_nid,
                             p_edge.procedure, p_edge.from_state, p_edge.to_state, p_edge.part, p_details);
    insert into event (number, at, person, role, what, request_id, nid, procedure, from_state,
                       to_state, part, details, canonical)
    values (p_head.size, now, p_person, p_role, p_what, p_request, coalesce(p_nid, ''),
            p_edge.procedure, p_edge.from_state, p_edge.to_state, p_edge.part, p_details, bytes);
    return append_leaf(p_head, bytes);
end
$$;

create function nidreg.store_head(p_head nidreg.log_head) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    update log_head h set size = p_head.size, root = root_of(p_head.peaks), peaks = p_head.peaks where h.the_one;
    perform pg_notify('nidreg', '');
end
$$;

-- Appends one event and answers its number. p_edge is null for what is no step of the workflow.
create function nidreg.append_event(p_person text, p_role text, p_what text, p_request bigint,
                                    p_nid text, p_edge nidreg.workflow_edge, p_details jsonb)
    returns bigint
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    head log_head := take_head();
begin
    head := add_event(head, p_person, p_role, p_what, p_request, p_nid, p_edge, p_details);
    perform store_head(head);
    return head.size - 1;
end
$$;

-- [["name", "value"], …] out of name, value, …; pairs without a value are left out.
create function nidreg.details(variadic p_pairs text[]) returns jsonb
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(jsonb_build_array(p_pairs[i], p_pairs[i + 1]) order by i), '[]')
      from generate_series(1, cardinality(p_pairs), 2) as i
     where coalesce(p_pairs[i + 1], '') <> ''
$$;
