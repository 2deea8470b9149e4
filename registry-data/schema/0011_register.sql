-- Registering: everything is looked at once more, in the transaction that makes the version.

-- Every verdict that approved the request judged exactly the content that is registered.
create function nidreg.check_verdicts(p_request nidreg.request, p_sha256 text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_request.approved_sha256 is distinct from p_sha256
       or exists (select from request_expert e
                   where e.request_id = p_request.id and e.vote = 'approved'
                     and e.judged_sha256 is distinct from p_sha256)
       or (p_request.procedure = 'community'
           and not exists (select from request_expert e
                            where e.request_id = p_request.id and e.vote = 'approved')) then
        perform refuse('NR002', 'a_verdict_covers_the_content', 'the approvals judged another text');
    end if;
end
$$;

create function nidreg.check_registrable(p_request nidreg.request, p_content nidreg.request_revision) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
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
    perform check_submission(p_request, p_content.nid, p_content.version, p_content.fields);
    perform check_verdicts(p_request, p_content.sha256);
end
$$;

-- Takes the next number of the sequence; concurrent registrations wait here, one after the other.
create function nidreg.next_informal() returns bigint
    language sql set search_path = nidreg, pg_catalog, pg_temp
as $$
    update informal_counter c set next = c.next + 1 where c.the_one returning c.next - 1
$$;

-- The content with the NID that the registry assigned in its first line and field.
create function nidreg.with_assigned_nid(p_content nidreg.request_revision, p_nid text)
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
    p_content.fields := p_content.fields || jsonb_build_object('namespace_identifier', p_nid);
    p_content.nid := p_nid;
    return p_content;
end
$$;

-- What an event tells of a version, so that the log covers all of it.
create function nidreg.version_details(p_version nidreg.namespace_version, p_kind text, p_registered text) returns jsonb
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
                   'source', p_version.source)
$$;

-- Writes the event that follows p_head and the version, and for a new namespace its row.
create function nidreg.record_version(p_head nidreg.log_head, p_person text, p_role text, p_edge nidreg.workflow_edge,
                                      p_nid text, p_kind text, p_registered text,
                                      p_version nidreg.namespace_version)
    returns nidreg.log_head
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    p_version.nid_key := lower(p_nid collate "C");
    insert into namespace (nid_key, nid, kind, informal_number, registered)
    values (p_version.nid_key, p_nid, p_kind,
            case p_kind when 'informal' then substr(p_nid, 5)::bigint end, p_registered)
    on conflict (nid_key) do nothing;
    p_version.recorded := clock_timestamp();
    p_version.event := p_head.size;
    p_head := add_event(p_head, p_person, p_role,
                        case when p_version.imported then 'import' else 'register' end,
                        p_version.request_id, p_nid, p_edge,
                        version_details(p_version, p_kind, p_registered));
    insert into namespace_version values (p_version.*);
    return p_head;
end
$$;

create function nidreg.check_still_free(p_nid text, p_purpose text) returns nidreg.namespace
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    held namespace;
begin
    select * into held from namespace n where n.nid_key = lower(p_nid collate "C") for update;
    if p_purpose = 'new' and found then
        perform refuse('NR002', 'nid.registered', format('%s is registered already', p_nid));
    end if;
    return held;
end
$$;

create function nidreg.enroll(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                              p_registrant text, p_reference jsonb, p_status text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    done    jsonb := begin_act(p_key, 'register', p_person, p_role);
    held    request;
    edge    workflow_edge;
    content request_revision;
    listed  namespace;
    made    namespace_version;
    today   text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD');
    head    log_head;
    told    bigint;
begin
    if done is null then
        held := lock_request(p_request, p_person, p_role);
        perform check_current(held, 'approved', p_revision);
        edge := edge_for(held, 'register', p_person, p_role);
        head := take_head();
        told := head.size;
        select * into strict content from request_revision v
         where v.request_id = held.id and v.number = held.revision;
        listed := check_still_free(content.nid, held.purpose);
        perform check_registrable(held, content);
        if held.kind = 'informal' and held.purpose = 'new' then
            content := with_assigned_nid(content, 'urn-' || next_informal());
        end if;
        made.version := content.version;
        made.stated_version := content.version::text;
        made.template_date := content.template_date;
        made.status := p_status;
        made.updated := case held.purpose when 'new' then '' else today end;
        made.registrant := p_registrant;
        made.reference := p_reference;
        made.template_url := coalesce(listed.template_url, '');
        made.has_template := true;
        made.text := content.text;
        made.sha256 := content.sha256;
        made.fields := content.fields;
        made.request_id := held.id;
        made.imported := false;
        made.source := '';
        head := record_version(head, p_person, p_role, edge, coalesce(listed.nid, content.nid), held.kind,
                                 coalesce(listed.registered::text, today), made);
        perform store_head(head);
        update request r
           set state = edge.to_state, nid = content.nid, last_event = told,
               updated = clock_timestamp()
         where r.id = held.id;
        done := finish_act(p_key, jsonb_build_object('event', told));
    end if;
    return (select version_json(v, n.nid, n.kind)
              from namespace_version v join namespace n using (nid_key)
             where v.event = (done ->> 'event')::bigint);
end
$$;
