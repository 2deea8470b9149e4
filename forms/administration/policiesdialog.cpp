// SPDX-License-Identifier: MIT
#include "forms/administration/policiesdialog.h"

#include "forms/widgets/messagebar.h"
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/administer.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nidreg::forms {

using registry::Policy;
using registry::PolicyKind;
using registry::PolicySpec;

PoliciesDialog::PoliciesDialog(RegistrySession &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_messageBar(new MessageBar(this)),
      m_hint(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Close, this))
{
    setWindowTitle(tr("Policies"));
    setSizeGripEnabled(true);
    layOut();
    connectSession();
    look();
    load();
}

void PoliciesDialog::layOut()
{
    m_messageBar->hide();
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    auto *page = new QWidget(this);
    auto *groups = new QVBoxLayout(page);
    addGroup(*groups, tr("Time limits"), PolicyKind::Days);
    addGroup(*groups, tr("Importing listings"), PolicyKind::Percent);
    addGroup(*groups, tr("Actions that require two registrars"), PolicyKind::Acts);
    addGroup(*groups, tr("Addresses for mails"), PolicyKind::Address);
    groups->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_messageBar);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_hint);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 104, fontMetrics().height() * 38);
}

void PoliciesDialog::addGroup(QVBoxLayout &into, const QString &title, PolicyKind kind)
{
    auto *group = new QGroupBox(title, this);
    auto *grid = new QGridLayout(group); // a form layout gives wrapped lines uneven room
    grid->setColumnStretch(1, 1);
    for (const PolicySpec &each : registry::kPolicies) {
        if (each.kind == kind)
            addRow(*grid, each);
    }
    into.addWidget(group);
}

void PoliciesDialog::addRow(QGridLayout &grid, const PolicySpec &spec)
{
    QWidget *editor = editorFor(spec);
    m_editors[spec.name] = editor;
    editor->setObjectName(words(spec.name));
    editor->setAccessibleName(policyTitle(spec.name));
    editor->setAccessibleDescription(policyExplanation(spec.name));
    auto *explanation = new QLabel(policyExplanation(spec.name), this);
    explanation->setTextFormat(Qt::PlainText);
    explanation->setWordWrap(true);
    const int row = grid.rowCount();
    if (spec.kind == PolicyKind::Acts) {
        grid.addWidget(editor, row, 0, 1, 2);
        grid.addWidget(explanation, row + 1, 0, 1, 2);
        return;
    }
    auto *label = new QLabel(tr("%1:").arg(policyLabel(spec.name)), this);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(editor);
    grid.setRowMinimumHeight(row, row > 1 ? fontMetrics().height() / 2 : 0);
    grid.addWidget(label, row + 1, 0);
    grid.addWidget(editor, row + 1, 1,
                   spec.kind == PolicyKind::Address ? Qt::Alignment() : Qt::AlignLeft);
    grid.addWidget(explanation, row + 2, 1);
}

QWidget *PoliciesDialog::editorFor(const PolicySpec &spec)
{
    if (spec.kind == PolicyKind::Acts)
        return actBoxes();
    if (spec.kind == PolicyKind::Address) {
        auto *edit = new QLineEdit(this);
        edit->setMaxLength(320);
        connect(edit, &QLineEdit::textChanged, this, &PoliciesDialog::look);
        return edit;
    }
    const bool isDays = spec.kind == PolicyKind::Days;
    auto *number = new QSpinBox(this);
    number->setRange(isDays ? 1 : 0, isDays ? registry::kMaxPolicyDays : 100);
    number->setSuffix(isDays ? tr(" days", "after a number") : tr(" %", "after a number"));
    connect(number, &QSpinBox::valueChanged, this, &PoliciesDialog::look);
    return number;
}

QWidget *PoliciesDialog::actBoxes()
{
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins({});
    for (std::size_t i = 0; i < m_acts.size(); ++i) {
        m_acts[i] = new QCheckBox(actOfTwoWords(registry::kActsOfTwo[i]), holder);
        m_acts[i]->setObjectName(words(registry::kActsOfTwo[i]));
        connect(m_acts[i], &QCheckBox::toggled, this, &PoliciesDialog::look);
        column->addWidget(m_acts[i]);
    }
    return holder;
}

void PoliciesDialog::connectSession()
{
    connect(m_buttons->button(QDialogButtonBox::Save), &QPushButton::clicked, this,
            &PoliciesDialog::save);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_session, &RegistrySession::changed, this, &PoliciesDialog::load);
    connect(&m_session, &RegistrySession::opened, this, &PoliciesDialog::load);
    connect(&m_session, &RegistrySession::actingChanged, this, &PoliciesDialog::look);
    connect(&m_session, &RegistrySession::lost, this, &PoliciesDialog::look);
    connect(&m_session, &RegistrySession::left, this, &QDialog::reject); // nothing here is its
}

void PoliciesDialog::load()
{
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.policies(); },
        [this](const registry::Stored<registry::Policies> &policies) {
            if (policies)
                take(*policies);
            else
                m_messageBar->say(MessageBar::Problem, wording(policies.error()));
        });
}

