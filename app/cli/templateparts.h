// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "forms/session/templateforms.h"
#include "model/registry/store.h"
#include "model/templates/lint/grammar.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace nidreg::app::cli {

// The verbs of `template` that have a file of their own.
void addConvert(CLI::App &area, Context &context);
void addDifference(CLI::App &area, Context &context);
void addReport(CLI::App &area, Context &context);

/// What `--paper` says; without it what the locale's printers hold (LC_PAPER before LANG).
struct PaperOption {
    std::string name;

    void addTo(CLI::App &verb);
    forms::Paper paper() const;
};

/// A check for options that take a day, YYYY-MM-DD.
const CLI::Validator &aDay();

/// Writes what a verb made; answers Exit::Usage where that would go to a terminal and is a PDF, and
/// Exit::Failed for no bytes: pages that cannot be laid out.
int writeForm(Context &context, const Output &to, const QByteArray &bytes, std::string_view verb);

/// True in a program that makes PDFs; says what is missing in another.
bool canMakePages(Context &context, std::string_view verb);

/// The grammars that registrations keep, each looked up and made ready once, so that a million
/// lines of one namespace are one question to the registry. Bounded: a stream of random NIDs must
/// not fill memory.
class RegisteredGrammars {
public:
    explicit RegisteredGrammars(registry::Directory &directory) : m_directory(directory) { }

    /// What the newest version's grammar of `nid` (any case) says to `urn`; nothing where the
    /// namespace is not registered or keeps no grammar.
    registry::Stored<std::optional<templates::UrnTrial>> trial(std::string_view nid,
                                                               std::string_view urn);

private:
    using Kept = std::optional<templates::TemplateGrammar>;
    registry::Stored<const Kept *> find(std::string_view nid);

    static constexpr std::size_t kMaxGrammars = 1000;
    registry::Directory &m_directory;
    std::unordered_map<std::string, Kept> m_known;
};

} // namespace nidreg::app::cli
