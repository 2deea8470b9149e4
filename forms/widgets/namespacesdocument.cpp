// SPDX-License-Identifier: MIT
#include "forms/widgets/namespacesdocument.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/reader.h"

#include <QFontDatabase>
#include <QRegularExpression>
#include <QTextBlockFormat>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace nidreg::forms {

static constexpr qsizetype kProseLine = 45; ///< shorter lines are lines for a reason: an address

static QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// Only what a browser or a mail program may be handed.
static bool isSafe(const QString &url)
{
    const QString scheme = QUrl(url).scheme();
    return scheme == "https" || scheme == "http" || scheme == "mailto";
}

QString urlOf(const registry::Reference &reference)
{
    const QString data = fromUtf8(reference.data);
    switch (reference.type) {
    case registry::Reference::Rfc:
        return "https://www.rfc-editor.org/rfc/" + data;
    case registry::Reference::RfcErrata:
        return "https://www.rfc-editor.org/errata/eid" + data;
    case registry::Reference::Draft:
        return "https://datatracker.ietf.org/doc/" + data;
    case registry::Reference::Uri:
        return isSafe(data) ? data : QString();
    case registry::Reference::Registry:
        return "https://www.iana.org/assignments/" + data;
    case registry::Reference::Person:
    case registry::Reference::Text:
    case registry::Reference::Note:
    case registry::Reference::Unicode:
        return {};
    }
    return {};
}

NamespaceDocument::NamespaceDocument(QTextDocument &document, const QPalette &palette)
    : m_cursor(&document), m_palette(palette)
{
    document.clear();
    document.setDocumentMargin(12);
    document.setUndoRedoEnabled(false);
}

void NamespaceDocument::heading(const QString &text)
{
    QTextBlockFormat block;
    block.setTopMargin(m_cursor.atStart() ? 0 : 14);
    block.setBottomMargin(3);
    block.setHeadingLevel(3);
    QTextCharFormat format;
    format.setFontWeight(QFont::DemiBold);
    format.setProperty(QTextFormat::FontSizeAdjustment, 1);
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    m_cursor.setBlockFormat(block);
    m_cursor.insertText(text, format);
}

/// Grammars, tables and lists keep their columns.
static bool isPreformatted(const QStringList &lines)
{
    static const QRegularExpression columns(R"(^\s|\S {3,}\S|\t|::=|^[\w-]+\s+=/?\s)");
    return std::ranges::any_of(lines,
                               [](const QString &line) { return columns.match(line).hasMatch(); });
}

/// Long lines are prose that somebody wrapped, and are wrapped anew.
static bool isProse(const QStringList &lines)
{
    return std::all_of(lines.begin(), lines.end() - 1,
                       [](const QString &line) { return line.size() >= kProseLine; });
}

void NamespaceDocument::paragraph(const QStringList &lines)
{
    QTextBlockFormat block;
    block.setBottomMargin(6);
    block.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
    QTextCharFormat format;
    const bool columns = isPreformatted(lines);
    if (columns) {
        format.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
        format.setFontFixedPitch(true);
        block.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    }
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    m_cursor.setBlockFormat(block);
    const bool joined = !columns && isProse(lines);
    m_cursor.insertText(lines.join(joined ? QChar(' ') : QChar(QChar::LineSeparator)), format);
}

void NamespaceDocument::body(const QString &text)
{
    QStringList lines;
    for (const QString &line : (text + "\n\n").split('\n')) {
        if (!line.trimmed().isEmpty())
            lines.append(line);
        else if (!lines.isEmpty())
            paragraph(std::exchange(lines, {}));
    }
}

void NamespaceDocument::fact(const QString &label, const QString &value, const QString &url)
{
    if (value.isEmpty())
        return;
    QTextCharFormat muted, plain;
    muted.setForeground(m_palette.placeholderText());
    plain.setForeground(m_palette.text());
    if (!url.isEmpty()) {
        plain.setAnchor(true);
        plain.setAnchorHref(url);
        plain.setForeground(m_palette.link());
        plain.setFontUnderline(true);
    }
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    QTextBlockFormat block;
    block.setBottomMargin(4);
    m_cursor.setBlockFormat(block);
    m_cursor.insertText(label + "  ", muted);
    m_cursor.insertText(value, plain);
}

void NamespaceDocument::references(const std::vector<registry::Reference> &references)
{
    for (const registry::Reference &each : references) {
        const QString url = urlOf(each);
        fact(Words::tr("Reference"), fromUtf8(registry::labelOf(each)), url);
    }
}

void NamespaceDocument::remark(const QString &text, int above)
{
    QTextCharFormat muted;
    muted.setForeground(m_palette.placeholderText());
    QTextBlockFormat block;
    block.setTopMargin(above);
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    m_cursor.setBlockFormat(block);
    m_cursor.insertText(text, muted);
}

void NamespaceDocument::writeVersion(const registry::Namespace &space,
                                     const registry::NamespaceVersion &version)
{
    if (!version.text.empty()) {
        for (const auto &found : templates::read(version.text)) {
            for (const templates::FieldSpec &spec : templates::kFields) {
                if (!found.fields[std::size_t(spec.field)])
                    continue;
                heading(forms::heading(spec.field));
                const QString text = fromUtf8(found.text(spec.field));
                if (text.trimmed().isEmpty() && spec.field == templates::Field::NamespaceIdentifier)
                    remark(
                        Words::tr("The registry assigns the next number (urn-N) at registration."),
                        0);
                else
                    body(text);
            }
        }
        if (version.imported)
            remark(Words::tr("Imported from %1.").arg(fromUtf8(version.source)));
        return;
    }
    fact(Words::tr("NID"), fromUtf8(version.nid));
    fact(Words::tr("Formerly"), fromUtf8(version.formerNid));
    fact(Words::tr("Version stated"), fromUtf8(version.statedVersion));
    fact(Words::tr("Date stated"), fromUtf8(version.templateDate));
    fact(Words::tr("Registrant"), fromUtf8(version.registrant));
    references(version.references);
    const QString url = fromUtf8(space.row.templateUrl);
    if (isSafe(url))
        fact(Words::tr("Template"), url, url);
    const QString missing =
        Words::tr("Imported from %1. The registry does not have the text of the template.");
    remark(missing.arg(fromUtf8(version.source)));
}

} // namespace nidreg::forms
