// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/lint.h"

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::templates {

/// What a fix does; its words are in forms/words/wordingfixes.cpp.
enum class FixKind {
    Write, ///< `replacement` replaces `where`; the whole text where that is a value
    Remove, ///< the text at `where` is removed
    AddField, ///< the missing heading is added; its text is `replacement`, mostly empty
    Reorder, ///< the headings are put into appendix A's order, each once
    Rename, ///< the old heading `subject` becomes appendix A's, which is `replacement`
};

/// A change that fixes a finding, where there is exactly one right answer.
struct Fix {
    FixKind kind = FixKind::Write;
    Field field = Field::NamespaceIdentifier;
    base::Span where; ///< bytes of the field's text; of Write and Remove
    std::string replacement; ///< UTF-8
    std::string subject; ///< UTF-8: the present text there, for the message

    friend bool operator==(const Fix &, const Fix &) = default;
};

/// The fix of a finding that lint(draft, context) gave; nothing where several answers could be
/// right, or only the applicant knows. apply() then removes the finding and brings no other error,
/// save that an added field is still empty.
std::optional<Fix> fixFor(const NamespaceTemplate &draft, const FieldFinding &found,
                          const LintContext &context);

/// `draft` with the change made. A span outside the field's text changes nothing.
void apply(NamespaceTemplate &draft, const Fix &fix);

/// The one day that a Date field's text can mean, as YYYY-MM-DD: "12 June 2017", "2017/06/12",
/// "20170612", "25.12.2017". Nothing where two are possible ("12/06/2017"), where the text names
/// more than one year, and where it says more than a date does.
std::optional<std::string> onlyDayIn(std::string_view text);

/// True for a placeholder of a date: "YYYY-MM-DD", "TBD", "<date>".
bool isPlaceForDate(std::string_view text);

} // namespace nidreg::templates
