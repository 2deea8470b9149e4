-- The queue in pages, and its figures. Their functions read past row-level security, whose policies
-- cost more than the reading, and state what those policies say: see sight().

drop index nidreg.request_by_nid;
create index request_by_nid on nidreg.request (nid_key, id);
-- All that the views of open requests ask for, so that they need not look at the requests.
create index request_open on nidreg.request (id) include (nid_key, applicant, revision, state, turn, due)
 where state not in ('registered', 'rejected', 'withdrawn', 'closed');
create index namespace_version_by_time on nidreg.namespace_version (recorded) where not imported;

-- What a session may read of the requests: 'all', 'submitted' beside its own, 'own' or 'none', as the
-- policies of 0013 have it.
create function nidreg.sight() returns text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case
        when is_local_session() or pg_has_role(session_user, 'nidreg_registrar', 'member') then 'all'
        when pg_has_role(session_user, 'nidreg_expert', 'member')
            then case when pg_has_role(session_user, 'nidreg_applicant', 'member') then 'submitted and own' else 'submitted' end
        when pg_has_role(session_user, 'nidreg_applicant', 'member') then 'own'
        else 'none' end
$$;

-- Experts with a text in their name, whoever they are asked by; few, and found by steps from one
-- name to the next.
create function nidreg.experts_named(p_text text) returns text[]
    language sql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
    with recursive each (expert) as (
        select min(x.expert) from request_expert x
        union all
        select (select min(x.expert) from request_expert x where x.expert > e.expert)
          from each e where e.expert is not null
    )
    select coalesce(array_agg(e.expert), '{}') from each e where strpos(lower(e.expert collate "C"), p_text) > 0
$$;

-- The requests that wait for an expert's vote.
create function nidreg.votes_due(p_expert text) returns bigint[]
    language sql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(array_agg(x.request_id), '{}') from request_expert x where x.expert = p_expert and x.vote = 'none'
$$;

-- NIDs of more than one open request: those that somebody else has submitted a request for
-- (`by_drafts` are contested too), and those that two have.
create function nidreg.contested_keys(out by_drafts text[], out by_submitted text[])
    language sql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(array_agg(k.nid_key) filter (where k.submitted > 0), '{}'),
           coalesce(array_agg(k.nid_key) filter (where k.submitted > 1), '{}')
      from (select r.nid_key, count(*) filter (where r.revision > 0) as submitted
              from request r
             where r.nid_key <> '' and r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
             group by r.nid_key having count(*) > 1) k
$$;

-- A page of the queue; pages follow by key.
--   p_view: all-open, waiting-on-me, overdue, contested, done, everything   p_text: the beginning of
--   a number, or a part of a NID, an applicant's or an expert's name; any case   p_state: empty: any
--   p_sort: number, nid, state, turn, due   p_after_key, p_after: what it is sorted by, and the
--   number, of the last request of the page before; 0: the first page
-- `total` is how many requests the view has on all pages; 0 on all but the first.
-- Planned anew for each question, so that only what is asked for is looked at.
create function nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text,
                                  p_sort text, p_descending boolean, p_after_key text, p_after bigint, p_limit int,
                                  out total bigint, out request jsonb)
    returns setof record
    language plpgsql stable security definer
    set search_path = nidreg, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare
    v_sight   text := sight();
    v_text    text := ltrim(lower(p_text collate "C"), '#');
    v_experts text[] := case v_text when '' then '{}'::text[] else experts_named(v_text) end;
    v_mine    bigint[] := case p_role when 'expert' then votes_due(p_person) else '{}'::bigint[] end;
    v_drafts  text[];
    v_rivals  text[];
    v_states  text[] := array['draft', 'in-discussion', 'in-review', 'changes-requested', 'recognition-pending',
                              'advisory-review', 'awaiting-direction', 'approved', 'registered', 'rejected',
                              'withdrawn', 'closed'];
