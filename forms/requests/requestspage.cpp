// SPDX-License-Identifier: MIT
#include "forms/requests/requestspage.h"

#include "forms/requests/requestrecord.h"
#include "forms/requests/requestsdetails.h"
#include "forms/requests/requestsqueue.h"
#include "forms/steps/stepdialog.h"
#include "forms/widgets/pace.h"
#include "forms/widgets/printpreview.h"
#include "forms/widgets/question.h"
#include "forms/widgets/wholefile.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "ui_requestspage.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QTextDocument>

#include <utility>

namespace nidreg::forms {

static constexpr int kMinute = 60'000; ///< milliseconds

RequestsPage::RequestsPage(RegistrySession &session, QWidget *parent)
    : Page(parent), m_ui(std::make_unique<Ui::RequestsPage>()), m_session(session)
{
    m_ui->setupUi(this);
    makeActions();
    setUpViews();
    connectSignals();
    restore();
    showDetails();
    offerActions();
}

void RequestsPage::setOutlets(const MailOutlets &outlets)
{
    m_details->setOutlets(outlets);
}

void RequestsPage::setTables(const TableOutlet &outlet)
{
    m_queue->setTables(outlet);
}

RequestsPage::~RequestsPage()
{
    save();
}

QString RequestsPage::pageName() const
{
    return tr("Requests");
}

QString RequestsPage::pageIcon() const
{
    return QStringLiteral("nidreg-requests");
}

QList<QAction *> RequestsPage::pageActions() const
{
    return m_details->stepActions() << m_separator << m_namespace << m_find << m_showFigures
                                    << m_line << m_queue->tableActions();
}

QList<QAction *> RequestsPage::fileActions() const
{
    return QList<QAction *>{m_saveRecord, m_printRecord, m_line} + m_queue->fileActions();
}

void RequestsPage::enter()
{
    m_queue->enter();
}

/// What was typed into a form is kept, but a step that is not taken may have been meant to be: the
/// form is brought before the person's eyes.
bool RequestsPage::mayClose()
{
    StepDialog *form = m_details->unsentForm();
    if (!form)
        return true;
    show(form->request()); // hidden with another request, it would be asked about unseen
    form->raise();
    return isConfirmed({tr("Unsent text"),
                        tr("You have not completed “%1”. Your text is kept, and shown when you "
                           "open its form again.")
                            .arg(form->windowTitle()),
                        tr("&Close anyway"), Question::Plain, QStringLiteral("unsent text")},
                       *form);
}

void RequestsPage::makeActions()
{
    m_separator = new QAction(this);
    m_separator->setSeparator(true);
    m_line = new QAction(this);
    m_line->setSeparator(true);
    m_namespace = new QAction(QIcon::fromTheme("nidreg-namespaces"), tr("Show &namespace"), this);
    m_find = new QAction(QIcon::fromTheme("edit-find"), tr("&Find request"), this);
    m_find->setShortcut(QKeySequence::Find);
    m_showFigures = new QAction(tr("Fi&gures"), this);
    m_showFigures->setShortcut(tr("Ctrl+Shift+F"));
    m_showFigures->setToolTip(tr("Where requests wait, how long, and what was registered"));
    m_saveRecord = new QAction(QIcon::fromTheme("document-save-as"), tr("&Save request as…"), this);
    m_printRecord = new QAction(QIcon::fromTheme("document-print"), tr("P&rint request…"), this);
    nameCommands({{"namespace", m_namespace},
                  {"find", m_find},
                  {"figures", m_showFigures},
                  {"saveRecord", m_saveRecord},
                  {"printRecord", m_printRecord}});
    addActions({m_find, m_showFigures});
}

void RequestsPage::setUpViews()
{
    m_queue = new RequestsQueue(m_session, m_ui->splitter);
    m_details = new RequestsDetails(m_session, m_ui->splitter);
    m_ui->splitter->setStretchFactor(0, 2);
    m_ui->splitter->setStretchFactor(1, 3);
    m_details->offerRecord(*m_saveRecord);
    m_queue->addTableActions(pageActions());
    m_queue->addSwitch(m_showFigures);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kBurst);
    m_minutes.setObjectName(QStringLiteral("minutes"));
    m_day = base::dayOf(m_session.clock().now());
    m_minutes.start(kMinute);
}

