// SPDX-License-Identifier: MIT
#include "forms/publication/publishdialog.h"

#include "forms/widgets/pace.h"
#include "forms/widgets/question.h"
#include "forms/words/uriwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/uri/baseurl.h"
#include "ui_publishdialog.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace nidreg::forms {

/// What a format is called where people choose it.
static QString labelOf(const std::string &format)
{
    struct Label {
        std::string_view format;
        const char *words;
    };
    static constexpr Label kLabels[] = {
        {"html", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "&Web pages, with a filter")},
        {"xml", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "&XML, as IANA publishes it")},
        {"csv", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "&CSV")},
        {"txt", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "Plain &text")},
        {"json", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "&JSON, with its schema")},
        {"nid-json",
         QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "JSON, one file per nam&espace")},
        {"nids", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "&NIDs only, one per line")},
        {"ttl", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "Linked data (RDF) as T&urtle")},
        {"jsonld",
         QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "&Linked data (RDF) as JSON-LD")},
        {"atom", QT_TRANSLATE_NOOP("nidreg::forms::PublishDialog", "&Atom feed of changes")},
    };
    const auto *known = std::ranges::find(kLabels, format, &Label::format);
    return known == std::end(kLabels) ? words(format) : PublishDialog::tr(known->words);
}

PublishDialog::PublishDialog(RegistrySession &session, Publisher publisher, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::PublishDialog>()), m_session(session),
      m_publisher(std::move(publisher))
{
    m_ui->setupUi(this);
    QSizePolicy keepsItsSpace = m_ui->folderNote->sizePolicy(); // nothing moves under the pointer
    keepsItsSpace.setRetainSizeWhenHidden(true);
    m_ui->folderNote->setSizePolicy(keepsItsSpace);
    addFormats();
    m_ui->buttons->addButton(tr("&Publish"), QDialogButtonBox::AcceptRole);
    m_compare = m_ui->buttons->addButton(tr("&Show changes"), QDialogButtonBox::ActionRole);
    m_compare->setToolTip(tr("Shows how the new publication would differ from the one in the "
                             "folder"));
    m_ui->buttons->addButton(QDialogButtonBox::Cancel);
    QSettings settings;
    m_ui->folderEdit->setText(settings.value("publish/folder").toString());
    m_ui->baseUrlEdit->setText(settings.value("publish/base-url").toString());
    m_ui->stylesheetBox->setChecked(settings.value("publish/stylesheet", false).toBool());
    connectSignals();
    look();
}

PublishDialog::~PublishDialog()
{
    if (m_run)
        m_run->isCancelled = true;
}

void PublishDialog::addFormats()
{
    m_allFormats = new QCheckBox(tr("All &formats"), this);
    m_allFormats->setTristate(true);
    m_ui->formatsLayout->addWidget(m_allFormats);
    const QStringList without = QSettings().value("publish/without").toStringList();
    for (const std::string &format : m_publisher.formats) {
        auto *box = new QCheckBox(labelOf(format), this);
        box->setObjectName(words(format) + "Box");
        box->setChecked(!without.contains(words(format)));
        m_ui->formatsLayout->addWidget(box);
        m_formats.push_back(box);
    }
}

void PublishDialog::connectSignals()
{
    connect(m_ui->browseButton, &QPushButton::clicked, this, &PublishDialog::chooseFolder);
    connect(m_ui->folderEdit, &QLineEdit::textChanged, this, &PublishDialog::look);
    connect(m_ui->baseUrlEdit, &QLineEdit::textChanged, this, &PublishDialog::look);
    connect(m_allFormats, &QCheckBox::clicked, this, [this] {
        const bool all = m_allFormats->checkState() != Qt::Unchecked;
        for (QCheckBox *box : m_formats)
            box->setChecked(all);
        look();
    });
    connect(m_ui->stylesheetBox, &QCheckBox::toggled, this, &PublishDialog::look);
    connect(m_compare, &QPushButton::clicked, this, &PublishDialog::compare);
    for (const QCheckBox *box : m_formats)
        connect(box, &QCheckBox::toggled, this, &PublishDialog::look);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &PublishDialog::start);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &PublishDialog::reject);
    connect(m_ui->openFolderButton, &QPushButton::clicked, this, [this] { openInFolder({}); });
    connect(m_ui->openPageButton, &QPushButton::clicked, this,
            [this] { openInFolder(m_publication.page); });
    connect(&m_progress, &QTimer::timeout, this, &PublishDialog::showProgress);
}

