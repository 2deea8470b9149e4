// SPDX-License-Identifier: MIT
#include "forms/requests/requestscomposer.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/decide.h"
#include "ui_requestscomposer.h"

#include <QApplication>
#include <QKeyEvent>

#include <utility>

namespace nidreg::forms {

using workflow::Step;

static constexpr int kKeepEvery = 1000; ///< milliseconds: the most that a crash takes
static constexpr int kLines = 3; ///< that the box shows

RequestComposer::RequestComposer(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::RequestComposer>()), m_session(session)
{
    m_ui->setupUi(this);
    m_ui->fieldBox->addItem(tr("The request as a whole"), QString());
    for (const templates::FieldSpec &field : templates::kFields)
        m_ui->fieldBox->addItem(heading(field.field), words(field.key));
    m_ui->commentEdit->installEventFilter(this);
    m_ui->stateLabel->hide();
    m_keep.setSingleShot(true);
    m_keep.setInterval(kKeepEvery);
    connectSignals();
    offer({});
    clear();
}

RequestComposer::~RequestComposer()
{
    keepTyped();
}

void RequestComposer::connectSignals()
{
    connect(m_ui->commentEdit, &QPlainTextEdit::textChanged, this, [this] {
        fit();
        if (!m_keep.isActive())
            m_keep.start();
    });
    connect(&m_keep, &QTimer::timeout, this, &RequestComposer::keepTyped);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        const bool isElsewhere = now && now->window() == window() && !isAncestorOf(now);
        if (isElsewhere != m_isLeft && now && now->window() == window()) {
            m_isLeft = isElsewhere;
            unfold();
        }
    });
    connect(m_ui->sendButton, &QPushButton::clicked, this,
            [this] { m_isUnknown ? recall() : send(Step::Comment, record()); });
    connect(m_ui->resolveButton, &QPushButton::clicked, this,
            [this] { send(Step::Resolve, record()); });
    connect(m_ui->backButton, &QToolButton::clicked, this, [this] {
        turnTo(-1, {}, false);
        m_ui->commentEdit->setFocus();
    });
    connect(&m_session, &RegistrySession::actingChanged, this, [this] { turnTo(-1, {}, false); });
    connect(&m_session, &RegistrySession::opened, this, [this] {
        if (m_isUnknown && !m_isBusy)
            recall();
        else if (std::exchange(m_isUnsent, false))
            say(tr("The connection is back. You can send the comment now."));
        fit();
    });
}

void RequestComposer::setRequest(const workflow::Request &request)
{
    const bool isOther = request.id != m_request.id;
    if (isOther)
        keepTyped();
    m_request = request;
    if (isOther) {
        m_thread = -1;
        recover();
    }
    fit();
}

void RequestComposer::clear()
{
    keepTyped();
    m_request = {};
    m_thread = -1;
    recover();
    fit();
}

/// Leaves what is being written where it belongs, and takes up what belongs here.
void RequestComposer::turnTo(std::int64_t thread, const QString &subject, bool mayResolve)
{
    keepTyped();
    m_thread = thread;
    m_ui->subjectLabel->setText(subject);
    m_ui->resolveButton->setProperty("offered", mayResolve);
    recover();
    fit();
}

void RequestComposer::offer(const QString &field)
{
    m_ui->commentEdit->setPlaceholderText(
        field.isEmpty() ? tr("Write a comment (Ctrl+Return to send)")
                        : tr("Write a comment on “%1” (Ctrl+Return to send)").arg(field));
    m_ui->commentEdit->viewport()
        ->update(); // Qt does so when it comes or goes, not for other words
}

void RequestComposer::comment(const std::string &field, const QString &passage)
{
    if (m_thread >= 0)
        turnTo(-1, {}, false);
    m_ui->fieldBox->setCurrentIndex(std::max(0, m_ui->fieldBox->findData(words(field))));
    if (!passage.isEmpty()) {
        QStringList lines = passage.split('\n');
        for (QString &line : lines)
            line.prepend(QStringLiteral("> "));
        m_ui->commentEdit->moveCursor(QTextCursor::End);
        const bool isFirst = m_ui->commentEdit->toPlainText().isEmpty();
        m_ui->commentEdit->insertPlainText((isFirst ? QString() : QStringLiteral("\n"))
                                           + lines.join('\n') + '\n');
    }
    m_ui->commentEdit->moveCursor(QTextCursor::End);
    m_ui->commentEdit->setFocus(Qt::OtherFocusReason);
}

