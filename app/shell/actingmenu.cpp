// SPDX-License-Identifier: MIT
#include "app/shell/actingmenu.h"

#include "forms/administration/peopledialog.h"
#include "forms/administration/persondialog.h"
#include "forms/administration/policiesdialog.h"
#include "forms/administration/sessionsdialog.h"
#include "forms/steps/proposalsdialog.h"
#include "forms/widgets/page.h"
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/administer.h"

#include <QActionGroup>
#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace nidreg::app {

using forms::RegistrySession;

ActingMenu::ActingMenu(RegistrySession &session, QWidget *parent)
    : QToolButton(parent), m_session(session), m_menu(new QMenu(this)),
      m_people(new QAction(QIcon::fromTheme("system-users"), tr("P&eople…"), this)),
      m_policies(new QAction(QIcon::fromTheme("preferences-system"), tr("Pol&icies…"), this)),
      m_proposals(new QAction(QIcon::fromTheme("emblem-ok"), tr("Pr&oposals…"), this)),
      m_sessions(new QAction(QIcon::fromTheme("network-server"), tr("Se&ssions…"), this)),
      m_addPerson(new QAction(QIcon::fromTheme("contact-new"), tr("Add &person…"), this)),
      m_singleUser(new QAction(tr("Single-&user mode"), this))
{
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIcon(QIcon::fromTheme("user-identity"));
    setAutoRaise(true);
    setMenu(m_menu);
    setToolTip(tr("Who acts, and in which role"));
    m_menu->setAccessibleName(tr("Acting person and role"));
    m_singleUser->setCheckable(true);
    forms::nameCommands({{"people", m_people},
                         {"policies", m_policies},
                         {"proposals", m_proposals},
                         {"sessions", m_sessions},
                         {"addPerson", m_addPerson},
                         {"singleUser", m_singleUser}});
    connect(m_menu, &QMenu::aboutToShow, this, &ActingMenu::startAtRole, Qt::QueuedConnection);
    connect(m_people, &QAction::triggered, this, &ActingMenu::showPeople);
    connect(m_policies, &QAction::triggered, this, &ActingMenu::showPolicies);
    connect(m_proposals, &QAction::triggered, this, &ActingMenu::showProposals);
    connect(m_sessions, &QAction::triggered, this, &ActingMenu::showSessions);
    connect(m_addPerson, &QAction::triggered, this, [this] { addPerson(); });
    connect(m_singleUser, &QAction::triggered, this, &ActingMenu::setSingleUser);
    connect(&session, &RegistrySession::accessChanged, this, &ActingMenu::rebuild);
    connect(&session, &RegistrySession::opened, this, &ActingMenu::recall);
    connect(&session, &RegistrySession::actingChanged, this, &ActingMenu::showActing);
    // Queued: the menu is made anew, and the action that was triggered is one of its own.
    connect(&session, &RegistrySession::actingChanged, this, &ActingMenu::rebuild,
            Qt::QueuedConnection);
    rebuild();
}

/// So that a screen reader says which role holds, and the arrows go on from there.
void ActingMenu::startAtRole()
{
    if (m_roles->checkedAction() && m_menu->isVisible() && !m_menu->activeAction())
        m_menu->setActiveAction(m_roles->checkedAction());
}

bool ActingMenu::isRegistrar() const
{
    return m_session.isOpen() && m_session.acting().role == workflow::Role::Registrar;
}

QString ActingMenu::whyNot() const
{
    return m_session.isOpen() ? tr("Only a registrar can do this. Switch to that role first.")
                              : tr("The registry is not connected.");
}

/// Somebody with one of their roles: "anna · Registrar".
static QString roleText(const std::string &person, workflow::Role role)
{
    return QStringLiteral("%1 · %2").arg(QString::fromStdString(person), forms::wording(role));
}

void ActingMenu::addRoles(const registry::Person &person)
{
    for (const workflow::Role role : person.roles) {
        QString text = roleText(person.login, role);
        QAction *action = m_menu->addAction(text.replace('&', "&&"));
        action->setCheckable(true);
        action->setChecked(person.login == m_session.acting().person
                           && role == m_session.acting().role);
        m_roles->addAction(action); // one of them holds
        const workflow::Acting acting{person.login, role};
        connect(action, &QAction::triggered, this, [this, acting] { choose(acting); });
    }
}

/// Where a registry's choice is kept; the registry's name may hold anything.
static QString keyOf(const std::string &registry)
{
    return "acting/" + QString::fromLatin1(QUrl::toPercentEncoding(forms::words(registry)));
}

void ActingMenu::choose(const workflow::Acting &acting)
{
    const QStringList chosen{forms::words(acting.person),
                             forms::words(workflow::name(acting.role))};
    QSettings().setValue(keyOf(m_session.link().registry), chosen);
    m_session.actAs(acting);
}

/// Who acted here when the program ended, as long as the registry still has them in that role.
void ActingMenu::recall()
{
    const QStringList chosen = QSettings().value(keyOf(m_session.link().registry)).toStringList();
    const registry::RegistryAccess &access = m_session.access();
    if (chosen.size() != 2 || m_session.acting() != access.acting)
        return; // nobody chose, or somebody acts already: the connection is back
    const std::string login = chosen[0].toStdString();
    const auto role = workflow::named<workflow::Role>(chosen[1].toStdString());
    const auto person = std::ranges::find(access.people, login, &registry::Person::login);
    if (role && person != access.people.end() && std::ranges::count(person->roles, *role) > 0
        && (access.local || login == access.acting.person))
        m_session.actAs({login, *role});
}

