// SPDX-License-Identifier: MIT
#include "app/shell/outlets.h"

#include "app/wiring/citing.h"
#include "app/wiring/failures.h"
#include "app/wiring/logfiles.h"
#include "app/wiring/lostevents.h"
#include "app/wiring/maintenance.h"
#include "app/wiring/publications.h"
#include "model/exchange/files/scanfile.h"
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/table/tableformat.h"
#include "model/files/savewhole.h"
#include "model/uri/baseurl.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <thread>

namespace nidreg::app {

using registry::Stored;

static exchange::PublishPlan planOf(const forms::PublishOrder &order)
{
    exchange::PublishPlan plan{order.folder.toStdString(), {}};
    for (const std::string &each : order.formats)
        plan.formats.push_back(exchange::formatNamed(each).value());
    plan.dryRun = order.dryRun;
    if (const auto url = uri::baseUrl(order.baseUrl.toStdString()))
        plan.baseUrl = *url;
    plan.hasStylesheet = order.hasStylesheet;
    return plan;
}

/// The seal of who may put it on record; nobody's otherwise.
static registry::Stored<exchange::Seal> sealOf(const actions::Services &services,
                                               const forms::PublishOrder &order)
{
    const auto key = keyIn(logFilesFrom(QProcessEnvironment::systemEnvironment()).key);
    if (!key)
        return base::fail(key.error());
    auto seal = sealFor(services.store, order.record, *key);
    if (!seal && seal.error().kind == registry::StoreError::Refused)
        return exchange::Seal();
    return seal;
}

static QStringList namesOf(const std::vector<std::string> &files)
{
    QStringList names;
    for (const std::string &each : files)
        names += QString::fromStdString(each);
    return names;
}

static forms::PublicationDifference differenceOf(const exchange::Published &published)
{
    forms::PublicationDifference difference;
    difference.isFirst =
        published.differing.changed + published.differing.removed + published.differing.same == 0
        && published.foreign.count == 0;
    difference.isKnown = published.listing.isKnown;
    difference.added = published.listing.added;
    difference.changed = published.listing.changed;
    difference.removed = published.listing.removed;
    for (const exchange::NamespaceChange &each : published.listing.named)
        difference.nids += QString::fromStdString(each.nid);
    difference.filesAdded = published.differing.added;
    difference.filesChanged = published.differing.changed;
    difference.filesRemoved = published.differing.removed;
    difference.foreignCount = published.foreign.count;
    for (const exchange::ForeignChange &each : published.foreign.named)
        difference.foreignFiles += QString::fromStdString(each.name);
    difference.removedFiles = namesOf(published.differing.removedNames);
    return difference;
}

/// All of the folder is the publication's: one with other files is refused.
static void listFiles(const QString &folder, forms::Publication &publication)
{
    const QDir published(folder);
    publication.files = published.entryList(QDir::Files, QDir::Name);
    for (const QString &name : published.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        QDirIterator files(published.filePath(name), QDir::Files, QDirIterator::Subdirectories);
        qint64 count = 0;
        for (; files.hasNext(); files.next())
            ++count;
        publication.folders.emplace_back(name, count);
    }
}

static registry::Stored<forms::Publication> publishListing(const actions::Services &services,
                                                           const forms::PublishOrder &order,
                                                           const registry::Progress &progress)
{
    auto plan = planOf(order);
    const auto seal = sealOf(services, order);
    if (!seal)
        return base::fail(seal.error());
    plan.seal = *seal;
    const auto published = exchange::publish(services.store, plan, progress);
    if (!published)
        return base::fail(failureOf(published.error()));
    forms::Publication result;
    listFiles(order.folder, result);
    for (const exchange::Format shown : {exchange::Format::Xml, exchange::Format::Html}) {
        const auto page = QString::fromStdString(std::string(exchange::fileOf(shown)));
        if (result.files.contains(page))
            result.page = page;
    }
    result.namespaces = published->namespaces;
    result.isUnchanged = published->isUnchanged;
    result.difference = differenceOf(*published);
    if (published->event)
        result.event = *published->event;
    return result;
}

forms::Publisher listingPublisher()
{
    forms::Publisher publisher{{}, publishListing};
    for (const exchange::FormatSpec &each : exchange::formats())
        publisher.formats.emplace_back(each.name);
    return publisher;
}

forms::AuditOutlets auditOutlets(const LogFiles &files, const QString &maintenance)
{
    forms::AuditOutlets outlets;
    outlets.checkpoint = [files](const registry::LogHead &head) -> Stored<QString> {
        const auto key = keyIn(files.key);
        if (!key)
            return base::fail(key.error());
        return QString::fromStdString(checkpointOf(head, *key));
    };
    outlets.proof = [files](const registry::Inclusion &inclusion) -> Stored<QByteArray> {
        const auto key = keyIn(files.key);
        if (!key)
            return base::fail(key.error());
        return QByteArray::fromStdString(proofOf(inclusion, *key));
    };
    outlets.witnesses = [files](const std::string &name, const std::string &log) {
        return witnessesOf(files, name, log);
    };
    outlets.note = [files](registry::LogStore &store, const std::string &name,
                           const QString &checkpoint) -> Stored<QString> {
        auto kept = addWitness(files, name, {}, checkpoint.toStdString());
        const auto named = kept ? keepEvents(store, files, name, *kept)
                                : Stored<base::Done>(base::fail(kept.error()));
        return named ? std::move(kept) : Stored<QString>(base::fail(named.error()));
    };
    outlets.noteVerified = [maintenance](const std::string &log,
                                         const registry::Verification &verification) {
        noteVerification(maintenance, log, verification);
    };
    return outlets;
}

forms::MaintenanceOutlet maintenanceOutlet(const LogFiles &files, const QString &maintenance)
{
    return [files, maintenance](const std::string &name, const std::string &log) {
        return maintenanceOf(maintenance, files, name, log);
    };
}

static forms::Reconciled reconcile(const actions::Services &services, const QString &path,
                                   const registry::Progress &progress)
{
    auto read = exchange::readListing(path.toStdString(), progress);
    if (!read)
        return base::fail(forms::ReconcileError(read.error()));
    auto found = std::make_shared<forms::Reconciliation>();
    found->remarks = std::move(read.value().remarks);
    found->source = std::move(read.value().source);
    auto plan = exchange::planFor(services.store, found->source, [&] { return progress(0, 0); });
    if (!plan)
        return base::fail(forms::ReconcileError(plan.error()));
    found->plan = std::move(plan).value();
    return std::shared_ptr<const forms::Reconciliation>(std::move(found));
}

forms::ReconcileOutlets reconcileOutlets()
{
    return {reconcile, [](const QString &path) { return exchange::isListing(path.toStdString()); }};
}

namespace {

struct Scanning {
    Q_DECLARE_TR_FUNCTIONS(nidreg::app::Scanning)
};

QString wording(const exchange::ScanFailure &failure)
{
    switch (failure.fault) {
    case exchange::ScanFault::Unreadable:
        return Scanning::tr("Cannot read the file: %1").arg(QString::fromStdString(failure.detail));
    case exchange::ScanFault::Shrunk:
        return Scanning::tr("The file was truncated while it was being read.");
    case exchange::ScanFault::Damaged:
        return Scanning::tr("The file is damaged. Only a part of it can be unpacked.");
    case exchange::ScanFault::LineTooLong:
        return Scanning::tr("A line is longer than 256 MiB. Unpack the file first, then scan it.");
    case exchange::ScanFault::Stopped:
        return Scanning::tr("Stopped. The results cover the part that was read.");
    }
    return {};
}

forms::ScanAnswer scan(const forms::ScanRequest &request)
{
    const std::string path = QFile::encodeName(request.path).toStdString();
    const auto all = std::max<std::int64_t>(exchange::bytesToScan(path), 1);
    exchange::ScanPosition position;
    const auto tell = [&](std::int64_t read) {
        return request.progress(int(std::min(read, all) * 1000 / all));
    };
    urn::ScanOptions options;
    options.dialect = request.dialect;
    options.threads = std::max(1U, std::thread::hardware_concurrency());
    options.bad = request.bad;
    options.progress = [&](std::uint64_t bytes) {
        return tell(position.isStream ? position.read : std::int64_t(bytes));
    };
    urn::Scan scan(options);
    const auto done = exchange::scanFile(path, scan, position, [&] { return tell(position.read); });
    forms::ScanAnswer answer{request.dialect,
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

static Stored<base::Done> unwritable(const QString &why)
{
    return base::fail(registry::refused("file.unwritable", why.toStdString()));
}

/// Row by row: a table of any length needs no room here.
static Stored<base::Done> writeTable(const QString &path, const QString &name,
                                     const std::vector<registry::TableColumn> &columns,
                                     const forms::EachRow &rows)
{
    const auto *format = exchange::tableFormatNamed(name.toStdString());
    files::WholeFile file(path);
    if (!format || !file.open())
        return unwritable(file.whyNot());
    const auto writer = format->writer([&file](std::string_view more) { return file.write(more); });
    bool isWell = writer->begin(columns);
    if (isWell) {
        const auto done = rows([&](const auto &cells) { return isWell = writer->row(cells); });
        if (!done)
            return done;
    }
    if (isWell && writer->end() && file.commit())
        return base::Done();
    const QString fault = QString::fromStdString(writer->fault());
    return unwritable(fault.isEmpty() ? file.whyNot() : fault);
}

forms::TableOutlet tableOutlet()
{
    forms::TableOutlet outlet;
    for (const exchange::TableFormat &format : exchange::tableFormats())
        outlet.formats.push_back(
            {QString::fromUtf8(format.name.data(), qsizetype(format.name.size())),
             QString::fromUtf8(format.title.data(), qsizetype(format.title.size()))});
    outlet.text = [](const registry::Table &table, const QString &name) -> forms::TableText {
        const auto *format = exchange::tableFormatNamed(name.toStdString());
        const auto text =
            exchange::tableText(table, format ? *format : exchange::tableFormats().front());
        if (!text)
            return base::fail(registry::refused("file.unwritable", text.error()));
        return QByteArray::fromStdString(*text);
    };
    outlet.write = &writeTable;
    return outlet;
}

forms::Cite citing()
{
    return [](registry::Store &store, const registry::AsOf &asOf, const registry::NamespaceRow &row,
              const std::string &baseUrl) { return citedOf(&store, asOf, row, baseUrl); };
}

} // namespace nidreg::app
