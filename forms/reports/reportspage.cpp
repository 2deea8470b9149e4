// SPDX-License-Identifier: MIT
#include "forms/reports/reportspage.h"

#include "forms/reports/queryeditor.h"
#include "forms/reports/queryview.h"
#include "forms/reports/reportview.h"
#include "forms/widgets/flowlayout.h"
#include "forms/words/reportwords.h"
#include "forms/words/words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QIcon>
#include <QListWidget>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace nidreg::forms {

static constexpr int kReportsBurst = 1000; ///< milliseconds in which changes count as one
static constexpr int kKindRole = Qt::UserRole, kNameRole = Qt::UserRole + 1;

ReportsPage::ReportsPage(RegistrySession &session, TableOutlet outlet, QWidget *parent)
    : Page(parent), m_session(session), m_outlet(std::move(outlet))
{
    makeActions();
    layOut();
    fillList();
    connectSignals();
    QSettings settings;
    settings.beginGroup("reports");
    m_report->restore(settings);
    m_query->restore(settings);
    m_split->restoreState(settings.value("splitter").toByteArray());
    chooseItem(ReportItem, settings.value("report", "registrations-by-year").toString());
}

ReportsPage::~ReportsPage()
{
    keepText();
    QSettings settings;
    settings.beginGroup("reports");
    m_report->save(settings);
    m_query->save(settings);
    settings.setValue("splitter", m_split->saveState());
    if (kind() == ReportItem)
        settings.setValue("report", name());
}

QString ReportsPage::pageName() const
{
    return tr("Reports");
}

QString ReportsPage::pageIcon() const
{
    return QStringLiteral("nidreg-reports");
}

QList<QAction *> ReportsPage::pageActions() const
{
    return {m_run,   m_cancel,   m_new,      m_lines[0], m_save,    m_remove,
            m_share, m_withdraw, m_lines[1], m_export,   m_picture, m_print};
}

void ReportsPage::enter()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

/// However the page was chosen, by the mouse or by a command.
void ReportsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_session.isOpen())
        loadShared();
}

void ReportsPage::makeActions()
{
    m_run = new QAction(QIcon::fromTheme("go-next"), tr("&Run the query"), this);
    m_run->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    m_cancel = new QAction(QIcon::fromTheme("process-stop"), tr("&Cancel the query"), this);
    m_new = new QAction(QIcon::fromTheme("document-new"), tr("&New query"), this);
    m_save = new QAction(QIcon::fromTheme("document-save"), tr("&Save the query…"), this);
    m_remove = new QAction(QIcon::fromTheme("edit-delete"), tr("&Delete the query"), this);
    m_share = new QAction(tr("S&hare the query…"), this);
    m_withdraw = new QAction(tr("&Withdraw the query"), this);
    m_export = new QAction(QIcon::fromTheme("document-export"), tr("E&xport the table…"), this);
    m_picture = new QAction(QIcon::fromTheme("document-save-as"), tr("Sa&ve the picture…"), this);
    m_print = new QAction(QIcon::fromTheme("document-print"), tr("Prin&t…"), this);
    m_print->setShortcut(QKeySequence::Print);
    nameCommands({{"run", m_run},
                  {"cancel", m_cancel},
                  {"new", m_new},
                  {"save", m_save},
                  {"remove", m_remove},
                  {"share", m_share},
                  {"withdraw", m_withdraw},
                  {"export", m_export},
                  {"picture", m_picture},
                  {"print", m_print}});
    for (QAction *&line : m_lines) {
        line = new QAction(this);
        line->setSeparator(true);
    }
}

void ReportsPage::layOut()
{
    m_split = new QSplitter(Qt::Horizontal, this);
    m_list = new QListWidget(m_split);
    m_list->setObjectName("reportList");
    m_list->setAccessibleName(tr("Reports and queries"));
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setWordWrap(true);
    m_list->setSpacing(2); // titles of two lines stay apart
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *right = new QWidget(m_split);
    auto *bar = new QWidget(right);
    auto *buttons = new FlowLayout(bar);
    for (QAction *action : {m_run, m_cancel, m_save, m_export, m_picture, m_print}) {
        auto *button = new QToolButton(bar);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        connect(action, &QAction::changed, button,
                [action, button] { button->setVisible(action->isVisible()); });
        buttons->addWidget(button);
    }
    m_stack = new QStackedWidget(right);
    m_report = new ReportView(m_session, m_stack);
    m_query = new QueryView(m_session, m_stack);
    m_stack->addWidget(m_report);
    m_stack->addWidget(m_query);
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(bar);
    layout->addWidget(m_stack, 1);
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({240, 760});
    auto *outer = new QHBoxLayout(this);
    outer->addWidget(m_split);
}

