// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/grammar.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace nidreg::forms {

/// A URN that the grammar of a Syntax field allows.
struct GrammarExample {
    QString urn; ///< cut at the first bound on its length, see kLongestExample
    bool isValid = true; ///< by RFC 8141, and of the template's namespace
    QString why; ///< what is wrong with it, or where it could not go on; empty: nothing
};

inline constexpr int kLongestExample = 120; ///< UTF-16 units

/// What the grammar in a Syntax field says, for showing it.
struct GrammarReport {
    templates::TemplateGrammar grammar;
    QString summary; ///< "Rules: 5. A name is what “nss” allows.", or that there is no grammar
    std::vector<GrammarExample> examples;
};

/// Finds the grammar in `syntax` and draws up to `count` examples of it; the same seed gives the
/// same ones. Touches nothing outside its arguments and is bounded, so any thread may do it.
GrammarReport grammarReport(const QString &syntax, const QString &nid, std::size_t count,
                            std::uint64_t seed);

/// Another `count` examples of a grammar that was found before.
std::vector<GrammarExample> grammarExamples(const templates::TemplateGrammar &grammar,
                                            std::size_t count, std::uint64_t seed);

} // namespace nidreg::forms
