-- The queue of requests as somebody sees it: pages, counts, figures, and one request with all that happened to it.
--
-- What is seen is limited twice: by who is connected (sight()), and by the person and the role that look.

-- functions -----------------------------------------------------------------------------------------------------

-- Whether a person who looks in a role has a request in their queue.
create function in_queue(p_request request, p_person text, p_role text) returns boolean language sql stable
as $$
    select case p_role when 'registrar' then true
                       when 'expert' then p_request.revision > 0 or p_request.applicant = p_person
                       when 'applicant' then p_request.applicant = p_person
                       else false end
$$;

-- The NIDs (in lower case) that several open requests ask for; of them those that several have submitted.
create function contested_keys(out by_any text[], out by_submitted text[]) language sql stable
as $$
    select coalesce(array_agg(k.nid_key) filter (where k.submitted > 0), '{}'),
           coalesce(array_agg(k.nid_key) filter (where k.submitted > 1), '{}')
      from (select r.nid_key, count(*) filter (where r.revision > 0) as submitted
              from request r
             where r.nid_key <> '' and r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
             group by r.nid_key having count(*) > 1) k
$$;

-- The experts whose login has a text in it, in lower case. Each expert is looked at once.
create function experts_named(p_text text) returns text[] language sql stable
as $$
    with recursive each (expert) as (
        select min(x.expert) from request_expert x
        union all
        select (select min(x.expert) from request_expert x where x.expert > e.expert) from each e where e.expert is not null
    )
    select coalesce(array_agg(e.expert), '{}') from each e where strpos(lower(e.expert collate "C"), p_text) > 0
$$;

create function votes_due(p_expert text) returns bigint[] language sql stable
as $$
    select coalesce(array_agg(x.request_id), '{}') from request_expert x where x.expert = p_expert and x.vote = 'none'
$$;

create function state_place(p_state text) returns int immutable parallel safe
    return array_position(array['draft', 'in-discussion', 'in-review', 'changes-requested', 'recognition-pending', 'advisory-review',
                                'awaiting-direction', 'approved', 'registered', 'rejected', 'withdrawn', 'closed'], p_state);

-- A page of the queue as JSON, and with the first page how many requests there are in all. p_view: all-open,
-- waiting-on-me, overdue, contested, done, everything; p_state: '' for any; p_sort: number, nid, state, turn, due;
-- p_after_key and p_after: what the last request of the page before is sorted by, and its number; '' and 0: none.
create function nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text, p_sort text,
                                  p_descending boolean, p_after_key text, p_after bigint, p_limit int,
                                  out total bigint, out request jsonb) returns setof record language plpgsql stable strict
as $$
declare
    v_sight text := sight();
    v_text  text := ltrim(lower(left(p_text, 200) collate "C"), '#');
    -- what the view and the text narrow the requests to, and what they are sorted by: constants
    v_view  constant text := case p_view
        when 'everything' then 'true'
        when 'done' then $v$ r.state in ('registered', 'rejected', 'withdrawn', 'closed') $v$
        else $v$ r.state not in ('registered', 'rejected', 'withdrawn', 'closed') $v$ || case p_view
            when 'all-open' then ''
            when 'overdue' then ' and r.due < $3'
            when 'contested' then ' and r.nid_key = any ($8) and (r.revision = 0 or r.nid_key = any ($9))'
            when 'waiting-on-me' then ' and r.turn = $2' || case p_role when 'expert' then ' and r.id = any ($10)' else '' end
            else ' and false' end end;
    v_key   constant text := case p_sort when 'nid' then 'r.nid_key' when 'state' then 'state_place(r.state)'
                                         when 'turn' then $v$ coalesce(r.turn, '~') $v$
                                         when 'due' then $v$ coalesce(r.due, 'infinity') $v$ else 'r.id' end;
    v_after constant text := case p_sort when 'nid' then '$5' when 'state' then 'state_place($5)' when 'turn' then '$5'
                                         when 'due' then '$5::date' else '$6' end;
    v_way   constant text := case when p_descending then 'desc' else 'asc' end;
    v_keys  record;
begin
    if p_view = 'contested' then
        select * into v_keys from contested_keys();
    else
        select '{}'::text[] as by_any, '{}'::text[] as by_submitted into v_keys;
    end if;
    return query execute '
    with found as materialized (
        select r.id, ' || v_key || ' as sort_key
          from request r
         where in_sight($7, r) and in_queue(r, $1, $2) and ' || v_view
            || case p_state when '' then '' else ' and r.state = $4' end
            || case v_text when '' then '' else $v$
               and ($11 ~ '^[0-9]+$' and starts_with(r.id::text, $11)
                    or strpos(r.nid_key, $11) > 0 or strpos(lower(r.applicant collate "C"), $11) > 0
                    or r.id in (select x.request_id from request_expert x where x.expert = any ($12))) $v$ end || '
    ), paged as (
        select f.id, row_number() over (order by f.sort_key ' || v_way || ', f.id ' || v_way || ') as place
          from found f' || case when p_after = 0 then '' else '
         where (f.sort_key, f.id) ' || case when p_descending then '<' else '>' end || ' (' || v_after || ', $6)' end || '
         order by f.sort_key ' || v_way || ', f.id ' || v_way || ' limit $13
    )
    select (select count(*) from found where $6 = 0), request_json(r)
      from paged p join request r on r.id = p.id order by p.place'
        using p_person, p_role, p_today, p_state, p_after_key, p_after, v_sight, v_keys.by_any, v_keys.by_submitted,
              case p_role when 'expert' then votes_due(p_person) end, v_text,
              case v_text when '' then '{}'::text[] else experts_named(v_text) end, least(greatest(p_limit, 0), 10000);
