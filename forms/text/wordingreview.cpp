// SPDX-License-Identifier: MIT
#include "forms/text/wording.h"
#include "forms/text/words.h"

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

QString wording(review::State state)
{
    switch (state) {
    case review::State::Draft:
        return Words::tr("Draft");
    case review::State::InDiscussion:
        return Words::tr("In discussion");
    case review::State::InReview:
        return Words::tr("In review");
    case review::State::ChangesRequested:
        return Words::tr("Changes requested");
    case review::State::RecognitionPending:
        return Words::tr("Recognition pending");
    case review::State::AdvisoryReview:
        return Words::tr("Advisory review");
    case review::State::AwaitingDirection:
        return Words::tr("Awaiting direction");
    case review::State::Approved:
        return Words::tr("Approved");
    case review::State::Registered:
        return Words::tr("Registered");
    case review::State::Rejected:
        return Words::tr("Rejected");
    case review::State::Withdrawn:
        return Words::tr("Withdrawn");
    case review::State::Closed:
        return Words::tr("Closed");
    }
    return {};
}

QString wording(review::Role role)
{
    switch (role) {
    case review::Role::Reader:
        return Words::tr("Reader");
    case review::Role::Applicant:
        return Words::tr("Applicant");
    case review::Role::Expert:
        return Words::tr("Designated expert");
    case review::Role::Registrar:
        return Words::tr("Registrar");
    }
    return {};
}

QString wording(review::Purpose purpose)
{
    switch (purpose) {
    case review::Purpose::New:
        return Words::tr("New");
    case review::Purpose::Revision:
        return Words::tr("Revision");
    }
    return {};
}

QString wording(review::Procedure procedure)
{
    switch (procedure) {
    case review::Procedure::Community:
        return Words::tr("Community");
    case review::Procedure::FastTrack:
        return Words::tr("Fast track");
    }
    return {};
}

QString wording(review::Turn turn)
{
    switch (turn) {
    case review::Turn::Applicant:
        return Words::tr("the applicant");
    case review::Turn::Expert:
        return Words::tr("the experts");
    case review::Turn::Registrar:
        return Words::tr("the registrar");
    case review::Turn::Body:
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

QString wording(review::Note note)
{
    switch (note) {
    case review::Note::None:
        return Words::tr("Remark");
    case review::Note::Comment:
        return Words::tr("Comment");
    case review::Note::Reasons:
        return Words::tr("Reasons");
    case review::Note::WhatToChange:
        return Words::tr("What to change");
    case review::Note::Report:
        return Words::tr("Report");
    case review::Note::Advice:
        return Words::tr("Advice to the body");
    }
    return {};
}

} // namespace nidreg::forms
