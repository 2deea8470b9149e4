// SPDX-License-Identifier: MIT
#include "model/storage/recordcheck.h"

#include "model/base/text.h"
#include "model/proof/sha256.h"
#include "model/storage/canonicalline.h"
#include "model/storage/records.h"
#include "model/storage/told.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace nidreg::storage {

using base::Done;
using registry::Mismatch;
using registry::Stored;

namespace {

/// The columns of the views audit_revision and audit_version.
// clang-format off
enum RevisionColumn { REvent, RRequest, RNumber, RText, RSha, RFields, RVersion, RDate, RNid, RBy, RAt,
                      RBody };
enum VersionColumn { VEvent, VNid, VRequest, VText, VSha, VFields, VImported, VRecorded, VGrammar,
                     VEntry, VFormerNid, VPlain };
// clang-format on

/// What an event tells of a version beside its grammar, former NID and entry, in order;
/// the view audit_version brings it as it should stand there.
const std::vector<std::string> &details()
{
    static const std::vector<std::string> kDetails = [] {
        std::vector<std::string> names{"version", "kind", "in-force"};
        for (const registry::RecordColumn &column : registry::kRecordColumns) {
            names.emplace_back(column.name);
            std::ranges::replace(names.back(), '_', '-');
        }
        for (const char *name :
             {"stated-version", "template-date", "sha256", "fields-sha256", "source"})
            names.emplace_back(name);
        return names;
    }();
    return kDetails;
}

} // namespace

std::string RecordCheck::hashed(std::string_view bytes)
{
    m_bytes += std::int64_t(bytes.size());
    return proof::sha256Hex(bytes);
}

void RecordCheck::tellRevision(const LoggedEvent &event)
{
    m_told.clear();
    m_told.say(event.request()).say(event.nid()).say(event.person()).say(event.at());
    for (const char *name : {"revision", "sha256", "fields-sha256", "version", "date", "body"})
        m_told.say(event.detail(name));
    m_revisions.tell({event.number(), m_told.hash(), event.request()},
                     "request " + std::to_string(event.request()) + " revision "
                         + std::string(event.detail("revision")));
}

void RecordCheck::holdRevision(const CopiedRow &row)
{
    const bool isWhole = !row.hasNullBeside({}) && hashed(row.bytes(RText)) == row.bytes(RSha);
    m_held.clear();
    m_held.say(row.number(RRequest)).say(row.bytes(RNid)).say(row.bytes(RBy)).say(row.number(RAt));
    m_held.say(row.number(RNumber)).say(row.bytes(RSha)).say(hashed(row.bytes(RFields)));
    m_held.say(row.number(RVersion)).say(row.bytes(RDate)).say(row.bytes(RBody));
    m_revisions.hold(row.number(REvent), isWhole ? std::optional(m_held.hash()) : std::nullopt);
}

void RecordCheck::tellVersion(const LoggedEvent &event)
{
    m_told.clear();
    m_told.say(event.nid()).say(event.request()).say(event.what() == "import").say(event.at());
    for (const auto &[name, value] : event.details())
        m_told.say(name).say(value);
    m_versions.tell({event.number(), m_told.hash(), event.request()},
                    std::string(event.nid()) + " revision " + std::string(event.detail("version")));
}

void RecordCheck::holdVersion(const CopiedRow &row)
{
    const std::string_view text = row.bytes(VText), grammar = row.bytes(VGrammar);
    const bool isWhole = !row.hasNullBeside({VRequest, VPlain + 1})
        && row.bytes(VSha) == (text.empty() ? std::string() : hashed(text));
    m_held.clear();
    m_held.say(row.bytes(VNid)).say(row.number(VRequest));
    m_held.say(row.number(VImported)).say(row.number(VRecorded));
    const std::string fields = hashed(row.bytes(VFields));
    int column = VPlain;
    for (const std::string &name : details()) {
        const std::string_view plain = row.bytes(column++);
        const std::string_view value = name == "fields-sha256" ? std::string_view(fields) : plain;
        if (!value.empty())
            m_held.say(name).say(value);
    }
    if (!grammar.empty())
        m_held.say("grammar-sha256").say(hashed(grammar));
    if (!row.bytes(VFormerNid).empty())
        m_held.say("former-nid").say(row.bytes(VFormerNid));
    if (!row.bytes(VEntry).empty())
        m_held.say("entry-sha256").say(hashed(row.bytes(VEntry)));
    m_versions.hold(row.number(VEvent), isWhole ? std::optional(m_held.hash()) : std::nullopt);
}

static bool tellsOfVersion(const LoggedEvent &event)
{
    return !event.nid().empty() && (event.what() == "register" || event.what() == "import");
}