static bool hasXml(const PublishOrder &order)
{
    return std::ranges::count(order.formats, "xml") > 0;
}

/// Where looking for a folder begins.
QString PublishDialog::nearestFolder() const
{
    const QString typed = m_ui->folderEdit->text().trimmed();
    return QDir::isAbsolutePath(typed) && QFileInfo(typed).isDir() ? typed : QDir::homePath();
}

PublishOrder PublishDialog::order() const
{
    PublishOrder order;
    const QString typed = m_ui->folderEdit->text().trimmed();
    if (!typed.isEmpty()) // never where the program happened to be started
        order.folder = QDir::cleanPath(QDir::home().absoluteFilePath(typed));
    order.record = m_session.newAct();
    order.baseUrl = m_ui->baseUrlEdit->text().trimmed();
    for (std::size_t i = 0; i < m_formats.size(); ++i) {
        if (m_formats[i]->isChecked())
            order.formats.push_back(m_publisher.formats[i]);
    }
    order.hasStylesheet = m_ui->stylesheetBox->isChecked() && hasXml(order);
    return order;
}

void PublishDialog::setFolder(const QString &folder)
{
    m_ui->folderEdit->setText(folder);
}

void PublishDialog::chooseFolder()
{
    const QString folder = askFolder(this, tr("Publish to"), nearestFolder());
    if (!folder.isEmpty())
        setFolder(folder);
}

static QPushButton *buttonOf(const QDialogButtonBox &box, QDialogButtonBox::ButtonRole role)
{
    for (QAbstractButton *button : box.buttons()) {
        if (box.buttonRole(button) == role)
            return qobject_cast<QPushButton *>(button);
    }
    return nullptr;
}

/// What is wrong with an address; empty: nothing, or there is none.
static QString faultOf(const QString &baseUrl)
{
    const auto url = uri::baseUrl(baseUrl.toStdString());
    return baseUrl.isEmpty() || url ? QString() : wording(url.error());
}

void PublishDialog::look()
{
    const PublishOrder wanted = order();
    const bool any = !wanted.formats.empty();
    const QString fault = faultOf(wanted.baseUrl);
    const bool hasFolder = !wanted.folder.isEmpty();
    const bool isReady = hasFolder && any && fault.isEmpty();
    const bool all = wanted.formats.size() == m_formats.size();
    m_allFormats->setCheckState(all ? Qt::Checked : any ? Qt::PartiallyChecked : Qt::Unchecked);
    m_ui->folderNote->setVisible(hasFolder && !QFileInfo::exists(wanted.folder));
    m_ui->folderNote->setText(QDir::isAbsolutePath(m_ui->folderEdit->text().trimmed())
                                  ? tr("The folder will be created.")
                                  : tr("The folder will be created in your home folder."));
    m_ui->stylesheetBox->setEnabled(hasXml(wanted));
    m_ui->stylesheetBox->setToolTip(
        hasXml(wanted) ? tr("Browsers warn about XML with a stylesheet. The web pages do not need "
                            "it.")
                       : tr("Choose the format XML first."));
    m_ui->baseUrlFault->setText(fault);
    m_ui->baseUrlFault->setVisible(!fault.isEmpty());
    QPushButton *publish = buttonOf(*m_ui->buttons, QDialogButtonBox::AcceptRole);
    publish->setEnabled(isReady);
    const QString whyNot = !hasFolder ? tr("Choose a folder first.")
        : any                         ? fault
                                      : tr("Select at least one format.");
    publish->setToolTip(whyNot);
    m_ui->whyNot->setText(hasFolder && any ? QString() : whyNot);
    m_ui->whyNot->setVisible(!hasFolder || !any);
    m_compare->setEnabled(isReady);
    m_ui->differenceLabel->hide(); // it was about other files
}

