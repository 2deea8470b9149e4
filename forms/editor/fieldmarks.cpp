// SPDX-License-Identifier: MIT
#include "forms/editor/fieldmarks.h"

#include "forms/editor/plaintextfield.h"
#include "forms/widgets/admission.h"

#include <algorithm>

namespace nidreg::forms {

FieldMarks::FieldMarks(PlainTextField &field) : QObject(&field), m_field(field)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &FieldMarks::refresh);
    connect(&field, &PlainTextField::scrolled, this, &FieldMarks::refreshSoon);
    setFinder(Hidden, [this](qsizetype from, qsizetype to) { return hidden(from, to); });
}

void FieldMarks::set(Layer layer, std::vector<TextMark> marks)
{
    m_marks[layer] = std::move(marks);
    refreshSoon();
}

void FieldMarks::setFinder(Layer layer, Finder finder)
{
    m_finders[layer] = std::move(finder);
    refreshSoon();
}

void FieldMarks::refreshSoon()
{
    m_timer.start();
}

/// What is partly exchanged is not what was marked any more.
void FieldMarks::move(qsizetype position, qsizetype removed, qsizetype added)
{
    const qsizetype end = position + removed;
    for (std::vector<TextMark> &marks : m_marks) {
        std::erase_if(marks, [&](const TextMark &mark) {
            return mark.position < end && mark.end() > position;
        });
        for (TextMark &mark : marks) {
            if (mark.position >= end)
                mark.position += added - removed;
            else if (mark.end() > position)
                mark.length += added;
        }
    }
    refreshSoon();
}

std::vector<TextMark> FieldMarks::hidden(qsizetype from, qsizetype to) const
{
    std::vector<TextMark> marks;
    const QString &text = m_field.text();
    QTextCharFormat format;
    format.setForeground(QColor(Qt::white));
    format.setBackground(QColor(0xb4, 0x23, 0x18));
    for (qsizetype i = from; i < std::min(to, text.size()); ++i) {
        if (isHidden(text[i]))
            marks.push_back({i, 1, format, codeOf(text[i])});
    }
    return marks;
}

static void appendShown(QList<QTextEdit::ExtraSelection> &selections, const TextMark &mark,
                        QTextDocument *document)
{
    const int last = document->characterCount() - 1;
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document);
    selection.cursor.setPosition(int(std::min<qsizetype>(mark.position, last)));
    selection.cursor.setPosition(int(std::min<qsizetype>(mark.end(), last)),
                                 QTextCursor::KeepAnchor);
    selection.format = mark.format;
    selections += selection;
}

void FieldMarks::refresh()
{
    const auto [from, to] = m_field.shownRange();
    std::vector<TextMark> shown;
    for (std::size_t layer = 0; layer < m_marks.size(); ++layer) {
        std::vector<TextMark> &marks = m_marks[layer];
        if (m_finders[layer])
            marks = m_finders[layer](from, to);
        std::ranges::copy_if(marks, std::back_inserter(shown), [&](const TextMark &mark) {
            return mark.position < to && mark.end() > from;
        });
    }
    if (shown == m_shown && m_field.extraSelections().size() == qsizetype(shown.size()))
        return;
    m_shown = shown;
    QList<QTextEdit::ExtraSelection> selections;
    for (const TextMark &mark : shown)
        appendShown(selections, mark, m_field.document());
    m_field.setExtraSelections(selections);
}

const TextMark *FieldMarks::at(qsizetype position) const
{
    for (auto layer = m_marks.rbegin(); layer != m_marks.rend(); ++layer) {
        for (const TextMark &mark : *layer) {
            if (!mark.tip.isEmpty() && mark.position <= position && position < mark.end())
                return &mark;
        }
    }
    return nullptr;
}

const TextMark *FieldMarks::at(Layer layer, qsizetype position) const
{
    const auto found = std::ranges::find_if(m_marks[layer], [position](const TextMark &mark) {
        return mark.position <= position && position <= mark.end();
    });
    return found == m_marks[layer].end() ? nullptr : &*found;
}

} // namespace nidreg::forms
