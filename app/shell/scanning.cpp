// SPDX-License-Identifier: MIT
#include "app/shell/scanning.h"

#include "model/exchange/files/scanfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <thread>

namespace nidreg::app {

namespace {

struct Scanning {
    Q_DECLARE_TR_FUNCTIONS(nidreg::app::Scanning)
};

QString wording(const exchange::ScanFailure &failure)
{
    switch (failure.fault) {
    case exchange::ScanFault::Unreadable:
        return Scanning::tr("The file cannot be read: %1")
            .arg(QString::fromStdString(failure.detail));
    case exchange::ScanFault::Shrunk:
        return Scanning::tr("The file became shorter while it was read.");
    case exchange::ScanFault::Damaged:
        return Scanning::tr("The file is damaged: it cannot be unpacked to its end.");
    case exchange::ScanFault::LineTooLong:
        return Scanning::tr(
            "A line is longer than 256 MiB: unpack the file first, and it can be read.");
    case exchange::ScanFault::Stopped:
        return Scanning::tr("Stopped: what was read by then is counted.");
    }
    return {};
}

forms::ScanAnswer scan(const forms::ScanWish &wish)
{
    const std::string path = QFile::encodeName(wish.path).toStdString();
    const auto all = std::max<std::int64_t>(exchange::bytesToScan(path), 1);
    exchange::ScanPosition position;
    const auto tell = [&](std::int64_t read) {
        return wish.progress(int(std::min(read, all) * 1000 / all));
    };
    urn::ScanOptions options;
    options.dialect = wish.dialect;
    options.threads = std::max(1U, std::thread::hardware_concurrency());
    options.bad = wish.bad;
    options.progress = [&](std::uint64_t bytes) {
        return tell(position.isStream ? position.read : std::int64_t(bytes));
    };
    urn::Scan scan(options);
    const auto done = exchange::scanFile(path, scan, position, [&] { return tell(position.read); });
    forms::ScanAnswer answer{wish.dialect,
                             done ? QString() : wording(done.error()),
                             scan.totals(),
                             {},
                             scan.nids().others()};
    for (const auto &[nid, urns] : scan.nids().known())
        answer.nids.emplace_back(nid.text(), urns);
    std::ranges::stable_sort(answer.nids, std::greater(),
                             &std::pair<std::string, std::uint64_t>::second);
    return answer;
}

} // namespace

forms::ScanOutlet scanOutlet()
{
    return scan;
}

} // namespace nidreg::app
