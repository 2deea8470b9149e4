// SPDX-License-Identifier: MIT
#include "forms/workbench/workbenchtool.h"

#include "forms/workbench/workbenchinput.h"
#include "forms/workbench/workbenchreport.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace nidreg::forms {

WorkbenchTool::WorkbenchTool(const std::vector<Input> &inputs, Answer answer, QWidget *parent)
    : QWidget(parent), m_answer(std::move(answer))
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
    layout->addWidget(m_page, 1);
    setFocusProxy(m_inputs.front());
    m_pool.setMaxThreadCount(1);
    ask();
}

WorkbenchTool::~WorkbenchTool()
{
    m_pool.waitForDone();
}

void WorkbenchTool::setText(int input, const QString &text)
{
    m_inputs[std::size_t(input)]->setText(text);
}

void WorkbenchTool::clear()
{
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
    Question question{{}, m_inputs.front()->cursorPlace(), m_known};
    for (const WorkbenchInput *input : m_inputs)
        question.inputs += input->text();
    m_pool.start([this, question, edition = m_edition, answer = m_answer] {
        QMetaObject::invokeMethod(this, [this, edition, report = answer(question)]() mutable {
            take(std::move(report), edition);
        });
    });
}

void WorkbenchTool::take(WorkbenchReport report, quint64 edition)
{
    m_isRunning = false;
    m_shown = edition;
    m_report = std::move(report);
    m_inputs.front()->showMarks(m_report.marks);
    write();
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
