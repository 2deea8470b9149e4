// SPDX-License-Identifier: MIT
#include "app/shell/commandpalette.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QStyle>
#include <QVBoxLayout>

namespace nidreg::app {

static constexpr int kMostNids = 20;
static constexpr int kNidRole = Qt::UserRole;
static constexpr int kCommandRole = Qt::UserRole + 1;

bool holdsInOrder(const QString &text, const QString &wanted)
{
    qsizetype at = 0;
    for (const QChar c : wanted) {
        at = text.indexOf(c, at, Qt::CaseInsensitive) + 1;
        if (at == 0)
            return false;
    }
    return true;
}

/// A command's words without mnemonics and dots: "&Open…" is found and shown as "Open", and
/// "Markdown…" of a menu "Export" as "Export as Markdown".
static QString plainText(const QAction &action)
{
    QString text = action.iconText();
    return text.remove('&').remove(QStringLiteral("…")).trimmed();
}

CommandPalette::CommandPalette(forms::RegistrySession &session, const QList<QAction *> &commands,
                               QWidget *parent)
    : QDialog(parent), m_session(session), m_edit(new QLineEdit(this)),
      m_list(new QListWidget(this))
{
    for (QAction *each : commands)
        m_commands.append(each);
    setWindowTitle(tr("Commands and namespaces"));
    m_edit->setPlaceholderText(tr("A command or a NID"));
    m_edit->setAccessibleName(tr("Command or NID"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_list->setAccessibleName(tr("Results"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_list->setIconSize({icon, icon});
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_edit);
    layout->addWidget(m_list);
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 20);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_edit, &QLineEdit::returnPressed, this, [this] { choose(m_list->currentItem()); });
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::choose);
    find({});
}

void CommandPalette::find(const QString &text)
{
    m_list->clear();
    addCommands(text.trimmed());
    m_list->setCurrentRow(0);
    registry::NamespaceQuery query;
    query.text = text.trimmed().toStdString();
    query.sort = registry::SortBy::Nid;
    query.limit = kMostNids;
    query.isCounted = false;
    m_session.ask(
        this,
        [query](const actions::Services &services) { return services.store.namespaces(query); },
        [this, question = ++m_question](registry::Stored<registry::NamespacePage> page) {
            if (page && question == m_question)
                takeNids(*page);
        });
}

void CommandPalette::addCommands(const QString &text)
{
    for (const auto &command : m_commands) {
        if (!command || !command->isEnabled() || !holdsInOrder(plainText(*command), text))
            continue;
        const QString keys = command->shortcut().toString(QKeySequence::NativeText);
        const QString words = plainText(*command);
        auto *item = new QListWidgetItem(
            command->icon(), keys.isEmpty() ? words : tr("%1    (%2)").arg(words, keys), m_list);
        item->setData(kCommandRole, QVariant::fromValue<QObject *>(command.data()));
    }
}

/// A NID that begins with what was typed stands before one that only mentions it.
void CommandPalette::takeNids(const registry::NamespacePage &page)
{
    const QString wanted = m_edit->text().trimmed();
    for (const bool begins : {true, false}) {
        for (const registry::NamespaceRow &row : page.rows) {
            const QString nid = QString::fromStdString(row.nid);
            if (nid.startsWith(wanted, Qt::CaseInsensitive) != begins)
                continue;
            const QString registrant = QString::fromStdString(row.registrant);
            auto *item = new QListWidgetItem(
                QIcon::fromTheme("nidreg-namespaces"),
                registrant.isEmpty() ? nid : tr("%1    %2").arg(nid, registrant), m_list);
            item->setData(kNidRole, nid);
        }
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
}

void CommandPalette::choose(QListWidgetItem *item)
{
    if (!item)
        return;
    const QPointer<QAction> command(
        qobject_cast<QAction *>(item->data(kCommandRole).value<QObject *>()));
    const QString nid = item->data(kNidRole).toString();
    accept();
    if (command)
        command->trigger();
    else if (!nid.isEmpty())
        emit namespaceChosen(nid);
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
