// SPDX-License-Identifier: MIT
#include "forms/workbench/workbenchtool.h"

#include "forms/session/beside.h"
#include "forms/tables/tableactions.h"
#include "forms/workbench/linesmodel.h"
#include "forms/workbench/tablepanel.h"
#include "forms/workbench/urncard.h"
#include "forms/workbench/workbenchinput.h"
#include "forms/workbench/workbenchreport.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

namespace nidreg::forms {

WorkbenchTool::WorkbenchTool(RegistrySession &session, const std::vector<Input> &inputs,
                             Answer answer, QWidget *parent)
    : QWidget(parent), m_session(session), m_answer(std::move(answer))
{
    auto *layout = new QVBoxLayout(this);
    for (const Input &each : inputs) {
        auto *label = new QLabel(each.label, this);
        auto *input = new WorkbenchInput(this);
        label->setBuddy(input);
        input->setLines(each.lines);
        input->setPlaceholderText(each.hint);
        input->setAccessibleName(QString(each.label).remove(u'&'));
        layout->addWidget(label);
        layout->addWidget(input);
        m_inputs.push_back(input);
        connect(input, &WorkbenchInput::changed, this, &WorkbenchTool::ask);
        if (each.isByLine)
            connect(input, &WorkbenchInput::lineChosen, this, &WorkbenchTool::ask);
    }
    m_page = new QTextBrowser(this);
    m_page->setOpenLinks(false);
    m_page->setObjectName("report");
    m_page->setAccessibleName(tr("Result"));
    if (inputs.front().isByLine)
        addLines();
    else
        layout->addWidget(m_page, 1);
    setFocusProxy(m_inputs.front());
    m_pool.setMaxThreadCount(1);
    ask();
}

WorkbenchTool::~WorkbenchTool()
{
    m_pool.waitForDone();
}

/// Between the input and the report: a table where there are several lines, and the card of the one
/// that is taken apart.
void WorkbenchTool::addLines()
{
    m_rows = new LinesModel(this);
    auto *split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    m_lines = new TablePanel(
        *m_rows, m_session,
        {tr("Lines"), LinesModel::SortRole, LinesModel::VerdictColumn, &LinesModel::tableColumns},
        split);
    m_lines->setObjectName("lines");
    m_lines->hide();
    auto *below = new QWidget(split);
    auto *column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    m_card = new UrnCard(below);
    m_card->setObjectName("card");
    column->addWidget(m_card);
    column->addWidget(m_page, 1);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    qobject_cast<QVBoxLayout *>(layout())->addWidget(split, 1);
    connect(m_lines, &TablePanel::rowChosen, this,
            [this](int row) { m_inputs.front()->goTo(m_rows->at(row).begin); });
    connect(&m_lines->actions(), &TableActions::messageShown, this, &WorkbenchTool::messageShown);
}

void WorkbenchTool::setTables(const TableOutlet &outlet)
{
    if (m_lines)
        m_lines->setOutlet(outlet);
}

void WorkbenchTool::setStatuses(const std::optional<registry::NidStatuses> &known)
{
    if (!known)
        m_nids.clear();
    if (m_rows)
        m_rows->setKnown(known);
}

void WorkbenchTool::showLines()
{
    if (!m_rows)
        return;
    m_card->setCard(m_report.card);
    m_rows->setRows(std::move(m_report.rows));
    m_lines->setVisible(m_rows->rowCount() > 1);
    const int urns = m_rows->urns();
    m_lines->say(tr("URNs: %L1, others: %L2").arg(urns).arg(m_rows->rowCount() - urns));
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (m_rows->at(row).number == m_report.lineNumber)
            m_lines->chooseRow(row);
    }
    const auto nids = m_rows->rowCount() > 1 ? m_rows->nids() : std::vector<std::string>();
    if (!nids.empty() && std::exchange(m_nids, nids) != nids)
        emit nidsMet(nids);
}

void WorkbenchTool::setText(int input, const QString &text)
{
    m_inputs[std::size_t(input)]->setText(text);
}

QString WorkbenchTool::text(int input) const
{
    return m_inputs[std::size_t(input)]->text();
}

void WorkbenchTool::clear()
{
    m_nids.clear();
    for (WorkbenchInput *input : m_inputs)
        input->setText({});
    m_inputs.front()->setFocus();
}

void WorkbenchTool::setKnown(const NamespaceAnswer &known)
{
    m_known = known;
    ask();
}

/// The newest input alone is worth an answer: what was typed meanwhile is asked when one comes.
void WorkbenchTool::ask()
{
    ++m_edition;
    begin();
}

void WorkbenchTool::begin()
{
    if (std::exchange(m_isRunning, true))
        return;
    Question question{{}, m_inputs.front()->cursorPosition(), m_known};
    for (const WorkbenchInput *input : m_inputs)
        question.inputs += input->text();
    runBeside(
        m_pool, this, [question, answer = m_answer] { return answer(question); },
        [this, edition = m_edition](WorkbenchReport report) { take(std::move(report), edition); });
}

void WorkbenchTool::take(WorkbenchReport report, quint64 edition)
{
    m_isRunning = false;
    m_shown = edition;
    m_report = std::move(report);
    m_inputs.front()->showMarks(m_report.marks);
    write();
    showLines();
    if (!m_report.nid.empty() && m_report.nid != m_known.nid) {
        m_known = {NamespaceAnswer::Asked, m_report.nid, {}, {}, {}};
        emit nidMet(m_report.nid);
    }
    if (isAnswered())
        emit answered();
    else
        begin();
}

void WorkbenchTool::write()
{
    const int place = m_page->verticalScrollBar()->value();
    writeReport(*m_page->document(), m_report, palette());
    m_page->verticalScrollBar()->setValue(place);
}

void WorkbenchTool::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_page)
        write();
}

} // namespace nidreg::forms
