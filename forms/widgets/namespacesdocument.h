// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QPalette>
#include <QTextCursor>

class QTextDocument;

namespace nidreg::forms {

/// Writes a namespace as a page to read. Everything that comes out of a record goes in as plain
/// text; links are made for web and mail addresses only.
class NamespaceDocument {
public:
    NamespaceDocument(QTextDocument &document, const QPalette &palette);

    void writeVersion(const registry::Namespace &space, const registry::NamespaceVersion &version);

private:
    void heading(const QString &text);
    void body(const QString &text);
    void paragraph(const QStringList &lines);
    void fact(const QString &label, const QString &value, const QString &url = {});
    void references(const std::vector<registry::Reference> &references);
    void remark(const QString &text, int above = 12); ///< pixels

    QTextCursor m_cursor;
    QPalette m_palette;
};

/// Where a reference can be read; empty where that is nowhere in particular.
QString urlOf(const registry::Reference &reference);

} // namespace nidreg::forms