void PublishDialog::start()
{
    const PublishOrder wanted = order();
    QSettings settings;
    settings.setValue("publish/folder", wanted.folder);
    settings.setValue("publish/base-url", wanted.baseUrl);
    settings.setValue("publish/stylesheet", m_ui->stylesheetBox->isChecked());
    QStringList without; // so that a new format is chosen at first
    for (const std::string &format : m_publisher.formats) {
        if (std::ranges::count(wanted.formats, format) == 0)
            without += words(format);
    }
    settings.setValue("publish/without", without);
    run(false);
}

void PublishDialog::compare()
{
    run(true);
}

/// While something runs there is only Cancel.
void PublishDialog::keepButtons(bool isAsking)
{
    m_ui->stack->setCurrentWidget(isAsking ? m_ui->askPage : m_ui->runPage);
    buttonOf(*m_ui->buttons, QDialogButtonBox::AcceptRole)->setVisible(isAsking);
    m_compare->setVisible(isAsking);
    QPushButton *cancel = buttonOf(*m_ui->buttons, QDialogButtonBox::RejectRole);
    cancel->setEnabled(true);
    cancel->setFocus();
}

void PublishDialog::run(bool dryRun)
{
    m_run = std::make_shared<Run>();
    m_ui->runLabel->setText(dryRun ? tr("Comparing…") : tr("Writing the listing…"));
    m_ui->progressBar->setRange(0, 0);
    keepButtons(false);
    m_progress.start(kProgressEvery);
    const auto progress = [run = m_run](std::int64_t done, std::int64_t total) {
        run->done = done;
        run->total = total;
        return !run->isCancelled;
    };
    PublishOrder wanted = order();
    wanted.dryRun = dryRun;
    m_session.ask(
        this,
        [publish = m_publisher.publish, wanted, progress](const actions::Services &services) {
            return publish(services, wanted, progress);
        },
        [this, dryRun](registry::Stored<Publication> publication) {
            dryRun ? showDifference(publication) : finish(publication);
        });
}

static QString someOf(const QStringList &names)
{
    constexpr qsizetype kMaxShown = 8;
    return names.first(std::min(kMaxShown, names.size())).join(", ")
        + (names.size() > kMaxShown ? "…" : "");
}

/// Every file that was written: those of the folder by name, those of its folders by number.
static QString fileWords(const Publication &publication)
{
    QStringList names = publication.files;
    for (const auto &[folder, count] : publication.folders)
        names += count == 1
            ? PublishDialog::tr("%1/ (1 file)").arg(folder)
            : PublishDialog::tr("%1/ (%2 files)").arg(folder, QLocale().toString(count));
    return names.join(", ");
}

/// What others did to the folder; `sentence` has the count and the names. Empty: nothing.
static QString foreignWords(const PublicationDifference &difference, const QString &sentence)
{
    if (difference.foreignCount == 0)
        return {};
    return sentence.arg(QLocale().toString(difference.foreignCount),
                        someOf(difference.foreignFiles));
}

