-- Who reads which event, and what proves that it stands in the log. The tables stand in log.sql.
--
-- Hidden events show their number and their nodes alone. What the functions here ask of the table event is put
-- together from constants only: the condition of who looks, and that of what narrows the search.

-- functions: sight ----------------------------------------------------------------------------------------------

-- What whoever is connected sees of the requests: all, what was submitted, their own, or none.
create function sight() returns text language plpgsql stable
as $$
begin
    return case
        when sees_everything() then 'all'
        when setting_is_on('local') then 'none'
        when pg_has_role(session_user, 'nidreg_expert', 'MEMBER')
            then case when pg_has_role(session_user, 'nidreg_applicant', 'MEMBER') then 'submitted and own' else 'submitted' end
        when pg_has_role(session_user, 'nidreg_applicant', 'MEMBER') then 'own'
        else 'none' end;
end
$$;

-- Whether a request is among those.
create function in_sight(p_sight text, p_request request) returns boolean language sql stable
as $$
    select case p_sight when 'all' then true
                        when 'submitted' then p_request.revision > 0
                        when 'submitted and own' then p_request.revision > 0 or p_request.applicant = session_user
                        when 'own' then p_request.applicant = session_user
                        else false end
$$;

-- Whether an event is: public ones are for everybody, those of a request for who sees it, the others for who sees all.
create function event_in_sight(p_sight text, p_event event) returns boolean language sql stable
as $$
    select p_sight = 'all' or is_public(p_event.what)
        or (p_event.request_id is not null and p_sight <> 'none'
            and exists (select from request r where r.id = p_event.request_id and in_sight(p_sight, r)))
$$;

-- A page of events as JSON, the newest first: those before p_before that were done by p_person, name p_nid (in lower
-- case) and are p_what; empty: any. At most 10,000.
create function nidreg.events(p_before bigint, p_limit int, p_person text, p_nid text, p_what text) returns setof jsonb
    language plpgsql stable strict
as $$
declare
    v_sight text := sight();
