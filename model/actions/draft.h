// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// Opens a request in state `draft` with `working` as its working copy; only the purpose of the
/// request is checked yet. A revision's NID must be registered (StoreError::NotFound); an informal
/// request names none.
Acted<workflow::Request> create(const Services &services, const registry::Act &act,
                                const registry::NewRequest &request);

/// Replaces the working copy of a request that is the applicant's to write: draft or
/// changes-requested, else StoreError::Refused.
Acted<workflow::Request> saveWorkingCopy(const Services &services, const registry::Act &act,
                                         workflow::RequestId id, const std::string &text);

/// What a revision of `nid` starts from: the newest version's template with the Version raised by
/// one, today's Date and an empty Revision Information. StoreError::NotFound when not registered.
Acted<templates::NamespaceTemplate> revise(const Services &services, std::string_view nid);

} // namespace nidreg::actions
