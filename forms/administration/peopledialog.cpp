// SPDX-License-Identifier: MIT
#include "forms/administration/peopledialog.h"

#include "forms/administration/persondialog.h"
#include "forms/administration/personfiledialog.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/question.h"
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "ui_peopledialog.h"

#include <QHeaderView>
#include <QPushButton>

#include <algorithm>

namespace nidreg::forms {

using registry::PersonFile;
using workflow::Role;

PeopleDialog::PeopleDialog(RegistrySession &session, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::PeopleDialog>()), m_session(session)
{
    m_ui->setupUi(this);
    setUpViews();
    connectSignals();
    look();
    load();
}

PeopleDialog::~PeopleDialog() = default;

void PeopleDialog::setUpViews()
{
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortCaseSensitivity(Qt::CaseInsensitive);
    m_ui->table->setModel(&m_sorted);
    m_ui->table->sortByColumn(PeopleModel::LoginColumn, Qt::AscendingOrder);
    m_ui->table->verticalHeader()->hide();
    auto *header = m_ui->table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_ui->table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    new ColumnFit(*m_ui->table, PeopleModel::OrganizationColumn);
    resize(fontMetrics().averageCharWidth() * 160, fontMetrics().height() * 28);
}

void PeopleDialog::connectSignals()
{
    connect(m_ui->addButton, &QPushButton::clicked, this, &PeopleDialog::add);
    connect(m_ui->changeButton, &QPushButton::clicked, this, &PeopleDialog::change);
    connect(m_ui->removeButton, &QPushButton::clicked, this, &PeopleDialog::takeAway);
    connect(m_ui->table, &QTableView::activated, this, &PeopleDialog::change);
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PeopleDialog::look);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_session, &RegistrySession::changed, this, &PeopleDialog::load);
    connect(&m_session, &RegistrySession::opened, this, &PeopleDialog::load);
    connect(&m_session, &RegistrySession::actingChanged, this, &PeopleDialog::look);
    connect(&m_session, &RegistrySession::lost, this, &PeopleDialog::look);
    connect(&m_session, &RegistrySession::left, this, &QDialog::reject); // nobody here is theirs
}

void PeopleDialog::load()
{
    m_session.ask(
        this, [](const actions::Bench &bench) { return bench.store.people(); },
        [this](registry::Stored<std::vector<PersonFile>> people) {
            if (!people)
                return m_ui->strip->say(MessageStrip::Problem, wording(people.error()));
            showPeople(std::move(people).value());
        });
}

void PeopleDialog::showPeople(std::vector<PersonFile> people)
{
    const PersonFile *chosen = selected();
    const QString login = chosen ? words(chosen->login) : words(m_session.acting().person);
    m_model.setRows(std::move(people), base::dayOf(m_session.clock().now()));
    select(login);
    look();
}

void PeopleDialog::select(const QString &login)
{
    const int row = m_model.rowOf(login.toStdString());
    if (row >= 0)
        m_ui->table->selectRow(m_sorted.mapFromSource(m_model.index(row, 0)).row());
}

const PersonFile *PeopleDialog::selected() const
{
    const QModelIndexList rows = m_ui->table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &m_model.at(m_sorted.mapToSource(rows.first()).row());
}

bool PeopleDialog::isRegistrar() const
{
    return m_session.acting().role == Role::Registrar;
}

static bool hasExpert(const PeopleModel &model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (std::ranges::count(model.at(row).roles, Role::Expert) > 0)
            return true;
    }
    return false;
}

