// SPDX-License-Identifier: MIT
#include "app/cli/scanreport.h"
#include "app/cli/shown.h"
#include "app/cli/templateparts.h"
#include "app/cli/verbs.h"
#include "model/exchange/files/scanfile.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>
#include <thread>
#include <utility>

namespace nidreg::app::cli {

namespace {

std::string_view wording(const exchange::ScanFailure &failure)
{
    switch (failure.fault) {
    case exchange::ScanFault::Unreadable:
        return failure.detail;
    case exchange::ScanFault::Shrunk:
        return "was truncated while it was being read";
    case exchange::ScanFault::Damaged:
        return "is damaged and cannot be unpacked completely";
    case exchange::ScanFault::LineTooLong:
        return "has a line longer than 256 MiB; unpack it into a file first";
    case exchange::ScanFault::Stopped:
        return "stopped";
    }
    return {};
}

struct ScanVerbOptions {
    std::string dialect = "rfc8141", threads;
    Output bad;
    bool registered = false, grammar = false;
    std::vector<std::string> files;
};

/// One run of the verb: the files, one after the other, and what stops it on the way.
class ScanRun {
public:
    ScanRun(Context &context, const ScanVerbOptions &options)
        : m_context(context), m_options(options), m_bad(context, options.bad), m_scan(scanOptions())
    {
        for (const std::string &each : options.files)
            m_toRead += exchange::bytesToScan(each);
    }

    int run()
    {
        if ((m_options.registered || m_options.grammar) && !openDirectory())
            return Failed;
        if (!m_bad.open(m_options.files))
            return Failed;
        catchInterrupts();
        for (const std::string &each : m_options.files) {
            if (!readFile(each))
                return Failed;
        }
        m_report.files = m_options.files;
        m_report.totals = m_scan.totals();
        if (!listNids() || !m_bad.finish())
            return Failed;
        m_context.answer(toJson(m_report), asText(m_report));
        return m_report.totals.invalid() == 0 ? Fine : Faulty;
    }

private:
    urn::ScanOptions scanOptions()
    {
        urn::ScanOptions options;
        options.dialect = dialectNamed(m_options.dialect);
        // Only this thread may ask the registry, and grammars come from there.
        options.threads = m_options.grammar ? 1
            : m_options.threads.empty()     ? std::max(1U, std::thread::hardware_concurrency())
                                            : threads();
        if (m_bad.isWanted())
            options.bad = [this](std::span<const urn::BadLine> lines) { m_bad.write(lines); };
        if (m_options.grammar) {
            options.check = [this](std::string_view urn, std::string_view nid) {
                return check(urn, nid);
            };
        }
        options.progress = [this](std::uint64_t bytes) { return goesOn(bytes); };
        return options;
    }

    /// As many as were asked for, or 1000.
    unsigned threads() const
    {
        constexpr unsigned kMaxThreads = 1000;
        unsigned asked = kMaxThreads;
        const std::string &digits = m_options.threads; // the parser let nothing else through
        std::from_chars(digits.data(), digits.data() + digits.size(), asked);
        return std::min(asked, kMaxThreads);
    }

    bool openDirectory()
    {
        m_directory = m_context.directory();
        if (m_directory && m_options.grammar) {
            m_grammars.emplace(*m_directory);
            m_report.grammar.emplace();
        }
        return m_directory != nullptr;
    }

    bool goesOn(std::uint64_t bytes)
    {
        const std::int64_t read =
            m_before + (m_position.isStream ? m_position.read : static_cast<std::int64_t>(bytes));
        const std::int64_t percent = m_toRead > 0 ? std::min(read, m_toRead) * 100 / m_toRead : 0;
        const bool isNew = std::exchange(m_percent, percent) != percent;
        return !m_failure && !m_bad.isBroken()
            && m_context.progress(isNew ? std::min(read, m_toRead) : 0, isNew ? m_toRead : 0);
    }

