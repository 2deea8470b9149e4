// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"

#include <vector>

namespace nidreg::forms {

/// What to look for in the fields of a draft.
struct SearchTerms {
    QString what;
    bool matchesCase = false;
    bool wholeWords = false;
    bool isPattern = false; ///< a regular expression in RE2's syntax

    friend bool operator==(const SearchTerms &, const SearchTerms &) = default;
};

/// A place where it stands; UTF-16 units.
struct SearchHit {
    templates::Field field;
    qsizetype position = 0;
    qsizetype length = 0;
};

/// Looks through fields in linear time, whatever the pattern: it is a person's own, and RE2 tries
/// nothing twice.
class TextSearch {
public:
    static constexpr std::size_t kMostHits = 100000;

    explicit TextSearch(SearchTerms terms);

    /// Why the pattern is none, in RE2's words; empty when all is well.
    const QString &problem() const { return m_problem; }
    bool isUsable() const { return !m_terms.what.isEmpty() && m_problem.isEmpty(); }

    /// In the order of the text; what matches nothing between two letters is no hit.
    std::vector<SearchHit> in(templates::Field field, const QString &text) const;
    /// All fields of a draft.
    std::vector<SearchHit> in(const Draft &draft) const;

    /// What takes the place of a hit: `by`, in a pattern with \1 to \9 for what its groups matched.
    QString replacement(const QString &matched, const QString &by) const;

private:
    std::string expression() const;
    std::vector<SearchHit> plainIn(templates::Field field, const QString &text) const;
    std::vector<SearchHit> matchesIn(templates::Field field, const QString &text) const;

    SearchTerms m_terms;
    QString m_problem;
};

} // namespace nidreg::forms