void RequestsPage::connectSignals()
{
    connect(m_queue, &RequestsQueue::chosenChanged, this, &RequestsPage::showChosen);
    connect(m_ui->splitter, &QSplitter::splitterMoved, this,
            [this](int height) { m_queueWish = height < m_queue->maximumHeight() ? height : 0; });
    connect(m_queue, &RequestsQueue::messageShown, this, &RequestsPage::messageShown);
    connect(m_queue, &RequestsQueue::waitingCounted, this, &RequestsPage::countChanged);
    connect(m_queue, &RequestsQueue::shown, this, &RequestsPage::showDetails);
    connect(m_details, &RequestsDetails::shownChanged, this, &RequestsPage::offerActions);
    connect(m_details, &RequestsDetails::namespaceWanted, this, &RequestsPage::namespaceWanted);
    connect(m_details, &RequestsDetails::personWanted, this, &RequestsPage::personWanted);
    connect(m_details, &RequestsDetails::editWanted, this, &RequestsPage::editWanted);
    connect(m_details, &RequestsDetails::messageShown, this, &RequestsPage::messageShown);
    connect(m_details, &RequestsDetails::keyboardFreed, m_queue, &RequestsQueue::enter);
    connect(m_details, &RequestsDetails::requestWanted, this,
            qOverload<workflow::RequestId>(&RequestsPage::show));
    connect(m_namespace, &QAction::triggered, this, [this] {
        if (const workflow::Request *shown = m_details->request())
            emit namespaceWanted(QString::fromStdString(shown->nid));
    });
    connect(m_saveRecord, &QAction::triggered, this, &RequestsPage::saveRecord);
    connect(m_printRecord, &QAction::triggered, this, &RequestsPage::printRecord);
    connect(m_find, &QAction::triggered, m_queue, &RequestsQueue::find);
    connect(m_showFigures, &QAction::triggered, this, &RequestsPage::figuresWanted);
    for (const auto signal : {&RegistrySession::opened, &RegistrySession::actingChanged,
                              &RegistrySession::accessChanged})
        connect(&m_session, signal, m_details, &RequestsDetails::refresh);
    connect(&m_session, &RegistrySession::left, m_details, &RequestsDetails::leave);
    connect(&m_session, &RegistrySession::changed, &m_refresh, qOverload<>(&QTimer::start));
    connect(&m_refresh, &QTimer::timeout, m_details, &RequestsDetails::refresh);
    connect(&m_minutes, &QTimer::timeout, this, &RequestsPage::seeTheDay);
}

/// With a new day ages and delays are others, though nobody did anything.
void RequestsPage::seeTheDay()
{
    m_details->passTime();
    const base::Date today = base::dayOf(m_session.clock().now());
    if (std::exchange(m_day, today) == today)
        return;
    m_queue->refresh();
    m_details->refresh();
}

void RequestsPage::restore()
{
    QSettings settings;
    settings.beginGroup("requests");
    m_queueWish = settings.value("queue height").toInt();
}

void RequestsPage::save() const
{
    QSettings settings;
    settings.beginGroup("requests");
    settings.setValue("queue height", m_queueWish);
}

/// With nothing to choose from there is nothing to say.
void RequestsPage::showDetails()
{
    const bool hasRequest = !m_queue->isEmpty() || m_queue->chosen();
    if (!hasRequest)
        m_details->clear();
    m_details->setVisible(hasRequest);
    fitQueue();
}

void RequestsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitQueue();
}

void RequestsPage::showChosen(workflow::RequestId id)
{
    if (id)
        m_details->show(id);
    else
        showDetails();
}

/// The queue is as high as its rows where those are few; else it has what a person left it.
void RequestsPage::fitQueue()
{
    if (m_details->isHidden())
        return m_queue->setMaximumHeight(QWIDGETSIZE_MAX);
    const int full = m_queue->fullHeight();
    const int height = m_ui->splitter->height() - m_ui->splitter->handleWidth();
    const int wanted = m_queueWish > 0 ? m_queueWish : height * 2 / 5;
    m_queue->setMaximumHeight(full);
    const int given = std::min(full, wanted);
    m_ui->splitter->setSizes({given, std::max(0, height - given)});
}

void RequestsPage::show(workflow::RequestId id)
{
    m_queue->choose(id);
    m_details->show(id);
    showDetails();
}

void RequestsPage::offerActions()
{
    const workflow::Request *shown = m_details->request();
    const bool isRegistered = shown
        && (shown->purpose == workflow::Purpose::Revision
            || shown->state == workflow::State::Registered)
        && !shown->nid.empty();
    m_namespace->setEnabled(isRegistered);
    m_namespace->setToolTip(isRegistered ? tr("Read the registration of the namespace")
                                         : tr("The namespace is not registered yet."));
    m_saveRecord->setData(tr("Its template, discussion and history as PDF, web page or text"));
    m_printRecord->setData(tr("Its template, discussion and history"));
    for (QAction *each : {m_saveRecord, m_printRecord})
        allow(*each, shown ? QString() : tr("Select a request first."));
}

void RequestsPage::saveRecord()
{
    const registry::RequestFile *file = m_details->file();
    if (!file)
        return;
    const QString name = tr("request-%1.pdf", "a file name").arg(file->request.id.value);
    const QString pdf = tr("PDF (*.pdf)"), html = tr("Web page (*.html)"),
                  text = tr("Text (*.txt)");
    QFileDialog dialog(this, tr("Save the request"), QDir::homePath());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({pdf, html, text});
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        dialog.setDefaultSuffix(filter == html       ? QStringLiteral("html")
                                    : filter == text ? QStringLiteral("txt")
                                                     : QStringLiteral("pdf"));
    });
    dialog.selectFile(name);
    const registry::RequestFile kept = *file; // another one may be shown meanwhile
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    const QString shown = QDir::toNativeSeparators(path);
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (const auto why = replaceFile(path, recordAs(suffix, kept, m_session.clock().now())))
        return tellFailure(*this, tr("The request was not saved as %1.").arg(shown), why->system);
    emit messageShown(tr("Request saved as %1.").arg(shown));
}

void RequestsPage::printRecord()
{
    const registry::RequestFile *file = m_details->file();
    if (!file)
        return;
    const auto document = std::make_shared<QTextDocument>();
    writeRecord(*document, *file, m_session.clock().now());
    const QString title = titleWords(file->request);
    previewPrint(
        *this, {title, title, false, [document](QPrinter &printer) { document->print(&printer); }});
}

} // namespace nidreg::forms
