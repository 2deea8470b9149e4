// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::base {

/// How much a finding weighs: an Error blocks a submission, a Warning needs a reviewer's eye,
/// Advice is for the applicant.
enum class Severity { Error, Warning, Advice };

/// A span of a text: bytes, counted from 0.
struct Span {
    std::size_t offset = 0;
    std::size_t length = 0;

    friend bool operator==(const Span &, const Span &) = default;
};

/// A rule as data. The ids are stable: they appear in JSON, in records and in people's scripts.
/// The sentence for each id is in forms/words/wording.cpp; a test fails if one is missing.
struct Rule {
    std::string_view id; ///< "nid.too-short", "template.date.malformed"
    Severity severity;
    std::string_view source; ///< "RFC 8141 section 5.1"
};

/// One thing that a rule found. Rules live in constant tables, so `rule` never dangles.
struct Finding {
    const Rule *rule;
    std::vector<std::string> particulars; ///< UTF-8; fill %1, %2 … of the rule's sentence
    Span where; ///< in the text that was examined
};

using Findings = std::vector<Finding>;

inline bool hasErrors(const Findings &findings)
{
    for (const Finding &finding : findings) {
        if (finding.rule->severity == Severity::Error)
            return true;
    }
    return false;
}

/// The name of a severity in JSON and on the command line.
constexpr std::string_view name(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Advice:
        return "advice";
    }
    return {};
}

} // namespace nidreg::base