void RecordCheck::take(const LoggedEvent &event)
{
    if (event.what() == "submit")
        tellRevision(event);
    else if (tellsOfVersion(event))
        tellVersion(event);
}

Stored<Done> RecordCheck::read(Connection &connection, const AuditSource &source,
                               const std::function<bool()> &goesOn)
{
    const auto revisions = source.read(connection, "revision", [&](const CopiedRow &row) {
        holdRevision(row);
        return goesOn();
    });
    if (!revisions || !goesOn())
        return revisions;
    return source.read(connection, "version", [&](const CopiedRow &row) {
        holdVersion(row);
        return goesOn();
    });
}

Stored<Done> RecordCheck::finish(Connection &connection, const AuditSource &source, bool seesAll,
                                 FirstMismatch &mismatch)
{
    struct Sort {
        Mismatch::Where where;
        ToldRecords &records;
    };
    const std::array sorts{Sort{Mismatch::Revision, m_revisions},
                           Sort{Mismatch::Version, m_versions}};
    for (const Sort &each : sorts) {
        if (const auto *told = each.records.firstMismatch())
            mismatch.found(each.where, told->number, std::string(each.records.subject(*told)));
    }
    for (const Sort &each : sorts) {
        if (mismatch.isThere() || !seesAll || !each.records.hasUnmatched())
            continue;
        if (auto done = reportUnmatched(connection, source, each.where, mismatch); !done)
            return done;
    }
    return Done();
}

/// "name=COUNT", and a line for each text of a JSON array.
static std::string lines(std::string_view name, std::string_view each, std::string_view array)
{
    const auto texts = parsed(array);
    std::string all = canonicalLine(name, std::to_string(texts.size()));
    for (const auto &text : texts) // what is no text is told by a byte that no text holds
        all += canonicalLine(each, text.is_string() ? text.get<std::string>() : '\0' + text.dump());
    return all;
}

/// nidreg.canonical_mail() in the schema.
static std::string canonical(const CopiedRow &row)
{
    return canonicalLine("nidreg-mail", "1") + canonicalLine("message-id", row.bytes(3))
        + lines("references", "reference", row.bytes(4)) + canonicalLine("sent", row.bytes(5))
        + canonicalLine("sender", row.bytes(6)) + canonicalLine("subject", row.bytes(7))
        + canonicalLine("body", row.bytes(8)) + lines("attachments", "attachment", row.bytes(9))
        + canonicalLine("raw-sha256", row.bytes(10));
}

void MailAudit::find(std::int64_t mail)
{
    if (m_mismatch)
        return;
    const std::string request(m_event ? m_event->field("request") : "?");
    m_mismatch = Found{base::numberIn(request).value_or(0),
                       "request " + request + " mail " + std::to_string(mail)};
}

void MailAudit::begin(std::string_view hex)
{
    m_hex = hex;
    const QByteArray bytes =
        QByteArray::fromHex(QByteArray::fromRawData(hex.data(), qsizetype(hex.size())));
    m_event = readEvent({bytes.constData(), std::size_t(bytes.size())});
    m_hashes.clear();
    m_next = m_event ? base::numberIn(m_event->detail("first")).value_or(0) : 0;
    m_last = m_event ? m_next + base::numberIn(m_event->detail("mails")).value_or(0) - 1 : -1;
    if (!m_event)
        find(0);
}

void MailAudit::take(const CopiedRow &row)
{
    if (row.bytes(0) != m_hex) {
        end();
        begin(row.bytes(0));
    }
    if (m_mismatch || row.number(12) != 0)
        return; // a mail that is missing is found at the end of its event
    const proof::Hash hash = proof::sha256(canonical(row));
    bool hasNull = false; // the database lets none be, until somebody changes its tables
    for (int i = 1; i <= 11; ++i)
        hasNull = hasNull || row.isNull(i);
    if (hasNull || row.number(2) != m_next || m_next > m_last
        || row.bytes(1) != m_event->field("request") || row.bytes(11) != proof::toHex(hash))
        return find(m_next > m_last ? row.number(2) : m_next);
    m_hashes.append(reinterpret_cast<const char *>(hash.data()), hash.size());
    ++m_next;
    ++m_count;
}

void MailAudit::end()
{
    if (m_hex.empty() || m_mismatch)
        return;
    if (m_next <= m_last)
        return find(m_next);
    if (proof::sha256Hex(m_hashes) != m_event->detail("mails-sha256")) {
        const std::string request(m_event->field("request"));
        m_mismatch = Found{base::numberIn(request).value_or(0),
                           "request " + request + " mails of event "
                               + std::string(m_event->field("number"))};
    }
}

void MailAudit::finish()
{
    end();
    m_hex.clear();
}

} // namespace nidreg::storage
