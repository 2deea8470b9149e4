// SPDX-License-Identifier: MIT
#include "model/uri/findrules.h"

#include <array>

namespace nidreg::uri {

using base::Severity;

// clang-format off
static constexpr std::array kRules {
    base::Rule {"uri.find.url-prefix",  Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.white-space", Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.hyphen",      Severity::Warning, "URI 2003 draft appendix E"},
    base::Rule {"uri.find.punctuation", Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.cut-short",   Severity::Warning, "URI 2003 draft section 2.4.3"},
    base::Rule {"uri.find.continued",   Severity::Warning, "URI 2003 draft appendix E"},
    base::Rule {"uri.find.unclosed",    Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.abbreviated", Severity::Advice,  "URI 2003 draft appendix F"},
};
// clang-format on

static_assert(kRules.size() == std::size_t(FindRule::Abbreviated) + 1);

std::span<const base::Rule> findRules()
{
    return kRules;
}

const base::Rule &ruleFor(FindRule rule)
{
    return kRules[static_cast<std::size_t>(rule)];
}

} // namespace nidreg::uri
