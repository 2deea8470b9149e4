// SPDX-License-Identifier: MIT
#include "forms/administration/personfiledialog.h"

#include "forms/widgets/question.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/administer.h"
#include "ui_personfiledialog.h"

#include <QCheckBox>
#include <QPushButton>

#include <algorithm>

namespace nidreg::forms {

using registry::PersonFile;
using workflow::Role;

PersonFileDialog::PersonFileDialog(RegistrySession &session, PersonFile file, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::PersonFileDialog>()), m_session(session),
      m_file(std::move(file))
{
    m_ui->setupUi(this);
    setWindowTitle(tr("Change %1").arg(words(m_file.login)));
    m_ui->buttons->addButton(QDialogButtonBox::Cancel);
    m_ui->buttons->addButton(QDialogButtonBox::Save);
    const base::Date today = base::dayOf(session.clock().now());
    m_ui->services->begin(SpansEditor::Services, today);
    m_ui->absences->begin(SpansEditor::Absences, today);
    addRoles();
    fill();
    connectSignals();
    look();
    resize(fontMetrics().averageCharWidth() * 92, fontMetrics().height() * 36);
}

PersonFileDialog::~PersonFileDialog() = default;

bool PersonFileDialog::isRegistrar() const
{
    return m_session.acting().role == Role::Registrar;
}

bool PersonFileDialog::isSelf() const
{
    return m_session.acting().person == m_file.login;
}

void PersonFileDialog::addRoles()
{
    const std::array roles{Role::Reader, Role::Applicant, Role::Expert, Role::Registrar};
    for (std::size_t i = 0; i < roles.size(); ++i) {
        auto *box = new QCheckBox(wording(roles[i]), this);
        m_ui->rolesGrid->addWidget(box, int(i) / 2, int(i) % 2);
        m_roles.emplace_back(roles[i], box);
    }
}

void PersonFileDialog::fill()
{
    for (const auto &[role, box] : m_roles) {
        box->setChecked(std::ranges::count(m_file.roles, role) > 0);
        box->setEnabled(isRegistrar());
        box->setToolTip(isRegistrar() ? QString()
                                      : tr("Only a registrar can grant and revoke "
                                           "roles."));
    }
    m_ui->nameEdit->setText(words(m_file.name));
    m_ui->organizationEdit->setText(words(m_file.organization));
    m_ui->emailEdit->setText(words(m_file.email));
    m_ui->services->setServices(m_file.services);
    m_ui->services->setEnabled(isRegistrar());
    m_ui->absences->setAbsences(m_file.absences);
}

void PersonFileDialog::connectSignals()
{
    for (const auto &[role, box] : m_roles)
        connect(box, &QCheckBox::toggled, this, &PersonFileDialog::look);
    for (QLineEdit *edit : {m_ui->nameEdit, m_ui->organizationEdit, m_ui->emailEdit})
        connect(edit, &QLineEdit::textChanged, this, &PersonFileDialog::look);
    connect(m_ui->services, &SpansEditor::changed, this, &PersonFileDialog::look);
    connect(m_ui->absences, &SpansEditor::changed, this, &PersonFileDialog::look);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &PersonFileDialog::save);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_session, &RegistrySession::left, this, &QDialog::reject); // it is not theirs
}

PersonFile PersonFileDialog::described() const
{
    PersonFile file = m_file;
    file.name = m_ui->nameEdit->text().simplified().toStdString();
    file.organization = m_ui->organizationEdit->text().simplified().toStdString();
    file.email = m_ui->emailEdit->text().trimmed().toStdString();
    file.services = m_ui->services->services();
    file.absences = m_ui->absences->absences();
    return file;
}

registry::RoleChange PersonFileDialog::roleChange() const
{
    registry::RoleChange change{m_file.login, {}, {}};
    for (const auto &[role, box] : m_roles) {
        const bool isHeld = std::ranges::count(m_file.roles, role) > 0;
        if (box->isChecked() && !isHeld)
            change.granted.push_back(role);
        if (!box->isChecked() && isHeld)
            change.revoked.push_back(role);
    }
    return change;
}

static bool isSaidAlike(const PersonFile &left, const PersonFile &right)
{
    return left.name == right.name && left.organization == right.organization
        && left.email == right.email && left.services == right.services
        && left.absences == right.absences;
}

bool PersonFileDialog::givesUpRegistrar() const
{
    const auto revoked = roleChange().revoked;
    return isSelf() && std::ranges::count(revoked, Role::Registrar) > 0;
}

void PersonFileDialog::look()
{
    const bool isExpert = m_roles[std::size_t(Role::Expert)].second->isChecked();
    m_ui->serviceGroup->setVisible(isExpert || !m_ui->services->services().empty());
    m_ui->serviceNote->setText(
        m_ui->services->services().empty()
            ? tr("Without periods of service, the expert is always asked, about formal and "
                 "informal namespaces.")
            : tr("The expert is asked only about these kinds of namespace, in these periods."));
    QString note;
    const bool isBackward = m_ui->services->isBackward() || m_ui->absences->isBackward();
    if (isBackward)
        note = tr("A period ends before it begins. Correct its dates.");
    else if (givesUpRegistrar())
        note = tr("You will no longer be a registrar. Only another registrar can grant the "
                  "role again.");
    else if (m_file.load > 0 && !isExpert)
        note = tr("Open requests that wait for their review: %1. They can no longer answer. "
                  "Assign other experts.")
                   .arg(m_file.load);
    m_ui->noteLabel->setText(note);
    const auto change = roleChange();
    const bool isChanged =
        !change.granted.empty() || !change.revoked.empty() || !isSaidAlike(described(), m_file);
    m_ui->buttons->button(QDialogButtonBox::Save)->setEnabled(isChanged && !isBackward);
}

bool PersonFileDialog::isConfirmed()
{
    if (!givesUpRegistrar())
        return true;
    return forms::isConfirmed({tr("Give up the registrar role?"),
                               tr("You will no longer be a registrar here. Only another "
                                  "registrar can grant the role again."),
                               tr("&Give up the role"), Question::Destructive},
                              *this);
}

/// The description first: who gives up being registrar could not write it any more.
void PersonFileDialog::save()
{
    if (!isConfirmed())
        return;
    m_ui->messageBar->hide();
    setEnabled(false);
    if (isSaidAlike(described(), m_file))
        changeRoles();
    else
        describe();
}

void PersonFileDialog::describe()
{
    const PersonFile file = described();
    if (!m_sent || !isSaidAlike(*m_sent, file))
        m_act = m_session.newAct();
    m_sent = file;
    m_session.ask(
        this,
        [act = m_act, file](const actions::Services &services) {
            return actions::describe(services, act, file);
        },
        [this, file](registry::Stored<base::Done> done) {
            if (!done)
                return refuse(done.error());
            m_file = file;
            emit saved(words(m_file.login));
            changeRoles();
        });
}

void PersonFileDialog::changeRoles()
{
    const registry::RoleChange change = roleChange();
    if (change.granted.empty() && change.revoked.empty())
        return accept();
    m_session.ask(
        this,
        [act = m_session.newAct(), change](const actions::Services &services) {
            return actions::changeRoles(services, act, change);
        },
        [this](const registry::Stored<registry::Person> &changed) {
            if (!changed)
                return refuse(changed.error());
            if (changed->proposed)
                emit proposed();
            else
                emit saved(words(m_file.login));
            accept();
        });
}

void PersonFileDialog::refuse(const registry::StoreError &why)
{
    setEnabled(true);
    m_ui->messageBar->say(MessageBar::Problem, wording(why));
}

} // namespace nidreg::forms
