// SPDX-License-Identifier: MIT
#include "forms/namespaces/namespacespage.h"

#include "forms/namespaces/asofbar.h"
#include "forms/namespaces/listingcount.h"
#include "forms/namespaces/namespacesdetails.h"
#include "forms/tables/columnmenu.h"
#include "forms/tables/sortkeeper.h"
#include "forms/tables/tableactions.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/flowlayout.h"
#include "forms/widgets/namespacesfeed.h"
#include "forms/widgets/pace.h"
#include "forms/words/wording.h"
#include "ui_namespacespage.h"

#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QToolButton>

namespace nidreg::forms {

NamespacesPage::NamespacesPage(RegistrySession &session, QWidget *parent)
    : Page(parent), m_ui(std::make_unique<Ui::NamespacesPage>()), m_session(session)
{
    m_ui->setupUi(this);
    makeActions();
    setUpViews();
    connectSignals();
    restore();
    showRows();
    offerActions();
    applyFilter();
}

NamespacesPage::~NamespacesPage()
{
    save();
}

QString NamespacesPage::pageName() const
{
    return tr("Namespaces");
}

QString NamespacesPage::pageIcon() const
{
    return QStringLiteral("nidreg-namespaces");
}

QList<QAction *> NamespacesPage::pageActions() const
{
    return QList<QAction *>{m_revise,  m_deprecate,  m_like,         m_separator,
                            m_copyNid, m_copyPrefix, m_copyTemplate, m_cite->menuAction(),
                            m_find,    m_asOf,       m_line}
    + m_tables->actions();
}

QList<QAction *> NamespacesPage::fileActions() const
{
    return m_tables->fileActions();
}

void NamespacesPage::enter()
{
    (m_ui->listStack->currentWidget() == m_ui->table ? static_cast<QWidget *>(m_ui->table)
                                                     : m_ui->filterEdit)
        ->setFocus(Qt::OtherFocusReason);
}

QAction *NamespacesPage::makeAction(const QString &text, const char *icon)
{
    auto *action = new QAction(text, this);
    if (icon)
        action->setIcon(QIcon::fromTheme(icon));
    addAction(action);
    return action;
}

void NamespacesPage::makeActions()
{
    m_revise = makeAction(tr("Start a &revision"), "document-edit");
    m_revise->setShortcut(tr("Ctrl+R"));
    m_deprecate = makeAction(tr("Start a &deprecation"));
    m_like = makeAction(tr("New draft &like this…"));
    m_like->setShortcut(tr("Ctrl+Shift+R"));
    m_copyNid = makeAction(tr("Copy &NID"), "edit-copy");
    m_copyPrefix = makeAction(tr("Copy &URN prefix"));
    m_copyPrefix->setShortcut(tr("Ctrl+Shift+C"));
    m_copyTemplate = makeAction(tr("Copy &template text"));
    m_cite = new CiteMenu(
        m_session, [this] { return citedRow(); }, this);
    connect(m_cite, &CiteMenu::messageShown, this, &NamespacesPage::messageShown);
    m_separator->setSeparator(true);
    m_line->setSeparator(true);
    m_find = makeAction(tr("&Find namespace"), "edit-find");
    m_find->setShortcut(QKeySequence::Find);
    m_asOf = makeAction(tr("&As of…"));
    m_asOf->setCheckable(true);
    m_asOf->setShortcut(tr("Ctrl+Shift+T"));
    m_asOf->setToolTip(tr("Show the listing of an earlier date"));
    m_revise->setPriority(QAction::HighPriority);
    nameCommands({{"revise", m_revise},
                  {"deprecate", m_deprecate},
                  {"like", m_like},
                  {"copyNid", m_copyNid},
                  {"copyPrefix", m_copyPrefix},
                  {"copyTemplate", m_copyTemplate},
                  {"find", m_find},
                  {"asOf", m_asOf}});
    m_ui->table->addActions({m_revise, m_deprecate, m_like, m_copyNid, m_copyPrefix, m_copyTemplate,
                             m_cite->menuAction()});
}

void NamespacesPage::setUpViews()
{
    auto *divider = new QAction(this);
    divider->setSeparator(true);
    m_details =
        new NamespacesDetails(m_session,
                              QList<QAction *>{m_copyNid, m_copyPrefix, m_copyTemplate, divider}
                                  + m_cite->actions().mid(1), // the prefix is there already
                              m_revise, m_ui->splitter);
    m_ui->splitter->setStretchFactor(0, 5);
    m_ui->splitter->setStretchFactor(1, 3);
    m_ui->splitter->setSizes({740, 400});
    m_count = new ListingCount(m_session, this);
    m_past = new AsOfBar(m_session, this);
    m_past->setObjectName("pastBar");
    m_ui->outer->insertWidget(0, m_past);
    auto *asOf = new QToolButton(m_ui->chips);
    asOf->setDefaultAction(m_asOf);
    auto *line = new FlowLayout(m_ui->chips);
    for (QToolButton *chip : {m_ui->formalChip, m_ui->informalChip, m_ui->activeChip,
                              m_ui->deprecatedChip, m_ui->delistedChip, asOf})
        line->addWidget(chip);
    setTabOrder(m_ui->delistedChip, asOf);
    m_ui->filterEdit->addAction(QIcon::fromTheme("edit-find"), QLineEdit::LeadingPosition);
    m_columns = &m_ui->table->showRows(m_model, NamespacesModel::RegistrantColumn);
    m_columns->keepWhole(NamespacesModel::NidColumn); // what one came to read
    m_columns->keepWhole(NamespacesModel::StatusColumn);
    m_sort = new SortKeeper(
        *m_ui->table, [](int column) { return NamespacesModel::sortBy(column).has_value(); },
        NamespacesModel::KindColumn);
    m_tables = new TableActions(*m_ui->table, *m_columns, m_session,
                                [this](const auto &columns) { return rowsOnScreen(columns); },
                                {NamespacesModel::UpdatedColumn, NamespacesModel::InForceColumn,
                                 NamespacesModel::PrefixColumn});
    QToolButton *columns = m_tables->columns().makeButton(this);
    m_ui->countRow->addWidget(columns);
    setTabOrder(m_ui->table, columns);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kBurst);
}

