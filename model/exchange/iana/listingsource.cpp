// SPDX-License-Identifier: MIT
#include "model/exchange/iana/listingsource.h"

#include "model/base/text.h"
#include "model/exchange/iana/ianacsv.h"
#include "model/exchange/iana/ianaxmlreader.h"
#include "model/exchange/iana/listingheader.h"
#include "model/listing/entry.h"
#include "model/proof/sha256.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <unordered_set>

namespace nidreg::exchange {

using listing::ReadError;
using listing::ReadRefusal;
using listing::Registration;
using listing::SourceEntry;

listing::Registration publishedAs(const registry::NamespaceRow &row, bool templateHeld)
{
    auto kept = row.entry.empty() ? std::nullopt : readEntry(row.entry);
    return kept ? std::move(*kept) : listing::registrationOf(row, templateHeld);
}

SourceEntry entryOf(const Registration &registration)
{
    SourceEntry entry;
    entry.row = listing::rowOf(registration);
    if (listing::registrationOf(entry.row) != registration)
        entry.row.entry = entryText(registration);
    return entry;
}

namespace {

/// Keeps the registrations as entries and everything else as the header.
class SourceCollector : public ListingHeaderCollector {
public:
    explicit SourceCollector(listing::Source &source) : m_source(source) { }

    bool begin(const listing::Head &head) override
    {
        if (m_id.empty())
            m_id = head.id;
        else
            m_parts.push_back(head.id);
        return ListingHeaderCollector::begin(head);
    }
    bool add(const Registration &registration) override
    {
        m_isOther =
            m_id != "urn-namespaces" && (registration.isValue || !registration.columns.empty());
        m_source.entries.push_back(entryOf(registration));
        return !m_isOther && ListingHeaderCollector::add(registration);
    }
    using ListingHeaderCollector::add;

