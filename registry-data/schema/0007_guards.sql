-- What nobody may do, the owner of the tables included.

create function nidreg.refuse_change() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    perform refuse('NR002', tg_argv[0], format('%s of %s: %s', tg_op, tg_table_name, tg_argv[0]));
    return null;
end
$$;

do $$
declare
    guarded record;
begin
    for guarded in
        select * from (values ('event', 'an_event_never_changes'),
                              ('event_node', 'a_node_never_changes'),
                              ('request_revision', 'a_submitted_revision_never_changes'),
                              ('namespace_version', 'a_version_never_changes')) as g (named, sentence)
    loop
        execute format('create trigger %I before update or delete on nidreg.%I for each row'
                       ' execute function nidreg.refuse_change(%L)',
                       guarded.sentence, guarded.named, guarded.sentence);
        execute format('create trigger %I before truncate on nidreg.%I for each statement'
                       ' execute function nidreg.refuse_change(%L)',
                       guarded.sentence || '_at_all', guarded.named, guarded.sentence);
    end loop;
end
$$;

create trigger a_namespace_never_disappears before delete on nidreg.namespace for each row
    execute function nidreg.refuse_change('a_namespace_never_disappears');
create trigger a_namespace_never_disappears_at_all before truncate on nidreg.namespace for each statement
    execute function nidreg.refuse_change('a_namespace_never_disappears');
create trigger a_request_never_disappears before delete on nidreg.request for each row
    execute function nidreg.refuse_change('a_request_never_disappears');
create trigger a_request_never_disappears_at_all before truncate on nidreg.request for each statement
    execute function nidreg.refuse_change('a_request_never_disappears');
create trigger the_head_stays before delete on nidreg.log_head for each row
    execute function nidreg.refuse_change('the_head_stays');
create trigger the_counter_stays before delete on nidreg.informal_counter for each row
    execute function nidreg.refuse_change('the_counter_stays');

-- An event is the next one and says what its bytes say; by the end of its transaction the head has it.
create function nidreg.guard_event() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if new.number <> coalesce((select max(e.number) from event e), -1) + 1 then
        perform refuse('NR002', 'events_are_numbered_without_gaps', 'the event is not the next one');
    end if;
    if new.canonical is distinct from
       canonical_event(new.number, new.at, new.person, new.role, new.what, new.request_id, new.nid,
                       new.procedure, new.from_state, new.to_state, new.part, new.details) then
        perform refuse('NR002', 'an_event_is_its_canonical_bytes', 'the bytes say something else');
    end if;
    return new;
end
$$;
create trigger an_event_is_the_next_one before insert on nidreg.event for each row
    execute function nidreg.guard_event();

create function nidreg.check_head_has_event() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if new.number >= (select h.size from log_head h) then
        perform refuse('NR002', 'the_head_covers_every_event', 'an event that the log does not cover');
    end if;
    return null;
end
$$;
create constraint trigger the_head_covers_every_event after insert on nidreg.event
    deferrable initially deferred for each row execute function nidreg.check_head_has_event();

create function nidreg.guard_head() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if new.size <= old.size or new.size <> (select max(e.number) + 1 from event e)
       or new.root <> root_of(new.peaks)
       or not exists (select from event_node n where n.completed_by = new.size - 1
                                                and n.hash = new.peaks[cardinality(new.peaks)]) then
        perform refuse('NR002', 'the_log_only_grows', 'the head follows the events');
    end if;
    return new;
end
$$;
create trigger the_log_only_grows before update on nidreg.log_head for each row
    execute function nidreg.guard_head();

create function nidreg.guard_counter() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if new.next <= old.next then
        perform refuse('NR002', 'an_informal_number_is_never_reused', 'the counter only rises');
    end if;
    return new;
end
$$;
create trigger the_counter_only_rises before update on nidreg.informal_counter for each row
    execute function nidreg.guard_counter();