void NamespacesPage::connectSignals()
{
    feed(m_model, m_session);
    connect(m_count, &ListingCount::counted, this, &NamespacesPage::showCount);
    connect(&m_model, &NamespacesModel::loaded, this, &NamespacesPage::showRows);
    connect(&m_model, &NamespacesModel::loaded, this, &NamespacesPage::followFilter);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &NamespacesPage::reselect);
    connect(&m_model, &NamespacesModel::refreshed, this, &NamespacesPage::reselect);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &NamespacesPage::chooseArrived);
    connect(m_ui->filterEdit, &QLineEdit::textEdited, this, [this] { m_isNarrowing = true; });
    connect(m_ui->filterEdit, &QLineEdit::textChanged, this, &NamespacesPage::applyFilter);
    connect(m_ui->filterEdit, &QLineEdit::returnPressed, this, &NamespacesPage::enterTable);
    auto *down = new QShortcut(QKeySequence(Qt::Key_Down), m_ui->filterEdit);
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, this, &NamespacesPage::enterTable);
    connect(m_ui->clearButton, &QPushButton::clicked, this, &NamespacesPage::clearFilter);
    connect(m_ui->draftButton, &QPushButton::clicked, this,
            [this] { emit draftWanted(missingNid()); });
    connect(m_ui->earliestButton, &QPushButton::clicked, m_past, &AsOfBar::showEarliest);
    connect(m_ui->importButton, &QPushButton::clicked, this, &NamespacesPage::importWanted);
    connect(&m_session, &RegistrySession::actingChanged, this, &NamespacesPage::showRows);
    connectChips({m_ui->formalChip, m_ui->informalChip});
    connectChips({m_ui->activeChip, m_ui->deprecatedChip, m_ui->delistedChip});
    connect(m_sort, &SortKeeper::sorted, &m_model, &NamespacesModel::sort);
    connect(m_sort, &SortKeeper::sorted, this, [this] { m_isSorting = true; });
    connect(m_tables, &TableActions::messageShown, this, &NamespacesPage::messageShown);
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &NamespacesPage::showChosen);
    connect(m_details, &NamespacesDetails::shownChanged, this, &NamespacesPage::offerActions);

    connect(&m_session, &RegistrySession::opened, &m_model, &NamespacesModel::refresh);
    connect(&m_session, &RegistrySession::opened, m_details, &NamespacesDetails::refresh);
    connect(&m_session, &RegistrySession::lost, this, [this] {
        m_wasLost = true;
        showRows();
    });
    connect(&m_session, &RegistrySession::left, this, &NamespacesPage::forget);
    connect(&m_session, &RegistrySession::changed, &m_refresh, qOverload<>(&QTimer::start));
    connect(&m_refresh, &QTimer::timeout, &m_model, &NamespacesModel::refresh);
    connect(&m_refresh, &QTimer::timeout, m_details, &NamespacesDetails::refresh);
    connect(&m_refresh, &QTimer::timeout, this, &NamespacesPage::countAll);

    connect(m_asOf, &QAction::toggled, this,
            [this](bool on) { on ? m_past->enterPast() : m_past->leavePast(); });
    connect(m_past, &AsOfBar::closed, m_asOf, [this] {
        m_asOf->setChecked(false);
        enter(); // the button that had the focus is gone
    });
    connect(m_past, &AsOfBar::moved, this, &NamespacesPage::showPast);
    connect(m_revise, &QAction::triggered, this, [this] { emit revisionWanted(m_details->nid()); });
    connect(m_deprecate, &QAction::triggered, this,
            [this] { emit deprecationWanted(m_details->nid()); });
    connect(m_like, &QAction::triggered, this, [this] { emit likeWanted(m_details->nid()); });
    connect(m_find, &QAction::triggered, this, [this] {
        m_ui->filterEdit->setFocus(Qt::ShortcutFocusReason);
        m_ui->filterEdit->selectAll();
    });
    connect(m_copyNid, &QAction::triggered, this,
            [this] { copy(m_details->nid(), tr("NID copied.")); });
    connect(m_copyPrefix, &QAction::triggered, this,
            [this] { copy("urn:" + m_details->nid() + ':', tr("URN prefix copied.")); });
    connect(m_copyTemplate, &QAction::triggered, this, [this] {
        copy(QString::fromStdString(m_details->version()->text), tr("Template copied."));
    });
}