begin
    if p_view = 'contested' then
        select k.by_drafts, k.by_submitted into v_drafts, v_rivals from contested_keys() k;
    end if;
    return query
    with found as materialized (
        select r.id, r.nid_key, r.state, r.turn, r.due
          from request r
         where (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end)
               and (p_state = '' or r.state = p_state)
               and (v_text = ''
                    or (v_text ~ '^[0-9]+$' and starts_with(r.id::text, v_text))
                    or strpos(r.nid_key, v_text) > 0
                    or strpos(lower(r.applicant collate "C"), v_text) > 0
                    or (cardinality(v_experts) > 0
                        and r.id in (select x.request_id from request_expert x where x.expert = any (v_experts))))
               and (case p_view
                        when 'everything' then true
                        when 'done' then r.state in ('registered', 'rejected', 'withdrawn', 'closed')
                        when 'all-open' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                        when 'overdue' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                            and r.due < p_today
                        when 'contested' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                            and r.nid_key = any (v_drafts) and (r.revision = 0 or r.nid_key = any (v_rivals))
                        when 'waiting-on-me' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                            and r.turn = p_role and (p_role <> 'expert' or r.id = any (v_mine))
                        else false end)
    ), paged as materialized (
        select r.id
          from found r
         where p_after = 0
            or case when p_descending then case p_sort
                   when 'nid' then (r.nid_key, r.id) < (p_after_key, p_after)
                   when 'state' then (array_position(v_states, r.state), r.id)
                                     < (array_position(v_states, p_after_key), p_after)
                   when 'turn' then (coalesce(r.turn, '~'), r.id) < (p_after_key, p_after)
                   when 'due' then (coalesce(r.due, 'infinity'), r.id) < (p_after_key::date, p_after)
                   else r.id < p_after end
               else case p_sort
                   when 'nid' then (r.nid_key, r.id) > (p_after_key, p_after)
                   when 'state' then (array_position(v_states, r.state), r.id)
                                     > (array_position(v_states, p_after_key), p_after)
                   when 'turn' then (coalesce(r.turn, '~'), r.id) > (p_after_key, p_after)
                   when 'due' then (coalesce(r.due, 'infinity'), r.id) > (p_after_key::date, p_after)
                   else r.id > p_after end end
         order by case when p_sort = 'nid' and not p_descending then r.nid_key end,
                  case when p_sort = 'nid' and p_descending then r.nid_key end desc,
                  case when p_sort = 'state' and not p_descending then array_position(v_states, r.state) end,
                  case when p_sort = 'state' and p_descending then array_position(v_states, r.state) end desc,
                  case when p_sort = 'turn' and not p_descending then coalesce(r.turn, '~') end,
                  case when p_sort = 'turn' and p_descending then coalesce(r.turn, '~') end desc,
                  case when p_sort = 'due' and not p_descending then coalesce(r.due, 'infinity') end,
                  case when p_sort = 'due' and p_descending then coalesce(r.due, 'infinity') end desc,
                  case when not p_descending then r.id end, case when p_descending then r.id end desc
         limit p_limit
    ), numbered as (
        select r.*, p.place
          from (select q.id, row_number() over () as place from paged q) p join request r on r.id = p.id
    ), asked as (
        select x.request_id, jsonb_agg(jsonb_build_object('expert', x.expert, 'due', x.due, 'vote', x.vote,
                                                            'verdict', coalesce(x.verdict, 'none'),
                                                            'judged_sha256', coalesce(x.judged_sha256, ''))
                                       order by x.ordinal) as experts
          from request_expert x where x.request_id in (select p.id from paged p) group by x.request_id
    ), raced as (
        select p.id, jsonb_agg(o.id order by o.id) as rivals
          from numbered p join request o on o.nid_key = p.nid_key and o.id <> p.id
         where p.nid_key <> '' and p.state not in ('registered', 'rejected', 'withdrawn', 'closed')
           and o.revision > 0 and o.state not in ('registered', 'rejected', 'withdrawn', 'closed')
         group by p.id
    )
    select (select count(*) from found where p_after = 0), jsonb_build_object(
               'id', n.id, 'purpose', n.purpose, 'kind', n.kind, 'procedure', n.procedure,
               'standards_action', n.standards_action, 'body_recognized', n.body_recognized,
               'nid', n.nid, 'state', n.state, 'revision', n.revision, 'revision_sha256', coalesce(v.sha256, ''),
               'previous_version', n.previous_version, 'applicant', n.applicant,
               'experts', coalesce(a.experts, '[]'), 'contested_by', coalesce(c.rivals, '[]'),
               'created', to_char(n.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
               'updated', to_char(n.updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
               'deprecates', n.deprecates,
               'turn_since', to_char(n.turn_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
               'reminded', to_char(n.reminded at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      from numbered n
      left join asked a on a.request_id = n.id
      left join raced c on c.id = n.id
      left join request_revision v on v.request_id = n.id and v.number = n.revision
     order by n.place;
end
$$;

-- How many requests there are in each view.
create function nidreg.queue_counts(p_person text, p_role text, p_today date,
                                    out all_open bigint, out waiting_on_me bigint, out overdue bigint,
                                    out contested bigint, out done bigint, out everything bigint)
    language plpgsql stable security definer
    set search_path = nidreg, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare
    v_sight  text := sight();
    v_mine   bigint[] := case p_role when 'expert' then votes_due(p_person) else '{}'::bigint[] end;
    v_drafts text[];
    v_rivals text[];
begin
    select k.by_drafts, k.by_submitted into v_drafts, v_rivals from contested_keys() k;
    select count(*), count(*) filter (where r.turn = p_role and (p_role <> 'expert' or r.id = any (v_mine))),
           count(*) filter (where r.due < p_today),
           count(*) filter (where r.nid_key = any (v_drafts) and (r.revision = 0 or r.nid_key = any (v_rivals)))
      into all_open, waiting_on_me, overdue, contested
      from request r
     where r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
           and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end);
    select count(*) into done
      from request r
     where r.state in ('registered', 'rejected', 'withdrawn', 'closed')
           and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end);
    everything := all_open + done;
end
$$;

-- Where work waits, of the requests in sight, and what was registered: counts of open requests by
-- state and turn, overdue and contested ones; the median days of the stays that ended in the last
-- twelve months, by state; the registrations in each of twelve months, this one last.
create function nidreg.queue_figures(p_person text, p_role text, p_today date) returns jsonb
    language plpgsql stable security definer
    set search_path = nidreg, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare
    v_sight  text := sight();
    v_counts record;
    v_states jsonb;
    v_turns  jsonb;
    v_stays  jsonb;
    v_months jsonb;
begin
    select * into v_counts from queue_counts(p_person, p_role, p_today);
    with waiting as (
        select r.state, r.turn, count(*) as requests
          from request r
         where r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
               and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end)
         group by r.state, r.turn
    )
    select (select jsonb_object_agg(w.state, w.requests)
              from (select i.state, sum(i.requests) as requests from waiting i group by 1) w),
           (select jsonb_object_agg(w.turn, w.requests)
              from (select i.turn, sum(i.requests) as requests from waiting i group by 1) w)
      into v_states, v_turns;
    select jsonb_agg(jsonb_build_array(m.state, m.stays, m.median)) into v_stays
      from (select s.state, count(*) as stays,
                   percentile_cont(0.5) within group (order by extract(epoch from s.left - s.entered)::float8) / 86400
                       as median
              from request_stay s join request r on r.id = s.request_id
             where s.left >= (p_today - interval '12 months') at time zone 'UTC'
                   and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end)
             group by s.state) m;
    select jsonb_agg(jsonb_build_array(to_char(m.month, 'YYYY-MM'),
                                       (select count(*) from namespace_version v join event e on e.number = v.event
                                         where not v.imported and e.at >= m.month at time zone 'UTC'
                                           and v.recorded >= (m.month - interval '1 day') at time zone 'UTC'
                                           and v.recorded < (m.month + interval '1 month 1 day') at time zone 'UTC'
                                           and e.at < (m.month + interval '1 month') at time zone 'UTC'))
                     order by m.month) into v_months
      from generate_series(date_trunc('month', p_today::timestamp) - interval '11 months',
                           date_trunc('month', p_today::timestamp), interval '1 month') as m (month);
    return jsonb_build_object('open', v_counts.all_open, 'overdue', v_counts.overdue, 'contested', v_counts.contested,
                              'states', coalesce(v_states, '{}'), 'turns', coalesce(v_turns, '{}'),
                              'stays', coalesce(v_stays, '[]'), 'months', v_months);
end
$$;

revoke all on function nidreg.sight(), nidreg.experts_named(text), nidreg.votes_due(text), nidreg.contested_keys(),
    nidreg.queue_page(text, text, text, date, text, text, text, boolean, text, bigint, int),
    nidreg.queue_counts(text, text, date), nidreg.queue_figures(text, text, date) from public;
grant execute on function
    nidreg.queue_page(text, text, text, date, text, text, text, boolean, text, bigint, int),
    nidreg.queue_counts(text, text, date), nidreg.queue_figures(text, text, date)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