    /// It registers no NIDs.
    bool isOther() const { return m_isOther; }
    const std::string &id() const { return m_id; }
    /// One of the two registries that IANA's file has in it, and this one has not; empty: none.
    std::string_view missingPart() const
    {
        for (const std::string_view part : {"urn-namespaces-1", "urn-namespaces-2"}) {
            if (std::ranges::count(m_parts, part) == 0)
                return part;
        }
        return {};
    }

private:
    listing::Source &m_source;
    std::string m_id;
    std::vector<std::string> m_parts; ///< the ids of the registries in it
    bool m_isOther = false;
};

/// A file whose bytes are hashed as they are read.
class HashedFile : public QIODevice {
public:
    HashedFile(QFile &file, const ReadProgress &progress) : m_file(file), m_progress(progress)
    {
        open(QIODevice::ReadOnly);
    }
    bool isStopped() const { return m_isStopped; }
    std::string sha256() { return proof::toHex(m_hash.finish()); }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 read = m_file.read(data, most);
        if (read > 0)
            m_hash.add({data, std::size_t(read)});
        if (m_progress && !m_progress(m_file.pos(), m_file.size()))
            m_isStopped = true;
        return m_isStopped ? -1 : read;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QFile &m_file;
    const ReadProgress m_progress;
    proof::RunningHash m_hash;
    bool m_isStopped = false;
};

Read readXml(HashedFile &from)
{
    ReadSource read;
    SourceCollector collector(read.source);
    auto remarks = readIanaXml(from, collector);
    if (collector.isOther())
        return base::fail(ReadRefusal{ReadError::OtherRegistry, 0, collector.id()});
    if (!remarks)
        return base::fail(remarks.error());
    from.readAll(); // white space behind the document belongs to the hash
    read.remarks = std::move(remarks).value();
    std::tie(read.source.headerText, read.source.header) = collector.finish();
    if (const std::string_view missing = collector.missingPart(); !missing.empty())
        return base::fail(ReadRefusal{ReadError::NoSubRegistry, 0, std::string(missing)});
    read.source.complete = {urn::NidKind::Formal, urn::NidKind::Informal};
    return read;
}

Read readCsvFile(HashedFile &from)
{
    ReadSource read;
    listing::Source &source = read.source;
    const QByteArray bytes = from.readAll();
    if (!bytes.isEmpty() && !bytes.endsWith('\n'))
        return base::fail(ReadRefusal{ReadError::Truncated});
    const bool hasTemplates = !bytes.trimmed().startsWith("URN Namespace,Reference");
    const auto done = readIanaCsv({bytes.data(), std::size_t(bytes.size())},
                                  [&](const Registration &registration, std::size_t line) {
                                      SourceEntry entry = entryOf(registration);
                                      entry.line = line;
                                      entry.cells = cellsOf(registration);
                                      if (!hasTemplates)
                                          entry.cells->templateLabel.reset();
                                      if (std::ranges::count(source.complete, entry.row.kind) == 0)
                                          source.complete.push_back(entry.row.kind);
                                      source.entries.push_back(std::move(entry));
                                      return true;
                                  });
    if (!done)
        return base::fail(done.error());
    return read;
}

/// Where the first element begins, past what may stand before it; -1: nowhere.
qsizetype firstElement(const QByteArray &text)
{
    qsizetype at = text.indexOf('<');
    while (at >= 0) {
        const QByteArray here = text.mid(at, 4);
        const bool isComment = here == "<!--";
        if (!here.startsWith("<?") && !here.startsWith("<!"))
            return at;
        const QByteArray end = isComment ? "-->" : ">";
        const qsizetype over = text.indexOf(end, at);
        at = over < 0 ? -1 : text.indexOf('<', over);
    }
    return -1;
}

/// By what the file begins with.
Read readFile(QFile &file, HashedFile &hashed)
{
    QByteArray begin = file.peek(4096);
    if (begin.startsWith("\xEF\xBB\xBF"))
        begin.remove(0, 3);
    const bool isUtf16 = begin.startsWith("\xFF\xFE") || begin.startsWith("\xFE\xFF");
    if (isUtf16 || begin.trimmed().startsWith('<'))
        return readXml(hashed);
    return begin.trimmed().startsWith('{') ? readRegistryJson(hashed) : readCsvFile(hashed);
}

/// A NID that stands there twice is taken where it stands first.
void remarkRepeated(ReadSource &read)
{
    std::unordered_set<std::string> seen;
    seen.reserve(read.source.entries.size());
    const auto isNew = [&](const SourceEntry &each) {
        return seen.insert(base::lowered(each.row.nid)).second;
    };
    if (std::ranges::all_of(read.source.entries, isNew))
        return;
    std::vector<std::string> keys;
    for (const SourceEntry &each : read.source.entries)
        keys.push_back(base::lowered(each.row.nid));
    std::ranges::sort(keys);
    for (auto twice = std::ranges::adjacent_find(keys); twice != keys.end();
         twice = std::adjacent_find(std::ranges::upper_bound(keys, *twice), keys.end()))
        read.remarks.add({listing::Remark::Repeated, 0, *twice});
}

} // namespace

static Read readAny(const QFileInfo &info, const std::string &path, const ReadProgress &progress)
{
    if (info.isDir())
        return readTemplateFolder(path, progress);
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return base::fail(ReadRefusal{ReadError::Unreadable, 0, file.errorString().toStdString()});
    HashedFile hashed(file, progress);
    Read read = readFile(file, hashed);
    if (hashed.isStopped())
        return base::fail(ReadRefusal{ReadError::Stopped});
    if (file.error() != QFile::NoError) // whatever the part that was read looks like
        return base::fail(ReadRefusal{ReadError::Unreadable, 0, file.errorString().toStdString()});
    if (!read)
        return read;
    if (read->source.entries.empty())
        return base::fail(ReadRefusal{ReadError::NoNamespaces});
    ReadSource made = std::move(read).value();
    made.source.sha256 = hashed.sha256();
    return made;
}

Read readListing(const std::string &path, const ReadProgress &progress)
{
    const QFileInfo info(QFile::decodeName(QByteArray::fromStdString(path)));
    Read read = readAny(info, path, progress);
    if (!read)
        return read;
    ReadSource made = std::move(read).value();
    made.source.name = QDir(info.absoluteFilePath()).dirName().toStdString();
    remarkRepeated(made);
    return made;
}

/// IANA's XML begins with <registry>, its CSV with the name of the first column, and registry.json
/// with its schema.
bool isListing(const std::string &path)
{
    constexpr qint64 kLook = 16 * 1024;
    const QString name = QFile::decodeName(QByteArray::fromStdString(path));
    QFile file(name);
    if (!QFileInfo(name).isFile()
        || !file.open(QIODevice::ReadOnly)) // a pipe would wait for its writer
        return false;
    QByteArray text = file.read(kLook);
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    text = text.trimmed();
    if (text.startsWith("URN Namespace,")
        || text.startsWith("{\"$schema\":\"registry.schema.json\""))
        return true;
    const qsizetype element = text.startsWith('<') ? firstElement(text) : -1;
    return element >= 0
        && (text.mid(element).startsWith("<registry ") || text.mid(element).startsWith("<registry>")
            || text.mid(element).startsWith("<registry\n"));
}

/// A registry that changed something since it took a listing over publishes a day of its own. That
/// the listing states another one is a difference of the two, even where all else is the same.
static void addPublishedDay(listing::ChangePlan &plan, const listing::Source &source,
                            const std::string &published)
{
    const bool isTold =
        std::ranges::count(plan.listing, "updated", &listing::FieldChange::field) > 0;
    if (published.empty() || !source.header || isTold)
        return;
    const listing::Head &head = source.header->registry.head;
    if (head.updated != published && !head.updated.empty())
        plan.listing.push_back({"updated", head.id, published, head.updated});
}

namespace {

/// What is held, in the state that is meant.
struct Held {
    std::vector<listing::HeldEntry> entries;
    std::optional<listing::Document> header;
    std::string published; ///< the day that is published instead of the header's; empty: none

