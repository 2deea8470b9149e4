// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/templates/template.h"

#include <QJsonObject>
#include <QSet>
#include <QString>

#include <array>
#include <vector>

namespace nidreg::forms {

/// The words that a draft copied from another template, and where the draft still has them. Words
/// count, not lines: a paragraph that was wrapped again is still copied.
class CopiedText {
public:
    CopiedText() = default;
    /// `source` names the other template for people: "isbn", "lighthouse.txt".
    CopiedText(const QString &source, const templates::NamespaceTemplate &model);

    bool isEmpty() const { return m_source.isEmpty(); }
    const QString &source() const { return m_source; }

    /// The parts of `text`, a field's, that still are the other template's: UTF-16 units, in order,
    /// not touching. A changed word is no longer copied, those around it are. Linear.
    std::vector<base::Span> spans(templates::Field field, QStringView text) const;
    /// True when `text` has the other template's words and no others.
    bool isWhole(templates::Field field, QStringView text) const;

    QJsonObject toJson() const;
    static CopiedText fromJson(const QJsonObject &object);

private:
    struct Part {
        QString text; ///< as it was copied; empty: nothing was
        QSet<std::size_t> runs; ///< hashes of every kRun words in a row
    };

    const Part &part(templates::Field field) const { return m_parts[std::size_t(field)]; }
    void setPart(templates::Field field, const QString &text);

    QString m_source;
    std::array<Part, templates::kFieldCount> m_parts;
};

} // namespace nidreg::forms
