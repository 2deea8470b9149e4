// SPDX-License-Identifier: MIT
#include "model/storage/store/verifier.h"

#include "model/storage/store/canonicalevent.h"
#include "model/storage/store/records.h"
#include "registry-data/queries.h"

#include <QByteArray>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

static std::string fromHex(std::string_view hex)
{
    return QByteArray::fromHex(QByteArray::fromRawData(hex.data(), qsizetype(hex.size())))
        .toStdString();
}

/// The [name, value] pairs of a `details` column.
static std::vector<std::pair<std::string, std::string>> pairsIn(std::string_view json)
{
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto &pair : parsed(json)) {
        if (pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_string())
            pairs.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
    }
    return pairs;
}

static std::int64_t numberIn(std::string_view digits)
{
    return QByteArrayView(digits.data(), qsizetype(digits.size())).toLongLong();
}

static std::string revisionName(std::string_view request, std::string_view number)
{
    return "request " + std::string(request) + " revision " + std::string(number);
}

static std::string versionName(std::string_view nid, std::string_view number)
{
    return std::string(nid) + " version " + std::string(number);
}

void Verifier::misfit(Misfit::Where where, std::int64_t number, std::string subject)
{
    if (!m_report.misfit)
        m_report.misfit = Misfit{where, number, std::move(subject)};
}

Stored<Done> Verifier::readState()
{
    const auto rows = m_connection.run(sql::log::read_state);
    if (!rows)
        return base::fail(rows.error());
    if (rows->empty())
        return base::fail(StoreError{StoreError::Refused, "there_is_one_head", {}});
    const QVariantList &row = rows->front();
    if (!row[6].toBool())
        return base::fail(StoreError{StoreError::Refused, "wrong-role", {}});
    m_report.head = {row[0].toLongLong(), row[1].toString().toStdString()};
    m_peaks = row[2].toString().toStdString();
    m_nodesStored = row[3].toLongLong();
    m_revisionsStored = row[4].toLongLong();
    m_versionsStored = row[5].toLongLong();
    return Done();
}

/// Visits every row until the first misfit.
Stored<Done> Verifier::checkRows(std::string_view statement, Check check)
{
    if (m_report.misfit || m_isStopped)
        return Done();
    return stream(m_connection, statement, [&](const BulkRow &row) {
        (this->*check)(row);
        return !m_report.misfit && !m_isStopped;
    });
}

void Verifier::checkEvent(const BulkRow &row)
{
    const std::int64_t expected = m_tree.size();
    CanonicalEvent columns;
    for (std::size_t i = 0; i < columns.fields.size(); ++i)
        columns.fields[i] = row.text(int(i));
    columns.details = pairsIn(row.text(11));
    const std::string bytes = fromHex(row.text(12));
    if (row.number(0) != expected || write(columns) != bytes)
        misfit(Misfit::Event, expected, "event " + std::to_string(expected));
    checkNodes(m_tree.append(bytes), row.text(13));
    if (m_progress && expected % 256 == 0)
        m_isStopped = !m_progress(expected, m_report.head.size);
}

void Verifier::checkNodes(const std::vector<MerkleTree::Node> &nodes, std::string_view stored)
{
    std::string expected;
    for (const MerkleTree::Node &node : nodes) {
        if (!expected.empty())
            expected += ' ';
        expected +=
            std::to_string(node.level) + ':' + std::to_string(node.index) + ':' + toHex(node.hash);
    }
    m_nodesSeen += std::int64_t(nodes.size());
    const std::int64_t number = m_tree.size() - 1;
    if (stored != expected)
        misfit(Misfit::Node, number, "nodes of event " + std::to_string(number));
}

void Verifier::checkHead()
{
    std::string peaks;
    for (const Hash &peak : m_tree.peaks())
        peaks += (peaks.empty() ? "" : " ") + toHex(peak);
    if (m_report.head.size != m_tree.size() || m_report.head.root != toHex(m_tree.root())
        || peaks != m_peaks)
        misfit(Misfit::Head, m_tree.size(), "head");
}

