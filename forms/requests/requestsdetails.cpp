// SPDX-License-Identifier: MIT
#include "forms/requests/requestsdetails.h"

#include "forms/requests/letterdialog.h"
#include "forms/requests/requestsdiscussion.h"
#include "forms/requests/requestsdocument.h"
#include "forms/requests/requestsforms.h"
#include "forms/requests/requeststemplate.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/newswords.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "ui_requestsdetails.h"

#include <QRegularExpression>
#include <QScrollBar>

namespace nidreg::forms {

using workflow::Request;

RequestsDetails::RequestsDetails(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::RequestsDetails>()), m_session(session),
      m_forms(new RequestForms(session, *this))
{
    m_ui->setupUi(this);
    setUpViews();
    connectSignals();
    clear();
}

RequestsDetails::~RequestsDetails() = default;

void RequestsDetails::setUpViews()
{
    QFont title = m_ui->titleLabel->font();
    title.setPointSizeF(title.pointSizeF() * 1.3);
    title.setWeight(QFont::DemiBold);
    m_ui->titleLabel->setFont(title);
    m_template = new RequestTemplate(m_session, m_ui->tabs);
    m_ui->tabs->insertTab(0, m_template, tr("Template"));
    m_mails = new RequestDiscussion(m_session, m_ui->tabs);
    m_ui->tabs->insertTab(2, m_mails, tr("Mailing list"));
    m_registered = new MessageBar(m_ui->shownPage);
    auto *letters = new MessageBar(m_ui->shownPage);
    m_ui->shownPage->layout()->addWidget(m_registered);
    m_ui->shownPage->layout()->addWidget(letters);
    m_letters = new RequestLetters(m_session, *letters);
}

void RequestsDetails::setOutlets(const MailOutlets &outlets)
{
    m_mails->setOutlets(outlets);
    m_letters->setOutlets(outlets);
}

void RequestsDetails::connectSignals()
{
    connect(m_ui->steps, &RequestSteps::stepWanted, this, &RequestsDetails::openForm);
    connect(m_ui->steps, &RequestSteps::keyboardFreed, this, &RequestsDetails::keyboardFreed);
    connect(m_forms, &RequestForms::personWanted, this, &RequestsDetails::personWanted);
    connect(m_forms, &RequestForms::messageShown, this, &RequestsDetails::messageShown);
    connect(m_template, &RequestTemplate::taken, this, &RequestsDetails::refresh);
    connect(m_template, &RequestTemplate::messageShown, this, &RequestsDetails::messageShown);
    connect(m_ui->noticeLabel, &QLabel::linkActivated, this, &RequestsDetails::followNotice);
    connect(m_forms, &RequestForms::taken, this, [this] {
        m_offersLetters = true;
        refresh();
    });
    connect(m_forms, &RequestForms::registered, this, &RequestsDetails::leadToNamespace);
    connect(m_mails, &RequestDiscussion::fieldWanted, this, &RequestsDetails::goToField);
    connect(m_mails, &RequestDiscussion::messageShown, this, &RequestsDetails::messageShown);
    connect(m_mails, &RequestDiscussion::taken, this, &RequestsDetails::refresh);
    connect(m_mails, &RequestDiscussion::letterWanted, this, [this] { m_letters->draft(m_file); });
    connect(m_ui->discussionView, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        const std::string key = url.path().toStdString();
        const auto field = std::ranges::find(templates::kFields, key, &templates::FieldSpec::key);
        if (field != templates::kFields.end())
            goToField(field->field);
    });
}

void RequestsDetails::leadToNamespace(const QString &nid, const QString &message)
{
    m_registered->say(MessageBar::Information, message,
                      {{tr("&Show “%1”").arg(nid), [this, nid] { emit namespaceWanted(nid); }},
                       {tr("Dis&miss"), [] {}}});
}

void RequestsDetails::goToField(templates::Field field)
{
    m_ui->tabs->setCurrentWidget(m_template);
    m_template->goToField(field);
}

QList<QAction *> RequestsDetails::stepActions() const
{
    return m_ui->steps->actions();
}

const Request *RequestsDetails::request() const
{
    return m_id && m_file.request.id == m_id ? &m_file.request : nullptr;
}

void RequestsDetails::offerRecord(QAction &save)
{
    m_ui->recordButton->setDefaultAction(&save);
}

void RequestsDetails::show(workflow::RequestId id)
{
    if (id == m_id)
        return;
    m_id = id;
    m_forms->follow(id);
    load();
}

void RequestsDetails::refresh()
{
    if (m_id)
        load();
}

void RequestsDetails::clear()
{
    m_id = {};
    m_forms->follow({});
    ++m_question;
    m_file = {};
    m_template->clear();
    m_mails->clear();
    m_ui->steps->offer({});
    m_ui->emptyLabel->setText(tr("Select a request to see its state."));
    m_ui->stack->setCurrentWidget(m_ui->emptyPage);
    emit shownChanged();
}

void RequestsDetails::leave()
{
    m_forms->closeAll();
    m_letters->clear();
    m_registered->hide();
    clear();
}

void RequestsDetails::load()
{
    m_session.ask(
        this, [id = m_id](const actions::Services &services) { return services.store.request(id); },
        [this, question = ++m_question](registry::Stored<registry::RequestFile> file) {
            if (question == m_question)
                take(std::move(file));
        });
}

