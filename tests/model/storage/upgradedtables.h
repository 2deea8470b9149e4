// SPDX-License-Identifier: MIT
#pragma once

#include <array>

/// What is in a registry of schema 36, and where it is after its upgrade: two statements a table,
/// each a row a line, that answer the same.
namespace nidreg::tests {

struct TableOf36 {
    const char *name; ///< the table's; behind a colon what of it is looked at
    const char *former; ///< asked before the upgrade
    const char *present; ///< and after it, with the owner's search_path
    bool isLocal = false; ///< empty on a shared registry
};

// clang-format off
inline constexpr std::array kTablesOf36{
    TableOf36{"event", "select e from nidreg.event e order by e.number",
              "select e from event e where e.what <> 'upgrade' order by e.number"},
    TableOf36{"event:as it is shown", "select nidreg.event_json(e) from nidreg.event e order by e.number",
              "select j from nidreg.events_from(0, 10000) j where j ->> 'what' <> 'upgrade'"},
    TableOf36{"log_head", "select size from nidreg.log_head", "select size - 1 from log_head"},
    TableOf36{"act", "select (key, name, person, result, at) from nidreg.act order by key",
              "select (key, name, person, result, at) from action where content_sha256 = '' order by key"},
    TableOf36{"setting", "select s from nidreg.setting s order by 1", "select s from setting s order by 1", true},
    TableOf36{"person", "select p from nidreg.person p order by 1", "select p from person p order by 1", true},
    TableOf36{"person_role", "select p from nidreg.person_role p order by 1", "select p from person_role p order by 1", true},
    TableOf36{"profile", "select p from nidreg.profile p order by 1", "select p from profile p order by 1"},
    TableOf36{"expert_service", "select s from nidreg.expert_service s order by 1", "select s from expert_service s order by 1"},
    TableOf36{"absence", "select a from nidreg.absence a order by 1", "select a from absence a order by 1"},
    TableOf36{"workflow_edge", "select e from nidreg.workflow_edge e order by e.ordinal",
              "select e from workflow_edge e order by e.ordinal"},
    TableOf36{"workflow_step", "select s from nidreg.workflow_step s order by 1", "select s from workflow_step s order by 1"},
    TableOf36{"request", "select to_jsonb(r) - 'nid_key' from nidreg.request r order by r.id",
              "select to_jsonb(r) - 'nid_key' from request r order by r.id"},
    TableOf36{"request:as it is shown", "select nidreg.request_json(r) from nidreg.request r order by r.id",
              "select f.request from request r, nidreg.request_file(r.id) f order by r.id"},
    TableOf36{"request:as it stands",
              "select concat_ws(' ', r.state, r.revision, coalesce(r.turn, '-'), coalesce(r.due::text, '-'),"
              " (select string_agg(concat_ws(' ', x.expert, x.vote, coalesce(x.verdict, 'none')), ' ' order by x.ordinal)"
              " from nidreg.request_expert x where x.request_id = r.id)) from nidreg.request r order by r.id",
              "select concat_ws(' ', r.state, r.revision, coalesce(r.turn, '-'), coalesce(r.due::text, '-'),"
              " (select string_agg(concat_ws(' ', x.expert, x.vote, coalesce(x.verdict, 'none')), ' ' order by x.ordinal)"
              " from request_expert x where x.request_id = r.id)) from request r order by r.id"},
    TableOf36{"request:in the queue", "select nidreg.queue_counts('reg36_rita', 'registrar', '2126-02-15')",
              "select nidreg.queue_counts('reg36_rita', 'registrar', '2126-02-15')"},
    TableOf36{"request:in figures", "select nidreg.queue_figures('reg36_rita', 'registrar', '2026-02-15')",
              "select nidreg.queue_figures('reg36_rita', 'registrar', '2026-02-15')"},
    TableOf36{"request_revision", "select v from nidreg.request_revision v order by v.event",
              "select v from request_revision v order by v.event"},
    TableOf36{"request_expert", "select x from nidreg.request_expert x order by request_id, ordinal",
              "select x from request_expert x order by request_id, ordinal"},
    TableOf36{"request_stay", "select s from nidreg.request_stay s order by request_id, ordinal",
              "select s from request_stay s order by request_id, ordinal"},
    TableOf36{"working_copy", "select w from nidreg.working_copy w order by 1", "select w from working_copy w order by 1"},
    TableOf36{"recognized_body", "select b from nidreg.recognized_body b order by 1", "select b from recognized_body b order by 1"},
    TableOf36{"policy", "select (name, value) from nidreg.policy order by name", "select (name, value) from policy where name <> 'removal-percent' order by name"},
    TableOf36{"proposal", "select p from nidreg.proposal p order by p.event", "select p from proposal p order by p.event"},
    TableOf36{"proposal:as those that stand are shown",
              "select nidreg.proposal_json(p) from nidreg.proposal p where p.outcome = 'standing' order by p.event",
              "select p from jsonb_array_elements(nidreg.proposals()) p"},
    TableOf36{"discussion_mail", "select m from nidreg.discussion_mail m order by request_id, number",
              "select m from discussion_mail m order by request_id, number"},
    TableOf36{"namespace",
              "select to_jsonb(n) - '{skeleton, place, registrant_key, label_key, words}'::text[] from nidreg.namespace n order by n.nid_key",
              "select to_jsonb(n) - '{skeleton, place, registrant_key, label_key, words, registration, revision, revisions, in_force}'::text[]"
              " || jsonb_build_object('version', n.revision) from namespace n order by n.nid_key"},
    TableOf36{"namespace_version:what the listing shows",
              "select (v.nid_key, v.version, v.nid, v.registered, v.updated, v.status, v.registrant, v.reference, v.template_url,"
              " v.has_template, v.imported, v.source, v.entry, v.former_nid, v.event, v.recorded)"
              " from nidreg.namespace_version v order by v.event",
              "select (v.nid_key, v.revision, v.nid, v.registered, v.updated, v.status, v.registrant, v.reference, v.template_url,"
              " v.has_template, v.imported, v.source, v.entry, v.former_nid, v.event, v.recorded)"
              " from record_revision v order by v.event"},
    TableOf36{"namespace_version:what was registered",
              "select (v.event, v.nid_key, v.stated_version, v.template_date, v.text, v.sha256, v.fields::text, v.grammar, v.request_id,"
              " v.recorded) from nidreg.namespace_version v where v.text <> '' or v.stated_version <> '' or v.template_date <> ''"
              " or v.grammar <> '' or v.request_id is not null or v.fields::text <> '{}' order by v.event",
              "select (g.event, g.nid_key, g.stated_version, g.template_date, g.text, g.sha256, g.fields::text, g.grammar, g.request_id,"
              " g.recorded) from registration g order by g.event"},
    TableOf36{"namespace_version:as it is shown",
              "select nidreg.row_json(n) || jsonb_build_object('versions', (select jsonb_agg(nidreg.version_json(v, n.nid, n.kind)"
              " - '{stated_version, template_date, text, sha256, request, grammar}'::text[] order by v.version) from nidreg.namespace_version v where v.nid_key = n.nid_key))"
              " from nidreg.namespace n order by n.nid_key",
              "select f.listed - '{revision, revisions, in_force}'::text[] || jsonb_build_object('version', f.listed -> 'revision', 'versions',"
              " (select jsonb_agg(v - '{stated_version, template_date, text, sha256, request, grammar, revision, registers, in_force,"
              " registered, updated, status, template_url, has_template}'::text[]"
              " || jsonb_build_object('version', v -> 'revision') order by v -> 'revision') from jsonb_array_elements(f.revisions) v))"
              " from namespace n, nidreg.find_namespace(n.nid_key) f order by n.nid_key"},
    TableOf36{"contact", "select c from nidreg.contact c order by 1", "select c from contact c order by 1"},
    TableOf36{"listing_frame", "select f from nidreg.listing_frame f order by 1", "select (l.event, l.header) from imported_listing l where l.header <> '' order by 1"},
    TableOf36{"informal_counter", "select c from nidreg.informal_counter c", "select c from informal_counter c"},
};
// clang-format on

} // namespace nidreg::tests
