// SPDX-License-Identifier: MIT
#include "forms/help/helpwindow.h"

#include "forms/help/manualview.h"
#include "forms/widgets/printpreview.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrinter>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextDocument>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

namespace nidreg::forms {

static constexpr int kTargetRole = Qt::UserRole; ///< of an entry: "page.md#anchor"
static constexpr int kDeepestHeading = 2; ///< that the contents show

HelpWindow::HelpWindow(const Manual &manual, QWidget *parent)
    : QMainWindow(parent, Qt::Window), m_manual(manual)
{
    setObjectName("help");
    layOut();
    makeActions();
    fillContents();
    connect(m_view, &ManualView::outsideWanted, this, &HelpWindow::outsideWanted);
    connect(m_view, &QTextBrowser::sourceChanged, this, &HelpWindow::chooseContents);
    connect(m_view, &ManualView::zoomed, this,
            [](int steps) { QSettings().setValue("help/zoom", steps); });
    restore();
}

void HelpWindow::layOut()
{
    m_view = new ManualView(m_manual, this);
    m_view->setObjectName("page");
    m_view->setAccessibleName(tr("Page of the manual"));
    auto *right = new QWidget(this);
    auto *rows = new QVBoxLayout(right);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_view);
    rows->addWidget(makeFindBar());
    auto *middle = new QSplitter(this);
    middle->setObjectName("sides");
    middle->addWidget(makeSide());
    middle->addWidget(right);
    middle->setStretchFactor(1, 1);
    middle->setSizes({260, 740});
    setCentralWidget(middle);
}

QWidget *HelpWindow::makeSide()
{
    auto *side = new QWidget(this);
    m_search = new QLineEdit(side);
    m_search->setObjectName("search");
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_contents = new QTreeWidget(side);
    m_contents->setObjectName("contents");
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_hits = new QListWidget(side);
    m_hits->setObjectName("hits");
    m_hits->setAccessibleName(tr("Search results"));
    m_hits->setWordWrap(true);
    m_hits->setAlternatingRowColors(true);
    m_noHits = new QLabel(tr("Nothing found. Try fewer or shorter words."), side);
    m_noHits->setWordWrap(true);
    m_noHits->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_noHits->setMargin(8);
    m_side = new QStackedWidget(side);
    m_side->addWidget(m_contents);
    m_side->addWidget(m_hits);
    m_side->addWidget(m_noHits);
    auto *rows = new QVBoxLayout(side);
    rows->setContentsMargins(6, 6, 0, 0);
    rows->addWidget(m_search);
    rows->addWidget(m_side);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { openHit(0); });
    connect(m_hits, &QListWidget::currentRowChanged, this, &HelpWindow::openHit);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && !item->data(0, kTargetRole).isNull())
            m_view->showPage(item->data(0, kTargetRole).toString());
    });
    return side;
}

QWidget *HelpWindow::makeFindBar()
{
    m_findBar = new QWidget(this);
    m_findBar->setObjectName("findBar");
    m_find = new QLineEdit(m_findBar);
    m_find->setObjectName("find");
    m_find->setAccessibleName(tr("Find in this page"));
    m_find->setPlaceholderText(tr("Find in this page"));
    m_notFound = new QLabel(m_findBar);
    auto *row = new QHBoxLayout(m_findBar);
    row->addWidget(m_find);
    const auto button = [&](const QString &text, const auto &act) {
        auto *made = new QToolButton(m_findBar);
        made->setText(text);
        made->setAutoRaise(true);
        row->addWidget(made);
        connect(made, &QToolButton::clicked, this, act);
    };
    button(tr("&Previous"), [this] { findInPage(false); });
    button(tr("&Next"), [this] { findInPage(true); });
    row->addWidget(m_notFound, 1);
    button(tr("&Close"), [this] {
        m_findBar->hide();
        m_view->setFocus();
    });
    m_findBar->hide();
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findInPage(true); });
    return m_findBar;
}

QAction *HelpWindow::addAction(const char *icon, const QString &text,
                               const QList<QKeySequence> &keys, const std::function<void()> &act)
{
    auto *action = new QAction(QIcon::fromTheme(icon), text, this);
    action->setShortcuts(keys);
    const QString shown = action->shortcut().toString(QKeySequence::NativeText);
    if (!shown.isEmpty())
        action->setToolTip(QStringLiteral("%1 (%2)").arg(QString(text).remove(u'&'), shown));
    connect(action, &QAction::triggered, this, act);
    QMainWindow::addAction(action);
    m_toolBar->addAction(action);
    return action;
}