/// Chips of which one or none is down.
void NamespacesPage::connectChips(const QList<QToolButton *> &chips)
{
    for (QToolButton *chip : chips) {
        connect(chip, &QToolButton::toggled, this, [this, chip, chips](bool on) {
            for (QToolButton *other : on ? chips : QList<QToolButton *>()) {
                const QSignalBlocker quiet(other);
                other->setChecked(other == chip);
            }
            m_isNarrowing = true;
            applyFilter();
        });
    }
}

void NamespacesPage::restore()
{
    QSettings settings;
    settings.beginGroup("namespaces");
    m_columns->restore(settings);
    m_sort->takeRestored();
    m_ui->splitter->restoreState(settings.value("splitter").toByteArray());
    m_ui->formalChip->setChecked(settings.value("formal").toBool());
    m_ui->informalChip->setChecked(settings.value("informal").toBool());
    m_ui->activeChip->setChecked(settings.value("active").toBool());
    m_ui->deprecatedChip->setChecked(settings.value("deprecated").toBool());
    m_ui->delistedChip->setChecked(settings.value("delisted").toBool());
}

void NamespacesPage::save() const
{
    QSettings settings;
    settings.beginGroup("namespaces");
    m_columns->save(settings);
    settings.setValue("splitter", m_ui->splitter->saveState());
    settings.setValue("formal", m_ui->formalChip->isChecked());
    settings.setValue("informal", m_ui->informalChip->isChecked());
    settings.setValue("active", m_ui->activeChip->isChecked());
    settings.setValue("deprecated", m_ui->deprecatedChip->isChecked());
    settings.setValue("delisted", m_ui->delistedChip->isChecked());
}