void RequestComposer::answer(std::int64_t thread, const std::string &field, const QString &subject,
                             bool mayResolve)
{
    m_threadField = field;
    if (thread != m_thread)
        turnTo(thread, subject, mayResolve);
    m_ui->commentEdit->setFocus(Qt::OtherFocusReason);
}

/// What is being written stays as it is.
void RequestComposer::resolve(std::int64_t thread)
{
    workflow::Record record;
    record.thread = thread;
    send(Step::Resolve, record);
}

UnsentTextKey RequestComposer::unsentKey() const
{
    return {words(m_session.link().registry), m_person, m_request.id, Step::Comment, m_thread};
}

void RequestComposer::keepTyped()
{
    m_keep.stop();
    if (!m_request.id)
        return;
    const bool isUnderWay = m_isUnknown || (m_isBusy && m_isCommenting);
    UnsentTexts::keep(unsentKey(), {record(), isUnderWay ? m_act.key : std::string()});
}

/// What was being written here, by the person who acts now.
void RequestComposer::recover()
{
    m_person = m_session.acting().person;
    m_isBusy = m_isUnsent = false;
    const auto unsent = m_request.id ? UnsentTexts::find(unsentKey()) : std::nullopt;
    const workflow::Record was = unsent ? unsent->record : workflow::Record();
    const QSignalBlocker quiet(m_ui->commentEdit);
    m_ui->commentEdit->setPlainText(words(was.text));
    m_ui->commentEdit->moveCursor(QTextCursor::End);
    m_ui->fieldBox->setCurrentIndex(std::max(0, m_ui->fieldBox->findData(words(was.field))));
    m_act = m_session.newAct();
    m_isUnknown = unsent && !unsent->idempotencyKey.empty();
    if (m_isUnknown)
        m_act.key = unsent->idempotencyKey;
    say({});
    if (m_isUnknown && m_session.isOpen())
        recall();
}

workflow::Record RequestComposer::record() const
{
    workflow::Record made;
    made.text = m_ui->commentEdit->toPlainText().trimmed().toStdString();
    made.field =
        m_thread >= 0 ? m_threadField : m_ui->fieldBox->currentData().toString().toStdString();
    made.thread = m_thread;
    return made;
}

/// Why nobody of this role may say anything here; empty: they may.
QString RequestComposer::whyNot() const
{
    workflow::Record any;
    any.text = "-";
    const auto possible = workflow::step(m_request, Step::Comment, m_session.acting(), any,
                                         workflow::Separation::Kept);
    return possible ? QString() : wording(possible.error());
}

void RequestComposer::fit()
{
    const QString why = m_request.id ? whyNot() : QString();
    const bool isAnswer = m_thread >= 0;
    const bool hasText = !m_ui->commentEdit->toPlainText().trimmed().isEmpty();
    const bool canWrite = !m_isBusy && !m_isUnknown;
    setVisible(m_request.id && (why.isEmpty() || hasText));
    m_ui->fieldBox->setEnabled(canWrite && m_request.revision > 0);
    if (!isAnswer)
        m_ui->subjectLabel->setText(tr("Comment on"));
    m_ui->commentEdit->setReadOnly(!canWrite);
    m_ui->sendButton->setEnabled(!m_isBusy && (m_isUnknown || (hasText && why.isEmpty())));
    m_ui->sendButton->setText(m_isUnknown ? tr("Ask again") : tr("Send"));
    m_ui->sendButton->setToolTip(why);
    m_ui->resolveButton->setEnabled(canWrite && why.isEmpty());
    if (!why.isEmpty() && !m_isUnknown)
        say(why);
    else if (!m_isUnknown && m_ui->stateLabel->property("why").toBool())
        say({});
    m_ui->stateLabel->setProperty("why", !why.isEmpty());
    unfold();
}

