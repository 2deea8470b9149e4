-- Records as JSON, the form in which acts and queries answer.

-- Other open requests for a NID that have been submitted. Numbers only, and not for outsiders, who
-- must not learn of requests.
create function nidreg.contestants(p_nid_key text, p_except bigint) returns bigint[]
    language sql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(array_agg(r.id order by r.id), '{}')
      from request r
     where r.nid_key = p_nid_key and p_nid_key <> '' and r.id is distinct from p_except
       and r.state in ('in-discussion', 'in-review', 'changes-requested', 'recognition-pending',
                       'advisory-review', 'awaiting-direction', 'approved')
       and (is_local_session() or pg_has_role(session_user, 'nidreg_applicant', 'member')
            or pg_has_role(session_user, 'nidreg_expert', 'member')
            or pg_has_role(session_user, 'nidreg_registrar', 'member'))
$$;

create function nidreg.experts_json(p_request bigint) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(jsonb_build_object('expert', e.expert, 'due', e.due, 'vote', e.vote)
                              order by e.ordinal), '[]')
      from request_expert e where e.request_id = p_request
$$;

create function nidreg.request_json(p_request nidreg.request) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'id', p_request.id, 'purpose', p_request.purpose, 'kind', p_request.kind,
        'procedure', p_request.procedure, 'standards_action', p_request.standards_action,
        'body_recognized', p_request.body_recognized, 'nid', p_request.nid,
        'state', p_request.state, 'revision', p_request.revision,
        'revision_sha256', coalesce((select v.sha256 from request_revision v
                                      where v.request_id = p_request.id and v.number = p_request.revision), ''),
        'previous_version', p_request.previous_version, 'applicant', p_request.applicant,
        'experts', experts_json(p_request.id),
        'contested_by', to_jsonb(case when is_ended(p_request.state) then '{}'
                                      else contestants(p_request.nid_key, p_request.id) end),
        'created', instant_text(p_request.created), 'updated', instant_text(p_request.updated))
$$;

create function nidreg.event_json(p_event nidreg.event) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'number', p_event.number, 'at', instant_text(p_event.at), 'person', p_event.person,
        'role', p_event.role, 'what', p_event.what, 'request', coalesce(p_event.request_id, 0),
        'nid', p_event.nid, 'details', p_event.details)
$$;

create function nidreg.row_json(p_row nidreg.namespace) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'nid', p_row.nid, 'kind', p_row.kind, 'version', p_row.version, 'date', p_row.registered,
        'updated', p_row.updated, 'registrant', p_row.registrant, 'references', p_row.reference,
        'template_url', p_row.template_url, 'has_template', p_row.has_template, 'status', p_row.status)
$$;

create function nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'nid', p_nid, 'kind', p_kind, 'version', p_version.version,
        'stated_version', p_version.stated_version, 'template_date', p_version.template_date,
        'registrant', p_version.registrant, 'references', p_version.reference,
        'text', p_version.text, 'sha256', p_version.sha256, 'request', coalesce(p_version.request_id, 0),
        'imported', p_version.imported, 'source', p_version.source,
        'recorded', instant_text(p_version.recorded))
$$;