void NamespacesPage::applyFilter()
{
    registry::NamespaceQuery query;
    query.text = m_ui->filterEdit->text().trimmed().toStdString();
    if (m_ui->formalChip->isChecked())
        query.kind = urn::NidKind::Formal;
    else if (m_ui->informalChip->isChecked())
        query.kind = urn::NidKind::Informal;
    query.standing = m_ui->activeChip->isChecked() ? registry::Standing::Active
        : m_ui->deprecatedChip->isChecked()        ? registry::Standing::Deprecated
        : m_ui->delistedChip->isChecked()          ? registry::Standing::Delisted
                                                   : registry::Standing::Listed;
    query.sort = NamespacesModel::sortBy(m_sort->column()).value_or(registry::SortBy::Kind);
    query.descending = m_sort->order() == Qt::DescendingOrder;
    query.asOf = m_past->asOf();
    if (m_past->unknownWords().isEmpty())
        return m_model.setQuery(query);
    m_model.clear();
    showRows();
}

/// The list and what is read beside it are of the same state.
void NamespacesPage::showPast()
{
    m_details->setAsOf(m_past->asOf());
    applyFilter();
    offerActions();
}

bool NamespacesPage::isFiltered() const
{
    const registry::NamespaceQuery &query = m_model.query();
    return !query.text.empty() || query.kind || query.standing != registry::Standing::Listed;
}

void NamespacesPage::clearFilter()
{
    for (QToolButton *chip : {m_ui->formalChip, m_ui->informalChip, m_ui->activeChip,
                              m_ui->deprecatedChip, m_ui->delistedChip}) {
        const QSignalBlocker quiet(chip);
        chip->setChecked(false);
    }
    const QSignalBlocker quiet(m_ui->filterEdit);
    m_ui->filterEdit->clear();
    applyFilter();
}

/// The table, or what to say while there is nothing to show.
void NamespacesPage::showRows()
{
    const bool empty = m_model.rowCount() == 0;
    const bool isUnknown = !m_past->unknownWords().isEmpty();
    m_ui->clearButton->setVisible(isFiltered() && !isUnknown);
    m_ui->draftButton->setVisible(!missingNid().isEmpty());
    m_ui->earliestButton->setText(tr("&Show %1").arg(m_past->earliest()));
    m_ui->earliestButton->setVisible(isUnknown && !m_past->earliest().isEmpty());
    m_ui->importButton->setVisible(isNew() && m_session.acting().role == workflow::Role::Registrar);
    m_ui->messageLabel->setText(emptyWords());
    m_ui->listStack->setCurrentWidget(empty ? m_ui->messageSide
                                            : static_cast<QWidget *>(m_ui->table));
    const QString total = QLocale().toString(qlonglong(m_model.total()));
    m_count->forget();
    if (empty || !m_model.isCounted())
        m_ui->countLabel->setText(empty ? QString() : tr("%1 namespaces so far…").arg(total));
    if (m_model.isCounted() && !m_model.isLoading() && m_session.isOpen())
        m_count->count(m_model.query(), m_model.total());
}

void NamespacesPage::showCount()
{
    if (m_model.rowCount() > 0)
        m_ui->countLabel->setText(m_count->words());
    if (isFiltered() || m_past->asOf().isPast())
        return;
    m_all = m_model.total();
    emit countChanged(int(m_count->listed()));
}

/// A filter that is on counts what it finds: the list of pages says how many there are.
void NamespacesPage::countAll()
{
    if (!isFiltered() && !m_past->asOf().isPast())
        return;
    m_session.ask(
        this,
        [](const actions::Services &services) {
            registry::NamespaceQuery all;
            all.limit = 1;
            return services.store.namespaces(all);
        },
        [this](const registry::Stored<registry::NamespacePage> &page) {
            if (page)
                emit countChanged(int(page->total));
        });
}

void NamespacesPage::show(const QString &nid)
{
    m_isNarrowing = false;
    m_chosen = nid;
    m_details->show(nid);
    if (m_model.rowOf(nid.toStdString()) >= 0)
        return reselect();
    clearFilter();
    if (m_all > PagedListing::kPage) // it may be on any page
        m_ui->filterEdit->setText(nid);
}

/// What another registry has is not shown while this one is being opened.
void NamespacesPage::forget()
{
    m_asOf->setChecked(false);
    m_wasLost = false;
    m_all = 0;
    m_chosen.clear();
    m_details->clear();
    m_model.clear();
    showRows();
    emit countChanged(-1);
}

} // namespace nidreg::forms
