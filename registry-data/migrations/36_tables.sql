-- The tables of schema 36 without their rules: into these a deposit of that schema is loaded before migrations/37.sql
-- takes its rows over. Rows of a registry met the rules once; they are verified again as a whole.

create schema nidreg;
create domain nidreg.listing_date as text;
create domain nidreg.request_kind as text;
create domain nidreg.request_procedure as text;
create domain nidreg.request_purpose as text;
create domain nidreg.request_state as text;
create domain nidreg.request_turn as text;
create table nidreg.log_head (the_one boolean, size bigint, peaks bytea);
create table nidreg.workflow_edge (ordinal smallint, step text, procedure text, from_state text, to_state text, part
    text, condition text);
create table nidreg.request (id bigint, purpose nidreg.request_purpose, kind nidreg.request_kind, procedure
    nidreg.request_procedure, standards_action boolean, body_recognized boolean, nid text, state nidreg.request_state,
    revision integer, previous_version bigint, approved_sha256 text, applicant text, created timestamptz, updated
    timestamptz, last_event bigint, deprecates boolean, turn nidreg.request_turn, turn_since timestamptz, due date,
    reminded timestamptz);
create table nidreg.discussion_mail (request_id bigint, number integer, message_id text, refers_to jsonb, sent
    timestamptz, sender text, subject text, body text, attachments jsonb, raw_sha256 text, sha256 text, event bigint);
create table nidreg.namespace (nid_key text, nid text, kind text, informal_number bigint, registered
    nidreg.listing_date, version bigint, updated nidreg.listing_date, status text, registrant text, reference jsonb,
    label text, template_url text, has_template boolean);
create table nidreg.request_revision (request_id bigint, number integer, text text, sha256 text, fields json, nid
    text, version bigint, template_date text, submitted_by text, at timestamptz, event bigint, body text);
create table nidreg.event (number bigint, at timestamptz, person text, what text, request_id bigint, nid text,
    canonical bytea, nodes bytea);
create table nidreg.namespace_version (nid_key text, version bigint, stated_version text, template_date text, status
    text, updated nidreg.listing_date, registrant text, reference jsonb, template_url text, has_template boolean, text
    text, sha256 text, fields json, request_id bigint, imported boolean, source text, recorded timestamptz, event
    bigint, grammar text, nid text, registered nidreg.listing_date, entry text, former_nid text);
create table nidreg.proposal (event bigint, act text, subject text, request_id bigint, sha256 text, terms_sha256 text,
    terms text, person text, at timestamptz, outcome text, ended_by bigint);
create table nidreg.absence (login text, away_from date, away_until date, reason text);
create table nidreg.act (key uuid, name text, person text, result jsonb, at timestamptz);
create table nidreg.contact (id text, name text, uri text, updated nidreg.listing_date, event bigint);
create table nidreg.expert_service (login text, pool text, served_from date, served_until date);
create table nidreg.informal_counter (the_one boolean, next bigint);
create table nidreg.listing_frame (event bigint, frame text);
create table nidreg.listing_import (act uuid, ordinal bigint, previous bigint, nid text, version bigint, registered
    text, updated text, status text, registrant text, reference jsonb, template_url text, has_template boolean,
    stated_version text, template_date text, former_nid text, entry text, text text, fields json);
create table nidreg.migration (version integer, name text, sha256 text, applied timestamptz);
create table nidreg.person (login text);
create table nidreg.person_role (login text, role text);
create table nidreg.policy (name text, value text);
create table nidreg.profile (login text, name text, organization text, email text, event bigint);
create table nidreg.recognized_body (name_key text, name text, request_id bigint, event bigint);
create table nidreg.request_expert (request_id bigint, ordinal integer, expert text, due date, vote text,
    judged_sha256 text, assigned timestamptz, verdict text);
create table nidreg.request_stay (request_id bigint, ordinal integer, state text, entered timestamptz, "left"
    timestamptz);
create table nidreg.setting (name text, value text);
create table nidreg.workflow_step (step text, note_required boolean, reference_required boolean, takes_expert boolean,
    judges boolean, names_expert boolean, names_thread boolean);
create table nidreg.working_copy (request_id bigint, text text, saved timestamptz);
alter table nidreg.absence add constraint absences_begin_on_different_days primary key (login, away_from);
alter table nidreg.act add constraint act_pkey primary key (key);
alter table nidreg.contact add constraint contact_pkey primary key (id);
alter table nidreg.discussion_mail add constraint discussion_mail_pkey primary key (request_id, number);
alter table nidreg.event add constraint event_pkey primary key (number);
alter table nidreg.informal_counter add constraint informal_counter_pkey primary key (the_one);
alter table nidreg.listing_frame add constraint listing_frame_pkey primary key (event);
alter table nidreg.listing_import add constraint listing_import_pkey primary key (act, ordinal);
alter table nidreg.log_head add constraint log_head_pkey primary key (the_one);
alter table nidreg.migration add constraint migration_pkey primary key (version);
alter table nidreg.namespace add constraint namespace_pkey primary key (nid_key);
alter table nidreg.namespace_version add constraint namespace_version_pkey primary key (nid_key, version);
alter table nidreg.person add constraint person_pkey primary key (login);
alter table nidreg.person_role add constraint person_role_pkey primary key (login, role);
alter table nidreg.policy add constraint policy_pkey primary key (name);
alter table nidreg.profile add constraint profile_pkey primary key (login);
alter table nidreg.proposal add constraint proposal_pkey primary key (event);
alter table nidreg.recognized_body add constraint recognized_body_pkey primary key (name_key);
alter table nidreg.request_expert add constraint request_expert_pkey primary key (request_id, ordinal);
alter table nidreg.request add constraint request_pkey primary key (id);
alter table nidreg.request_revision add constraint request_revision_pkey primary key (request_id, number);
alter table nidreg.request_stay add constraint request_stay_pkey primary key (request_id, ordinal);
alter table nidreg.expert_service add constraint services_in_a_pool_begin_on_different_days primary key (login, pool,
    served_from);
alter table nidreg.setting add constraint setting_pkey primary key (name);
alter table nidreg.workflow_edge add constraint workflow_edge_pkey primary key (ordinal);
alter table nidreg.workflow_step add constraint workflow_step_pkey primary key (step);
alter table nidreg.working_copy add constraint working_copy_pkey primary key (request_id);