/// What would become of the folder, in words.
static QString differenceWords(const Publication &publication)
{
    const PublicationDifference &difference = publication.difference;
    const QLocale locale;
    if (difference.isFirst)
        return PublishDialog::tr("The folder does not contain a publication yet.");
    if (publication.isUnchanged)
        return PublishDialog::tr("No changes since the publication in the folder.");
    QStringList words;
    const QString foreign = foreignWords(
        difference,
        PublishDialog::tr("Published files that were changed outside the program: %1 (%2). "
                          "Publishing repairs them."));
    if (!foreign.isEmpty())
        words += foreign;
    if (difference.isKnown)
        words += PublishDialog::tr("Namespaces: %1 added, %2 changed, %3 removed.")
                     .arg(locale.toString(difference.added), locale.toString(difference.changed),
                          locale.toString(difference.removed));
    if (!difference.nids.isEmpty())
        words += someOf(difference.nids) + '.';
    words +=
        PublishDialog::tr("Files: %1 added, %2 changed, %3 removed.")
            .arg(locale.toString(difference.filesAdded), locale.toString(difference.filesChanged),
                 locale.toString(difference.filesRemoved));
    return words.join(' ');
}

void PublishDialog::showDifference(const registry::Stored<Publication> &difference)
{
    m_progress.stop();
    m_run.reset();
    keepButtons(true);
    buttonOf(*m_ui->buttons, QDialogButtonBox::AcceptRole)->setFocus();
    m_ui->differenceLabel->setText(difference ? differenceWords(*difference)
                                              : wording(difference.error()));
    m_ui->differenceLabel->show();
}

void PublishDialog::showProgress()
{
    const qint64 done = m_run->done, total = m_run->total;
    if (total <= 0)
        return;
    m_ui->progressBar->setRange(0, 1000);
    m_ui->progressBar->setValue(int(done * 1000 / total));
}

/// What became of the folder and where the log says so, a paragraph each.
static QString doneWords(const Publication &publication, const QString &folder)
{
    QStringList said;
    if (publication.isUnchanged)
        said += PublishDialog::tr(
                    "No changes: %1 already contains these namespaces and was not modified.")
                    .arg(folder);
    else
        said << PublishDialog::tr("Published %1 namespaces to %2.")
                    .arg(QLocale().toString(publication.namespaces), folder)
             << PublishDialog::tr("Files: %1").arg(fileWords(publication));
    if (!publication.event)
        said += PublishDialog::tr(
            "Not recorded in the log, because you are not acting as a registrar.");
    else
        said +=
            (publication.isUnchanged ? PublishDialog::tr("Already recorded in the log as event %1.")
                                     : PublishDialog::tr("Recorded in the log as event %1."))
                .arg(*publication.event);
    said += foreignWords(publication.difference,
                         PublishDialog::tr("Published files that were changed outside the program: "
                                           "%1 (%2). They have been repaired."));
    said.removeAll(QString());
    return said.join(QStringLiteral("\n\n"));
}

void PublishDialog::finish(const registry::Stored<Publication> &publication)
{
    m_progress.stop();
    m_run.reset();
    m_ui->buttons->clear(); // a hidden Publish would come back with the standard buttons
    m_ui->buttons->addButton(QDialogButtonBox::Close)->setFocus();
    m_ui->stack->setCurrentWidget(m_ui->donePage);
    m_ui->openFolderButton->setVisible(bool(publication));
    m_ui->openPageButton->setVisible(publication && !publication->page.isEmpty());
    if (!publication) {
        m_ui->doneLabel->setText(wording(publication.error()));
        return;
    }
    m_publication = *publication;
    m_ui->doneLabel->setText(doneWords(*publication, QDir::toNativeSeparators(order().folder)));
    if (!publication->isUnchanged)
        emit published(order().folder);
}

void PublishDialog::openInFolder(const QString &file)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QDir(order().folder).filePath(file)));
}

/// While publishing, Cancel asks the session to stop and waits for its answer.
void PublishDialog::reject()
{
    if (!m_run)
        return QDialog::reject();
    m_run->isCancelled = true;
    m_ui->runLabel->setText(tr("Stopping…"));
    buttonOf(*m_ui->buttons, QDialogButtonBox::RejectRole)->setEnabled(false);
}

} // namespace nidreg::forms
