// SPDX-License-Identifier: MIT
#include "forms/namespaces/namespacesdetails.h"

#include "forms/widgets/namespacesdocument.h"
#include "forms/widgets/namespacesmodel.h"
#include "forms/words/listingwords.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/reader.h"
#include "ui_namespacesdetails.h"

#include <QAction>
#include <QDateTime>
#include <QDesktopServices>
#include <QLocale>
#include <QScrollBar>

namespace nidreg::forms {

static QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(text);
}

NamespacesDetails::NamespacesDetails(RegistrySession &session, const QList<QAction *> &citeActions,
                                     QAction *reviseAction, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::NamespacesDetails>()), m_session(session)
{
    m_ui->setupUi(this);
    QFont title = m_ui->nidLabel->font();
    title.setPointSizeF(title.pointSizeF() * 1.5);
    title.setWeight(QFont::DemiBold);
    m_ui->nidLabel->setFont(title);
    m_ui->citeButton->setIcon(QIcon::fromTheme("edit-copy"));
    m_ui->citeButton->addActions(citeActions);
    m_ui->reviseButton->setDefaultAction(reviseAction);
    m_ui->historyView->setFocusPolicy(Qt::StrongFocus);
    for (QWidget *view : std::initializer_list<QWidget *>{m_ui->templateView, m_ui->differenceView,
                                                          m_ui->historyView})
        view->setMinimumHeight(3 * fontMetrics().height()); // a small window has no more
    connect(m_ui->historyView->header(), &QHeaderView::sectionResized, this,
            &NamespacesDetails::fitHistory);
    connectSignals();
    clear();
}

NamespacesDetails::~NamespacesDetails() = default;

void NamespacesDetails::connectSignals()
{
    const auto open = [](const QUrl &url) { QDesktopServices::openUrl(url); };
    connect(m_ui->templateView, &QTextBrowser::anchorClicked, this, open);
    connect(m_ui->versionBox, &QComboBox::activated, this, [this] {
        showVersion();
        emit shownChanged();
    });
    connect(m_ui->beforeBox, &QComboBox::activated, this, &NamespacesDetails::showDifference);
    connect(m_ui->afterBox, &QComboBox::activated, this, &NamespacesDetails::showDifference);
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, &NamespacesDetails::showDifference);
}

void NamespacesDetails::show(const QString &nid)
{
    if (nid == m_nid)
        return;
    m_nid = nid;
    load();
}

void NamespacesDetails::setAsOf(const registry::AsOf &asOf)
{
    if (asOf == m_asOf)
        return;
    m_asOf = asOf;
    refresh();
}

void NamespacesDetails::refresh()
{
    if (!m_nid.isEmpty())
        load();
}

void NamespacesDetails::clear()
{
    m_nid.clear();
    ++m_question;
    m_loaded = {};
    m_ui->stack->setCurrentWidget(m_ui->emptyPage);
    m_ui->emptyLabel->setText(tr("Select a namespace to read its registration."));
    emit shownChanged();
}

void NamespacesDetails::load()
{
    const auto work = [nid = m_nid.toStdString(), asOf = m_asOf](
                          const actions::Services &services) -> registry::Stored<Loaded> {
        auto space = services.store.find(nid, asOf);
        if (!space)
            return base::fail(space.error());
        auto events = services.store.history(nid);
        if (!events)
            return base::fail(events.error());
        Loaded loaded{std::move(space).value(), std::move(events).value()};
        if (asOf.known)
            std::erase_if(loaded.events,
                          [&asOf](const auto &event) { return event.number > *asOf.known; });
        if (!asOf.day.empty())
            std::erase_if(loaded.events, [&](const auto &event) {
                return listing::inForceOf(loaded.space, event) > asOf.day;
            });
        return loaded;
    };
    m_session.ask(this, work, [this, question = ++m_question](registry::Stored<Loaded> loaded) {
        if (question == m_question)
            take(std::move(loaded));
    });
}

/// That nothing is known of a date stands beside it, where the rows are.
QString NamespacesDetails::failureWords(const registry::StoreError &error) const
{
    if (error.refusal == "past.not-known")
        return {};
    return m_asOf.isPast() && error.kind == registry::StoreError::NotFound
        ? tr("“%1” was not yet in the listing on this date.").arg(m_nid)
        : wording(error);
}

void NamespacesDetails::take(registry::Stored<Loaded> loaded)
{
    if (!loaded && loaded.error().kind == registry::StoreError::Unreachable)
        return; // what is shown stays; the window says that the connection is gone
    if (!loaded) {
        m_ui->emptyLabel->setText(failureWords(loaded.error()));
        m_ui->stack->setCurrentWidget(m_ui->emptyPage);
        m_loaded = {};
        emit shownChanged();
        return;
    }
    const bool sameNamespace = m_loaded.space.row.nid == loaded->space.row.nid;
    const bool sameVersions =
        sameNamespace && m_loaded.space.versions.size() == loaded->space.versions.size();
    m_loaded = std::move(loaded).value();
    showLoaded();
    if (!sameVersions)
        showVersions();
    showHistory();
    emit shownChanged();
}

