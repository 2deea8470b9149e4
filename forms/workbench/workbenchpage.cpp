// SPDX-License-Identifier: MIT
#include "forms/workbench/workbenchpage.h"

#include "forms/words/wording.h"
#include "forms/workbench/workbenchinput.h"
#include "forms/workbench/workbenchtool.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

using registry::Stored;
using registry::StoreError;

WorkbenchPage::WorkbenchPage(RegistrySession &session, ScanOutlet scan, QWidget *parent)
    : Page(parent), m_session(session)
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    addTools();
    m_scan = new WorkbenchScan(m_session, std::move(scan), m_tabs);
    m_tabs->addTab(m_scan, tr("Scan a file"));
    connect(m_scan, &WorkbenchScan::messageShown, this, &Page::messageShown);
    makeActions();
    watchRegistry();
    m_tabs->setCurrentIndex(QSettings().value("workbench/tool").toInt());
    fitActions();
}

WorkbenchPage::~WorkbenchPage()
{
    QSettings().setValue("workbench/tool", m_tabs->currentIndex());
}

void WorkbenchPage::setTables(const TableOutlet &outlet)
{
    m_tools.front()->setTables(outlet);
    m_scan->setTables(outlet);
}

void WorkbenchPage::setExcerpts(ExcerptOutlet outlet)
{
    m_scan->setExcerpts(std::move(outlet));
}

QString WorkbenchPage::pageName() const
{
    return tr("Workbench");
}

QString WorkbenchPage::pageIcon() const
{
    return QStringLiteral("nidreg-workbench");
}

QList<QAction *> WorkbenchPage::pageActions() const
{
    return {m_copy, m_clear};
}

void WorkbenchPage::enter()
{
    m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void WorkbenchPage::addTools()
{
    using Question = WorkbenchTool::Question;
    const auto add = [this](const QString &name, const std::vector<WorkbenchTool::Input> &inputs,
                            const WorkbenchTool::Answer &answer) {
        auto *tool = new WorkbenchTool(m_session, inputs, answer, m_tabs);
        m_tabs->addTab(tool, name);
        m_tools.push_back(tool);
        connect(tool, &WorkbenchTool::nidMet, this, &WorkbenchPage::lookUp);
        connect(tool, &WorkbenchTool::nidsMet, this, &WorkbenchPage::lookUpAll);
        connect(tool, &WorkbenchTool::messageShown, this, &Page::messageShown);
    };
    add(tr("Parse"),
        {{tr("&URNs or URIs, one per line:"), 4,
          QStringLiteral("urn:example:weather?+CCResolve:cc=uk?=lat=39.56#today"), true}},
        [](const Question &each) { return takenApart(each.inputs[0], each.cursor, each.known); });
    add(tr("Compare"), {{tr("First UR&N or URI:"), 2}, {tr("Second U&RN or URI:"), 2}},
        [](const Question &each) {
            return compared(each.inputs[0].trimmed(), each.inputs[1].trimmed());
        });
    add(tr("Resolve and normalize"),
        {{tr("&Base URI:"), 1, QStringLiteral("http://example.org/a/b/c?q")},
         {tr("Refere&nce:"), 2, QStringLiteral("../d")}},
        [](const Question &each) {
            return resolved(each.inputs[0].trimmed(), each.inputs[1].trimmed());
        });
    add(tr("Find in text"), {{tr("&Text, such as a mail:"), 10}},
        [](const Question &each) { return foundIn(each.inputs[0]); });
}

void WorkbenchPage::makeActions()
{
    m_copy = new QAction(QIcon::fromTheme("edit-copy"), tr("Copy &result"), this);
    m_copy->setShortcut(tr("Ctrl+Shift+C"));
    m_copy->setToolTip(tr("Copy the result as text"));
    m_clear = new QAction(QIcon::fromTheme("edit-clear"), tr("C&lear the input"), this);
    m_clear->setData(tr("Clear the input"));
    m_clear->setShortcut(tr("Ctrl+Shift+Backspace"));
    nameCommands({{"copy", m_copy}, {"clear", m_clear}});
    connect(m_copy, &QAction::triggered, this, &WorkbenchPage::copyReport);
    connect(m_clear, &QAction::triggered, this, [this] {
        if (current())
            current()->clear();
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &WorkbenchPage::fitActions);
    connect(m_tabs, &QTabWidget::currentChanged, this, &WorkbenchPage::bringAlong);
}

/// Who goes on from parsing strings to comparing them has the first two there already.
void WorkbenchPage::bringAlong()
{
    const WorkbenchTool &parse = *m_tools[0];
    WorkbenchTool &compare = *m_tools[1];
    if (current() != &compare || !compare.text(0).isEmpty() || !compare.text(1).isEmpty())
        return;
    const QStringList lines =
        parse.text(0).left(2 * WorkbenchInput::kLongestLine).split(u'\n', Qt::SkipEmptyParts);
    for (int line = 0; line < std::min<int>(2, int(lines.size())); ++line)
        compare.setText(line, lines[line].trimmed());
}

void WorkbenchPage::fitActions()
{
    allow(*m_clear, current() ? QString() : tr("this page reads a file and has no text input."));
}

WorkbenchTool *WorkbenchPage::current() const
{
    return qobject_cast<WorkbenchTool *>(m_tabs->currentWidget());
}

void WorkbenchPage::copyReport()
{
    const WorkbenchReport &report = current() ? current()->report() : m_scan->report();
    QGuiApplication::clipboard()->setText(report.plainText());
    emit messageShown(tr("Copied."));
}

/// What one registry said is not what the next one says, nor what this one does after a change.
void WorkbenchPage::watchRegistry()
{
    connect(&m_session, &RegistrySession::opened, this, &WorkbenchPage::forget);
    connect(&m_session, &RegistrySession::left, this, &WorkbenchPage::forget);
    connect(&m_session, &RegistrySession::changed, this, [this] {
        if (const std::string &nid = m_tools.front()->report().nid; !nid.empty())
            lookUp(nid);
        if (!m_nids.empty())
            lookUpAll(m_nids);
    });
}

void WorkbenchPage::forget()
{
    ++m_edition;
    m_nids.clear();
    m_tools.front()->setStatuses({});
    m_tools.front()->setKnown({});
}

/// The answer to the newest question alone is worth something.
void WorkbenchPage::lookUp(const std::string &nid)
{
    m_session.ask(
        this, [nid](const actions::Services &services) { return services.store.find(nid); },
        [this, nid, edition = ++m_edition](const Stored<registry::Namespace> &found) {
            if (edition != m_edition)
                return;
            if (found)
                return showNamespace(
                    {NamespaceAnswer::Registered,
                     nid,
                     {},
                     found->row,
                     found->versions.empty() ? std::string() : found->versions.back().grammar});
            const bool isNew = found.error().kind == StoreError::NotFound;
            showNamespace({isNew ? NamespaceAnswer::NotRegistered : NamespaceAnswer::Unknown,
                           nid,
                           wording(found.error()),
                           {},
                           {}});
        });
}

void WorkbenchPage::lookUpAll(const std::vector<std::string> &nids)
{
    m_nids = nids;
    m_session.ask(
        this, [nids](const actions::Services &services) { return services.store.statusesOf(nids); },
        [this, nids](const Stored<registry::NidStatuses> &found) {
            if (found && nids == m_nids)
                m_tools.front()->setStatuses(*found);
        });
}

void WorkbenchPage::showNamespace(const NamespaceAnswer &known)
{
    m_tools.front()->setKnown(known);
}

} // namespace nidreg::forms
