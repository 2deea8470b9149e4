// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QTextDocument;

namespace nidreg::forms {

/// The parts of a URN or URI that have a colour of their own.
enum class UrnPart { Scheme, Nid, Nss, R, Q, F };

/// One line of what the Workbench says. Every text is plain text.
struct WorkbenchLine {
    enum Kind {
        Heading,
        Accepted, ///< a verdict
        Refused,
        Noted, ///< neither: it depends, or nothing is known yet
        Row, ///< a label, the text beside it, and a note
        Sentence,
        Remark, ///< small print
        Columns, ///< the table of the report, headings first
    } kind = Sentence;
    QString label; ///< of a row
    QString text; ///< cut where it is too long to be read
    QString note; ///< of a row
    bool isCode = false; ///< of a row: `text` is what a program reads, not a person
    QString whole; ///< of a row: what is copied; empty: `text`
    std::vector<std::pair<qsizetype, qsizetype>> doubtful = {}; ///< positions in `text` and lengths
    std::optional<UrnPart> part = {}; ///< of a row: what has this colour in the input
};

/// A stretch of the input, in UTF-16 units.
struct InputMark {
    qsizetype begin = 0, end = 0;
    std::optional<UrnPart> part; ///< nothing: here begins what is wrong
};

/// A stretch of the string that is taken apart, for the card that shows it.
struct CardSpan {
    qsizetype begin = 0, end = 0; ///< UTF-16 units of the card's text
    std::optional<UrnPart> part; ///< nothing: here begins what is wrong
    QString name; ///< "NID", "first error"

    friend bool operator==(const CardSpan &, const CardSpan &) = default;
};

/// A string with its parts over it. Without spans there is nothing to show.
struct CardText {
    QString text; ///< as it was typed
    std::vector<CardSpan> spans; ///< in order, apart from each other

    friend bool operator==(const CardText &, const CardText &) = default;
};

/// A line of several that were typed.
struct LineRow {
    qsizetype number = 1; ///< from 1
    qsizetype begin = 0; ///< in the input, in UTF-16 units
    QString text; ///< without blanks around it, cut where it is too long to be read
    QString reason; ///< why it is no URN; empty: it is one
    std::string nid; ///< folded; empty: it is no URN
    QString nidText; ///< as it is written
    std::optional<QString> r, q, f; ///< cut likewise

    friend bool operator==(const LineRow &, const LineRow &) = default;
};

/// The content of a cell of a table in the report: words, with a sign where they are a verdict.
struct ReportCell {
    enum Sign { None, Accepted, Refused, Noted } sign = None;
    QString text;
    bool isCode = false;
};

/// Converts byte positions of a text to UTF-16 units; fast for positions in ascending order.
class TextUnits {
public:
    explicit TextUnits(std::string_view text) : m_text(text) { }

    qsizetype at(std::size_t byte);

private:
    std::string_view m_text;
    std::size_t m_byte = 0; ///< the last position that was converted
    qsizetype m_unit = 0; ///< and where it is
};

/// The Workbench's report on the input.
struct WorkbenchReport {
    std::vector<WorkbenchLine> lines;
    std::vector<InputMark> marks;
    CardText card;
    std::vector<LineRow> rows; ///< of several lines; those that are empty are none
    std::vector<std::vector<ReportCell>> columns; ///< of the line Columns, the headings first
    qsizetype lineNumber = 1; ///< that is taken apart, of several, from 1
    std::string nid; ///< to be looked up in the registry, folded; empty: none

    void add(WorkbenchLine::Kind kind, const QString &text);
    void heading(const QString &text) { add(WorkbenchLine::Heading, text); }
    /// Any bytes beside a label: see readable().
    WorkbenchLine &row(const QString &label, std::string_view bytes, const QString &note = {});
    /// Words beside a label.
    WorkbenchLine &words(const QString &label, const QString &text, const QString &note = {});
    /// The bytes of `input` from one up to another.
    void mark(std::string_view input, std::size_t begin, std::size_t end,
              std::optional<UrnPart> part);
    /// The same where many stretches of one input are marked.
    void mark(TextUnits &input, std::size_t begin, std::size_t end, std::optional<UrnPart> part);
    /// The table of the report as text: a row a line, cells with tabs between them.
    QString columnsText() const;
    /// All of it as text, rows with a tab, as it goes to the clipboard.
    QString plainText() const;
};

/// Any bytes as text that can be read: a sign in the place of each control and of what turns the
/// direction of reading, \xNN for a byte that is not UTF-8; after some lines' worth "…".
QString readable(std::string_view bytes);

/// Writes what the Workbench says as a page to read. Everything goes in as plain text.
void writeReport(QTextDocument &document, const WorkbenchReport &report, const QPalette &palette);

/// The ground that a part has in the input and in front of its row: light on a light window, dark
/// on a dark one. It only helps the eye: every part is named, too.
QColor partColor(UrnPart part, const QPalette &palette);
/// The ground of where something wrong begins.
QColor wrongColor(const QPalette &palette);

} // namespace nidreg::forms
