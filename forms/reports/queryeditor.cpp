// SPDX-License-Identifier: MIT
#include "forms/reports/queryeditor.h"

#include "forms/words/words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QScrollBar>

namespace nidreg::forms {

static constexpr int kFewestTyped = 2; ///< letters before completion offers itself

/// The words of a query that PostgreSQL knows, as far as people type them.
static QStringList keywords()
{
    return QStringLiteral(
               "select from where group by having order limit offset distinct join left "
               "right full inner cross on using as with recursive union intersect except "
               "all and or not in exists between like ilike is null true false case when "
               "then else end asc desc nulls first last filter over partition count sum "
               "avg min max array_agg string_agg coalesce extract year month day "
               "date_trunc now current_date lower upper length substring lateral values")
        .split(u' ');
}

QueryEditor::QueryEditor(QWidget *parent)
    : QPlainTextEdit(parent), m_completer(new QCompleter(&m_words, this))
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setAccessibleName(tr("The query"));
    setPlaceholderText(tr("select nid, registrant from namespace where status = 'active'"));
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setModelSorting(QCompleter::CaseInsensitivelySortedModel);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            &QueryEditor::insertCompletion);
    setNames({});
}

void QueryEditor::setNames(const std::vector<registry::QueryName> &names)
{
    QStringList all = keywords();
    for (const registry::QueryName &each : names) {
        all += words(each.name);
        for (const std::string &column : each.columns)
            all += words(column);
    }
    all.removeDuplicates();
    all.sort(Qt::CaseInsensitive);
    m_words.setStringList(all);
}

QString QueryEditor::wordBefore() const
{
    const QString line = textCursor().block().text().left(textCursor().positionInBlock());
    qsizetype begin = line.size();
    while (begin > 0 && (line[begin - 1].isLetterOrNumber() || line[begin - 1] == u'_'))
        --begin;
    return line.mid(begin);
}

void QueryEditor::complete(bool isAsked)
{
    const QString word = wordBefore();
    if (!isAsked && word.size() < kFewestTyped)
        return m_completer->popup()->hide();
    m_completer->setCompletionPrefix(word);
    const int found = m_completer->completionCount();
    const bool isWhole =
        found == 1 && m_completer->currentCompletion().compare(word, Qt::CaseInsensitive) == 0;
    if (found == 0 || isWhole)
        return m_completer->popup()->hide();
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = cursorRect();
    place.setWidth(m_completer->popup()->sizeHintForColumn(0)
                   + m_completer->popup()->verticalScrollBar()->sizeHint().width());
    m_completer->complete(place);
}

void QueryEditor::insertCompletion(const QString &word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor,
                        int(m_completer->completionPrefix().size()));
    cursor.insertText(word);
    setTextCursor(cursor);
}

void QueryEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isForPopup = m_completer->popup()->isVisible()
        && QList<int>{Qt::Key_Enter, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab}.contains(
            event->key())
        && event->modifiers() == Qt::NoModifier;
    if (isForPopup)
        return event->ignore(); // the completer takes it
    const bool isAsked = event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    if (!isAsked)
        QPlainTextEdit::keyPressEvent(event);
    const QString typed = event->text();
    if (isAsked || (!typed.isEmpty() && (typed[0].isLetterOrNumber() || typed[0] == u'_')))
        complete(isAsked);
    else if (!typed.isEmpty())
        m_completer->popup()->hide();
}

} // namespace nidreg::forms