void ReportsPage::connectSignals()
{
    connect(m_list, &QListWidget::currentItemChanged, this, &ReportsPage::showItem);
    connect(m_report, &ReportView::answered, this, &ReportsPage::offerActions);
    connect(m_report, &ReportView::namespaceWanted, this, &ReportsPage::namespaceWanted);
    connect(m_report, &ReportView::requestWanted, this, &ReportsPage::requestWanted);
    connect(m_report, &ReportView::messageShown, this, &ReportsPage::messageShown);
    connect(m_query, &QueryView::stateChanged, this, &ReportsPage::offerActions);
    connect(m_query, &QueryView::edited, this, &ReportsPage::offerActions);
    connect(m_run, &QAction::triggered, m_query, &QueryView::run);
    connect(m_cancel, &QAction::triggered, m_query, &QueryView::cancel);
    connect(m_new, &QAction::triggered, this, &ReportsPage::newQuery);
    connect(m_save, &QAction::triggered, this, &ReportsPage::saveQuery);
    connect(m_remove, &QAction::triggered, this, &ReportsPage::removeQuery);
    connect(m_share, &QAction::triggered, this, &ReportsPage::share);
    connect(m_withdraw, &QAction::triggered, this, &ReportsPage::withdraw);
    connect(m_export, &QAction::triggered, this, &ReportsPage::exportTable);
    connect(m_picture, &QAction::triggered, this, &ReportsPage::exportPicture);
    connect(m_print, &QAction::triggered, this, &ReportsPage::print);
    m_burst.setSingleShot(true);
    m_burst.setInterval(kReportsBurst);
    const auto look = [this] {
        if (!isVisible())
            return m_report->forget();
        m_report->refresh();
        loadShared();
    };
    connect(&m_burst, &QTimer::timeout, this, look);
    connect(&m_session, &RegistrySession::changed, &m_burst, qOverload<>(&QTimer::start));
    const auto anew = [this, look] {
        m_query->forget();
        m_report->forget();
        look();
        showItem();
    };
    connect(&m_session, &RegistrySession::opened, this, anew);
    connect(&m_session, &RegistrySession::actingChanged, this, anew);
    connect(&m_session, &RegistrySession::left, this, [this] {
        m_query->forget();
        m_report->forget();
        m_shared.clear();
        fillList();
    });
    connect(&m_session, &RegistrySession::lost, this, &ReportsPage::offerActions);
}

QListWidgetItem *ReportsPage::addItem(Kind kind, const QString &text, const QString &name)
{
    auto *item = new QListWidgetItem(text, m_list);
    item->setData(kKindRole, kind);
    item->setData(kNameRole, name);
    if (kind == HeadingItem) {
        item->setFlags(Qt::ItemIsEnabled);
        QFont font = m_list->font();
        font.setWeight(QFont::DemiBold);
        item->setFont(font);
    }
    return item;
}

/// What was chosen stays chosen.
void ReportsPage::fillList()
{
    m_isFilling = true;
    const Kind wasKind = m_list->currentItem() ? kind() : HeadingItem;
    const QString wasName = name();
    m_list->clear();
    addItem(HeadingItem, tr("Reports"), {});
    for (const reports::ReportSpec &spec : reports::shippedReports())
        addItem(ReportItem, reportWords(spec.title), words(spec.name));
    addItem(HeadingItem, tr("My queries"), {});
    addItem(NewItem, tr("New query"), {});
    for (const QString &each : m_queries.all().keys())
        addItem(OwnItem, each, each);
    if (!m_shared.empty())
        addItem(HeadingItem, tr("Shared queries"), {});
    for (const registry::SharedQuery &each : m_shared)
        addItem(SharedItem, words(each.name), words(each.name))
            ->setToolTip(asToolTip(tr("Shared by %1").arg(words(each.person))));
    chooseItem(wasKind, wasName);
    m_isFilling = false;
}

void ReportsPage::chooseItem(Kind kind, const QString &name)
{
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if (kind != HeadingItem && item->data(kKindRole).toInt() == kind
            && item->data(kNameRole).toString() == name)
            return m_list->setCurrentRow(row);
    }
    m_list->setCurrentRow(1);
}

ReportsPage::Kind ReportsPage::kind() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? Kind(item->data(kKindRole).toInt()) : HeadingItem;
}

QString ReportsPage::name() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(kNameRole).toString() : QString();
}

void ReportsPage::loadShared()
{
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.sharedQueries(); },
        [this](registry::Stored<std::vector<registry::SharedQuery>> shared) {
            if (!shared)
                return;
            keepText();
            m_shared = std::move(*shared);
            fillList();
            showItem();
        });
}

void ReportsPage::showReport(const QString &name)
{
    chooseItem(ReportItem, name);
}

void ReportsPage::showItem()
{
    if (m_isFilling)
        return;
    const bool isReport = kind() == ReportItem;
    if (isReport) {
        m_stack->setCurrentWidget(m_report);
        const auto *spec = reports::findReport(name().toStdString());
        if (spec != m_report->spec())
            m_report->show(spec);
        else if (!m_report->hasAnswer())
            m_report->refresh();
    } else if (kind() != HeadingItem) {
        m_stack->setCurrentWidget(m_query);
        const QString now = key();
        if (m_key != now) {
            keepText();
            m_key = now;
            m_query->setText(m_queries.draft(now, savedText()));
        }
        m_query->loadNames();
    }
    offerActions();
}

} // namespace nidreg::forms
