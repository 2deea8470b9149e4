-- How every action begins and ends: who acts, how long it waits, and the idempotency key under which its answer is
-- kept, so that an action that is sent again is not taken again.

-- tables --------------------------------------------------------------------------------------------------------

create table action (
    key            uuid primary key,
    name           text not null,
    person         text not null,
    content_sha256 text not null default '',
    result         jsonb,
    at             timestamptz not null default clock_timestamp()
);
comment on table action is 'Idempotency keys. content_sha256: of the arguments, empty of actions before there was one; result: what it answered';
create index action_by_time on action (at);

-- functions: actions --------------------------------------------------------------------------------------------

-- How an action finds its session until the transaction ends. What the session may have set that would change what a
-- function reads in its own text, decides or prints is as we have it; functions that only read set the same for
-- themselves (access.sql), which costs a call several times as much as looking. Nothing waits for a lock longer than
-- the session's own lock_timeout says, or ten seconds where it says nothing; a session that stays idle for a minute ends.
create function settle_session() returns boolean language plpgsql
as $$
declare
    idle text := current_setting('idle_in_transaction_session_timeout');
    done text;
begin
    if current_setting('standard_conforming_strings') <> 'on' or current_setting('DateStyle') not like 'ISO,%'
       or current_setting('debug_print_parse') <> 'off' or current_setting('debug_print_rewritten') <> 'off'
       or current_setting('debug_print_plan') <> 'off' then
        done := set_config('standard_conforming_strings', 'on', true);
        done := set_config('DateStyle', 'ISO, YMD', true);
        done := set_config('debug_print_parse', 'off', true);
        done := set_config('debug_print_rewritten', 'off', true);
        done := set_config('debug_print_plan', 'off', true);
    end if;
    if current_setting('lock_timeout') = '0' then
        done := set_config('lock_timeout', '10s', true);
    end if;
    if idle <> '1min' and (idle = '0' or idle::interval > '1 min') then
        done := set_config('idle_in_transaction_session_timeout', '1min', true);
    end if;
    return true;
end
$$;

-- Begins every action: refuses a caller who may not act as p_person in p_role, an argument that is null, and a key
-- that was used for something else. Answers null where the key is new, else what the action answered before.
-- p_content is what the action is told, without what its caller saw (a state, a revision): whoever asks again after a
-- lost answer may have seen more by then.
create function begin_action(p_key uuid, p_name text, p_person text, p_role text, variadic p_content text[])
    returns jsonb language plpgsql
as $$
declare
    settled boolean := settle_session(); -- before anything else is read
    digest  text := sha256_of(p_content::text);
    seen    action;
begin
    if check_acting(p_person, p_role) and (p_key is null or array_position(p_content, null) is not null) then
        perform refuse('NR002', 'act.argument-missing', format('%s: an argument is null', p_name));
    end if;
    insert into action (key, name, person, content_sha256) values (p_key, p_name, p_person, digest)
        on conflict (key) do nothing;
    if found then
        return null;
    end if;
    select * into seen from action a where a.key = p_key;
    if (seen.name, seen.person) is distinct from (p_name, p_person) or seen.content_sha256 not in ('', digest) then
        perform refuse('NR002', 'act.key-taken', 'this idempotency key belongs to another action');
    end if;
    return seen.result;
end
$$;

create function finish_action(p_key uuid, p_result jsonb) returns jsonb language plpgsql
as $$
begin
    update action a set result = p_result where a.key = p_key;
    return p_result;
end
$$;

-- What an action of this person answered; null when it was never done. Waits for one that is just being done, so
-- "never" is final once its connection is gone.
create function nidreg.outcome(p_key uuid, p_person text, p_name text) returns jsonb language plpgsql strict
as $$
begin
    if p_person <> session_user and not nidreg.is_local_session() then
        perform refuse('NR002', 'role.wrong', 'only the person who took an action can look up its outcome');
    end if;
    perform settle_session();
    insert into action (key, name, person) values (p_key, left(p_name, 100), p_person) on conflict (key) do nothing;
    if found then
        delete from action a where a.key = p_key;
        return null;
    end if;
    return (select case a.name when 'register' then registration_answer(a.result) else a.result end
              from action a where a.key = p_key and a.person = p_person and a.name = p_name);
end
$$;

-- Keys are forgotten after the days that the policy says, some at every hundredth request.
create function forget_keys() returns trigger language plpgsql
as $$
begin
    delete from action a
     where a.key in (select o.key from action o
                      where o.at < now() - make_interval(days => nidreg.policy_value('key-days')::int)
                      order by o.at limit 20000 for update skip locked);
    return null;
end
$$;