void RequestsDetails::take(registry::Stored<registry::RequestFile> file)
{
    if (!file && file.error().kind == registry::StoreError::Unreachable)
        return; // what is shown stays; the window says that the connection is gone
    if (!file) {
        m_file = {};
        m_ui->emptyLabel->setText(wording(file.error()));
        m_ui->stack->setCurrentWidget(m_ui->emptyPage);
        emit shownChanged();
        return;
    }
    const bool isOther = m_file.request.id != file->request.id;
    m_file = std::move(file).value();
    if (isOther)
        m_ui->tabs->setCurrentIndex(0);
    if (isOther)
        m_registered->hide();
    if (std::exchange(m_offersLetters, false))
        m_letters->remember(m_file);
    m_letters->show(m_file);
    showFile();
    m_template->show(m_file);
    emit shownChanged();
}

void RequestsDetails::showFile()
{
    const Request &shown = m_file.request;
    m_ui->titleLabel->setText(titleWords(shown));
    m_ui->messageBar->setStages(stagesOf(shown, workflow::timelineOf(m_file.events)));
    QString standing = standingWords(shown, m_session.clock().now());
    if (!shown.experts.empty())
        standing += ' '
            + (shown.experts.size() == 1 ? tr("Expert: %1.") : tr("Experts: %1."))
                  .arg(expertsWords(shown));
    if (shown.standardsAction)
        standing += ' ' + tr("Part of a standards action.");
    standing += ' ' + tr("Applicant: %1.").arg(words(shown.applicant));
    // Whose review was interrupted by a new revision, standingWords() tells.
    const bool isTold = shown.state == workflow::State::InDiscussion && !shown.experts.empty();
    if (const QString next = nextWords(shown); !next.isEmpty() && !isTold)
        standing += ' ' + next;
    m_ui->standingLabel->setText(standing);
    showTimeline();
    showNotice();
    m_ui->steps->offer(workflow::offers(shown, m_session.acting(),
                                        workflow::separationWhen(m_session.access().singleUser)),
                       workflow::waitingOn(shown));
    showDiscussion();
    showMails();
    m_ui->stack->setCurrentWidget(m_ui->shownPage);
}

void RequestsDetails::passTime()
{
    if (request())
        showTimeline();
}

/// The end of the day on which the review is due, where the reader is.
static std::optional<base::Instant> dueAt(const Request &request)
{
    const auto due = request.due();
    if (!due)
        return std::nullopt;
    return std::chrono::sys_days(*due) + std::chrono::days(1);
}

void RequestsDetails::showTimeline()
{
    auto stays = workflow::timelineOf(m_file.events);
    const base::Instant now = m_session.clock().now();
    m_ui->timelineLabel->setVisible(!stays.empty());
    m_ui->timeline->setStays(std::move(stays), dueAt(m_file.request), now);
}

/// What needs an eye; only request numbers and our own words become markup.
void RequestsDetails::showNotice()
{
    QString contested = contestedWords(m_file.request).toHtmlEscaped();
    const auto link = [&contested](const QString &target, const QString &text) {
        contested += QStringLiteral(" <a href=\"%1\">%2</a>").arg(target, text.toHtmlEscaped());
    };
    for (const workflow::RequestId &other : m_file.request.contestedBy) {
        const QString number = QString::number(other.value);
        link(number, tr("Show request %1").arg(number));
        link("compare:" + number, tr("Compare with request %1").arg(number));
    }
    const base::Date today = base::dayOf(m_session.clock().now());
    QStringList plain{overdueWords(m_file.request, today), proposalWords(m_file)};
    plain += voidWords(m_file);
    QStringList lines{contested};
    for (const QString &line : plain)
        lines << line.toHtmlEscaped();
    lines.removeAll(QString());
    lines.replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("⚠ "));
    m_ui->noticeLabel->setText(lines.join(QStringLiteral("<br>")));
    m_ui->noticeLabel->setVisible(!lines.isEmpty());
}

void RequestsDetails::followNotice(const QString &link)
{
    const QString number = link.section(':', -1);
    if (!link.startsWith(QStringLiteral("compare:")))
        return emit requestWanted({number.toLongLong()});
    m_ui->tabs->setCurrentWidget(m_template);
    m_template->compareWith({number.toLongLong()});
}

void RequestsDetails::showDiscussion()
{
    const base::Instant now = m_session.clock().now();
    const int place = m_ui->discussionView->verticalScrollBar()->value();
    RequestDocument discussion(*m_ui->discussionView->document(), palette(), now);
    discussion.writeDiscussion(m_file.events);
    m_ui->discussionView->verticalScrollBar()->setValue(place);
    RequestDocument history(*m_ui->historyView->document(), palette(), now);
    history.writeHistory(m_file.events);
    m_ui->historyView->moveCursor(QTextCursor::Start);
    const int count = RequestDocument::discussed(m_file.events);
    m_ui->tabs->setTabToolTip(m_ui->tabs->indexOf(m_ui->discussionTab),
                              tr("Comments, and what was written with the steps"));
    m_ui->tabs->setTabText(m_ui->tabs->indexOf(m_ui->discussionTab),
                           count == 0 ? tr("Discussion") : tr("Discussion (%1)").arg(count));
}

void RequestsDetails::showMails()
{
    m_mails->show(m_file);
    const int count = m_mails->count();
    m_ui->tabs->setTabText(m_ui->tabs->indexOf(m_mails),
                           count == 0 ? tr("Mailing list") : tr("Mailing list (%1)").arg(count));
}

StepDialog *RequestsDetails::unsentForm() const
{
    return m_forms->unsentForm();
}

void RequestsDetails::openForm(workflow::Step step)
{
    if (!request())
        return;
    if (step == workflow::Step::Submit)
        return emit editWanted(m_id);
    if (step == workflow::Step::Comment) {
        m_ui->tabs->setCurrentWidget(m_template);
        return m_template->comment();
    }
    m_forms->open(m_file, step, {});
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestsDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && request())
        showDiscussion();
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