-- A request begins as a draft, and moves only by an event that follows an edge of the workflow.
create function nidreg.guard_new_request() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if new.state <> 'draft' or new.revision <> 0 or new.body_recognized or new.approved_sha256 is not null then
        perform refuse('NR002', 'a_request_begins_as_a_draft', 'a new request is a draft without a revision');
    end if;
    return new;
end
$$;
create trigger a_request_begins_as_a_draft before insert on nidreg.request for each row
    execute function nidreg.guard_new_request();

create function nidreg.guard_request() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    told event;
begin
    if (new.id, new.purpose, new.kind, new.applicant, new.created, new.standards_action)
       is distinct from (old.id, old.purpose, old.kind, old.applicant, old.created, old.standards_action) then
        perform refuse('NR002', 'what_a_request_is_never_changes', 'a request keeps its purpose, kind and applicant');
    end if;
    if new is not distinct from old then
        return new;
    end if;
    select * into told from event e where e.number = new.last_event and e.request_id = new.id;
    if not found or new.last_event <= coalesce(old.last_event, -1) then
        perform refuse('NR002', 'a_request_moves_along_the_workflow_alone', 'no event tells of this change');
    end if;
    if (new.state <> old.state or told.from_state is not null)
       and (told.from_state is distinct from old.state or told.to_state is distinct from new.state
            or told.procedure is distinct from old.procedure) then
        perform refuse('NR002', 'a_request_moves_along_the_workflow_alone',
                       format('%s to %s is no step that was recorded', old.state, new.state));
    end if;
    if new.revision <> old.revision + (told.what = 'submit')::int then
        perform refuse('NR002', 'revisions_are_numbered_from_one', 'only a submission makes a revision');
    end if;
    return new;
end
$$;
create trigger a_request_moves_along_the_workflow_alone before update on nidreg.request for each row
    execute function nidreg.guard_request();

create function nidreg.guard_revision() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if new.number <> (select r.revision + 1 from request r where r.id = new.request_id)
       or not exists (select from event e where e.number = new.event and e.request_id = new.request_id
                                            and e.what = 'submit') then
        perform refuse('NR002', 'a_revision_is_submitted', 'a revision is the next one, and has its event');
    end if;
    return new;
end
$$;
create trigger a_revision_is_submitted before insert on nidreg.request_revision for each row
    execute function nidreg.guard_revision();

-- version = previous + 1; the first is 1, or what an imported template states.
create function nidreg.guard_version() returns trigger
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
    if not exists (select from event e where e.number = new.event and e.nid_key = new.nid_key
                      and (e.what = 'import') = new.imported and e.what in ('import', 'register')
                      and e.request_id is not distinct from new.request_id) then
        perform refuse('NR002', 'a_version_has_its_event', 'no event tells of this version');
    end if;
    return new;
end
$$;
create trigger a_version_is_the_next_one before insert on nidreg.namespace_version for each row
    execute function nidreg.guard_version();

-- The listing's row shows the newest version; nothing else writes it.
create function nidreg.show_newest_version() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    update namespace n
       set version = new.version, updated = new.updated, status = new.status,
           registrant = new.registrant, reference = new.reference,
           label = reference_label(new.reference), template_url = new.template_url,
           has_template = new.has_template
     where n.nid_key = new.nid_key;
    return null;
end
$$;
create trigger the_listing_shows_the_newest_version after insert on nidreg.namespace_version for each row
    execute function nidreg.show_newest_version();

create function nidreg.guard_namespace() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if tg_op = 'INSERT' and new.version <> 0 then
        perform refuse('NR002', 'a_version_is_the_next_one', 'a namespace begins without a version');
    elsif tg_op = 'UPDATE' and (pg_trigger_depth() < 2
           or (new.nid_key, new.nid, new.kind, new.informal_number, new.registered)
              is distinct from (old.nid_key, old.nid, old.kind, old.informal_number, old.registered)) then
        perform refuse('NR002', 'a_namespace_changes_by_its_versions_alone', 'only a new version changes a listing');
    end if;
    return new;
end
$$;
create trigger a_namespace_changes_by_its_versions_alone before insert or update on nidreg.namespace
    for each row execute function nidreg.guard_namespace();
