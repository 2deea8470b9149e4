// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/cli/output.h"
#include "model/exchange/json/json.h"
#include "model/urn/scan.h"
#include "model/urn/syntax/nidtally.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace nidreg::app::cli {

/// What the grammars of the namespaces said of the URNs.
struct GrammarCounts {
    std::uint64_t accepted = 0, refused = 0;
    std::uint64_t unsure = 0; ///< it depends on prose, or is too complex
    std::uint64_t none = 0; ///< the namespace is not registered or keeps no grammar
};

struct ScannedNid {
    std::string nid; ///< in lower case
    std::uint64_t urns = 0; ///< valid ones
    std::optional<registry::Status> status; ///< nothing: not known here, or no registry was asked

    bool isRegistered() const { return status && registry::isRegistered(*status); }
};

/// What `urn scan` found.
struct ScanReport {
    std::vector<std::string> files;
    urn::ScanTotals totals;
    std::vector<ScannedNid> nids; ///< the most frequent first
    bool isRegisteredAsked = false;
    std::uint64_t otherUrns = 0; ///< valid ones of NIDs that were too many to tell apart
    std::optional<GrammarCounts> grammar; ///< nothing when none was asked
};

/// {files, bytes, lines, empty, valid, invalid, rules: {RULE: COUNT}, nids: [{nid, urns,
/// registered, status}], unregistered, other_urns, grammar: {accepted, refused, unsure, none}}.
/// `status` is null of a NID that was never registered. `registered`, `unregistered` (a count of
/// URNs) and `grammar` are null where not asked for. `other_urns` are URNs of NIDs that were too
/// many to tell apart: nobody was asked about those.
exchange::Json toJson(const ScanReport &report);

/// The same for people, of the NIDs the most frequent ones; all that are not registered.
std::string asText(const ScanReport &report);

/// Writes the lines that are no URNs into a file, as they are found: line (from 1), offset of the
/// fault in the line (in bytes, from 0), rule and file, with tabs between; or as JSON Lines. All of
/// it is there in the end, or nothing.
class BadLines {
public:
    /// Nothing is written where `to` names no file.
    BadLines(Context &context, Output to);

    /// False after saying why not: it cannot be written, holds something already, or is one of the
    /// files that are read.
    bool open(const std::vector<std::string> &read);
    /// Those that follow are of this file.
    void begin(const std::string &file) { m_file = file; }
    void write(std::span<const urn::BadLine> lines);
    /// Puts the file in place; false after saying why not.
    bool finish();

    bool isWanted() const { return !m_out.output().file.empty(); }
    /// Whether something could not be written; finish() says why.
    bool isBroken() const { return m_out.isBroken(); }

private:
    Context &m_context;
    std::string m_file;
    OutputFile m_out;
};

} // namespace nidreg::app::cli
