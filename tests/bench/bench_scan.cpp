// SPDX-License-Identifier: MIT
#include "tests/bench/childprogram.h"
#include "tests/bench/urncorpus.h"
#include "tests/bench/urnpeers.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <array>
#include <cstdio>

/// A file of URNs: `urn scan` beside grep and wc, which take turns. bench_scan [BYTES]
using namespace nidreg::bench;

namespace {

constexpr int kRounds = 5;

struct Contender {
    const char *name;
    QStringList command;
    double wall = 1e9, processor = 1e9; ///< seconds of the quickest round
    double mebibytes = 0; ///< at most, of its own: what is mapped from files does not count
    QByteArray said = {};
};

/// Lines that grep finds, in RFC 8141's grammar without captures: `\z` is the line's end there.
QString pattern(bool isPerl)
{
    QString text = QString::fromLatin1(kUrnPattern).chopped(2) + "$";
    if (isPerl)
        return text;
    // What POSIX has no words for: possessive repetition, groups that capture nothing, the look
    // ahead (what follows a "?" is told instead).
    return text.replace("(?:", "(")
        .replace(")*+)", ")*)") // not the characters of a set
        .replace("|\\?(?!=))*", "|\\?+[A-Za-z0-9._~!$&'()*+,;:@/-]|\\?+%[0-9A-Fa-f]{2})*\\?*");
}

std::size_t write(const QString &name, std::size_t size)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s cannot be written", qPrintable(name));
    UrnCorpus corpus(UrnSizes::Mixed);
    QByteArray block;
    while (block.size() < 16 * 1024 * 1024)
        block += QByteArray::fromStdString(corpus.next()) + '\n';
    std::size_t written = 0;
    for (; written < size; written += std::size_t(block.size())) {
        if (file.write(block) != block.size())
            qFatal("the disk is full");
    }
    return written;
}

double ownMebibytes(qint64 pid)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(pid));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("RssAnon:"))
            return line.mid(8).simplified().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

/// Apart from the others, which are timed: who uses both cores is slowed by being watched.
void weigh(Contender &contender)
{
    QProcess program;
    program.start(contender.command.first(), contender.command.mid(1));
    while (!program.waitForFinished(2) && program.state() != QProcess::NotRunning)
        contender.mebibytes = std::max(contender.mebibytes, ownMebibytes(program.processId()));
    contender.said = program.readAllStandardOutput().split('\n').first();
}

/// Answers go to a file: grep, which knows /dev/null, would stop at its first match.
void run(Contender &contender, const QByteArray &answers)
{
    const Ran ran = runChild(contender.command.first(), contender.command.mid(1), -1, answers);
    contender.wall = std::min(contender.wall, ran.seconds);
    contender.processor = std::min(contender.processor, ran.processor);
}

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("urns.txt");
    const std::size_t size =
        write(file, argc > 1 ? QByteArray(argv[1]).toULongLong() : 1'000'000'000);
    const QString scan = QStringLiteral(NIDREG_BINARY "/app/nidreg-cli");
    qputenv("LC_ALL", "C");
    std::vector<Contender> contenders{
        {"urn scan", {scan, "--offline", "urn", "scan", file}},
        {"urn scan --bad",
         {scan, "--offline", "urn", "scan", "--force", "--bad", file + ".bad", file}},
        {"urn scan --threads 1", {scan, "--offline", "urn", "scan", "--threads", "1", file}},
        {"wc -l", {"wc", "-l", file}},
        {"grep -P", {"grep", "-a", "-c", "-P", pattern(true), file}},
        {"grep -E", {"grep", "-a", "-c", "-E", pattern(false), file}},
    };
    for (Contender &each : contenders)
        weigh(each);
    for (int round = 0; round < kRounds; ++round) {
        for (Contender &each : contenders) {
            // Twice: the other core, which nobody used for seconds, does not come at once.
            for (int i = 0; i < 2; ++i)
                run(each, QFile::encodeName(folder.filePath("answers")));
        }
    }
    std::printf("%zu bytes; seconds of the quickest of %d rounds\n", size, kRounds);
    std::printf("  %-22s %7s %9s %7s %8s %8s %6s\n", "", "wall", "processor", "GB/s", "/wc -l",
                "/grep -P", "MiB");
    for (const Contender &each : contenders) {
        std::printf("  %-22s %7.3f %9.3f %7.2f %8.2f %8.3f %6.1f   %s\n", each.name, each.wall,
                    each.processor, double(size) / each.wall / 1e9, each.wall / contenders[3].wall,
                    each.wall / contenders[4].wall, each.mebibytes, each.said.constData());
    }
    return 0;
}
