// SPDX-License-Identifier: MIT
#include "forms/reports/queryeditor.h"
#include "forms/reports/queryview.h"
#include "forms/reports/reportspage.h"
#include "forms/reports/reportview.h"
#include "forms/widgets/question.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QAction>
#include <QInputDialog>
#include <QListWidget>
#include <QStackedWidget>

#include <algorithm>

/// The Reports page: a person's queries, saved on this machine and shared with the registry.
namespace nidreg::forms {

/// Under which what was typed over a query is kept.
QString ReportsPage::key() const
{
    return QString::number(kind()) + QLatin1Char(' ') + name();
}

/// The text as it was saved or shared.
QString ReportsPage::savedText() const
{
    if (kind() == OwnItem)
        return m_queries.all().value(name());
    const auto found =
        std::ranges::find(m_shared, name().toStdString(), &registry::SharedQuery::name);
    return kind() == SharedItem && found != m_shared.end() ? words(found->text) : QString();
}

/// What is typed is never lost: it is kept beside what was saved.
void ReportsPage::keepText()
{
    const QString key = m_key;
    if (key.isEmpty())
        return;
    const QString kept = key.section(QLatin1Char(' '), 1);
    const auto shared =
        std::ranges::find(m_shared, kept.toStdString(), &registry::SharedQuery::name);
    QString saved;
    if (key.startsWith(QString::number(OwnItem)))
        saved = m_queries.all().value(kept);
    else if (key.startsWith(QString::number(SharedItem)) && shared != m_shared.end())
        saved = words(shared->text);
    m_queries.keepDraft(key, m_query->text(), saved);
}

QString ReportsPage::whyNoRegistrar() const
{
    if (!m_session.isOpen())
        return tr("The registry is not connected.");
    return m_session.acting().role == workflow::Role::Registrar
        ? QString()
        : tr("Only a registrar can do this. Switch to that role first.");
}

void ReportsPage::offerActions()
{
    const bool isQuery = m_stack->currentWidget() == m_query;
    const QString whyClosed = m_session.isOpen() ? QString() : tr("The registry is not connected.");
    const QString whyEmpty =
        m_query->text().trimmed().isEmpty() ? tr("Write a query first.") : QString();
    const QString whyNoQuery = isQuery ? QString() : tr("Select a query first.");
    const auto first = [](std::initializer_list<QString> whys) {
        const auto *const found =
            std::ranges::find_if(whys, [](const QString &w) { return !w.isEmpty(); });
        return found == whys.end() ? QString() : *found;
    };
    allow(*m_run,
          first({whyNoQuery, whyClosed, whyEmpty,
                 m_query->isRunning() ? tr("The query is running.") : QString()}));
    allow(*m_cancel, m_query->isRunning() ? QString() : tr("No query is running."));
    allow(*m_save, first({whyNoQuery, whyEmpty}));
    allow(*m_remove, kind() == OwnItem ? QString() : tr("Select one of your queries first."));
    allow(*m_share, first({whyNoQuery, whyNoRegistrar(), whyEmpty}));
    allow(*m_withdraw,
          kind() == SharedItem ? whyNoRegistrar() : tr("Select a shared query first."));
    const QString whyNoTable = shownTable() ? QString() : tr("There is no table to export.");
    allow(*m_export, first({whyNoTable, m_outlet.text ? QString() : whyNoTable}));
    allow(*m_print, whyNoTable);
    allow(*m_picture, isQuery ? tr("A query has no chart.") : whyNoTable);
    for (QAction *action : {m_run, m_cancel, m_save})
        action->setVisible(isQuery);
    m_picture->setVisible(!isQuery);
}

void ReportsPage::newQuery()
{
    chooseItem(NewItem, {});
    m_query->editor().setFocus(Qt::OtherFocusReason);
}

QString ReportsPage::askName(const QString &title, const QString &suggested)
{
    QInputDialog dialog(this);
    dialog.setWindowTitle(title);
    dialog.setLabelText(tr("Name of the query:"));
    dialog.setTextValue(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.textValue().simplified().left(80)
                                              : QString();
}

void ReportsPage::saveQuery()
{
    const QString chosen = kind() == NewItem ? QString() : name();
    const QString name = kind() == OwnItem ? chosen : askName(tr("Save the query"), chosen);
    if (name.isEmpty())
        return;
    const bool isTaken = kind() != OwnItem && m_queries.all().contains(name);
    if (isTaken
        && !isConfirmed(
            {tr("Replace the query"),
             tr("A query named “%1” already exists. Its text will be replaced.").arg(name),
             tr("&Replace"), Question::Destructive},
            *this))
        return;
    const QString text = m_query->text();
    m_queries.save(name, text);
    m_queries.dropDraft(key());
    m_key.clear();
    m_queries.dropDraft(QString::number(OwnItem) + QLatin1Char(' ') + name);
    fillList();
    chooseItem(OwnItem, name);
    showItem();
    emit messageShown(tr("Query “%1” saved on this computer.").arg(name));
}

void ReportsPage::removeQuery()
{
    const QString gone = name();
    if (kind() != OwnItem
        || !isConfirmed({tr("Delete the query"),
                         tr("The query “%1” will be deleted from this computer.").arg(gone),
                         tr("&Delete"), Question::Destructive},
                        *this))
        return;
    m_key.clear();
    m_queries.dropDraft(key());
    m_queries.remove(gone);
    fillList();
    chooseItem(NewItem, {});
    showItem();
}

void ReportsPage::share()
{
    const QString name =
        askName(tr("Share the query"), kind() == NewItem ? QString() : this->name());
    if (name.isEmpty())
        return;
    const registry::SharedQuery query{name.toStdString(), m_query->text().toStdString()};
    m_session.ask(
        this,
        [act = m_session.newAct(), query](const actions::Services &services) {
            return services.store.shareQuery(act, query);
        },
        [this, name](const registry::Stored<base::Done> &done) {
            if (!done)
                return tellFailure(*this, tr("The query “%1” was not shared.").arg(name),
                                   wording(done.error()));
            emit messageShown(tr("The query “%1” is shared with everybody.").arg(name));
            loadShared();
        });
}

void ReportsPage::withdraw()
{
    const QString name = this->name();
    m_session.ask(
        this,
        [act = m_session.newAct(), name = name.toStdString()](const actions::Services &services) {
            return services.store.withdrawQuery(act, name);
        },
        [this, name](const registry::Stored<base::Done> &done) {
            if (!done)
                return tellFailure(*this, tr("The query “%1” was not withdrawn.").arg(name),
                                   wording(done.error()));
            emit messageShown(tr("The query “%1” is no longer shared.").arg(name));
            loadShared();
        });
}

} // namespace nidreg::forms
