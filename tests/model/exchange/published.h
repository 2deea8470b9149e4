// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/formats.h"

#include <QBuffer>
#include <QByteArray>
#include <QFile>
#include <QString>

/// What the tests of the published formats share.
namespace nidreg::tests {

inline constexpr base::Date kDay{std::chrono::year(2026), std::chrono::July, std::chrono::day(28)};

/// A listing of `rows` as `make(device)`'s writer writes it.
template <class Make>
QByteArray written(const std::vector<registry::NamespaceRow> &rows,
                   const std::vector<registry::Contact> &contacts, Make &&make)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto writer = make(buffer);
    for (const registry::NamespaceRow &row : rows)
        writer->add({row});
    writer->finish(contacts);
    return buffer.data();
}

inline QByteArray writtenXml(const std::vector<registry::NamespaceRow> &rows,
                             const std::vector<registry::Contact> &contacts = {},
                             bool hasStylesheet = false)
{
    return written(rows, contacts, [hasStylesheet](QIODevice &to) {
        return exchange::xmlWriter(to, {{}, kDay, {}, false, {}, hasStylesheet});
    });
}

inline registry::NamespaceRow row(const std::string &nid,
                                  std::vector<registry::Reference> references)
{
    registry::NamespaceRow row;
    row.nid = nid;
    row.kind = urn::isInformalForm(nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
    row.references = std::move(references);
    return row;
}

/// The bytes of a file beside the source tree; nothing where it is not there.
inline std::optional<QByteArray> sharedFile(const QString &name)
{
    QFile file(QStringLiteral(NIDREG_SHARED_DATA "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

} // namespace nidreg::tests