/// The facts of the listing, one line: "Formal · version 1 · registered 2001-02 · RFC3187".
void NamespacesDetails::showLoaded()
{
    const registry::NamespaceRow &row = m_loaded.space.row;
    m_ui->nidLabel->setText(fromUtf8(row.nid));
    QStringList facts{wording(row.kind), tr("version %1").arg(row.version),
                      isListed() ? wording(row.status) : tr("no longer in the listing")};
    if (!row.date.empty())
        facts.insert(2, tr("registered %1").arg(fromUtf8(row.date)));
    if (const QString reference = referenceText(row.references);
        !reference.isEmpty() && reference != fromUtf8(row.registrant))
        facts.append(reference);
    if (const auto former = m_loaded.space.formerNids(); !former.empty())
        facts.prepend(tr("formerly %1").arg(fromUtf8(former.back())));
    QString text = facts.join(QStringLiteral(" · "));
    if (!row.registrant.empty())
        text.prepend(fromUtf8(row.registrant) + '\n');
    m_ui->factsLabel->setText(text);
    m_ui->stack->setCurrentWidget(m_ui->shownPage);
}

void NamespacesDetails::fillVersions(QComboBox *box, int chosen)
{
    box->clear();
    for (const registry::NamespaceVersion &each : m_loaded.space.versions) {
        QString text = tr("Version %1").arg(each.version);
        if (!each.templateDate.empty())
            text = tr("%1, %2").arg(text, fromUtf8(each.templateDate));
        box->addItem(each.imported ? tr("%1 (imported)").arg(text) : text);
        if (each.imported && !each.source.empty())
            box->setItemData(box->count() - 1,
                             asToolTip(tr("Imported from %1").arg(fromUtf8(each.source))),
                             Qt::ToolTipRole);
    }
    box->setCurrentIndex(chosen);
}

void NamespacesDetails::showVersions()
{
    const int count = int(m_loaded.space.versions.size());
    fillVersions(m_ui->versionBox, count - 1);
    fillVersions(m_ui->beforeBox, count - 2);
    fillVersions(m_ui->afterBox, count - 1);
    m_ui->versionBox->setVisible(count > 1);
    const int compare = m_ui->tabs->indexOf(m_ui->compareTab);
    m_ui->tabs->setTabEnabled(compare, count > 1);
    m_ui->tabs->setTabToolTip(compare, count > 1 ? QString() : tr("There is only one version."));
    showVersion();
    showDifference();
}

const registry::NamespaceVersion *NamespacesDetails::version() const
{
    const int index = m_ui->versionBox->currentIndex();
    if (m_nid.isEmpty() || index < 0 || index >= int(m_loaded.space.versions.size()))
        return nullptr;
    return &m_loaded.space.versions[std::size_t(index)];
}

void NamespacesDetails::showVersion()
{
    const registry::NamespaceVersion *shown = version();
    if (!shown)
        return;
    NamespaceDocument document(*m_ui->templateView->document(), palette());
    document.writeVersion(m_loaded.space, *shown);
    m_ui->templateView->moveCursor(QTextCursor::Start);
}

/// What differs between two revisions of which a text is not held.
QString NamespacesDetails::recordWords(int before, int after) const
{
    const auto &versions = m_loaded.space.versions;
    QStringList lines{tr("The text of an imported version is not available. From the record:")};
    for (const auto &change :
         listing::recordChanges(versions[std::size_t(before)], versions[std::size_t(after)]))
        lines += changeWords(change);
    if (lines.size() == 1)
        lines += tr("No differences.");
    return lines.join('\n');
}

void NamespacesDetails::showDifference()
{
    const int before = m_ui->beforeBox->currentIndex(), after = m_ui->afterBox->currentIndex();
    const bool isSeen = m_ui->tabs->currentWidget() == m_ui->compareTab;
    if (before < 0 || after < 0 || !isSeen)
        return;
    const auto text = [this](int index) -> const std::string & {
        return m_loaded.space.versions[std::size_t(index)].text;
    };
    if (text(before).empty() || text(after).empty()) {
        m_ui->differenceView->say(recordWords(before, after));
        return;
    }
    m_ui->differenceView->setTitles(m_ui->beforeBox->currentText(), m_ui->afterBox->currentText());
    m_ui->differenceView->compare(templates::read(text(before)).front(),
                                  templates::read(text(after)).front());
}

void NamespacesDetails::showHistory()
{
    m_ui->historyView->clear();
    for (auto event = m_loaded.events.rbegin(); event != m_loaded.events.rend(); ++event) {
        QString what = sentence(*event);
        for (const auto &change : listing::recordChanges(m_loaded.space, *event))
            what += '\n' + changeWords(change);
        const QString inForce = fromUtf8(listing::inForceOf(m_loaded.space, *event));
        auto *item = new QTreeWidgetItem(m_ui->historyView, {shownTime(event->at), inForce, what});
        item->setToolTip(2, asToolTip(what));
        item->setToolTip(0, QString::fromStdString(base::toString(event->at)));
    }
    m_ui->historyView->resizeColumnToContents(0);
    m_ui->historyView->resizeColumnToContents(1);
    fitHistory();
}

/// Rows as high as their wrapped sentence: a tree asks for the height of one line.
void NamespacesDetails::fitHistory()
{
    constexpr int kWhat = 2;
    QTreeWidget *view = m_ui->historyView;
    const int margin = view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, view) + 1;
    const int width = view->columnWidth(kWhat);
    for (int row = 0; row < view->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = view->topLevelItem(row);
        const QRect text = view->fontMetrics().boundingRect(
            QRect(0, 0, width - 2 * margin, QWIDGETSIZE_MAX), Qt::TextWordWrap, item->text(kWhat));
        item->setSizeHint(kWhat, {width, text.height() + view->fontMetrics().leading() + 4});
    }
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void NamespacesDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && version())
        showVersion();
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
