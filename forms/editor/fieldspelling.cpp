// SPDX-License-Identifier: MIT
#include "forms/editor/fieldspelling.h"

#include "forms/widgets/marks.h"

#include <algorithm>

namespace nidreg::forms {

FieldSpelling::FieldSpelling(PlainTextField &field, Spelling &spelling)
    : QObject(&field), m_field(field), m_spelling(spelling)
{
    connect(&spelling, &Spelling::changed, &field.marks(), &FieldMarks::refreshSoon);
    field.marks().setFinder(FieldMarks::Spelling,
                            [this](qsizetype from, qsizetype to) { return misspelt(from, to); });
}

void FieldSpelling::setNames(const QStringList &names)
{
    m_names = names;
    m_field.marks().refreshSoon();
}

/// Starts a good way before, at a line's start: what a grammar's rule goes on with is only told by
/// the lines before.
std::vector<TextMark> FieldSpelling::misspelt(qsizetype from, qsizetype to) const
{
    std::vector<TextMark> marks;
    if (!m_spelling.isReady())
        return marks;
    constexpr qsizetype kBefore = 4000, kMost = 20000;
    const QString &text = m_field.text();
    const qsizetype early = std::max<qsizetype>(0, from - kBefore);
    const qsizetype start = early == 0 ? 0 : text.lastIndexOf(QLatin1Char('\n'), early) + 1;
    const qsizetype end = std::min({to, text.size(), start + kMost});
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    format.setUnderlineColor(markColor(base::Severity::Error, m_field.palette()));
    for (const ProseWord &found : proseWords(text.mid(start, end - start))) {
        const qsizetype position = start + found.position;
        if (position + found.word.size() <= from || m_spelling.isRight(found.word)
            || m_names.contains(found.word, Qt::CaseInsensitive))
            continue;
        marks.push_back({position, found.word.size(), format, {}});
    }
    return marks;
}

void FieldSpelling::learn(const QString &word)
{
    if (!m_spelling.learn(word))
        emit notKept(word);
}

void FieldSpelling::fill(QMenu &menu, qsizetype position)
{
    const TextMark *mark = m_field.marks().at(FieldMarks::Spelling, position);
    if (!mark)
        return;
    const qsizetype start = mark->position;
    const QString word = m_field.text().mid(start, mark->length);
    QList<QAction *> actions;
    for (const QString &better : m_spelling.suggestions(word)) {
        auto *action = new QAction(better, &menu);
        QFont bold = menu.font();
        bold.setBold(true);
        action->setFont(bold);
        connect(action, &QAction::triggered, this,
                [this, start, word, better] { m_field.write(start, word.size(), better); });
        actions += action;
    }
    if (actions.isEmpty()) {
        actions += new QAction(tr("No suggestions"), &menu);
        actions.back()->setEnabled(false);
    }
    auto *add = new QAction(tr("&Add “%1” to the dictionary").arg(word), &menu);
    connect(add, &QAction::triggered, this, [this, word] { learn(word); });
    auto *pass = new QAction(tr("&Ignore “%1”").arg(word), &menu);
    connect(pass, &QAction::triggered, this, [this, word] { m_spelling.ignore(word); });
    auto *line = new QAction(&menu);
    line->setSeparator(true);
    actions += {add, pass, line};
    menu.insertActions(menu.actions().value(0), actions);
}

} // namespace nidreg::forms
