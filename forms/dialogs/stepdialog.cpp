// SPDX-License-Identifier: MIT
#include "forms/dialogs/stepdialog.h"

#include "forms/models/requestswords.h"
#include "forms/text/wording.h"
#include "forms/text/words.h"
#include "model/actions/decide.h"
#include "model/actions/enroll.h"
#include "ui_stepdialog.h"

#include <QAccessible>
#include <QPushButton>
#include <QStyle>

namespace nidreg::forms {

using review::Step;

/// Verdicts are on exactly the revision that was read (RFC 8126 section 5.4).
static bool isAboutTheRevision(Step step)
{
    return step == Step::Approve || step == Step::Advise || step == Step::Reject
        || step == Step::RequestChanges;
}

static QDate toQt(base::Date date)
{
    return QDate(int(date.year()), int(unsigned(date.month())), int(unsigned(date.day())));
}

static base::Date fromQt(QDate date)
{
    return {std::chrono::year(date.year()), std::chrono::month(unsigned(date.month())),
            std::chrono::day(unsigned(date.day()))};
}

static review::Separation separationOf(const registry::Desk &desk)
{
    return desk.singleUser ? review::Separation::SingleUser : review::Separation::Kept;
}

StepDialog::StepDialog(RegistrySession &session, const review::Request &request, Step step,
                       QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::StepDialog>()), m_session(session),
      m_request(request), m_step(step), m_act(session.newAct())
{
    m_ui->setupUi(this);
    setWindowTitle(wording(step));
    m_ui->consequenceLabel->setText(consequence(step));
    QFont subject = m_ui->subjectLabel->font();
    subject.setWeight(QFont::DemiBold);
    m_ui->subjectLabel->setFont(subject);
    m_ui->messageFrame->hide();
    setUpFields();
    setUpButtons();
    showSubject();
    showWhatIsMissing();
    resize(fontMetrics().averageCharWidth() * 72, sizeHint().height());
    growToFit();
}

StepDialog::~StepDialog() = default;

void StepDialog::setUpButtons()
{
    QString taken = tr("edart", "letters that are mnemonics in this form already");
    m_takeButton = m_ui->buttons->addButton(withMnemonic(wording(m_step), taken),
                                            QDialogButtonBox::AcceptRole);
    const QString what = withMnemonic(wording(review::spec(m_step).note), taken);
    const bool isOptional = !review::isNoteRequired(m_request, m_step);
    m_ui->textLabel->setText(isOptional ? tr("%1 (may be left out):").arg(what)
                                        : tr("%1:").arg(what));
    m_takeButton->setDefault(true);
    m_rehearseButton =
        m_ui->buttons->addButton(tr("&Try without doing it"), QDialogButtonBox::ActionRole);
    m_rehearseButton->setAutoDefault(false);
    m_rehearseButton->setToolTip(
        tr("Does everything in the registry, shows what would come of it, and takes it back."));
    auto *cancel = m_ui->buttons->addButton(QDialogButtonBox::Cancel);
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &StepDialog::reject);
    connect(m_takeButton, &QPushButton::clicked, this, [this] { attempt(false); });
    connect(m_rehearseButton, &QPushButton::clicked, this, [this] { attempt(true); });
}

void StepDialog::setUpFields()
{
    const review::StepSpec &needs = review::spec(m_step);
    m_ui->form->setRowVisible(m_ui->expertBox, needs.takesExpert);
    m_ui->form->setRowVisible(m_ui->dueEdit, needs.takesExpert);
    m_ui->form->setRowVisible(m_ui->fieldBox, m_step == Step::Comment);
    m_ui->form->setRowVisible(m_ui->referenceEdit, needs.referenceRequired);
    const bool hasText = needs.note != review::Note::None;
    m_ui->textEdit->setAccessibleName(wording(needs.note));
    m_ui->textLabel->setVisible(hasText);
    m_ui->textEdit->setVisible(hasText);
    m_ui->fieldBox->addItem(tr("The request as a whole"));
    for (const templates::FieldSpec &field : templates::kFields)
        m_ui->fieldBox->addItem(heading(field.field), words(field.key));
    if (needs.takesExpert)
        setUpExperts();
    connect(m_ui->textEdit, &QPlainTextEdit::textChanged, this, &StepDialog::showWhatIsMissing);
    connect(m_ui->referenceEdit, &QLineEdit::textChanged, this, &StepDialog::showWhatIsMissing);
    connect(m_ui->expertBox, &QComboBox::currentIndexChanged, this, &StepDialog::showWhatIsMissing);
    connect(m_ui->dueEdit, &QDateEdit::dateChanged, this, &StepDialog::showWhatIsMissing);
}

