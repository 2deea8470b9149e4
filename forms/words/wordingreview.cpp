// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"

namespace nidreg::forms {

QString wording(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return Words::tr("Error");
    case base::Severity::Warning:
        return Words::tr("Warning");
    case base::Severity::Advice:
        return Words::tr("Advice");
    }
    return {};
}

QString wording(workflow::State state)
{
    switch (state) {
    case workflow::State::Draft:
        return Words::tr("Draft");
    case workflow::State::InDiscussion:
        return Words::tr("In discussion");
    case workflow::State::InReview:
        return Words::tr("In review");
    case workflow::State::ChangesRequested:
        return Words::tr("Changes requested");
    case workflow::State::RecognitionPending:
        return Words::tr("Recognition pending");
    case workflow::State::AdvisoryReview:
        return Words::tr("Advisory review");
    case workflow::State::AwaitingDirection:
        return Words::tr("Awaiting direction");
    case workflow::State::Approved:
        return Words::tr("Approved");
    case workflow::State::Registered:
        return Words::tr("Registered");
    case workflow::State::Rejected:
        return Words::tr("Rejected");
    case workflow::State::Withdrawn:
        return Words::tr("Withdrawn");
    case workflow::State::Closed:
        return Words::tr("Closed");
    }
    return {};
}

QString wording(workflow::Role role)
{
    switch (role) {
    case workflow::Role::Reader:
        return Words::tr("Reader");
    case workflow::Role::Applicant:
        return Words::tr("Applicant");
    case workflow::Role::Expert:
        return Words::tr("Designated expert");
    case workflow::Role::Registrar:
        return Words::tr("Registrar");
    }
    return {};
}

QString wording(workflow::Purpose purpose)
{
    switch (purpose) {
    case workflow::Purpose::New:
        return Words::tr("New");
    case workflow::Purpose::Revision:
        return Words::tr("Revision");
    }
    return {};
}

QString wording(workflow::Procedure procedure)
{
    switch (procedure) {
    case workflow::Procedure::Community:
        return Words::tr("Community");
    case workflow::Procedure::FastTrack:
        return Words::tr("Fast track");
    }
    return {};
}

QString explanation(workflow::Procedure procedure)
{
    switch (procedure) {
    case workflow::Procedure::Community:
        return Words::tr("The request is discussed in public, then an expert reviews it "
                         "(RFC 8141, section 6.2).");
    case workflow::Procedure::FastTrack:
        return Words::tr("For standards development organizations, scientific societies and "
                         "similar bodies: the review only gives advice (RFC 8141, section 6.3).");
    }
    return {};
}

QString wording(workflow::Turn turn)
{
    switch (turn) {
    case workflow::Turn::Applicant:
        return Words::tr("the applicant");
    case workflow::Turn::Expert:
        return Words::tr("the experts");
    case workflow::Turn::Registrar:
        return Words::tr("the registrar");
    case workflow::Turn::Body:
        return Words::tr("the IESG or approval body");
    }
    return {};
}

QString wording(urn::NidKind kind)
{
    switch (kind) {
    case urn::NidKind::Formal:
        return Words::tr("Formal");
    case urn::NidKind::Informal:
        return Words::tr("Informal");
    }
    return {};
}

QString wording(registry::Status status)
{
    switch (status) {
    case registry::Status::Active:
        return Words::tr("Active");
    case registry::Status::Deprecated:
        return Words::tr("Deprecated");
    case registry::Status::Delisted:
        return Words::tr("Delisted");
    }
    return {};
}

QString heading(templates::Field field)
{
    return words(templates::spec(field).heading);
}

QString wording(workflow::Note note)
{
    switch (note) {
    case workflow::Note::None:
        return Words::tr("Remark");
    case workflow::Note::Comment:
        return Words::tr("Comment");
    case workflow::Note::Reasons:
        return Words::tr("Reasons");
    case workflow::Note::WhatToChange:
        return Words::tr("What to change");
    case workflow::Note::Report:
        return Words::tr("Report");
    case workflow::Note::Advice:
        return Words::tr("Advice to the body");
    }
    return {};
}

} // namespace nidreg::forms