void PeopleDialog::look()
{
    const PersonFile *person = selected();
    const bool isOpen = m_session.isOpen();
    const bool isSelf = person && person->login == m_session.acting().person;
    m_ui->addButton->setEnabled(isOpen && isRegistrar());
    m_ui->changeButton->setEnabled(isOpen && person && (isRegistrar() || isSelf));
    m_ui->removeButton->setEnabled(isOpen && person && isRegistrar());
    const QString why = !isOpen ? tr("The registry is not connected.")
        : !isRegistrar()        ? tr("A registrar does this: act as one first.")
                                : QString();
    const QString choose = why.isEmpty() && !person ? tr("Choose a person first.") : why;
    for (QPushButton *button : {m_ui->addButton, m_ui->changeButton, m_ui->removeButton})
        button->setToolTip(button->isEnabled() ? QString() : choose);
    QString hint;
    if (!isRegistrar())
        hint =
            tr("A registrar looks after the people of this desk. You can change what is known of "
               "yourself, and say when you are away.");
    else if (m_model.rowCount() > 0 && !hasExpert(m_model))
        hint = tr("There is no designated expert yet: add one, so that requests can be reviewed.");
    m_ui->hintLabel->setText(hint);
    m_ui->hintLabel->setVisible(!hint.isEmpty());
}

void PeopleDialog::add()
{
    std::vector<registry::Person> known;
    for (int row = 0; row < m_model.rowCount(); ++row)
        known.push_back({m_model.at(row).login, m_model.at(row).roles});
    auto *dialog = new PersonDialog(std::move(known), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setShared(!m_session.desk().local);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const registry::Person person = dialog->person();
        send({person.login, person.roles, {}}, tr("%1 is at the desk.").arg(words(person.login)));
    });
    dialog->open();
}

void PeopleDialog::change()
{
    const PersonFile *person = selected();
    if (!person || !m_ui->changeButton->isEnabled())
        return;
    auto *dialog = new PersonFileDialog(m_session, *person, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PersonFileDialog::saved, this, [this](const QString &login) {
        m_session.refreshDesk();
        emit messageShown(tr("%1 was changed.").arg(login));
    });
    connect(dialog, &PersonFileDialog::proposed, this, &PeopleDialog::tellProposed);
    dialog->open();
}

/// What is lost, and what stays, in sentences.
static QString farewell(const PersonFile &file, bool isSelf)
{
    QString text = isSelf
        ? PeopleDialog::tr("You lose every role at this desk, that of registrar included: only "
                           "another registrar can give them back.")
        : PeopleDialog::tr("%1 loses every role at this desk.").arg(words(file.login));
    text += ' ' + PeopleDialog::tr("What was done stays on record.");
    if (file.load > 0)
        text += ' '
            + PeopleDialog::tr("Open requests that wait for their word: %1. Assign others to them.")
                  .arg(file.load);
    return text;
}

bool PeopleDialog::isConfirmed(const PersonFile &file)
{
    const bool isSelf = file.login == m_session.acting().person;
    return forms::isConfirmed(
        {isSelf ? tr("Take away yourself?") : tr("Take away %1?").arg(words(file.login)),
         farewell(file, isSelf), tr("&Take away"), Question::Destructive},
        *this);
}

void PeopleDialog::takeAway()
{
    const PersonFile *chosen = selected();
    if (!chosen)
        return;
    const PersonFile file = *chosen; // the list may be read anew while the question is open
    if (isConfirmed(file))
        send({file.login, {}, file.roles}, tr("%1 has no role any more.").arg(words(file.login)));
}

void PeopleDialog::tellProposed()
{
    m_ui->strip->say(MessageStrip::Information, proposedWords());
    emit messageShown(tr("The change of roles is proposed."));
}

void PeopleDialog::send(const registry::RoleChange &change, const QString &message)
{
    m_ui->strip->hide();
    m_session.ask(
        this,
        [act = m_session.newAct(), change](const actions::Bench &bench) {
            return bench.store.changeRoles(act, change);
        },
        [this, message](const registry::Stored<registry::Person> &changed) {
            if (!changed)
                return m_ui->strip->say(MessageStrip::Problem, wording(changed.error()));
            if (changed->proposed)
                return tellProposed();
            m_session.refreshDesk();
            load();
            emit messageShown(message);
        });
}

} // namespace nidreg::forms