end
$$;

-- How many requests each view has.
create function nidreg.queue_counts(p_person text, p_role text, p_today date, out all_open bigint, out waiting_on_me bigint,
                                    out overdue bigint, out contested bigint, out done bigint, out everything bigint)
    language plpgsql stable strict
as $$
declare
    v_sight text := sight();
    v_keys  record;
begin
    select * into v_keys from contested_keys();
    execute '
    select count(*), count(*) filter (where r.turn = $2 and ($2 <> ''expert'' or r.id = any ($7))),
           count(*) filter (where r.due < $3),
           count(*) filter (where r.nid_key = any ($4) and (r.revision = 0 or r.nid_key = any ($5)))
      from request r
     where r.state not in (''registered'', ''rejected'', ''withdrawn'', ''closed'') and in_sight($6, r) and in_queue(r, $1, $2)'
       into all_open, waiting_on_me, overdue, contested
      using p_person, p_role, p_today, v_keys.by_any, v_keys.by_submitted, v_sight,
            case p_role when 'expert' then votes_due(p_person) end;
    execute '
    select count(*) from request r
     where r.state in (''registered'', ''rejected'', ''withdrawn'', ''closed'') and in_sight($3, r) and in_queue(r, $1, $2)'
       into done using p_person, p_role, v_sight;
    everything := all_open + done;
end
$$;

-- Figures of the queue: open requests by state and turn, the median days of stays that ended within a year, and
-- registrations of twelve months.
create function nidreg.queue_figures(p_person text, p_role text, p_today date) returns jsonb language plpgsql stable strict
as $$
declare
    v_sight  text := sight();
    v_counts record;
    v_states jsonb;
    v_turns  jsonb;
    v_stays  jsonb;
    v_months jsonb;
begin
    p_today := least(greatest(p_today, '0001-01-01'), '9999-12-31'); -- months are counted from it
    select * into v_counts from nidreg.queue_counts(p_person, p_role, p_today);
    with waiting as (
        select r.state, r.turn, count(*) as requests
          from request r
         where r.state not in ('registered', 'rejected', 'withdrawn', 'closed') and in_sight(v_sight, r) and in_queue(r, p_person, p_role)
         group by r.state, r.turn
    )
    select (select jsonb_object_agg(w.state, w.requests) from (select i.state, sum(i.requests) as requests from waiting i group by 1) w),
           (select jsonb_object_agg(w.turn, w.requests) from (select i.turn, sum(i.requests) as requests from waiting i group by 1) w)
      into v_states, v_turns;
    select jsonb_agg(jsonb_build_array(m.state, m.stays, m.median)) into v_stays
      from (select s.state, count(*) as stays,
                   percentile_cont(0.5) within group (order by extract(epoch from s.left - s.entered)::float8) / 86400 as median
              from request_stay s join request r on r.id = s.request_id
             where s.left >= (p_today - interval '12 months') at time zone 'UTC' and in_sight(v_sight, r) and in_queue(r, p_person, p_role)
             group by s.state) m;
    select jsonb_agg(jsonb_build_array(to_char(m.month, 'YYYY-MM'),
                                       (select count(*) from registration g join event e on e.number = g.event
                                         where g.request_id is not null and g.recorded >= m.month at time zone 'UTC'
                                           and g.recorded < (m.month + interval '1 month') at time zone 'UTC'))
                     order by m.month) into v_months
      from generate_series(date_trunc('month', p_today::timestamp) - interval '11 months',
                           date_trunc('month', p_today::timestamp), interval '1 month') as m (month);
    return jsonb_build_object('open', v_counts.all_open, 'overdue', v_counts.overdue, 'contested', v_counts.contested,
                              'states', coalesce(v_states, '{}'), 'turns', coalesce(v_turns, '{}'),
                              'stays', coalesce(v_stays, '[]'), 'months', v_months);
end
$$;

-- A request with everything that happened to it; no row when there is none, or none in sight. The working copy is
-- for its applicant and for registrars.
create function nidreg.request_file(p_request bigint, out request jsonb, out working_copy text, out revisions jsonb,
                                    out events jsonb, out mails jsonb) returns setof record language plpgsql stable strict
as $$
declare
    v_sight text := sight();
begin
    return query
    select request_json(r),
           coalesce((select w.text::text from working_copy w
                      where w.request_id = r.id and (v_sight = 'all' or r.applicant = session_user)), ''),
           coalesce((select jsonb_agg(jsonb_build_object('number', v.number, 'text', v.text, 'sha256', v.sha256,
                                                         'submitted_by', v.submitted_by, 'at', instant_text(v.at)) order by v.number)
                       from request_revision v where v.request_id = r.id), '[]'),
           coalesce((select jsonb_agg(event_json(e) order by e.number) from event e where e.request_id = r.id), '[]'),
           coalesce((select jsonb_agg(mail_json(m) order by m.number) from discussion_mail m where m.request_id = r.id), '[]')
      from request r
     where r.id = p_request and in_sight(v_sight, r);
end
$$;
