// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/passages.h"

#include <QString>
#include <QTextCursor>
#include <QTextDocument>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class QPagedPaintDevice;
class QPainter;

namespace nidreg::forms {

/// The header of every page.
struct RunningHead {
    QString left; ///< elided where it is too long
    QString right;
};

/// A document for printing: built by cursor, so that no text is ever interpreted as markup,
/// then painted page by page with a running head and "n of m". It is laid out in tenths of a point,
/// so that every device gets the same pages, and as one long page that is cut between lines: Qt's
/// own pages lose lines where a block is moved to the next one. Needs a QGuiApplication for the
/// fonts.
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

    /// Paints all pages, or those of the device's page ranges. False when the device fails, and
    /// where a line has no room on a page.
    bool paint(QPagedPaintDevice &device);

private:
    struct Sheet;
    struct Look;
    struct Line;
    /// A stretch of the document, from the top of its first line to the bottom of its last one.
    struct Page {
        qreal top = 0, bottom = 0;
    };

    /// Of a block's format: true for what must not stand alone at the end of a page.
    static constexpr int kStaysWithNext = QTextFormat::UserProperty + 1;

    void block(const Look &look, const QString &text);
    std::vector<Line> layOut(const Sheet &sheet);
    std::optional<std::vector<Page>> pages(const Sheet &sheet);
    void paintText(QPainter &painter, const Sheet &sheet, const Page &page) const;
    void paintFurniture(QPainter &painter, const Sheet &sheet, int page, int pages) const;

    RunningHead m_head;
    QTextDocument m_document;
    QTextCursor m_cursor;
};

/// UTF-8 of a template as text for paper: control characters, characters that change the direction
/// of text and what is no character are shown by their numbers, "U+202E".
QString paperText(std::string_view utf8);

} // namespace nidreg::forms
