// SPDX-License-Identifier: MIT
#include "model/urn/scan.h"

#include "model/urn/namestringreader.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <system_error>
#include <thread>

namespace nidreg::urn {

/// The threads that read one text: each takes the next piece, reads the lines that begin in it, and
/// tells what it found when all that stands before is told.
class ScanTurns {
public:
    ScanTurns(Scan &scan, std::string_view text, const Scan::Ahead &ahead)
        : m_scan(scan), m_text(text), m_ahead(ahead), m_piece(pieceFor(scan.m_options, text.size()))
    {
    }

    bool run()
    {
        std::vector<std::jthread> others;
        const std::size_t pieces = m_text.size() / m_piece + 1;
        const std::size_t threads = std::min<std::size_t>(m_scan.m_options.threads, pieces);
        try {
            for (std::size_t i = 1; i < threads; ++i)
                others.emplace_back([this] { work(); });
        } catch (const std::system_error &) {
            // There are no more threads to be had: those that are there find the same.
        }
        work();
        others.clear(); // waits for them
        const std::size_t bytes = std::min(m_turn * m_piece, m_text.size());
        m_scan.m_totals.bytes += bytes;
        m_scan.m_byteBase += bytes;
        return !m_isStopped;
    }

private:
    /// Pages of one table of the processor's are mapped by one thread at a time: threads that read
    /// them all wait for each other less. But bad lines are kept until their piece's turn has come,
    /// and a text should have pieces for all.
    static std::size_t pieceFor(const ScanOptions &options, std::size_t size)
    {
        constexpr std::size_t kSmall = 256 * 1024;
        constexpr std::size_t kPageTable = 2 * 1024 * 1024;
        const bool isLarge = size / kPageTable >= 4 * std::size_t(options.threads);
        return isLarge && !options.bad ? kPageTable : kSmall;
    }

    void work()
    {
        LineTally tally(m_scan.m_nids);
        std::vector<BadLine> bad;
        for (;;) {
            const std::size_t piece = m_next++;
            if (piece * m_piece >= m_text.size() || m_isStopped)
                break;
            bad.clear();
            const std::uint64_t linesBefore = tally.lines;
            read(piece, tally, m_scan.m_options.bad ? &bad : nullptr);
            for (BadLine &each : bad)
                each.line -= linesBefore;
            tell(piece, tally.lines - linesBefore, bad);
        }
        tally.nids.drain();
        addUp(tally);
    }

    /// Reads the lines that begin in a piece, the last one to its end.
    void read(std::size_t piece, LineTally &tally, std::vector<BadLine> *bad)
    {
        const std::size_t end = std::min((piece + 1) * m_piece, m_text.size());
        std::size_t begin = piece * m_piece;
        if (m_ahead)
            m_ahead(m_text.substr(begin, end - begin));
        if (begin > 0) {
            const auto within = m_text.substr(begin - 1, end - begin);
            const std::size_t lineEnd = within.find('\n');
            if (lineEnd == std::string_view::npos)
                return; // within a long line
            begin += lineEnd;
        }
        const ScanOptions &options = m_scan.m_options;
        const auto lines = m_text.substr(begin);
        if (options.dialect == Dialect::Rfc8141 && !options.check)
            options.engine->readLines(lines, end - begin, tally, bad);
        else
            readCheckedLines(lines, end - begin, options, tally, bad);
        if (bad) {
            for (BadLine &each : *bad)
                each.begin += begin;
        }
    }

    void tell(std::size_t piece, std::uint64_t lines, std::vector<BadLine> &bad)
    {
        std::unique_lock lock(m_mutex);
        if (m_scan.m_options.bad) {
            m_told.wait(lock, [&] { return m_turn == piece || m_isStopped; });
            if (m_isStopped)
                return;
            for (BadLine &each : bad) {
                each.line += m_scan.m_lineBase;
                each.begin += m_scan.m_byteBase;
            }
            if (!bad.empty())
                m_scan.m_options.bad(bad);
        }
        ++m_turn;
        m_scan.m_lineBase += lines;
        const std::uint64_t bytes = std::min(m_turn * m_piece, m_text.size());
        if (m_scan.m_options.progress && !m_scan.m_options.progress(m_scan.m_byteBase + bytes))
            m_isStopped = true;
        m_told.notify_all();
    }

