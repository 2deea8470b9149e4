// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTextCharFormat>
#include <QTimer>

#include <array>
#include <functional>
#include <vector>

namespace nidreg::forms {

class PlainTextField;

/// A stretch of a field's text with a mark of its own; UTF-16 units.
struct TextMark {
    qsizetype position = 0;
    qsizetype length = 0;
    QTextCharFormat format;
    QString tip; ///< plain text; empty for none

    qsizetype end() const { return position + length; }
    friend bool operator==(const TextMark &, const TextMark &) = default;
};

/// What is underlined and tinted in a field. Only the visible marks are given to the widget, so
/// that a long text with thousands of marks costs no more than its visible part. Marks move with
/// the text while it is typed.
class FieldMarks : public QObject {
    Q_OBJECT

public:
    /// Later layers are drawn over earlier ones.
    enum Layer { Copied, Spelling, Findings, Hidden, Matches, kLayers };

    explicit FieldMarks(PlainTextField &field);

    /// The marks of a layer, in the order of their positions.
    void set(Layer layer, std::vector<TextMark> marks);
    /// Finds marks in a visible part of the text: asked whenever that changes.
    using Finder = std::function<std::vector<TextMark>(qsizetype from, qsizetype to)>;
    void setFinder(Layer layer, Finder finder);
    /// Asks the finders again.
    void refreshSoon();

    /// The uppermost mark with a tip at a position; null where there is none.
    const TextMark *at(qsizetype position) const;
    /// The mark of a layer at a position, its end included.
    const TextMark *at(Layer layer, qsizetype position) const;

    /// The text changed: marks after the position move, marks at it are removed.
    void move(qsizetype position, qsizetype removed, qsizetype added);

private:
    void refresh();
    std::vector<TextMark> hidden(qsizetype from, qsizetype to) const;

    PlainTextField &m_field;
    std::array<std::vector<TextMark>, kLayers> m_marks;
    std::array<Finder, kLayers> m_finders;
    std::vector<TextMark> m_shown;
    QTimer m_timer;
};

} // namespace nidreg::forms
