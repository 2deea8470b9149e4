// SPDX-License-Identifier: MIT
#include "forms/reports/queryview.h"

#include "forms/reports/queryeditor.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/tabledialog.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace nidreg::forms {

using registry::Stored;
using registry::Table;

static constexpr int kBusyAfter = 200; ///< milliseconds

QueryView::QueryView(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_session(session)
{
    layOut();
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortRole(ResultModel::SortRole);
    m_busy.setSingleShot(true);
    m_busy.setInterval(kBusyAfter);
    connect(&m_busy, &QTimer::timeout, m_progress, &QWidget::show);
    connect(m_editor, &QPlainTextEdit::textChanged, this, &QueryView::edited);
}

void QueryView::layOut()
{
    m_message = new MessageBar(this);
    m_message->hide();
    m_split = new QSplitter(Qt::Vertical, this);
    m_editor = new QueryEditor(m_split);
    m_editor->setObjectName("queryEditor");
    m_table = new RowsView(m_split);
    m_table->setObjectName("queryTable");
    m_table->setAccessibleName(tr("Query result"));
    m_table->setModel(&m_sorted);
    m_table->setSortingEnabled(true);
    m_sorted.sort(-1); // as the query has them
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 2);
    m_count = new QLabel(this);
    m_count->setTextFormat(Qt::PlainText);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 0);
    m_progress->setMaximumWidth(160);
    m_progress->setAccessibleName(tr("The query is running"));
    m_progress->hide();
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_count, 1);
    foot->addWidget(m_progress);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_message);
    layout->addWidget(m_split, 1);
    layout->addLayout(foot);
}

void QueryView::setText(const QString &text)
{
    if (text != this->text())
        m_editor->setPlainText(text);
}

QString QueryView::text() const
{
    return m_editor->toPlainText();
}

void QueryView::run()
{
    if (m_isRunning || !m_session.isOpen() || text().trimmed().isEmpty())
        return;
    m_isRunning = true;
    m_message->hide();
    m_busy.start();
    m_time.start();
    tell(tr("Running…"));
    emit stateChanged();
    registry::QueryOrder order;
    order.text = text().toStdString();
    m_running = m_session.askApart(
        this,
        [acting = m_session.acting(), order](const actions::Services &services) {
            return services.store.query(acting, order);
        },
        [this, question = ++m_question](Stored<Table> table) {
            if (question == m_question)
                take(std::move(table));
        });
}

/// Its answer will not be shown; the server is asked to end it.
void QueryView::cancel()
{
    if (!m_isRunning)
        return;
    ++m_question;
    m_running.request_stop();
    finish();
    tell(tr("Cancelled."));
    emit stateChanged();
}

void QueryView::finish()
{
    m_isRunning = false;
    m_busy.stop();
    m_progress->hide();
}

void QueryView::take(Stored<Table> table)
{
    finish();
    if (table) {
        m_model.setTable(std::move(*table));
        m_hasAnswer = true;
        m_table->resizeColumnsToContents();
        tell(countWords());
    } else {
        m_model.setTable({}); // the rows would be another query's
        m_hasAnswer = false;
        tell({});
        m_message->say(MessageBar::Problem, wording(table.error()));
    }
    emit stateChanged();
}

QString QueryView::countWords() const
{
    const QLocale locale;
    const QString seconds = locale.toString(double(m_time.elapsed()) / 1000, 'f', 2);
    const QString rows = locale.toString(m_model.rowCount());
    if (m_model.table().isCut)
        return tr("Showing the first %1 rows. There are more. Narrow down the query, or count "
                  "instead. (%2 s)")
            .arg(rows, seconds);
    return m_model.rowCount() == 1 ? tr("1 row (%1 s)").arg(seconds)
                                   : tr("%1 rows (%2 s)").arg(rows, seconds);
}

void QueryView::tell(const QString &text)
{
    m_count->setText(text);
}

void QueryView::forget()
{
    cancel();
    m_hasAnswer = false;
    m_hasNames = false;
    m_model.setTable({});
    m_message->hide();
    tell({});
    emit stateChanged();
}

void QueryView::loadNames()
{
    if (m_hasNames || !m_session.isOpen())
        return;
    m_hasNames = true;
    m_session.askApart(
        this,
        [acting = m_session.acting()](const actions::Services &services) {
            return services.store.queryNames(acting);
        },
        [this](const Stored<std::vector<registry::QueryName>> &names) {
            m_hasNames = bool(names);
            if (names)
                m_editor->setNames(*names);
        });
}

void QueryView::restore(QSettings &settings)
{
    m_split->restoreState(settings.value("query splitter").toByteArray());
}

void QueryView::save(QSettings &settings) const
{
    settings.setValue("query splitter", m_split->saveState());
}

} // namespace nidreg::forms