    void addUp(const LineTally &tally)
    {
        const std::lock_guard lock(m_mutex);
        ScanTotals &totals = m_scan.m_totals;
        totals.lines += tally.lines;
        totals.empty += tally.empty;
        totals.valid += tally.valid();
        totals.refusedByGrammar += tally.refusedByGrammar;
        for (std::size_t i = 0; i < tally.refused.size(); ++i)
            totals.refused[i] += tally.refused[i];
    }

    Scan &m_scan;
    std::string_view m_text;
    const Scan::Ahead &m_ahead;
    const std::size_t m_piece; ///< bytes
    std::atomic<std::size_t> m_next = 0; ///< the piece that nobody took yet
    std::atomic<bool> m_isStopped = false;
    std::mutex m_mutex;
    std::condition_variable m_told;
    std::size_t m_turn = 0; ///< how many pieces are told
};

Scan::Scan(ScanOptions options) : m_options(std::move(options))
{
    if (!m_options.engine)
        m_options.engine = &engine();
}

bool Scan::read(std::string_view text, const Ahead &ahead)
{
    return ScanTurns(*this, text, ahead).run();
}

StreamScan::Outcome StreamScan::feed(std::string_view part)
{
    const auto lineEnd = part.rfind('\n');
    const std::size_t whole =
        lineEnd == std::string_view::npos ? 0 : m_pending.size() + lineEnd + 1;
    m_pending += part;
    m_whole = std::max(m_whole, whole);
    if (m_pending.size() - m_whole > kLongestLine)
        return Outcome::LineTooLong;
    if (m_whole < kBlock)
        return Outcome::Goes;
    const bool goesOn = m_scan.read(std::string_view(m_pending).substr(0, m_whole));
    m_pending.erase(0, m_whole);
    m_whole = 0;
    return goesOn ? Outcome::Goes : Outcome::Stopped;
}

StreamScan::Outcome StreamScan::finish()
{
    const bool goesOn = m_scan.read(m_pending);
    m_pending.clear();
    m_whole = 0;
    return goesOn ? Outcome::Goes : Outcome::Stopped;
}

namespace {

struct CheckedLines {
    const ScanOptions &options;
    const Engine &engine;
    LineTally &tally;
    std::vector<BadLine> *bad;

    void take(std::string_view line, std::size_t begin)
    {
        NamestringRefusal refusal{};
        std::string_view nid;
        if (line.empty())
            ++tally.empty;
        else if (!read(line, nid, refusal))
            refuse({tally.lines, begin, refusal});
        else if (const auto at = options.check ? options.check(line, nid) : std::nullopt)
            refuse({tally.lines, begin, {{}, *at}, true});
        else
            accept(nid);
    }

    bool read(std::string_view line, std::string_view &nid, NamestringRefusal &refusal) const
    {
        if (options.dialect == Dialect::Rfc8141) {
            NamestringEnds ends;
            const bool isValid = engine.read(line, ends, refusal);
            if (isValid)
                nid = line.substr(4, ends.nid - 4);
            return isValid;
        }
        NamestringReader reader(line, options.dialect);
        const bool isValid = reader.read();
        const TextRange range = reader.parts().nid;
        nid = line.substr(range.begin, range.end - range.begin);
        refusal = reader.refusal();
        return isValid;
    }

    void accept(std::string_view nid) { tally.nids.add(nid); }

    void refuse(const BadLine &line)
    {
        if (line.isByGrammar)
            ++tally.refusedByGrammar;
        else
            tally.refuse(line.refusal.error);
        if (bad)
            bad->push_back(line);
    }
};

} // namespace

void readCheckedLines(std::string_view text, std::size_t limit, const ScanOptions &options,
                      LineTally &tally, std::vector<BadLine> *bad)
{
    CheckedLines lines{options, *options.engine, tally, bad};
    for (std::size_t at = 0; at < limit; ++tally.lines) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const bool isCrLf = end < text.size() && end > at && text[end - 1] == '\r';
        lines.take(text.substr(at, end - isCrLf - at), at);
        at = end + 1;
    }
}

} // namespace nidreg::urn
