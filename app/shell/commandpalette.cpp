// SPDX-License-Identifier: MIT
#include "app/shell/commandpalette.h"

#include "app/shell/palettewords.h"
#include "forms/widgets/marks.h"
#include "forms/widgets/pace.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStackedLayout>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::app {

static constexpr int kMaxNids = 20, kMaxRequests = 10;

enum PaletteRole { NidRole = Qt::UserRole, CommandRole, RequestRole, HintRole };

namespace {

/// Puts a row's key or registrant at its right end, dimmer than its name; and below it, why it
/// cannot be chosen.
class HintDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        if (isReason(index))
            return paintReason(painter, option, index);
        QStyledItemDelegate::paint(painter, option, index);
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const int gap = option.fontMetrics.averageCharWidth();
        const int name = option.fontMetrics.horizontalAdvance(index.data().toString())
            + option.decorationSize.width() + 4 * gap;
        const QRect place = option.rect.adjusted(name, 0, -gap, 0);
        painter->save();
        painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText
                                                        : QPalette::PlaceholderText));
        painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data(HintRole).toString(),
                                                        Qt::ElideRight, place.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize line = QStyledItemDelegate::sizeHint(option, index);
        return isReason(index) ? QSize(line.width(), line.height() + option.fontMetrics.height())
                               : line;
    }

private:
    static bool isReason(const QModelIndex &index)
    {
        return !index.flags().testFlag(Qt::ItemIsEnabled)
            && !index.data(HintRole).toString().isEmpty();
    }

    void paintReason(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const
    {
        QStyleOptionViewItem name = option;
        name.rect.setHeight(option.rect.height() - option.fontMetrics.height());
        QStyledItemDelegate::paint(painter, name, index);
        const int gap = option.fontMetrics.averageCharWidth();
        const QRect below(option.rect.left() + option.decorationSize.width() + gap,
                          name.rect.bottom() - 2,
                          option.rect.width() - option.decorationSize.width() - 2 * gap,
                          option.fontMetrics.height());
        painter->save();
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data(HintRole).toString(),
                                                        Qt::ElideRight, below.width()));
        painter->restore();
    }
};

} // namespace

CommandPalette::CommandPalette(forms::RegistrySession &session, const QList<QAction *> &commands,
                               QWidget *parent)
    : QDialog(parent), m_session(session), m_recent(recentCommands()), m_edit(new QLineEdit(this)),
      m_list(new QListWidget(this)), m_nothing(new QLabel(this)), m_stack(new QStackedLayout)
{
    for (QAction *each : commands)
        m_commands.append(each);
    setWindowTitle(tr("Commands and namespaces"));
    m_edit->setPlaceholderText(tr("A command, a NID or the number of a request"));
    m_edit->setAccessibleName(tr("Command, NID or request"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_list->setAccessibleName(tr("Results"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setItemDelegate(new HintDelegate(m_list));
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_list->setIconSize({icon, icon});
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_nothing);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_edit);
    layout->addLayout(m_stack, 1);
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 20);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_edit, &QLineEdit::returnPressed, this, [this] { choose(m_list->currentItem()); });
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::choose);
    m_pause.setSingleShot(true);
    m_pause.setInterval(forms::kBurst);
    connect(&m_pause, &QTimer::timeout, this, &CommandPalette::askRegistry);
    find({});
}

/// "12" and "#12"; 0 where `text` is no number.
static std::int64_t numberIn(QString text)
{
    if (text.startsWith(u'#'))
        text.remove(0, 1);
    bool isNumber = false;
    const std::int64_t number = text.toLongLong(&isNumber);
    return isNumber && number > 0 ? number : 0;
}

void CommandPalette::find(const QString &text)
{
    m_list->clear();
    m_order.clear();
    const QString wanted = text.trimmed();
    ++m_question;
    m_answersAwaited = wanted.isEmpty() ? 1 : 2;
    addCommands(wanted);
    m_pause.start();
    m_stack->setCurrentIndex(0);
    m_list->setCurrentRow(0);
}

void CommandPalette::askRegistry()
{
    const QString wanted = m_edit->text().trimmed();
    findNids(wanted);
    if (!wanted.isEmpty())
        findRequests(wanted);
}

void CommandPalette::findNids(const QString &wanted)
{
    registry::NamespaceQuery query;
    query.text = wanted.toStdString();
    query.sort = registry::SortBy::Nid;
    query.limit = kMaxNids;
    query.isCounted = false;
    m_session.ask(
        this,
        [query](const actions::Services &services) { return services.store.namespaces(query); },
        [this, question = m_question](registry::Stored<registry::NamespacePage> page) {
            if (question != m_question)
                return;
            if (page)
                takeNids(*page);
            countAnswer();
        });
}

/// By number, by NID and by the people concerned; the newest first. A number is part of many: from
/// the lowest on, the request that has it is among the first.
void CommandPalette::findRequests(const QString &wanted)
{
    registry::RequestQuery query;
    query.view = registry::RequestView::Everything;
    query.text = wanted.toStdString();
    query.descending = numberIn(wanted) == 0;
    query.limit = kMaxRequests;
    m_session.ask(
        this,
        [query, acting = m_session.acting()](const actions::Services &services) {
            return services.store.requests(query, acting, base::dayOf(services.clock.now()));
        },
        [this, question = m_question](const registry::Stored<registry::RequestPage> &page) {
            if (question != m_question)
                return;
            if (page) {
                for (const workflow::Request &each : page->rows)
                    takeRequest(each);
            }
            countAnswer();
        });
}

