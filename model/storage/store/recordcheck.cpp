// SPDX-License-Identifier: MIT
#include "model/storage/store/recordcheck.h"

#include "model/proof/sha256.h"
#include "model/storage/store/canonicalevent.h"
#include "model/storage/store/strays.h"
#include "registry-data/queries.h"

#include <charconv>
#include <utility>

namespace nidreg::storage {

using base::Done;
using registry::Misfit;
using registry::Stored;

static std::int64_t numberIn(std::string_view digits)
{
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

std::string RecordCheck::hashed(std::string_view bytes)
{
    m_bytes += std::int64_t(bytes.size());
    return proof::toHex(proof::sha256(bytes));
}

/// True when an integer column says what an event's text says.
static bool says(const CopiedRow &row, int column, std::string_view text)
{
    return row.isNull(column) ? text.empty() : std::to_string(row.number(column)) == text;
}

namespace {

/// The columns of log/copy_revisions.sql and log/copy_versions.sql.
enum RevisionColumn {
    REvent,
    RRequest,
    RNumber,
    RText,
    RSha,
    RFields,
    RVersion,
    RDate,
    RNid,
    RBy,
    RAt,
    RBody
};
enum VersionColumn {
    VEvent,
    VNid,
    VKey,
    VVersion,
    VRequest,
    VText,
    VSha,
    VFields,
    VImported,
    VRecorded,
    VGrammar,
    VPlain
};

} // namespace

/// Each event tells of one record: the rows come by the events' numbers.
bool RecordCheck::isNext(std::string_view event)
{
    const std::int64_t number = numberIn(event);
    return std::exchange(m_lastEvent, number) < number;
}

void RecordCheck::checkRevision(const CopiedRow &row)
{
    const auto event = readEvent(row.bytes(REvent));
    if (!event)
        return m_misfit.found(Misfit::Revision, 0, "revisions");
    ++m_revisions;
    const bool fits = isNext(event->field("number")) && !row.hasNullBeside({})
        && says(row, RRequest, event->field("request"))
        && says(row, RNumber, event->detail("revision"))
        && hashed(row.bytes(RText)) == event->detail("sha256")
        && row.bytes(RSha) == event->detail("sha256")
        && hashed(row.json(RFields)) == event->detail("fields-sha256")
        && says(row, RVersion, event->detail("version"))
        && row.bytes(RDate) == event->detail("date") && row.bytes(RNid) == event->field("nid")
        && row.bytes(RBy) == event->field("person") && row.bytes(RBody) == event->detail("body")
        && m_instant.text(row.number(RAt)) == event->field("at");
    if (!fits)
        m_misfit.found(Misfit::Revision, numberIn(event->field("request")),
                       "request " + std::string(event->field("request")) + " revision "
                           + std::string(event->detail("revision")));
}

/// Beside text, fields and grammar, the details of a version's event are its columns, in order:
/// log/copy_versions.sql brings them as they should stand in the event.
static bool isTold(const CopiedRow &row, const CanonicalEvent &event, const std::string &fields,
                   const std::string &grammar)
{
    std::vector<std::pair<std::string, std::string>> told;
    static constexpr std::array<std::string_view, 14> kNames{
        "version",       "kind",      "registered",    "updated",      "status",
        "registrant",    "reference", "template-url",  "has-template", "stated-version",
        "template-date", "sha256",    "fields-sha256", "source"};
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        const std::string value =
            kNames[i] == "fields-sha256" ? fields : std::string(row.bytes(VPlain + int(i)));
        if (!value.empty())
            told.emplace_back(kNames[i], value);
    }
    if (!grammar.empty())
        told.emplace_back("grammar-sha256", grammar);
    return told == event.details;
}

void RecordCheck::checkVersion(const CopiedRow &row)
{
    const auto event = readEvent(row.bytes(VEvent));
    if (!event)
        return m_misfit.found(Misfit::Version, 0, "versions");
    ++m_versions;
    const bool isOnce = isNext(event->field("number")) && !row.hasNullBeside({VRequest});
    const std::string_view text = row.bytes(VText);
    const std::string_view grammar = row.bytes(VGrammar);
    const bool fits = isOnce && row.bytes(VNid) == event->field("nid")
        && says(row, VRequest, event->field("request"))
        && row.bytes(VSha) == (text.empty() ? std::string() : hashed(text))
        && (row.number(VImported) != 0) == (event->field("what") == "import")
        && m_instant.text(row.number(VRecorded)) == event->field("at")
        && isTold(row, *event, hashed(row.json(VFields)),
                  grammar.empty() ? std::string() : hashed(grammar));
    if (!fits)
        m_misfit.found(Misfit::Version, numberIn(event->field("request")),
                       std::string(event->field("nid")) + " version "
                           + std::string(event->detail("version")));
}

/// Rows that no event tells of.
Stored<Done> RecordCheck::checkCounts(Connection &connection)
{
    bool hasMoreRevisions = false, hasMoreVersions = false;
    auto done = copyOut(connection, sql::log::count_records, [&](const CopiedRow &row) {
        hasMoreRevisions = row.number(0) != m_revisions;
        hasMoreVersions = row.number(1) != m_versions;
        return true;
    });
    if (done && hasMoreRevisions)
        done = nameStray(connection, Misfit::Revision, m_misfit);
    if (done && hasMoreVersions)
        done = nameStray(connection, Misfit::Version, m_misfit);
    return done;
}

Stored<Done> RecordCheck::run(Connection &connection, bool seesAll)
{
    const auto goesOn = [this] { return !m_misfit.isThere() && !m_isStopped; };
    if (!goesOn())
        return Done();
    const auto revisions = copyOut(connection, sql::log::copy_revisions, [&](const CopiedRow &row) {
        checkRevision(row);
        return goesOn();
    });
    if (!revisions || !goesOn())
        return revisions;
    m_lastEvent = -1;
    const auto versions = copyOut(connection, sql::log::copy_versions, [&](const CopiedRow &row) {
        checkVersion(row);
        return goesOn();
    });
    if (!versions || !goesOn() || !seesAll)
        return versions;
    return checkCounts(connection);
}

} // namespace nidreg::storage
