// SPDX-License-Identifier: MIT
#include "app/shell/connector.h"

#include "forms/administration/connectdialog.h"
#include "forms/administration/passworddialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/page.h"
#include "forms/words/wording.h"

#include <QAction>
#include <QIcon>

namespace nidreg::app {

using forms::ConnectionChoice;
using forms::MessageBar;
using forms::RegistrySession;

Connector::Connector(RegistrySession &session, Connecting ways, MessageBar &messageBar,
                     QWidget &window)
    : QObject(&window), m_session(session), m_ways(std::move(ways)), m_messageBar(messageBar),
      m_window(window),
      m_connect(new QAction(QIcon::fromTheme("network-server"), tr("&Connect…"), this)),
      m_local(new QAction(QIcon::fromTheme("computer"), tr("&Work on the local registry"), this))
{
    m_connect->setToolTip(tr("Open a shared registry or another one"));
    forms::nameCommands({{"connect", m_connect}, {"workLocally", m_local}});
    connect(m_connect, &QAction::triggered, this, &Connector::openDialog);
    connect(m_local, &QAction::triggered, this, [this] { connectTo({}, {}); });
    connect(&session, &RegistrySession::lost, this, &Connector::showLost);
    connect(&session, &RegistrySession::left, &messageBar, &QWidget::hide);
    connect(&session, &RegistrySession::opened, &messageBar, &QWidget::hide);
    connect(&session, &RegistrySession::opened, this, &Connector::look);
    look();
}

void Connector::look()
{
    const bool isLocal = m_ways.present.kind == ConnectionChoice::Local;
    m_local->setEnabled(!isLocal);
    m_local->setToolTip(isLocal ? tr("This is the local registry.")
                                : tr("Disconnect from the server and open your own registry on "
                                     "this computer"));
    if (!m_session.isOpen())
        return;
    if (m_session.link().isStandby)
        tellStandby();
    else if (m_session.link().isReadOnly)
        m_messageBar.say(MessageBar::Information,
                         tr("This server is read-only at the moment. It does not accept changes."),
                         {{tr("&Dismiss"), [] {}}});
}

/// How far it is behind is said by the connection's mark, which goes on looking.
void Connector::tellStandby()
{
    const MessageBar::Answer toPrimary = m_ways.hasPrimary()
        ? MessageBar::Answer{tr("Connect to the &primary"), [this] { connectToPrimary(); }}
        : MessageBar::Answer{tr("&Connect…"), [this] { openDialog(); }};
    m_messageBar.say(MessageBar::Information,
                     tr("This server is a read-only standby. It does not accept changes, and its "
                        "data may be out of date. To make changes, connect to the primary."),
                     {toPrimary, {tr("&Dismiss"), [] {}}});
}

/// Still the same connection: it is not remembered as another one.
void Connector::connectToPrimary()
{
    m_ways.choosePrimary();
    m_session.reopen();
}

void Connector::openDialog()
{
    auto *dialog = new forms::ConnectDialog(m_ways.tryOut, m_ways.local, m_ways.present, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { connectTo(dialog->choice(), dialog->password()); });
    dialog->open();
}

/// Drafts stay as they are: they are the window's, not the registry's.
void Connector::connectTo(const ConnectionChoice &choice, const base::Secret &password)
{
    m_ways.present = choice;
    m_ways.choose(choice);
    m_ways.setPassword(password);
    forms::rememberConnection(choice);
    look();
    m_session.reopen();
}

/// The session tries again by itself; the message bar says why, lets one try at once, and offers
/// the registry that is always there.
void Connector::tell(const registry::StoreError &why)
{
    m_messageBar.setToolTip("<qt>" + QString::fromStdString(why.detail).toHtmlEscaped() + "</qt>");
    const QString message = forms::wording(why);
    if (m_messageBar.isVisible() && m_messageBar.message() == message)
        return;
    const bool isPassword = registry::needsPassword(why);
    std::vector<MessageBar::Answer> answers;
    if (isPassword)
        answers.push_back({tr("&Enter password…"), [this, why] { askPassword(why); }});
    else
        answers.push_back({tr("&Try again now"), [this] { m_session.open(); }});
    if (m_ways.tryOut)
        answers.push_back({tr("&Connect…"), [this] { openDialog(); }});
    if (m_ways.present.kind != ConnectionChoice::Local)
        answers.push_back({tr("&Use the local registry"), [this] { connectTo({}, {}); }});
    m_messageBar.say(MessageBar::Problem, message, std::move(answers));
}

void Connector::showLost(const registry::StoreError &why)
{
    tell(why);
    if (registry::needsPassword(why))
        askPassword(why);
}

void Connector::askPassword(const registry::StoreError &why)
{
    if (m_password)
        return;
    auto *dialog = new forms::PasswordDialog(forms::wording(why), m_ways.login(), &m_window);
    m_password = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_ways.setPassword(dialog->password());
        m_password.clear();
        m_session.open();
    });
    connect(dialog, &QDialog::rejected, this, [this, why] {
        m_password.clear();
        tell(why);
    });
    dialog->open();
}

} // namespace nidreg::app