/// Nothing is said to be nothing before everybody answered.
void CommandPalette::countAnswer()
{
    const bool isNothing = --m_answersAwaited == 0 && m_list->count() == 0;
    m_nothing->setText(tr("Nothing found for “%1”.").arg(m_edit->text().trimmed()));
    m_stack->setCurrentIndex(isNothing ? 1 : 0);
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
}

/// Puts the row where its rank belongs, behind its equals; what cannot be done comes last.
void CommandPalette::add(PaletteRank rank, qsizetype recent, QListWidgetItem *item)
{
    const std::tuple order(!item->flags().testFlag(Qt::ItemIsEnabled), rank, recent);
    const auto place = std::ranges::upper_bound(m_order, order);
    const bool isFirstChosen = m_list->currentRow() <= 0;
    m_list->insertItem(int(place - m_order.begin()), item);
    m_order.insert(place, order);
    if (isFirstChosen)
        m_list->setCurrentRow(0);
}

/// Rows without an icon begin where those with one do; on the highlight an icon has the ink of its
/// row.
static QIcon rowIcon(const QIcon &icon, const QListWidget &list)
{
    QPixmap usual = icon.pixmap(list.iconSize(), list.devicePixelRatio());
    if (icon.isNull()) {
        usual = QPixmap(list.iconSize());
        usual.fill(Qt::transparent);
    }
    QIcon made(usual);
    made.addPixmap(forms::inked(made, list.iconSize(), list.devicePixelRatio(),
                                list.palette().color(QPalette::HighlightedText)),
                   QIcon::Selected);
    return made;
}

static void disable(QListWidgetItem &item, const QString &why)
{
    item.setFlags(item.flags().setFlag(Qt::ItemIsEnabled, false));
    item.setData(HintRole, why);
    item.setToolTip(forms::asToolTip(why));
    item.setData(Qt::AccessibleDescriptionRole, why);
}

/// By its name, or by the beginning of another word for it.
static PaletteRank rankOf(const QAction &command, const QString &text)
{
    PaletteRank best = paletteRank(plainText(command), text);
    for (const QString &word : otherWords(command)) {
        if (!text.isEmpty() && word.startsWith(text, Qt::CaseInsensitive))
            best = std::min(best, PaletteRank::WordBeginning);
    }
    return best;
}

void CommandPalette::addCommands(const QString &text)
{
    for (const auto &command : m_commands) {
        if (!command || !command->isVisible())
            continue;
        const QString name = plainText(*command);
        const PaletteRank rank = rankOf(*command, text);
        if (rank == PaletteRank::None)
            continue;
        const qsizetype used = m_recent.indexOf(name);
        auto *item = new QListWidgetItem(rowIcon(command->icon(), *m_list), name);
        item->setData(CommandRole, QVariant::fromValue<QObject *>(command.data()));
        item->setData(HintRole, command->shortcut().toString(QKeySequence::NativeText));
        if (!command->isEnabled())
            disable(*item, whyUnavailable(*command));
        add(rank, used < 0 ? m_recent.size() : used, item);
    }
}

/// A NID that is only mentioned by what was found stands behind all commands.
void CommandPalette::takeNids(const registry::NamespacePage &page)
{
    const QString wanted = m_edit->text().trimmed();
    for (const registry::NamespaceRow &row : page.rows) {
        const QString nid = forms::words(row.nid);
        auto *item =
            new QListWidgetItem(rowIcon(QIcon::fromTheme("nidreg-namespaces"), *m_list), nid);
        item->setData(NidRole, nid);
        item->setData(HintRole, forms::words(row.registrant));
        const PaletteRank rank = wanted.isEmpty() ? PaletteRank::None : paletteRank(nid, wanted);
        add(rank, m_recent.size(), item);
    }
}

void CommandPalette::takeRequest(const workflow::Request &request)
{
    const QString nid = forms::words(request.nid);
    auto *item = new QListWidgetItem(rowIcon(QIcon::fromTheme("nidreg-requests"), *m_list),
                                     tr("Request %1").arg(request.id.value));
    item->setData(RequestRole, qlonglong(request.id.value));
    item->setData(HintRole,
                  nid.isEmpty() ? forms::wording(request.state)
                                : tr("%1: %2").arg(nid, forms::wording(request.state)));
    const QString wanted = m_edit->text().trimmed();
    if (numberIn(wanted) == request.id.value)
        return add(PaletteRank::Exact, 0, item);
    const PaletteRank rank = paletteRank(nid, wanted); // None: by its number, or by a person
    add(nid.isEmpty() ? PaletteRank::None : rank, m_recent.size(), item);
}

void CommandPalette::choose(QListWidgetItem *item)
{
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled))
        return;
    const QPointer<QAction> command(
        qobject_cast<QAction *>(item->data(CommandRole).value<QObject *>()));
    const QString nid = item->data(NidRole).toString();
    const workflow::RequestId request{item->data(RequestRole).toLongLong()};
    if (command)
        noteCommand(item->text());
    accept();
    if (command)
        command->trigger();
    else if (!nid.isEmpty())
        emit namespaceChosen(nid);
    else if (request.value > 0)
        emit requestChosen(request);
}

/// Up and Down move in the list while the focus stays where one types.
bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool moves = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down
            || key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown;
        if (moves) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace nidreg::app
