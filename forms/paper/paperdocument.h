// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/passages.h"

#include <QString>
#include <QTextCursor>
#include <QTextDocument>

#include <span>
#include <string>
#include <string_view>
#include <vector>

class QPagedPaintDevice;
class QPainter;

namespace nidreg::forms {

/// What stands at the head of every page.
struct RunningHead {
    QString left; ///< cut short where there is no room
    QString right;
};

/// A document in the making for paper: built by cursor, so that no text is ever taken for markup,
/// then painted page by page with a running head and "n of m". It is laid out in tenths of a point,
/// so that every device gets the same pages. Needs a QGuiApplication for the fonts.
class PaperDocument {
public:
    explicit PaperDocument(RunningHead head);

    void title(const QString &text);
    void remark(const QString &text); ///< small, below a title
    void heading(const QString &text); ///< stays with the first lines of what follows
    void paragraph(const QString &text);
    void strong(const QString &text); ///< a paragraph that stays with what follows
    void fact(const QString &label, const QString &value);
    void passages(const std::vector<templates::Passage> &all);
    /// Lines as they are, in a face of one width: set smaller where they are long, and only broken
    /// where that is not enough, so that nothing is cut off.
    void verbatim(std::span<const std::string> lines);

    /// Paints all pages, or those of the device's page ranges. False when the device fails.
    bool paint(QPagedPaintDevice &device);

private:
    struct Sheet;
    struct Look;

    /// Of a block's format: true for what must not stand alone at the end of a page.
    static constexpr int kStaysWithNext = QTextFormat::UserProperty + 1;

    void block(const Look &look, const QString &text);
    int layOut(const Sheet &sheet);
    bool startsTooLow(const QTextBlock &block, qreal pageHeight) const;
    void paintPage(QPainter &painter, const Sheet &sheet, int page, int pages) const;
    void paintFurniture(QPainter &painter, const Sheet &sheet, int page, int pages) const;

    RunningHead m_head;
    QTextDocument m_document;
    QTextCursor m_cursor;
};

/// UTF-8 of a template as text for paper: control characters, characters that change the direction
/// of text and what is no character are shown by their numbers, "U+202E".
QString paperText(std::string_view utf8);

} // namespace nidreg::forms
