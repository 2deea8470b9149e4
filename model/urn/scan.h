// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/fast/engine.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nidreg::urn {

/// How lines are to be scanned. The functions are called by one thread at a time, `check` excepted.
struct ScanOptions {
    Dialect dialect = Dialect::Rfc8141;
    unsigned threads = 1; ///< the calling one is among them
    const Engine *engine = nullptr; ///< null: the quickest

    /// Receives the lines that are not URNs, in their order; valid during the call. Without it no
    /// thread waits for the order.
    std::function<void(std::span<const BadLine>)> bad = {};

    /// Asked of every valid URN, by several threads at once: where the grammar of its namespace
    /// refuses it, counted from the URN's beginning. Nothing where that has no objection.
    std::function<std::optional<std::size_t>(std::string_view urn, std::string_view nid)> check =
        {};

    /// Told how many bytes are read, every now and then; false stops the scan.
    std::function<bool(std::uint64_t bytes)> progress = {};
};

/// What the lines came to.
struct ScanTotals {
    std::uint64_t bytes = 0, lines = 0, empty = 0, valid = 0;
    std::array<std::uint64_t, kNamestringErrors> refused{}; ///< in the order of NamestringError
    std::uint64_t refusedByGrammar = 0;

    std::uint64_t invalid() const { return lines - empty - valid; }
};

/// Checks texts that hold a URN a line, one text after the other; their counts add up.
///
/// Lines end with LF or CRLF, the last one may end without. All other bytes belong to the line, NUL
/// and a CR elsewhere, too. Memory is bounded by the number of threads, whatever the text: some
/// 10 MiB each while bad lines are asked for, and NidCounts.
class Scan {
public:
    explicit Scan(ScanOptions options);

    /// Called for a piece before it is read, on the thread that reads it.
    using Ahead = std::function<void(std::string_view piece)>;

    /// Reads a text of whole lines, in pieces that the threads take turns at. False
    /// when it was stopped: the totals are then those of some of the text.
    bool read(std::string_view text, const Ahead &ahead = {});

    const ScanTotals &totals() const { return m_totals; }
    const NidCounts &nids() const { return m_nids; } ///< of valid URNs

    /// Counts lines and bytes of what follows from 0 again, as bad lines are told.
    void beginFile() { m_lineBase = m_byteBase = 0; }

private:
    friend class ScanTurns;

    ScanOptions m_options;
    NidCounts m_nids;
    ScanTotals m_totals;
    std::uint64_t m_lineBase = 0, m_byteBase = 0; ///< what precedes the text
};

/// Scans a text that comes in parts which end anywhere.
class StreamScan {
public:
    /// A stream's line must fit into memory; a longer one ends the scan.
    static constexpr std::size_t kLongestLine = 256 * 1024 * 1024;

    explicit StreamScan(Scan &scan) : m_scan(scan) { }

    enum class Outcome { Goes, Stopped, LineTooLong };

    /// After another answer than Goes nothing may follow. Stopped: ScanOptions::progress wanted it.
    Outcome feed(std::string_view part);
    /// The text is over; its last line may have no line end. Never LineTooLong.
    Outcome finish();

private:
    static constexpr std::size_t kBlock = 4 * 1024 * 1024;

    Scan &m_scan;
    std::string m_pending; ///< read and not yet scanned
    std::size_t m_whole = 0; ///< so much of it are whole lines
};

/// Engine::readLines for every dialect, with the question that the options ask of valid URNs.
void readCheckedLines(std::string_view text, std::size_t limit, const ScanOptions &options,
                      LineTally &tally, std::vector<BadLine> *bad);

} // namespace nidreg::urn
