// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

namespace nidreg::forms {

/// What happened to one request or namespace, or to the registry itself.
struct NewsGroup {
    workflow::RequestId request; ///< none: it is about a namespace, or the registry
    std::string nid; ///< empty where none is concerned
    bool waits = false; ///< for the person
    std::vector<registry::Event> events; ///< newest first, as they were given
};

/// `events`, newest first, by what they are about: what waits for the person first, then by the
/// newest event. `waiting`: the requests that do.
std::vector<NewsGroup> newsGroups(const std::vector<registry::Event> &events,
                                  const std::set<workflow::RequestId> &waiting);

/// "Request 12: example", "Namespace isbn", "The registry".
QString titleOf(const NewsGroup &group);

/// "12 events since Tuesday, 14:03. 2 requests wait for you."
QString newsSummary(const std::vector<NewsGroup> &groups, base::Instant since, bool hasMore);

} // namespace nidreg::forms