void ActingMenu::rebuild()
{
    m_menu->clear();
    delete m_roles;
    m_roles = new QActionGroup(this);
    const registry::RegistryAccess &access = m_session.access();
    for (const registry::Person &person : access.people) {
        if (!access.local && person.login != access.acting.person)
            continue;
        addRoles(person);
        if (access.local && person.login != access.people.back().login)
            m_menu->addSeparator();
    }
    if (access.local) {
        m_menu->addSeparator();
        m_menu->addActions(
            {m_people, m_policies, m_proposals, m_sessions, m_addPerson, m_singleUser});
    }
    showActing();
}

void ActingMenu::showActing()
{
    const workflow::Acting &acting = m_session.acting();
    const QString text = roleText(acting.person, acting.role);
    setVisible(!acting.person.empty());
    setText(text);
    setAccessibleName(tr("Acting as %1").arg(text));
    m_people->setEnabled(m_session.isOpen());
    m_people->setToolTip(m_session.isOpen() ? tr("Roles, periods of service and absences")
                                            : whyNot());
    m_policies->setEnabled(m_session.isOpen());
    m_policies->setToolTip(m_session.isOpen()
                               ? tr("Time limits, actions that require two registrars, "
                                    "addresses")
                               : whyNot());
    m_proposals->setEnabled(m_session.isOpen());
    m_proposals->setToolTip(m_session.isOpen() ? tr("Actions that wait for a second registrar")
                                               : whyNot());
    m_sessions->setEnabled(m_session.isOpen());
    m_sessions->setToolTip(m_session.isOpen() ? tr("Who is changing the registry, and who waits")
                                              : whyNot());
    m_addPerson->setEnabled(isRegistrar());
    m_addPerson->setToolTip(isRegistrar() ? tr("Add a person, such as a designated expert")
                                          : whyNot());
    const bool isLocal = m_session.access().local;
    m_singleUser->setEnabled(isRegistrar() && isLocal);
    m_singleUser->setChecked(m_session.access().singleUser);
    m_singleUser->setToolTip(
        !isLocal
            ? tr("In a shared registry, nobody may review their own requests.")
            : (isRegistrar() ? tr("Let one person submit and review the same request") : whyNot()));
}

void ActingMenu::addPerson(std::optional<workflow::Role> role)
{
    auto *dialog = new forms::PersonDialog(m_session.access().people, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setShared(!m_session.access().local);
    if (role)
        dialog->suggest(*role);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        appoint({dialog->person().login, dialog->added(), {}}, dialog->doneWords());
    });
    dialog->open();
}

template <class Dialog> void ActingMenu::openDialog()
{
    auto *dialog = new Dialog(m_session, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &Dialog::messageShown, this, &ActingMenu::messageShown);
    dialog->open();
}

void ActingMenu::showPeople()
{
    openDialog<forms::PeopleDialog>();
}

void ActingMenu::showPolicies()
{
    openDialog<forms::PoliciesDialog>();
}

void ActingMenu::showProposals()
{
    openDialog<forms::ProposalsDialog>();
}

void ActingMenu::showSessions()
{
    openDialog<forms::SessionsDialog>();
}

void ActingMenu::appoint(const registry::RoleChange &change, const QString &message)
{
    m_session.ask(
        this,
        [act = m_session.newAct(), change](const actions::Services &services) {
            return actions::changeRoles(services, act, change);
        },
        [this, message](const registry::Stored<registry::Person> &done) {
            if (done && done->proposed)
                return tell(tr("Proposed"), forms::proposedWords());
            answer(done ? registry::Stored<base::Done>(base::Done())
                        : registry::Stored<base::Done>(base::fail(done.error())),
                   message);
        });
}

void ActingMenu::setSingleUser(bool on)
{
    m_singleUser->setChecked(m_session.access().singleUser); // until the registry says so
    m_session.ask(
        this,
        [act = m_session.newAct(), on](const actions::Services &services) {
            return actions::setSingleUser(services, act, on);
        },
        [this, on](registry::Stored<base::Done> done) {
            answer(done,
                   on ? tr("Single-user mode is on. People may review their own requests.")
                      : tr("Single-user mode is off. Nobody may review their own requests."));
        });
}

/// Something that has to be read: not a line that goes away.
void ActingMenu::tell(const QString &title, const QString &message)
{
    auto *box =
        new QMessageBox(QMessageBox::Information, title, message, QMessageBox::Ok, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
    emit messageShown(tr("The change of roles was proposed."));
}

void ActingMenu::answer(const registry::Stored<base::Done> &done, const QString &message)
{
    if (!done) {
        QMessageBox box(QMessageBox::Warning, tr("Not done"), forms::wording(done.error()),
                        QMessageBox::Ok, window());
        box.setTextFormat(Qt::PlainText);
        box.exec();
        return;
    }
    m_session.refreshAccess();
    emit messageShown(message);
}

} // namespace nidreg::app
