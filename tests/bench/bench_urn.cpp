// SPDX-License-Identifier: MIT
#include "model/urn/fast/engine.h"
#include "model/urn/namestring.h"
#include "model/urn/namestringreader.h"
#include "tests/bench/urncorpus.h"
#include "tests/bench/urnpeers.h"

#include <array>
#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>

/// URNs one by one, on one core: our reader and its peers, in nanoseconds a URN and as ratios.
using namespace nidreg;
using namespace nidreg::bench;
using urn::Namestring;

namespace {

constexpr std::size_t kUrns = 8000; // some 320 KiB: they stay in the second cache

struct Corpus {
    const char *name;
    std::vector<std::string> urns;
    std::size_t bytes = 0, invalid = 0;
};

bool isUrn(std::string_view text)
{
    return urn::NamestringReader(text, urn::Dialect::Rfc8141).read();
}

Corpus corpusOf(const char *name, UrnSizes sizes)
{
    Corpus corpus{name, UrnCorpus(sizes).take(kUrns)};
    for (const std::string &each : corpus.urns) {
        corpus.bytes += each.size();
        corpus.invalid += !isUrn(each);
    }
    return corpus;
}

/// The nanoseconds a URN of the quickest repetition, by "corpus/contender".
class Quickest : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context &) override { return true; }
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &each : runs) {
            if (each.run_type == Run::RT_Aggregate)
                continue;
            const double time =
                each.real_accumulated_time / double(each.iterations) / double(kUrns) * 1e9;
            const auto [known, isNew] = m_times.emplace(each.run_name.function_name, time);
            known->second = std::min(known->second, time);
        }
    }
    double of(const Corpus &corpus, const char *contender) const
    {
        return m_times.at(std::string(corpus.name) + '/' + contender);
    }

private:
    std::map<std::string, double> m_times;
};

using Verdict = std::function<bool(std::string_view)>;

/// Who answers whether a string is a URN.
const std::vector<std::pair<const char *, Verdict>> &judges()
{
    static const Pcre verdict(Pcre::Asks::Verdict);
    static const Pcre captures(Pcre::Asks::Captures);
    static const std::vector<std::pair<const char *, Verdict>> all{
        {"parse", [](std::string_view text) { return bool(Namestring::parse(text)); }},
        {"pcre2 verdict", [](std::string_view text) { return verdict.matches(text); }},
        {"pcre2 captures", [](std::string_view text) { return captures.matches(text); }},
        {"uriparser", isUrnByUriparser},
        {"QUrl strict", isUrnByQUrl},
    };
    return all;
}

template <class Act> void add(const Corpus &corpus, const char *contender, Act act)
{
    benchmark::RegisterBenchmark((std::string(corpus.name) + '/' + contender).c_str(),
                                 [&corpus, act](benchmark::State &state) {
                                     for (auto _ : state)
                                         act(corpus.urns);
                                 })
        ->UseRealTime();
}

void addContenders(const Corpus &corpus)
{
    using Urns = std::vector<std::string>;
    add(corpus, "memcpy", [](const Urns &urns) {
        std::array<char, 4096> copy;
        for (const std::string &each : urns) {
            std::memcpy(copy.data(), each.data(), each.size());
            benchmark::DoNotOptimize(copy);
        }
    });
    add(corpus, "parse", [](const Urns &urns) {
        for (const std::string &each : urns) {
            const auto urn = Namestring::parse(each);
            benchmark::DoNotOptimize(urn ? urn->nss().size() : urn.error().offset);
        }
    });
    add(corpus, "normalise", [](const Urns &urns) {
        std::array<char, 4096> normal;
        for (const std::string &each : urns) {
            if (const auto urn = Namestring::parse(each))
                benchmark::DoNotOptimize(urn->normalizeTo(normal.data()));
            benchmark::DoNotOptimize(normal);
        }
    });
    add(corpus, "compare two", [](const Urns &urns) {
        for (const std::string &each : urns) {
            const auto left = Namestring::parse(each);
            const auto right = Namestring::parse(each);
            benchmark::DoNotOptimize(left && right && areEquivalent(*left, *right));
        }
    });
    for (std::size_t i = 1; i < judges().size(); ++i) {
        add(corpus, judges()[i].first, [&judge = judges()[i].second](const Urns &urns) {
            for (const std::string &each : urns)
                benchmark::DoNotOptimize(judge(each));
        });
    }
}

void tell(const Corpus &corpus, const Quickest &quickest)
{
    const double copying = quickest.of(corpus, "memcpy");
    const double parsing = quickest.of(corpus, "parse");
    const double matching = quickest.of(corpus, "pcre2 captures");
    const double bytes = double(corpus.bytes) / double(kUrns);
    std::printf("\n%s: %.1f bytes a URN, %.1f %% no URNs\n", corpus.name, bytes,
                100.0 * double(corpus.invalid) / double(kUrns));
    std::printf("  %-16s %8s %8s %9s %9s %9s\n", "", "ns/URN", "GB/s", "/memcpy", "/parse",
                "/pcre2");
    for (const char *each : {"memcpy", "parse", "normalise", "compare two", "pcre2 verdict",
                             "pcre2 captures", "uriparser", "QUrl strict"}) {
        const double time = quickest.of(corpus, each);
        std::printf("  %-16s %8.2f %8.2f %9.2f %9.2f %9.3f\n", each, time, bytes / time,
                    time / copying, time / parsing, time / matching);
    }
}

/// Wrong answers over corpora of another seed.
void tellWrongAnswers()
{
    constexpr std::size_t kAsked = 200'000;
    std::printf("\nwrong answers to %zu strings: takes what is no URN / refuses a URN\n", kAsked);
    const auto strings = UrnCorpus(UrnSizes::Mixed, 3986).take(kAsked);
    for (const auto &[name, judge] : judges()) {
        std::size_t taken = 0;
        std::size_t refused = 0;
        for (const std::string &each : strings) {
            const bool isRight = isUrn(each);
            const bool isSaid = judge(each);
            taken += isSaid && !isRight;
            refused += isRight && !isSaid;
        }
        std::printf("  %-16s %7zu / %zu\n", name, taken, refused);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const std::array corpora{corpusOf("mixed", UrnSizes::Mixed), corpusOf("short", UrnSizes::Short),
                             corpusOf("long", UrnSizes::Long)};
    for (const Corpus &each : corpora)
        addContenders(each);
    // All take turns, so that what else the machine does slows none of them alone.
    std::vector<char *> arguments(argv, argv + argc);
    char interleaved[] = "--benchmark_enable_random_interleaving=true";
    char repetitions[] = "--benchmark_repetitions=25";
    char shortly[] = "--benchmark_min_time=0.01";
    arguments.insert(arguments.begin() + 1, {interleaved, repetitions, shortly});
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    Quickest quickest;
    benchmark::RunSpecifiedBenchmarks(&quickest);
    std::printf("read with %s\n", urn::engine().name.data());
    for (const Corpus &each : corpora)
        tell(each, quickest);
    tellWrongAnswers();
    return 0;
}