void HelpWindow::makeActions()
{
    m_toolBar = addToolBar(tr("Toolbar"));
    m_toolBar->setMovable(false);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setContextMenuPolicy(Qt::NoContextMenu); // it would only hide the toolbar
    QAction *back =
        addAction("go-previous", tr("&Back"), QKeySequence::keyBindings(QKeySequence::Back),
                  [this] { m_view->backward(); });
    QAction *forward =
        addAction("go-next", tr("&Forward"), QKeySequence::keyBindings(QKeySequence::Forward),
                  [this] { m_view->forward(); });
    connect(m_view, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    back->setEnabled(false);
    forward->setEnabled(false);
    addAction("go-home", tr("C&ontents"), {QKeySequence(Qt::ALT | Qt::Key_Home)},
              [this] { m_view->showPage(QStringLiteral("index.md")); });
    m_toolBar->addSeparator();
    addAction("edit-find", tr("Find in &page"), QKeySequence::keyBindings(QKeySequence::Find),
              [this] { openFindBar(); });
    addAction("zoom-in", tr("&Larger"),
              {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)},
              [this] { m_view->zoom(1); });
    addAction("zoom-out", tr("&Smaller"), {QKeySequence::ZoomOut}, [this] { m_view->zoom(-1); });
    addAction("zoom-original", tr("Usual si&ze"), {QKeySequence(Qt::CTRL | Qt::Key_0)},
              [this] { m_view->zoom(0); });
    addAction("document-print", tr("P&rint…"), {QKeySequence::Print}, [this] { print(); });
    // Without a button: what one types.
    auto *search = new QAction(this);
    search->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    connect(search, &QAction::triggered, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    QMainWindow::addAction(search);
    m_search->setToolTip(search->shortcut().toString(QKeySequence::NativeText));
}

void HelpWindow::fillContents()
{
    std::map<QString, QTreeWidgetItem *> groups;
    for (const ManualPage &page : m_manual.pages()) {
        QTreeWidgetItem *group = nullptr;
        if (!page.group.isEmpty()) {
            group = groups[page.group];
            if (!group) {
                group = new QTreeWidgetItem(m_contents, {page.group});
                group->setFlags(Qt::ItemIsEnabled);
                groups[page.group] = group;
            }
        }
        auto *item = group ? new QTreeWidgetItem(group) : new QTreeWidgetItem(m_contents);
        item->setText(0, page.title());
        item->setToolTip(0, page.title());
        item->setData(0, kTargetRole, page.name);
        for (const ManualHeading &heading : page.headings) {
            if (heading.level != kDeepestHeading)
                continue;
            auto *below = new QTreeWidgetItem(item, {heading.text});
            below->setToolTip(0, heading.text);
            below->setData(0, kTargetRole, QString(page.name + u'#' + heading.anchor));
        }
    }
    for (const auto &[name, group] : groups)
        group->setExpanded(true);
}

/// The entry of what is shown: of its heading, else of its page.
void HelpWindow::chooseContents()
{
    const QString target = m_view->target();
    QTreeWidgetItem *chosen = nullptr;
    for (QTreeWidgetItemIterator it(m_contents); *it; ++it) {
        const QString each = (*it)->data(0, kTargetRole).toString();
        if (each == target || (!chosen && each == target.section(u'#', 0, 0)))
            chosen = *it;
    }
    const QSignalBlocker quiet(m_contents);
    m_contents->setCurrentItem(chosen);
    const ManualPage *page = m_manual.page(target.section(u'#', 0, 0));
    setWindowTitle(page ? tr("%1 – Manual").arg(page->title()) : tr("Manual"));
}

void HelpWindow::search(const QString &words)
{
    const QSignalBlocker quiet(m_hits);
    m_hits->clear();
    for (const ManualHit &hit : m_manual.find(words)) {
        auto *item = new QListWidgetItem(hit.title + u'\n' + hit.excerpt, m_hits);
        item->setData(kTargetRole,
                      hit.anchor.isEmpty() ? hit.page : QString(hit.page + u'#' + hit.anchor));
    }
    const bool isSearching = !words.trimmed().isEmpty();
    if (!isSearching)
        m_side->setCurrentWidget(m_contents);
    else if (m_hits->count() == 0)
        m_side->setCurrentWidget(m_noHits);
    else
        m_side->setCurrentWidget(m_hits);
}

void HelpWindow::openHit(int row)
{
    const QListWidgetItem *item = m_hits->item(row);
    if (!item)
        return;
    m_view->showPage(item->data(kTargetRole).toString());
    const QString first = m_search->text().simplified().section(u' ', 0, 0);
    const QString anchor = m_view->target().section(u'#', 1);
    // From the heading on, where there is one.
    if (anchor.isEmpty())
        m_view->moveCursor(QTextCursor::Start);
    m_view->find(first);
}

void HelpWindow::findInPage(bool forward)
{
    const QString words = m_find->text();
    if (words.isEmpty())
        return;
    const auto flags = forward ? QTextDocument::FindFlags() : QTextDocument::FindBackward;
    bool isFound = m_view->find(words, flags);
    if (!isFound) { // once round
        const QTextCursor before = m_view->textCursor();
        m_view->moveCursor(forward ? QTextCursor::Start : QTextCursor::End);
        isFound = m_view->find(words, flags);
        if (!isFound)
            m_view->setTextCursor(before);
    }
    m_notFound->setText(isFound ? QString() : tr("“%1” is not on this page.").arg(words));
}

void HelpWindow::openFindBar()
{
    const QString selected = m_view->textCursor().selectedText();
    if (!selected.isEmpty())
        m_find->setText(selected);
    m_notFound->clear();
    m_findBar->show();
    m_find->setFocus();
    m_find->selectAll();
}

void HelpWindow::print()
{
    const QString name = windowTitle();
    previewPrint(*this,
                 {tr("Print: %1").arg(name), name, false,
                  [document = std::shared_ptr<QTextDocument>(m_view->document()->clone())](
                      QPrinter &printer) { document->print(&printer); }});
}

void HelpWindow::showPage(const QString &target)
{
    m_view->showPage(m_manual.has(target) ? target : QStringLiteral("index.md"));
    show();
    raise();
    activateWindow();
    m_view->setFocus();
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QMainWindow::keyPressEvent(event);
    if (m_findBar->isVisible())
        m_findBar->hide();
    else if (!m_search->text().isEmpty())
        m_search->clear();
    else
        close();
    m_view->setFocus();
}

void HelpWindow::closeEvent(QCloseEvent *event)
{
    QSettings().setValue("help/geometry", saveGeometry());
    QMainWindow::closeEvent(event);
}

void HelpWindow::restore()
{
    const QSettings settings;
    resize(1000, 720);
    restoreGeometry(settings.value("help/geometry").toByteArray());
    m_view->zoom(settings.value("help/zoom", 0).toInt());
}

} // namespace nidreg::forms
