// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/examine.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::actions {

/// A list that a check depends on: how long it is, and the SHA-256 (hex) of it in one fixed form.
struct ListIdentity {
    std::int64_t count = 0;
    std::string sha256;

    friend bool operator==(const ListIdentity &, const ListIdentity &) = default;
};

/// What a check was made against, identified by content and not by the name of a connection: equal
/// identities mean that the same template gets the same findings. Part by part, so that a
/// comparison of two reports shows which one changed.
struct RegistryIdentity {
    ListIdentity namespaces; ///< "KIND NID VERSION STATUS" a line, NID folded, ordered by NID
    std::string newest; ///< the latest registration date among them; empty where none is known
    ListIdentity countries; ///< ISO 3166: "ALPHA-2 ALPHA-3 NAME …" a line, tabs between
    ListIdentity uriSchemes; ///< one a line
    ListIdentity systems; ///< known identifier systems: name and title, a tab between

    friend bool operator==(const RegistryIdentity &, const RegistryIdentity &) = default;
};

/// A finding with everything that a reader needs to act on it.
struct PrecheckFinding {
    base::Severity severity;
    std::string field; ///< appendix A's heading
    std::size_t line = 0; ///< of the canonical text, from 1; 0: the field is missing there
    std::string rule; ///< "template.date.malformed"
    std::string source; ///< "RFC 8141 appendix A"
    std::string message; ///< UTF-8, English
};

/// A template checked before it is sent. Its only time is the day that it was checked for, so that
/// checking the same text for the same day against the same registry gives the same report.
struct Precheck {
    std::string program; ///< "nidreg 1.0.0": other versions may have other rules
    std::string text; ///< canonical form of the template: what was examined, and is sent
    std::string sha256; ///< hex, of `text`
    std::string nid; ///< that the template names; empty where it names none
    urn::NidKind kind = urn::NidKind::Formal;
    bool fastTrack = false;
    std::string revises; ///< the registered NID, in the registry's case; empty: a new namespace
    std::int64_t revisedVersion = 0; ///< its registered version; 0: a new namespace
    base::Date on;
    RegistryIdentity registry;
    std::vector<PrecheckFinding> findings;

    std::int64_t count(base::Severity severity) const;
    /// No error among the findings: the template can be submitted.
    bool passed() const { return count(base::Severity::Error) == 0; }
};

/// What a check takes from the program around it.
struct PrecheckTools {
    std::string program;
    std::function<std::string(std::string_view)> sha256; ///< hex, of bytes
    /// The sentence of a finding, UTF-8, in English whatever the locale.
    std::function<std::string(const base::Finding &)> words;
};

/// Reads every page of the directory.
registry::Stored<RegistryIdentity> identify(registry::Directory &directory,
                                            const urn::NidKnowledge &knowledge,
                                            const PrecheckTools &tools);

/// Checks the canonical form of `draft` for the day of `clock`. NotFound when `what.revises` is not
/// registered; else only what the directory fails with.
registry::Stored<Precheck> precheck(registry::Directory &directory, const base::Clock &clock,
                                    const urn::NidKnowledge &knowledge,
                                    const templates::NamespaceTemplate &draft,
                                    const Examination &what, const PrecheckTools &tools);

/// A label and its value.
using PrecheckFact = std::pair<std::string, std::string>;

// What every form of the report says, in English and in its order: the text form and paper differ
// only in how they set it.

std::vector<PrecheckFact> examinedFacts(const Precheck &check);
std::vector<PrecheckFact> registryFacts(const Precheck &check);
/// "Ready to be submitted: no errors, 2 warnings, 1 piece of advice."
std::string verdictOf(const Precheck &check);
/// "Error in Syntax, line 12 (template.syntax.bad-urn, RFC 8141 section 6.4.2)"
std::string headOf(const PrecheckFinding &finding);
/// The examined text's lines, each with its number before it.
std::vector<std::string> numberedLines(const Precheck &check);

/// How to repeat the check, for readers.
std::string repeatingIt();

} // namespace nidreg::actions