    void take(const registry::ListingHead &head)
    {
        header = head.header.empty() ? std::nullopt : readListingHeader(head.header);
        if (header && head.headerEvent < 0)
            published = head.inForce;
    }

    void take(const registry::ListedNamespace &listed, bool needsCells)
    {
        const registry::NamespaceVersion &newest = listed.versions.back().version;
        listing::HeldEntry &entry = entries.emplace_back();
        entry.row = listed.row;
        if (needsCells)
            entry.cells =
                cellsOf(publishedAs(listed.row, !newest.text.empty() && listed.row.hasTemplate));
        entry.statedVersion = newest.statedVersion;
        entry.templateDate = newest.templateDate;
        entry.sha256 = newest.sha256;
        entry.isOwn = !newest.imported;
        entry.isRegistered = newest.request.value > 0;
    }
};

} // namespace

static registry::StoreError stopped()
{
    return {registry::StoreError::Refused, "stopped", {}};
}

/// Of a day before all that is known nothing is held.
static registry::Stored<Held> heldAsOf(registry::Store &store, const listing::Source &source,
                                       const registry::AsOf &asOf,
                                       const std::function<bool()> &goesOn)
{
    const bool needsCells = std::ranges::any_of(
        source.entries, [](const SourceEntry &each) { return each.cells.has_value(); });
    Held held;
    bool isStopped = false;
    const auto read = store.listing(
        registry::Store::Extent::Newest, asOf,
        [&](const registry::ListingHead &head) {
            held.take(head);
            return true;
        },
        [&](const registry::ListedNamespace &listed) {
            held.take(listed, needsCells);
            isStopped = goesOn && !goesOn();
            return !isStopped;
        });
    if (isStopped)
        return base::fail(stopped());
    if (!read && read.error().refusal == "past.not-known" && asOf.isPast())
        return Held();
    if (!read)
        return base::fail(read.error());
    return held;
}

registry::Stored<listing::ChangePlan> planFor(registry::Store &store, const listing::Source &source,
                                              const std::function<bool()> &goesOn)
{
    const auto held = heldAsOf(store, source, {}, goesOn);
    if (!held)
        return base::fail(held.error());
    auto plan = listing::compare(source, held->entries, held->header, goesOn);
    if (goesOn && !goesOn())
        return base::fail(stopped());
    addPublishedDay(plan, source, held->published);
    return plan;
}

registry::Stored<listing::ChangePlan> pastPlanFor(registry::Store &store,
                                                  const listing::Source &source,
                                                  const std::function<bool()> &goesOn)
{
    const auto log = store.head(); // first: what comes while this is compared makes it stale
    if (!log)
        return base::fail(log.error());
    const auto held = heldAsOf(store, source, {source.day()}, goesOn);
    if (!held)
        return base::fail(held.error());
    auto plan = listing::compare(source, held->entries, held->header, goesOn);
    if (goesOn && !goesOn())
        return base::fail(stopped());
    plan.decidedAfter = log->size - 1;
    return plan;
}

} // namespace nidreg::exchange