/// Shows what the registry says now, but where somebody is changing it here.
void PoliciesDialog::take(const registry::Policies &policies)
{
    for (const PolicySpec &each : registry::kPolicies) {
        const bool isEdited =
            !m_policies.all().empty() && shown(each) != m_policies.value(each.name);
        if (!isEdited)
            fill(each.name, std::string(policies.value(each.name)));
    }
    m_policies = policies;
    look();
}

void PoliciesDialog::fill(std::string_view name, const std::string &value)
{
    QWidget *editor = m_editors.at(name);
    if (auto *days = qobject_cast<QSpinBox *>(editor))
        return days->setValue(words(value).toInt());
    if (auto *address = qobject_cast<QLineEdit *>(editor))
        return address->setText(words(value));
    const registry::Policies one(std::vector{Policy{std::string(registry::kTwoPersons), value}});
    for (std::size_t i = 0; i < m_acts.size(); ++i)
        m_acts[i]->setChecked(one.takesTwo(registry::kActsOfTwo[i]));
}

/// The value of a policy as it stands in the form; acts keep the order that the registry has them
/// in where they are the same.
std::string PoliciesDialog::shown(const PolicySpec &spec) const
{
    QWidget *editor = m_editors.at(spec.name);
    if (const auto *days = qobject_cast<const QSpinBox *>(editor))
        return std::to_string(days->value());
    if (const auto *address = qobject_cast<const QLineEdit *>(editor))
        return address->text().trimmed().toStdString();
    std::string acts;
    bool isAsItWas = true;
    for (std::size_t i = 0; i < m_acts.size(); ++i) {
        const std::string_view act = registry::kActsOfTwo[i];
        isAsItWas = isAsItWas && m_acts[i]->isChecked() == m_policies.takesTwo(act);
        if (m_acts[i]->isChecked())
            acts += (acts.empty() ? "" : " ") + std::string(act);
    }
    return isAsItWas ? std::string(m_policies.value(spec.name)) : acts;
}

std::vector<Policy> PoliciesDialog::changes() const
{
    std::vector<Policy> all;
    for (const PolicySpec &each : registry::kPolicies) {
        const std::string value = shown(each);
        if (value != m_policies.value(each.name))
            all.push_back({std::string(each.name), value});
    }
    return all;
}

QString PoliciesDialog::mistake() const
{
    for (const PolicySpec &each : registry::kPolicies) {
        if (!registry::fits(each.kind, shown(each)))
            return tr("%1: “%2” is not an email address. Enter an address such as "
                      "name@example.org.")
                .arg(policyTitle(each.name), words(shown(each)));
    }
    return {};
}

void PoliciesDialog::look()
{
    const bool isRegistrar = m_session.acting().role == workflow::Role::Registrar;
    const bool canChange =
        m_session.isOpen() && isRegistrar && !m_isBusy && !m_policies.all().empty();
    for (const auto &[name, editor] : m_editors)
        editor->setEnabled(canChange);
    const QString wrong = m_policies.all().empty() ? QString() : mistake();
    QString hint = !m_session.isOpen() ? tr("The registry is not connected.")
        : !isRegistrar ? tr("Only a registrar can change policies. Switch to that role first.")
                       : wrong;
    if (hint.isEmpty() && !m_policies.value(registry::kTwoPersons).empty()
        && shown({registry::kTwoPersons, PolicyKind::Acts, {}})
            != m_policies.value(registry::kTwoPersons))
        hint = tr("Changing which actions require two registrars also requires two. Your "
                  "change will be a proposal.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_buttons->button(QDialogButtonBox::Save)
        ->setEnabled(canChange && wrong.isEmpty() && !changes().empty());
}

void PoliciesDialog::save()
{
    m_messageBar->hide();
    m_isBusy = true;
    look();
    saveNext(changes(), false);
}

/// One act a policy, one after the other; the first that is refused ends it.
void PoliciesDialog::saveNext(std::vector<Policy> rest, bool isProposed)
{
    if (rest.empty())
        return saved(isProposed);
    const Policy next = rest.front();
    rest.erase(rest.begin());
    m_session.ask(
        this,
        [act = m_session.newAct(), next](const actions::Services &services) {
            return actions::setPolicy(services, act, next);
        },
        [this, next, rest, isProposed](const registry::Stored<bool> &done) {
            if (done) {
                if (*done) // what is proposed is not so yet
                    fill(next.name, std::string(m_policies.value(next.name)));
                return saveNext(rest, isProposed || *done);
            }
            m_isBusy = false;
            m_messageBar->say(MessageBar::Problem,
                              tr("%1: %2").arg(policyTitle(next.name), wording(done.error())));
            load();
            look();
        });
}

void PoliciesDialog::saved(bool isProposed)
{
    m_isBusy = false;
    if (isProposed)
        m_messageBar->say(MessageBar::Information, proposedWords());
    emit messageShown(isProposed ? tr("The change of policies was proposed.")
                                 : tr("Policies saved."));
    load();
    look();
}

} // namespace nidreg::forms
