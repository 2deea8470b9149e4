// SPDX-License-Identifier: MIT
#include "model/storage/mailaudit.h"

#include "model/proof/sha256.h"
#include "model/storage/canonicalline.h"
#include "model/storage/records.h"

#include <QByteArray>

namespace nidreg::storage {

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
    m_mismatch = Found{numberIn(request), "request " + request + " mail " + std::to_string(mail)};
}

void MailAudit::begin(std::string_view hex)
{
    m_hex = hex;
    const QByteArray bytes =
        QByteArray::fromHex(QByteArray::fromRawData(hex.data(), qsizetype(hex.size())));
    m_event = readEvent({bytes.constData(), std::size_t(bytes.size())});
    m_hashes.clear();
    m_next = m_event ? numberIn(m_event->detail("first")) : 0;
    m_last = m_event ? m_next + numberIn(m_event->detail("mails")) - 1 : -1;
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
        m_mismatch = Found{numberIn(request),
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