/// One line while nobody writes: the room is for those who read.
void RequestComposer::unfold()
{
    const bool isAnswer = m_thread >= 0;
    const bool isWriting = !m_isLeft || isAnswer || m_isBusy || m_isUnknown
        || !m_ui->commentEdit->toPlainText().isEmpty() || !m_ui->stateLabel->isHidden();
    const int lines = isWriting ? kLines : 1;
    m_ui->commentEdit->setFixedHeight(lines * fontMetrics().lineSpacing() + 14);
    m_ui->subjectLabel->setVisible(isWriting);
    m_ui->fieldBox->setVisible(isWriting && !isAnswer);
    m_ui->backButton->setVisible(isAnswer);
    m_ui->sendButton->setVisible(isWriting);
    m_ui->resolveButton->setVisible(isAnswer && m_ui->resolveButton->property("offered").toBool());
}

static bool isUnknown(const actions::Acted<workflow::Request> &answer)
{
    const auto *why = answer ? nullptr : std::get_if<registry::StoreError>(&answer.error());
    return why && why->kind == registry::StoreError::OutcomeUnknown;
}

/// The answer may come when another request is looked at: the text stays where it belongs.
void RequestComposer::send(Step step, const workflow::Record &record)
{
    if (m_isBusy || m_isUnknown)
        return;
    m_isCommenting = step == Step::Comment;
    setBusy(true);
    m_act.acting = m_session.acting();
    const actions::Decision decision{m_request.id, step, record, std::nullopt};
    m_session.ask(
        this,
        [act = m_act, decision](const actions::Services &services) {
            return actions::decide(services, act, decision);
        },
        [this, step, record, key = m_act.key,
         sent = unsentKey()](const actions::Acted<workflow::Request> &answer) {
            if (sent == unsentKey())
                return take(step, answer);
            if (answer)
                UnsentTexts::forget(sent);
            else if (isUnknown(answer) && step == Step::Comment)
                UnsentTexts::keep(sent, {record, key});
            emit taken();
        });
}

void RequestComposer::take(Step step, const actions::Acted<workflow::Request> &answer)
{
    m_isUnknown = isUnknown(answer) && step == Step::Comment;
    setBusy(false);
    if (answer)
        return succeed(step);
    m_isUnsent = !m_session.isOpen();
    keepTyped();
    fit();
    say(m_isUnknown ? tr("The connection was lost before the registry answered, so it is not "
                         "known whether the comment was recorded. The program checks as soon "
                         "as the registry answers. The comment is never recorded twice.")
                    : tr("Not recorded. Your text is still here. %1").arg(wording(answer.error())));
}

void RequestComposer::succeed(Step step)
{
    if (step == Step::Comment || m_thread >= 0) {
        const QSignalBlocker quiet(m_ui->commentEdit);
        m_ui->commentEdit->clear();
        turnTo(-1, {}, false);
    }
    m_act = m_session.newAct();
    emit messageShown(step == Step::Resolve ? tr("The comment is resolved.")
                                            : tr("The comment is recorded."));
    emit taken();
}

/// Asks for the comment by its key, and does nothing.
void RequestComposer::recall()
{
    setBusy(true);
    m_session.ask(
        this,
        [act = m_act](const actions::Services &services) {
            return services.store.recallStep(act, Step::Comment);
        },
        [this, key = m_act.key](const registry::Stored<std::optional<workflow::Request>> &answer) {
            if (key != m_act.key)
                return; // it was answered meanwhile
            setBusy(false);
            if (!answer)
                return;
            m_isUnknown = false;
            if (*answer)
                return succeed(Step::Comment);
            keepTyped();
            fit();
            say(tr("The connection is back. The comment was not recorded. Send it again."));
        });
}

void RequestComposer::setBusy(bool busy)
{
    m_isBusy = busy;
    fit();
}

void RequestComposer::say(const QString &message)
{
    m_ui->stateLabel->setText(message);
    m_ui->stateLabel->setVisible(!message.isEmpty());
    unfold();
}

bool RequestComposer::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && m_thread < 0
        && m_ui->commentEdit->toPlainText().isEmpty())
        QMetaObject::invokeMethod(this, &RequestComposer::begun, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isReturn || !key->modifiers().testFlag(Qt::ControlModifier))
        return QWidget::eventFilter(watched, event);
    m_ui->sendButton->click();
    return true;
}

} // namespace nidreg::forms