    bool readFile(const std::string &file)
    {
        m_bad.begin(file);
        const auto done = exchange::scanFile(file, m_scan, m_position,
                                             [this] { return m_context.progress(0, 0); });
        m_before += exchange::bytesToScan(file);
        if (m_failure)
            m_context.failed("urn scan", *m_failure);
        else if (m_bad.isBroken())
            m_bad.finish(); // says why
        else if (!done)
            m_context.failed(file == "-" ? "standard input" : file, wording(done.error()));
        return done && !m_failure && !m_bad.isBroken();
    }

    /// The offset at which the grammar of the URN's namespace refuses it.
    std::optional<std::size_t> check(std::string_view urn, std::string_view nid)
    {
        if (m_failure)
            return std::nullopt; // the registry is not asked again
        const auto trial = m_grammars->trial(nid, urn);
        if (!trial) {
            m_failure = trial.error();
            return std::nullopt;
        }
        using enum templates::UrnVerdict;
        const auto verdict = *trial ? (*trial)->verdict : NoGrammar;
        GrammarCounts &counts = *m_report.grammar;
        if (verdict == Refused)
            return ++counts.refused, (*trial)->offset;
        ++(verdict == Accepted        ? counts.accepted
               : verdict == NoGrammar ? counts.none
                                      : counts.unsure);
        return std::nullopt;
    }

    /// What was counted, and whether it is registered; false after saying why that is not known.
    bool listNids()
    {
        constexpr std::size_t kAsked = 1000;
        m_report.isRegisteredAsked = m_options.registered;
        m_report.otherUrns = m_scan.nids().others();
        std::vector<std::string> asked;
        for (const auto &[nid, urns] : m_scan.nids().known()) {
            m_report.nids.push_back({std::string(nid.text()), urns, std::nullopt});
            asked.push_back(m_report.nids.back().nid);
            const bool isLast = m_report.nids.size() == m_scan.nids().known().size();
            if (m_options.registered && (isLast || asked.size() == kAsked) && !lookUp(asked))
                return false;
        }
        std::ranges::stable_sort(m_report.nids, std::greater(), &ScannedNid::urns);
        return true;
    }

    /// Asks for the last NIDs of the report, and forgets that it did.
    bool lookUp(std::vector<std::string> &asked)
    {
        const auto found = m_directory->statusesOf(asked);
        if (!found) {
            m_context.failed("urn scan", found.error());
            return false;
        }
        for (auto each = m_report.nids.end() - std::ptrdiff_t(asked.size());
             each != m_report.nids.end(); ++each)
            each->status = found->of(each->nid);
        asked.clear();
        return true;
    }

    Context &m_context;
    const ScanVerbOptions &m_options;
    BadLines m_bad;
    urn::Scan m_scan;
    exchange::ScanPosition m_position;
    registry::Directory *m_directory = nullptr;
    std::optional<RegisteredGrammars> m_grammars;
    std::optional<registry::StoreError> m_failure; ///< of the registry, in the middle of a file
    std::int64_t m_toRead = 0, m_before = 0, m_percent = -1;
    ScanReport m_report;
};

} // namespace

void addScan(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("scan", "Check files with one URN per line");
    verb->fallthrough();
    auto options = std::make_shared<ScanVerbOptions>();
    addDialect(*verb, options->dialect);
    verb->add_flag("--registered", options->registered, "Show which NIDs are not registered");
    verb->add_flag("--grammar", options->grammar,
                   "Also check URNs against the grammars of their namespaces (one thread)");
    verb->add_option("--threads", options->threads, "Default: one per processor")
        ->type_name("N")
        ->check(positive());
    verb->add_option("--bad", options->bad.file,
                     "Write the line, offset and rule of each line that is not a URN to this "
                     "file")
        ->type_name("FILE");
    options->bad.addForce(*verb);
    addItems(*verb, "FILE", options->files,
             "Text, gz or zstd; - is standard input. Lines end with LF or CRLF");
    verb->callback([&context, options] {
        context.action = [&context, options] { return ScanRun(context, *options).run(); };
    });
}

} // namespace nidreg::app::cli
