// SPDX-License-Identifier: MIT
#include "forms/steps/stepdialog.h"

#include "forms/steps/irreversible.h"
#include "forms/widgets/marks.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "ui_stepdialog.h"

#include <QAccessible>
#include <QPushButton>
#include <QStyle>

namespace nidreg::forms {

using workflow::Step;

static constexpr int kKeepEvery = 1000; ///< milliseconds: the most that a crash takes

/// What is on exactly the revision that was read (RFC 8126 section 5.4).
static bool isAboutTheRevision(Step step)
{
    return workflow::spec(step).judges || step == Step::Register;
}

/// Who reviews it already: another one is added to them.
static QString assignedWords(const workflow::Request &request)
{
    QStringList due;
    for (const workflow::Assignment &each : request.experts) {
        if (each.vote == workflow::Vote::None && request.due())
            due << words(each.expert);
    }
    return due.isEmpty() ? QString()
                         : StepDialog::tr("Already assigned: %1. The expert you choose is assigned "
                                          "in addition. To remove an expert, choose Escalate.")
                               .arg(due.join(QStringLiteral(", ")));
}

StepDialog::StepDialog(RegistrySession &session, const registry::RequestFile &file, Step step,
                       QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::StepDialog>()), m_session(session),
      m_watch(session, file), m_act(session, step), m_judged(file.request.revision)
{
    m_ui->setupUi(this);
    setWindowTitle(wording(step));
    const QString open = openThreadsWords(file.events, step, ThreadNumbers::Left);
    m_ui->consequenceLabel->setText(consequence(step) + (open.isEmpty() ? open : '\n' + open));
    const QString assigned = assignedWords(file.request);
    if (step == Step::Assign && !assigned.isEmpty())
        m_ui->consequenceLabel->setText(m_ui->consequenceLabel->text() + '\n' + assigned);
    QFont subject = m_ui->subjectLabel->font();
    subject.setWeight(QFont::DemiBold);
    m_ui->subjectLabel->setFont(subject);
    m_ui->messageFrame->hide();
    setUpButtons();
    setUpFields();
    connectFields();
    connectAct();
    if (step == Step::Register)
        warnOfSecond();
    showSubject();
    showWhatIsMissing();
    resize(fontMetrics().averageCharWidth() * 80, sizeHint().height());
    growToFit();
}

StepDialog::~StepDialog()
{
    if (m_keep.isActive())
        keepTyped(); // the window closes with the form open
}

/// What the text of the step is. An approval may have a report, or a few words, or nothing.
QString StepDialog::noteName() const
{
    const workflow::Note note = workflow::spec(step()).note;
    const bool isOptional = !workflow::isNoteRequired(m_watch.request(), step());
    return note == workflow::Note::Report && isOptional ? tr("Report or comment") : wording(note);
}

void StepDialog::setUpButtons()
{
    QString taken = tr("edarctgjs", "letters that are mnemonics in this form already");
    m_takeText = withMnemonic(wording(step()), taken);
    m_takeButton = m_ui->buttons->addButton(m_takeText, QDialogButtonBox::AcceptRole);
    const QString what = withMnemonic(noteName(), taken);
    const bool isOptional = !workflow::isNoteRequired(m_watch.request(), step());
    m_ui->textLabel->setText(isOptional ? tr("%1 (optional):").arg(what) : tr("%1:").arg(what));
    m_takeButton->setAutoDefault(!isIrreversible(step()));
    m_dryRunButton =
        m_ui->buttons->addButton(tr("&Preview this step"), QDialogButtonBox::ActionRole);
    m_dryRunButton->setAutoDefault(false);
    (isIrreversible(step()) ? m_dryRunButton : m_takeButton)->setDefault(true);
    m_dryRunButton->setToolTip(tr("Shows the result without changing anything."));
    m_closeButton = m_ui->buttons->addButton(QDialogButtonBox::Cancel);
    m_closeButton->setAutoDefault(false);
    connect(m_closeButton, &QPushButton::clicked, this, &StepDialog::reject);
    connect(m_takeButton, &QPushButton::clicked, this, [this] { attempt(false); });
    connect(m_dryRunButton, &QPushButton::clicked, this, [this] { attempt(true); });
}

/// What the form of a registration says where it takes two registrars; nothing where one suffices.
struct SecondRegistrar {
    QString words;
    bool isProposing = false; ///< whether the button only proposes
};

static SecondRegistrar secondRegistrar(const registry::Policies &policies,
                                       const std::vector<registry::Proposal> &proposals,
                                       const workflow::Request &request, const std::string &person)
{
    const bool takesTwo =
        policies.takesTwo("register") || (request.deprecates && policies.takesTwo("deprecate"));
    if (!takesTwo)
        return {};
    const auto standing =
        std::ranges::find(proposals, registry::Proposal::Standing, &registry::Proposal::outcome);
    if (standing == proposals.end())
        return {StepDialog::tr("This requires two registrars. You propose it, and it takes "
                               "effect when another registrar does the same."),
                true};
    if (standing->person == person)
        return {StepDialog::tr("You proposed this. Another registrar must do the same."), true};
    return {StepDialog::tr("%1 proposed this. When you do the same as the second registrar, it "
                           "takes effect immediately.")
                .arg(words(standing->person))};
}

void StepDialog::warnOfSecond()
{
    m_session.ask(
        this,
        [request = m_watch.request(), person = m_act.acting().person](
            const actions::Services &services) -> registry::Stored<SecondRegistrar> {
            const auto policies = services.store.policies();
            if (!policies)
                return base::fail(policies.error());
            const auto proposals = services.store.proposals(request.id);
            if (!proposals)
                return base::fail(proposals.error());
            return secondRegistrar(*policies, *proposals, request, person);
        },
        [this](const registry::Stored<SecondRegistrar> &second) {
            if (!second || second->words.isEmpty() || m_isDone)
                return;
            m_ui->consequenceLabel->setText(m_ui->consequenceLabel->text() + QLatin1Char('\n')
                                            + second->words);
            if (second->isProposing) {
                m_takeText = tr("Pr&opose registration");
                showTakeText();
            }
            growToFit();
        });
}

void StepDialog::setUpFields()
{
    const workflow::StepSpec &needs = workflow::spec(step());
    m_experts =
        new ExpertChoice(m_session, m_watch, m_act.acting(), step(),
                         {*m_ui->form, *m_ui->expertBox, *m_ui->dueEdit, *m_ui->objectionsLabel,
                          *m_ui->overridingEdit, *m_ui->addPersonButton},
                         this);
    m_ui->form->setRowVisible(m_ui->fieldBox, step() == Step::Comment);
    m_ui->form->setRowVisible(m_ui->referenceEdit, needs.referenceRequired);
    const bool hasText = needs.note != workflow::Note::None;
    m_ui->textEdit->setAccessibleName(noteName());
    m_ui->textLabel->setVisible(hasText);
    m_ui->textEdit->setVisible(hasText);
    if (!hasText) // else the labels would drift apart in a form that is higher than it need be
        m_ui->outer->insertStretch(m_ui->outer->indexOf(m_ui->messageFrame), 1);
    m_ui->fieldBox->addItem(tr("The request as a whole"));
    for (const templates::FieldSpec &field : templates::kFields)
        m_ui->fieldBox->addItem(heading(field.field), words(field.key));
}

void StepDialog::connectFields()
{
    m_keep.setSingleShot(true);
    m_keep.setInterval(kKeepEvery);
    const auto typed = [this] {
        showWhatIsMissing();
        if (!m_keep.isActive())
            m_keep.start(); // not anew by every key: steady typing must not put it off
    };
    connect(m_ui->textEdit, &QPlainTextEdit::textChanged, this, typed);
    connect(m_ui->referenceEdit, &QLineEdit::textChanged, this, typed);
    connect(m_ui->overridingEdit, &QLineEdit::textChanged, this, typed);
    connect(m_ui->addPersonButton, &QPushButton::clicked, this, &StepDialog::personWanted);
    connect(m_experts, &ExpertChoice::changed, this, &StepDialog::showWhatIsMissing);
    connect(m_experts, &ExpertChoice::widened, this, [this] {
        layout()->activate();
        resize(std::max(width(), minimumSizeHint().width()), height());
    });
    connect(&m_keep, &QTimer::timeout, this, &StepDialog::keepTyped);
}

/// Role names keep their case: German nouns are written with a capital.
void StepDialog::showSubject()
{
    const workflow::Acting &acting = m_act.acting();
    const QString who = tr("%1, acting as: %2").arg(words(acting.person), wording(acting.role));
    const QString title = titleWords(m_watch.request());
    m_ui->subjectLabel->setText(
        m_judged > 0 && isAboutTheRevision(step())
            ? tr("%1, revision %2 (%3)").arg(title, QString::number(m_judged), who)
            : tr("%1 (%2)").arg(title, who));
}

workflow::Record StepDialog::record() const
{
    workflow::Record made;
    made.text = m_ui->textEdit->toPlainText().trimmed().toStdString();
    made.reference = m_ui->referenceEdit->text().trimmed().toStdString();
    if (step() == Step::Comment)
        made.field = m_ui->fieldBox->currentData().toString().toStdString();
    m_experts->writeTo(made);
    return made;
}

void StepDialog::setRecord(const workflow::Record &record)
{
    m_ui->textEdit->setPlainText(words(record.text));
    m_ui->textEdit->moveCursor(QTextCursor::End);
    m_ui->referenceEdit->setText(words(record.reference));
    m_ui->fieldBox->setCurrentIndex(std::max(0, m_ui->fieldBox->findData(words(record.field))));
    m_experts->show(record);
}

bool StepDialog::hasTyped() const
{
    return forms::hasTyped(record());
}

/// Why nobody could take the step now, whatever they wrote; nothing: it is open.
std::optional<workflow::StepError> StepDialog::whyClosed() const
{
    const auto offers = workflow::offers(m_watch.request(), m_act.acting(),
                                         workflow::separationWhen(m_session.access().singleUser));
    const auto mine = std::ranges::find(offers, step(), &workflow::Offer::step);
    return mine == offers.end() ? workflow::StepError::NoSuchStep : mine->why;
}

/// The workflow says what is missing, and whether the step can be taken at all.
QString StepDialog::whyNot() const
{
    if (m_act.isUnknown())
        return {};
    const workflow::Request &request = m_watch.request();
    if (const auto closed = whyClosed())
        return wording(actions::refusalOf(*closed, request, step()));
    if (isAboutTheRevision(step()) && request.revision != m_judged)
        return tr("Revision %1 is newer than the one that you read. Read it first.")
            .arg(request.revision);
    if (const QString nobody = m_experts->whyNobody(); !nobody.isEmpty())
        return nobody;
    const auto possible = workflow::step(request, step(), m_act.acting(), record(),
                                         workflow::separationWhen(m_session.access().singleUser));
    if (!possible)
        return wording(possible.error());
    return m_experts->whyNot();
}

void StepDialog::showWhatIsMissing()
{
    const QString why = whyNot();
    m_ui->missingLabel->setText(why);
    m_ui->missingLabel->setVisible(!why.isEmpty());
    if (isVisible())
        growToFit();
    const bool enabled = why.isEmpty() && !m_act.isBusy();
    m_takeButton->setEnabled(enabled);
    m_takeButton->setToolTip(why);
    m_dryRunButton->setEnabled(enabled && !m_act.isUnknown());
}

void StepDialog::say(bool isProblem, const QString &message)
{
    const auto icon = isProblem ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation;
    showMark(*m_ui->messageIcon, style()->standardIcon(icon, nullptr, this));
    m_ui->messageLabel->setText(message);
    m_ui->messageFrame->show();
    growToFit();
    QAccessibleEvent alert(m_ui->messageFrame, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

/// A window does not grow by itself when a text that is wrapped gets more lines.
void StepDialog::growToFit()
{
    layout()->activate();
    resize(width(), std::max(height(), layout()->minimumHeightForWidth(width())));
}

void StepDialog::showTakeText()
{
    m_takeButton->setText(m_act.isUnknown() ? tr("&Ask again") : m_takeText);
}

/// A button that is dead for a moment would hand the focus on to the next one, for good.
void StepDialog::setBusy(bool busy)
{
    if (busy)
        m_focused = focusWidget();
    const bool canWrite = !busy && !m_act.isUnknown();
    showTakeText();
    m_ui->textEdit->setReadOnly(!canWrite);
    m_ui->referenceEdit->setReadOnly(!canWrite);
    m_ui->fieldBox->setEnabled(canWrite);
    m_experts->setEnabled(canWrite);
    if (busy)
        setCursor(Qt::BusyCursor);
    else
        unsetCursor();
    showWhatIsMissing();
    if (!busy && m_focused && m_focused->isEnabled())
        m_focused->setFocus(Qt::OtherFocusReason);
}

void StepDialog::reject()
{
    keepTyped();
    m_keep.stop();
    QDialog::reject();
}

} // namespace nidreg::forms