void Verifier::checkRevision(const BulkRow &row)
{
    const auto event = readEvent(fromHex(row.text(0)));
    if (!event)
        return misfit(Misfit::Event, 0, "event");
    ++m_report.revisions;
    const std::string_view request = event->field("request");
    const bool fits = row.text(1) == request && row.text(2) == event->detail("revision")
        && toHex(sha256(row.text(3))) == event->detail("sha256")
        && row.text(4) == event->detail("sha256") && row.text(5) == event->detail("fields-sha256")
        && row.text(6) == event->detail("version") && row.text(7) == event->detail("date")
        && row.text(8) == event->field("nid") && row.text(9) == event->field("person")
        && row.text(10) == event->field("at");
    if (!fits)
        misfit(Misfit::Revision, numberIn(request),
               revisionName(request, event->detail("revision")));
}

void Verifier::checkVersion(const BulkRow &row)
{
    const auto event = readEvent(fromHex(row.text(0)));
    if (!event)
        return misfit(Misfit::Event, 0, "event");
    ++m_report.versions;
    const std::string_view text = row.text(4);
    const bool fits = !row.isNull(1) && row.text(1) == event->field("nid")
        && row.text(3) == event->field("request")
        && row.text(5) == (text.empty() ? std::string() : toHex(sha256(text)))
        && pairsIn(row.text(6)) == event->details;
    if (!fits)
        misfit(Misfit::Version, numberIn(event->field("request")),
               versionName(event->field("nid"), event->detail("version")));
}

void Verifier::checkMail(const BulkRow &row)
{
    m_mails.take(row);
    if (const auto found = m_mails.misfit())
        misfit(Misfit::Mail, found->number, found->subject);
}

/// The mails of discussions: all that events tell of, and no others.
Stored<Done> Verifier::checkMails()
{
    if (const auto done = checkRows(sql::log::stream_mails, &Verifier::checkMail); !done)
        return done;
    m_mails.finish();
    if (const auto found = m_mails.misfit())
        misfit(Misfit::Mail, found->number, found->subject);
    m_report.mails = m_mails.count();
    if (m_report.misfit || m_isStopped)
        return Done();
    const auto stored = m_connection.value(sql::log::count_mails, {});
    if (!stored)
        return base::fail(stored.error());
    if (stored->toLongLong() != m_report.mails)
        misfit(Misfit::Mail, 0, "mails");
    return Done();
}

/// Rows that no event tells of.
void Verifier::checkCounts()
{
    if (m_nodesStored != m_nodesSeen)
        misfit(Misfit::Node, m_tree.size(), "nodes");
    if (m_revisionsStored != m_report.revisions)
        misfit(Misfit::Revision, 0, "revisions");
    if (m_versionsStored != m_report.versions)
        misfit(Misfit::Version, 0, "versions");
}

/// What only repeats the log, for speed: the listing's rows and where requests stand.
Stored<Done> Verifier::checkPlaces()
{
    const auto row = m_connection.run(sql::log::find_misplaced_row);
    if (!row)
        return base::fail(row.error());
    for (const QVariantList &each : *row)
        misfit(Misfit::Version, 0,
               versionName(each[0].toString().toStdString(), each[1].toString().toStdString()));
    const auto request = m_connection.run(sql::log::find_misplaced_request);
    if (!request)
        return base::fail(request.error());
    for (const QVariantList &each : *request)
        misfit(Misfit::Event, each[1].toLongLong(), "request " + each[0].toString().toStdString());
    return Done();
}

Stored<registry::LogReport> Verifier::run()
{
    if (const auto read = readState(); !read)
        return base::fail(read.error());
    if (const auto done = checkRows(sql::log::stream_events, &Verifier::checkEvent); !done)
        return base::fail(done.error());
    if (!m_isStopped)
        checkHead();
    if (const auto done = checkRows(sql::log::stream_revisions, &Verifier::checkRevision); !done)
        return base::fail(done.error());
    if (const auto done = checkRows(sql::log::stream_versions, &Verifier::checkVersion); !done)
        return base::fail(done.error());
    if (const auto done = checkMails(); !done)
        return base::fail(done.error());
    if (m_isStopped)
        return base::fail(StoreError{StoreError::Refused, "cancelled", {}});
    if (m_report.misfit)
        return m_report; // the rest of a stream was cancelled, and with it the transaction
    checkCounts();
    if (const auto done = checkPlaces(); !done)
        return base::fail(done.error());
    return m_report;
}

} // namespace nidreg::storage