/// Everybody whom the step could name; who has the request already says so.
void StepDialog::setUpExperts()
{
    const base::Date today = base::dayOf(m_session.clock().now());
    m_ui->dueEdit->setMinimumDate(toQt(today));
    m_ui->dueEdit->setDate(toQt(std::chrono::sys_days(today) + actions::kDueAfter));
    for (const registry::Person &person : m_session.desk().people) {
        if (std::ranges::count(person.roles, review::Role::Expert) == 0)
            continue;
        const auto possible =
            review::step(m_request, m_step, m_act.acting, {"-", "-", person.login, today, {}},
                         separationOf(m_session.desk()));
        if (!possible)
            continue;
        const QString login = words(person.login);
        m_ui->expertBox->addItem(
            m_request.isAssigned(person.login) ? tr("%1 (assigned already)").arg(login) : login,
            login);
    }
    const bool hasExperts = m_ui->expertBox->count() > 0;
    m_ui->expertBox->setCurrentIndex(-1); // nobody is asked by accident
    m_ui->expertBox->setPlaceholderText(hasExperts ? tr("Choose an expert")
                                                   : tr("Nobody else is appointed as an expert"));
}

void StepDialog::showSubject()
{
    const review::Acting &acting = m_act.acting;
    const QString who = tr("%1, as %2").arg(words(acting.person), wording(acting.role).toLower());
    const QString title = titleWords(m_request);
    m_ui->subjectLabel->setText(
        m_request.revision > 0 && isAboutTheRevision(m_step)
            ? tr("%1, revision %2 (%3)").arg(title, QString::number(m_request.revision), who)
            : tr("%1 (%2)").arg(title, who));
}

review::Record StepDialog::record() const
{
    review::Record made;
    const review::StepSpec &needs = review::spec(m_step);
    made.text = m_ui->textEdit->toPlainText().trimmed().toStdString();
    made.reference = m_ui->referenceEdit->text().trimmed().toStdString();
    if (m_step == Step::Comment)
        made.field = m_ui->fieldBox->currentData().toString().toStdString();
    if (needs.takesExpert) {
        made.expert = m_ui->expertBox->currentData().toString().toStdString();
        made.due = fromQt(m_ui->dueEdit->date());
    }
    return made;
}

void StepDialog::setRecord(const review::Record &record)
{
    m_ui->textEdit->setPlainText(words(record.text));
    m_ui->textEdit->moveCursor(QTextCursor::End);
    m_ui->referenceEdit->setText(words(record.reference));
    m_ui->fieldBox->setCurrentIndex(std::max(0, m_ui->fieldBox->findData(words(record.field))));
    if (const int expert = m_ui->expertBox->findData(words(record.expert)); expert >= 0)
        m_ui->expertBox->setCurrentIndex(expert);
    if (record.due)
        m_ui->dueEdit->setDate(toQt(*record.due));
}

bool StepDialog::hasTyped() const
{
    const review::Record typed = record();
    return !typed.text.empty() || !typed.reference.empty();
}

/// The workflow says what is missing, and whether the step can be taken at all.
void StepDialog::showWhatIsMissing()
{
    const auto possible =
        review::step(m_request, m_step, m_act.acting, record(), separationOf(m_session.desk()));
    const QString why = possible || m_isUnknown ? QString() : wording(possible.error());
    m_ui->missingLabel->setText(why);
    m_ui->missingLabel->setVisible(!why.isEmpty());
    if (isVisible())
        growToFit();
    const bool enabled = why.isEmpty() && !m_isBusy;
    m_takeButton->setEnabled(enabled);
    m_takeButton->setToolTip(why);
    m_rehearseButton->setEnabled(enabled && !m_isUnknown);
}

void StepDialog::attempt(bool rehearse)
{
    registry::Act act = m_act;
    act.rehearse = rehearse;
    setBusy(true);
    m_step == Step::Register ? enroll(act) : decide(act);
}

