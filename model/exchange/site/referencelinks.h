// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/template/htmlpage.h"
#include "model/registry/records.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

/// Where a reference leads: the RFC Editor's and the Datatracker's pages, a web or mail address, or
/// for a person their place on the page `people` of the publication. Empty where to nowhere.
std::string linkOf(const registry::Reference &reference, const std::string &people);

/// References one after the other, as links where they lead somewhere.
void writeReferences(HtmlPage &page, const std::vector<registry::Reference> &references,
                     const std::string &people);

/// "person-Michael_Mealling": what HTML takes for an id, made of any text.
std::string idOf(std::string_view prefix, std::string_view text);

} // namespace nidreg::exchange