begin
    return query execute 'select event_json(e) from event e where e.number < $1'
            || case p_person when '' then '' else ' and e.person = $3' end
            || case p_nid when '' then '' else ' and lower(e.nid collate "C") = $4 and e.nid <> ''''' end
            || case p_what when '' then '' else ' and e.what = $5' end
            || case v_sight when 'all' then '' else ' and event_in_sight($6, e)' end
            || ' order by e.number desc limit $2'
       using p_before, least(p_limit, 10000), p_person, p_nid, p_what, v_sight;
end
$$;

-- Events from a number on, the oldest first, as JSON; at most 10,000.
create function nidreg.events_from(p_first bigint, p_limit int) returns setof jsonb language plpgsql stable strict
as $$
declare
    v_sight text := sight();
begin
    return query select event_json(e) from event e
                  where e.number >= p_first and event_in_sight(v_sight, e)
                  order by e.number limit least(p_limit, 10000);
end
$$;

-- What happened to a namespace, the oldest first, as JSON: its registrations, and the requests for it.
create function nidreg.events_of_namespace(p_nid_key text) returns setof jsonb language plpgsql stable strict
as $$
declare
    v_sight text := sight();
    names   text[];
begin
    with recursive name as (
        select p_nid_key collate "C" as nid_key
        union
        select lower(v.former_nid collate "C") from name n join record_revision v using (nid_key) where v.former_nid <> ''
    )
    select array_agg(n.nid_key) into names from name n;
    return query select event_json(e) from event e
                  where e.number in (select a.number from event a where lower(a.nid collate "C") = any (names) and a.nid <> ''
                                     union
                                     select b.number from event b join registration g on g.request_id = b.request_id
                                      where g.nid_key = p_nid_key)
                    and event_in_sight(v_sight, e)
                  order by e.number;
end
$$;

-- The number of the last event at or before an instant, among those that the caller sees; -1 before the first.
create function nidreg.event_at(p_at timestamptz) returns bigint language plpgsql stable strict
as $$
declare
    low    bigint := -1; -- is at or before the instant, or is no event
    high   bigint := (select h.size from log_head h); -- is after it
    middle bigint;
begin
    while high - low > 1 loop
        middle := (low + high) / 2;
        if (select e.at from event e where e.number = middle) <= p_at then
            low := middle;
        else
            high := middle;
        end if;
    end loop;
    if sees_everything() then
        return low;
    end if;
    return coalesce((select max(e.number) from event e where is_public(e.what) and e.number <= low), -1);
end
$$;

-- functions: proofs ---------------------------------------------------------------------------------------------

-- Nodes that a path takes: level, index and hash in hex with colons between them, separated by spaces.
create function nodes_text(p_nodes bigint[][]) returns text language sql stable
as $$
    select string_agg(w.level || ':' || w.index || ':'
                      || encode(substring(e.nodes from 32 * w.level::int + 1 for 32), 'hex'), ' ')
      from (select distinct p_nodes[i][1] as level, p_nodes[i][2] as index from generate_subscripts(p_nodes, 1) as i) w
      join event e on e.number = ((w.index + 1) << w.level::int) - 1
$$;

-- The nodes beside the way from a leaf to the root, and the peaks of a tree of that size.
create function path_nodes(p_leaf bigint, p_size bigint) returns bigint[][] language sql immutable
as $$
    select array_agg(array[n.level, n.index])
      from (select s.level::bigint, (p_leaf >> s.level) # 1 as index from generate_series(0, 60) as s (level)
            union
            select s.level, (p_size >> s.level) - 1 from generate_series(0, 60) as s (level) where (p_size >> s.level) & 1 = 1) n
$$;

-- An event and what proves it: the log's size and root in hex, the event's bytes in hex (with its salt), and the
-- nodes of its path. No row where there is no such event, or the caller does not see it.
create function nidreg.inclusion(p_event bigint, out size bigint, out root text, out canonical text, out nodes text)
    returns setof record language plpgsql stable strict
as $$
declare
    v_sight text := sight();
begin
    return query select h.size, encode(nidreg.root_of(h.peaks), 'hex'), encode(e.canonical, 'hex'),
                        nodes_text(path_nodes(e.number, h.size))
                   from log_head h join event e on e.number = p_event
                  where event_in_sight(v_sight, e);
end
$$;

-- What proves that the log of p_size events only grew: its size and root now, and the nodes of the path.
create function nidreg.consistency(p_size bigint, out size bigint, out root text, out nodes text) language sql stable strict
as $$
    select h.size, encode(nidreg.root_of(h.peaks), 'hex'),
           nodes_text(path_nodes(greatest(p_size - 1, 0), h.size) || path_nodes(0, p_size))
      from log_head h
$$;

-- The event that tells of a revision of a request; null where there is none in sight.
create function nidreg.event_of_revision(p_request bigint, p_revision int) returns bigint language plpgsql stable strict
as $$
declare
    v_sight text := sight();
begin
    return (select v.event from request_revision v join request r on r.id = v.request_id
             where v.request_id = p_request and v.number = p_revision and in_sight(v_sight, r));
end
$$;

-- The newest publication that wrote one of these files (SHA-256s in hex, a JSON list), or with p_wholly only
-- these and all of its own; null where there is none. Publications are public.
create function nidreg.find_publication(p_sha256s jsonb, p_wholly boolean) returns bigint language sql stable strict
as $$
    select e.number
      from event e
     cross join lateral (select bool_and(f.is_here) as all_are_here, bool_or(f.is_here) as one_is_here
                           from (select jsonb_exists(p_sha256s, left(d.value, 64)) as is_here
                                   from lines_of(e.canonical) as d where d.name = 'file') as f) as files
     where e.what = 'publish' and case when p_wholly then files.all_are_here else files.one_is_here end
     order by e.number desc
     limit 1
$$;

-- The log's head for everybody: size, peaks and root, and the hash of the first leaf, which is the log's identity.
create view nidreg.log_head as
    select h.size, h.peaks, h.the_one, (select encode(substring(e.nodes for 32), 'hex') from event e where e.number = 0) as first_leaf
      from log_head h;