void StepDialog::decide(const registry::Act &act)
{
    actions::Decision decision{m_request.id, m_step, record(), std::nullopt};
    if (isAboutTheRevision(m_step))
        decision.revision = m_request.revision;
    m_session.ask(
        this,
        [act, decision](const actions::Bench &bench) {
            return actions::decide(bench, act, decision);
        },
        [this, act](actions::Acted<review::Request> answer) { answered(act, std::move(answer)); });
}

void StepDialog::enroll(const registry::Act &act)
{
    m_session.ask(
        this,
        [act, id = m_request.id](const actions::Bench &bench) {
            return actions::enroll(bench, act, id);
        },
        [this, act](actions::Acted<registry::NamespaceVersion> answer) {
            answered(act, std::move(answer));
        });
}

template <class Answer> void StepDialog::answered(const registry::Act &act, Answer answer)
{
    setBusy(false);
    if (!answer)
        failed(answer.error());
    else if (act.rehearse)
        wouldSucceed(*answer);
    else
        succeeded(*answer);
}

void StepDialog::succeeded(const review::Request &request)
{
    accept();
    emit taken(request);
}

void StepDialog::succeeded(const registry::NamespaceVersion &version)
{
    accept();
    emit enrolled(version);
}

void StepDialog::wouldSucceed(const review::Request &request)
{
    say(false,
        request.state == m_request.state
            ? tr("This would be recorded. The request would stay as it is: %1.")
                  .arg(wording(request.state))
            : tr("This would be recorded, and the request would go from “%1” to “%2”.")
                  .arg(wording(m_request.state), wording(request.state)));
}

void StepDialog::wouldSucceed(const registry::NamespaceVersion &version)
{
    say(false,
        tr("“%1” would be registered as version %2.")
            .arg(words(version.nid), QString::number(version.version)));
}

/// The errors of a template, a sentence a line.
static QString errorsOf(const actions::LintFailure &failure)
{
    QStringList lines;
    for (const templates::FieldFinding &each : failure.findings) {
        if (each.finding.rule->severity == base::Severity::Error)
            lines << StepDialog::tr("%1: %2").arg(heading(each.field), wording(each.finding));
    }
    return lines.join('\n');
}

void StepDialog::failed(const actions::ActionError &why)
{
    const QString message = wording(why);
    if (const auto *lint = std::get_if<actions::LintFailure>(&why))
        return say(true, message + '\n' + errorsOf(*lint));
    const auto *stored = std::get_if<registry::StoreError>(&why);
    m_isUnknown = stored && stored->kind == registry::StoreError::OutcomeUnknown;
    if (m_isUnknown) {
        m_takeButton->setText(tr("&Ask again"));
        setBusy(false);
        return say(true,
                   tr("The connection broke before the answer came. Ask again: the registry "
                      "knows this act by its number and does not do it twice."));
    }
    if (!stored || stored->kind == registry::StoreError::Stale)
        return lookAgain(message);
    say(true, message);
}

/// Somebody moved the request: the form goes on with how it is now, and says so.
void StepDialog::lookAgain(const QString &why)
{
    say(true, why);
    m_session.ask(
        this, [id = m_request.id](const actions::Bench &bench) { return bench.store.request(id); },
        [this, why](registry::Stored<registry::RequestFile> file) {
            if (!file)
                return;
            m_request = file->request;
            showSubject();
            showWhatIsMissing();
            const QString now = standingWords(m_request, m_session.clock().now());
            say(true, tr("%1\nThe request now: %2 What you typed is still here.").arg(why, now));
        });
}

void StepDialog::say(bool isProblem, const QString &message)
{
    const auto icon = isProblem ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_ui->messageIcon->setPixmap(
        style()->standardIcon(icon, nullptr, this).pixmap(QSize(size, size), devicePixelRatioF()));
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

/// A button that is dead for a moment would hand the focus on to the next one, for good.
void StepDialog::setBusy(bool busy)
{
    if (busy)
        m_focused = focusWidget();
    m_isBusy = busy;
    const bool canWrite = !busy && !m_isUnknown;
    m_ui->textEdit->setReadOnly(!canWrite);
    m_ui->referenceEdit->setReadOnly(!canWrite);
    for (QWidget *input :
         std::initializer_list<QWidget *>{m_ui->expertBox, m_ui->dueEdit, m_ui->fieldBox})
        input->setEnabled(canWrite);
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
    if (hasTyped())
        emit leftUnsent(record());
    QDialog::reject();
}

} // namespace nidreg::forms
