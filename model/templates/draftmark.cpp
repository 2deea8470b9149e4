// SPDX-License-Identifier: MIT
#include "model/templates/draftmark.h"

#include "model/templates/pages.h"
#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

/// Words of the fields that a registration fills in for good.
constexpr std::string_view kDraftWords = "draft|proposed$|proposal|unregistered|not registered";

/// What a draft has in place of its day.
constexpr std::string_view kNoDay = "yyyy|xx|?|tbd$|tba$|todo$|to be |when |date of ";

/// Words before the first heading, where a document may speak of drafts in passing.
constexpr std::string_view kDraftNotes =
    "internet-draft|this is a draft|draft registration|draft template|draft version|"
    "not registered|not yet registered|work in progress|proposed registration|"
    "registration proposal|proposal for";

static bool isInternetDraft(std::string_view text)
{
    const auto lines = splitLines(text);
    return std::ranges::any_of(lines, [](const Line &line) {
        return isRunningHead(line) && line.text.starts_with("Internet-Draft");
    });
}

bool saysDraft(std::string_view text, const NamespaceTemplate &content)
{
    const auto says = [&](Field field, std::string_view stems) {
        return hasAnyStem(flattened(content.text(field)), stems);
    };
    const bool isToldBefore = std::ranges::any_of(content.unmapped, [](const Unmapped &each) {
        return each.heading.empty() && hasAnyStem(flattened(each.text), kDraftNotes);
    });
    return isToldBefore || says(Field::NamespaceIdentifier, kDraftWords)
        || says(Field::Version, kDraftWords) || says(Field::Date, kDraftWords)
        || (!dateOf(content) && says(Field::Date, kNoDay)) || isInternetDraft(text);
}

} // namespace nidreg::templates
