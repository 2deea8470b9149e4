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
        Row, ///< a label, what stands beside it, and a note
        Sentence,
        Remark, ///< small print
    } kind = Sentence;
    QString label; ///< of a row
    QString text; ///< cut where it is too long to be read
    QString note; ///< of a row
    bool isCode = false; ///< of a row: `text` is what a program reads, not a person
    QString whole; ///< of a row: what is copied; empty: `text`
    std::vector<std::pair<qsizetype, qsizetype>> doubtful = {}; ///< places in `text` and lengths
    std::optional<UrnPart> part = {}; ///< of a row: what has this colour in the input
};

/// A stretch of the input, in UTF-16 units.
struct InputMark {
    qsizetype begin = 0, end = 0;
    std::optional<UrnPart> part; ///< nothing: here begins what is wrong
};

/// Where bytes of a text stand in UTF-16 units; quick for places that are asked for in their order.
class TextUnits {
public:
    explicit TextUnits(std::string_view text) : m_text(text) { }

    qsizetype at(std::size_t byte);

private:
    std::string_view m_text;
    std::size_t m_byte = 0; ///< the place that was asked for last
    qsizetype m_unit = 0; ///< and where it is
};

/// What the Workbench says of what was typed.
struct WorkbenchReport {
    std::vector<WorkbenchLine> lines;
    std::vector<InputMark> marks;
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
