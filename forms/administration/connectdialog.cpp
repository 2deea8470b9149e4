// SPDX-License-Identifier: MIT
#include "forms/administration/connectdialog.h"

#include "forms/administration/connectwords.h"
#include "forms/administration/passworddialog.h"
#include "forms/widgets/marks.h"
#include "forms/words/wording.h"
#include "ui_connectdialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QIntValidator>
#include <QPointer>
#include <QPushButton>
#include <QStyle>
#include <QThread>

#include <algorithm>

namespace nidreg::forms {

using Tls = ConnectionChoice::Tls;

ConnectDialog::ConnectDialog(TryConnection tryOut, LocalRegistry local,
                             const ConnectionChoice &present, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ConnectDialog>()), m_tryOut(std::move(tryOut)),
      m_local(std::move(local))
{
    m_ui->setupUi(this);
    m_ui->portEdit->setValidator(new QIntValidator(1, 65535, this));
    m_ui->databaseEdit->setPlaceholderText(tr("same as the login"));
    m_ui->loginEdit->setPlaceholderText(tr("your user name on this computer"));
    m_ui->buttons->addButton(QDialogButtonBox::Cancel);
    m_connect = m_ui->buttons->addButton(tr("&Connect"), QDialogButtonBox::AcceptRole);
    m_connect->setDefault(true);
    m_ui->tryButton->setAutoDefault(false);
    m_ui->browseButton->setAutoDefault(false);
    m_ui->stopButton->setAutoDefault(false);
    // The dialog does not jump when there is something to say.
    m_ui->saidLabel->setMinimumHeight(m_ui->saidLabel->fontMetrics().lineSpacing() * 4);
    m_ui->tlsNote->setMinimumHeight(m_ui->tlsNote->fontMetrics().lineSpacing() * 2);
    alignParts();
    fillChoices();
    connectSignals();
    setChoice(present);
    endTrial();
    m_ui->localPart->look(m_local);
}

ConnectDialog::~ConnectDialog()
{
    stopTrying();
}

/// The fields of all parts begin below each other.
void ConnectDialog::alignParts()
{
    int widest = std::max(m_ui->serviceLabel->sizeHint().width(), m_ui->localPart->labelWidth());
    for (const QLabel *label : {m_ui->hostLabel, m_ui->databaseLabel, m_ui->loginLabel,
                                m_ui->tlsLabel, m_ui->authoritiesLabel})
        widest = std::max(widest, label->sizeHint().width());
    m_ui->hostLabel->setMinimumWidth(widest);
    m_ui->serviceLabel->setMinimumWidth(widest);
    m_ui->localPart->setLabelWidth(widest);
}

void ConnectDialog::fillChoices()
{
    for (const Tls tls : {ConnectionChoice::CheckEverything, ConnectionChoice::CheckAuthority,
                          ConnectionChoice::EncryptOnly, ConnectionChoice::NoEncryption})
        m_ui->tlsBox->addItem(wording(tls));
    m_ui->recentBox->addItem(tr("Recent connections"));
    const QList<ConnectionChoice> recent = recentConnections();
    for (const ConnectionChoice &choice : recent)
        m_ui->recentBox->addItem(shortName(choice));
    m_ui->recentBox->setVisible(!recent.isEmpty());
    m_ui->recentLabel->setVisible(!recent.isEmpty());
    connect(m_ui->recentBox, &QComboBox::activated, this, [this, recent](int row) {
        if (row > 0)
            setChoice(recent[row - 1]);
    });
}

void ConnectDialog::connectSignals()
{
    for (QRadioButton *button : {m_ui->localButton, m_ui->serverButton, m_ui->serviceButton})
        connect(button, &QRadioButton::toggled, this, &ConnectDialog::forget);
    for (QLineEdit *edit : {m_ui->hostEdit, m_ui->portEdit, m_ui->databaseEdit, m_ui->loginEdit,
                            m_ui->authoritiesEdit, m_ui->serviceEdit})
        connect(edit, &QLineEdit::textChanged, this, &ConnectDialog::forget);
    connect(m_ui->tlsBox, &QComboBox::currentIndexChanged, this, &ConnectDialog::forget);
    connect(m_ui->localPart, &LocalPart::changed, this, &ConnectDialog::look);
    connect(m_ui->browseButton, &QPushButton::clicked, this, &ConnectDialog::browse);
    connect(m_ui->tryButton, &QPushButton::clicked, this, &ConnectDialog::tryOut);
    connect(m_ui->stopButton, &QPushButton::clicked, this, &ConnectDialog::stopTrying);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &ConnectDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

ConnectionChoice ConnectDialog::choice() const
{
    ConnectionChoice result;
    if (m_ui->localButton->isChecked())
        return result;
    if (m_ui->serviceButton->isChecked()) {
        result.kind = ConnectionChoice::Service;
        result.service = m_ui->serviceEdit->text().trimmed();
        return result;
    }
    result.kind = ConnectionChoice::Server;
    result.hosts = m_ui->hostEdit->text().remove(' ');
    result.port = m_ui->portEdit->text().trimmed();
    result.database = m_ui->databaseEdit->text().trimmed();
    result.login = m_ui->loginEdit->text().trimmed();
    result.tls = Tls(m_ui->tlsBox->currentIndex());
    result.authorities = m_ui->authoritiesEdit->text().trimmed();
    return result;
}

void ConnectDialog::setChoice(const ConnectionChoice &choice)
{
    m_ui->localButton->setChecked(choice.kind == ConnectionChoice::Local);
    m_ui->serverButton->setChecked(choice.kind == ConnectionChoice::Server);
    m_ui->serviceButton->setChecked(choice.kind == ConnectionChoice::Service);
    m_ui->hostEdit->setText(choice.hosts);
    m_ui->portEdit->setText(choice.port);
    m_ui->databaseEdit->setText(choice.database);
    m_ui->loginEdit->setText(choice.login);
    m_ui->tlsBox->setCurrentIndex(choice.tls);
    m_ui->authoritiesEdit->setText(choice.authorities);
    m_ui->serviceEdit->setText(choice.service);
    look();
}

/// Another server is meant from here on: what the one before said, and its password, are not its.
void ConnectDialog::forget()
{
    stopTrying();
    m_password = {};
    m_ui->saidIcon->clear();
    m_ui->saidLabel->clear();
    look();
}

QString ConnectDialog::whyNot() const
{
    const ConnectionChoice chosen = choice();
    if (chosen.kind == ConnectionChoice::Local)
        return m_ui->localPart->whyNot();
    if (chosen.kind == ConnectionChoice::Server && chosen.hosts.isEmpty())
        return tr("Enter the host of the server first.");
    if (chosen.kind == ConnectionChoice::Service && chosen.service.isEmpty())
        return tr("Enter the name of the service first.");
    return {};
}

/// A misspelt path is told here, in words of ours, and not by the connection that fails.
bool ConnectDialog::hasAuthorities()
{
    const ConnectionChoice chosen = choice();
    const bool isNamed = chosen.kind == ConnectionChoice::Server
        && m_ui->authoritiesEdit->isEnabled() && !chosen.authorities.isEmpty();
    if (!isNamed || chosen.authorities == "system" || QFileInfo(chosen.authorities).isFile())
        return true;
    say(base::Severity::Error,
        tr("The file %1 does not exist. Under Authorities, select a file with the certificates "
           "of the authorities to trust.")
            .arg(chosen.authorities));
    m_ui->authoritiesEdit->setFocus(Qt::OtherFocusReason);
    return false;
}

void ConnectDialog::accept()
{
    const auto beginning = m_ui->localPart->wanted();
    if (beginning && m_ui->localButton->isChecked())
        begin(*beginning);
    else if (hasAuthorities())
        QDialog::accept();
}

void ConnectDialog::look()
{
    const bool isBeginning = m_trial && m_trial->isBeginning;
    for (QWidget *each : std::initializer_list<QWidget *>{m_ui->recentBox, m_ui->localButton,
                                                          m_ui->serverButton, m_ui->serviceButton})
        each->setEnabled(!isBeginning);
    m_ui->localPart->setEnabled(m_ui->localButton->isChecked() && !isBeginning);
    m_ui->serverPart->setEnabled(m_ui->serverButton->isChecked());
    m_ui->servicePart->setEnabled(m_ui->serviceButton->isChecked());
    showTls();
    const QString why = whyNot();
    m_connect->setEnabled(why.isEmpty() && !isBeginning);
    m_connect->setToolTip(why);
    m_ui->tryButton->setEnabled(why.isEmpty() && !m_ui->localButton->isChecked() && !m_trial);
    m_ui->tryButton->setToolTip(
        m_ui->localButton->isChecked() ? tr("The local registry is always available.") : why);
}

void ConnectDialog::showTls()
{
    const auto tls = Tls(m_ui->tlsBox->currentIndex());
    const bool isSocket = m_ui->hostEdit->text().trimmed().startsWith('/');
    m_ui->tlsBox->setEnabled(!isSocket);
    m_ui->tlsNote->setText(isSocket ? tr("A Unix socket does not leave this computer.")
                                    : consequence(tls));
    const bool checks = !isSocket && tls <= ConnectionChoice::CheckAuthority;
    m_ui->authoritiesEdit->setEnabled(checks);
    m_ui->browseButton->setEnabled(checks);
}

void ConnectDialog::browse()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Certificates of authorities"), m_ui->authoritiesEdit->text(),
        tr("Certificates (*.crt *.pem *.cer);;All files (*)"));
    if (!file.isEmpty())
        m_ui->authoritiesEdit->setText(file);
}

void ConnectDialog::run(const QString &said, bool isBeginning, Work work)
{
    m_trial = std::make_shared<Trial>();
    m_trial->isBeginning = isBeginning;
    showProgress(0);
    m_ui->tryBar->show();
    m_ui->stopButton->setText(isBeginning ? tr("Sto&p") : tr("Stop tr&ying"));
    m_ui->stopButton->show();
    m_ui->saidIcon->clear();
    m_ui->saidLabel->setText(said);
    look();
    auto onThread = [this, guard = QPointer(this), trial = m_trial, work = std::move(work)] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [this, guard, trial, then = work(*trial)] {
                if (!guard || m_trial != trial)
                    return;
                endTrial();
                then();
            },
            Qt::QueuedConnection);
    };
    QThread *thread = QThread::create(std::move(onThread));
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

/// Finding a host's name alone may take long. A trial that is not waited for any more ends by
/// itself.
void ConnectDialog::tryOut()
{
    if (!hasAuthorities())
        return;
    run(tr("Connecting…"), false,
        [this, tryOut = m_tryOut, wanted = choice(),
         password = m_password](Trial &trial) -> std::function<void()> {
            auto greeting = tryOut(wanted, password, trial.isCancelled);
            return [this, wanted, greeting = std::move(greeting)] { finish(wanted, greeting); };
        });
}

void ConnectDialog::begin(const LocalBeginning &how)
{
    const auto told = [this, guard = QPointer(this)](int permille) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [this, guard, permille] {
                if (guard)
                    showProgress(permille);
            },
            Qt::QueuedConnection);
    };
    run(tr("Creating the local registry…"), true,
        [this, how, told, begin = m_local.begin](Trial &trial) -> std::function<void()> {
            const auto tellNews = [&](int permille) {
                if (trial.told.exchange(permille) != permille)
                    told(permille);
            };
            const auto made = begin(how, trial.stop.get_token(), tellNews);
            if (made)
                return [this] { QDialog::accept(); };
            return [this, why = made.error()] {
                say(base::Severity::Error, wording(why));
                m_ui->localPart->look(m_local);
            };
        });
}

/// Busy until it is known how far it is.
void ConnectDialog::showProgress(int permille)
{
    m_ui->tryBar->setMaximum(permille > 0 ? 1000 : 0);
    m_ui->tryBar->setValue(permille);
}

/// What is being made of the local registry ends one way or the other, which the dialog waits for.
void ConnectDialog::stopTrying()
{
    if (!m_trial)
        return;
    m_trial->isCancelled = true;
    m_trial->stop.request_stop();
    m_ui->saidLabel->setText(m_trial->isBeginning ? tr("Stopping…") : tr("Stopped."));
    if (!m_trial->isBeginning)
        endTrial();
}

void ConnectDialog::endTrial()
{
    m_trial.reset();
    m_ui->tryBar->hide();
    m_ui->stopButton->hide();
    look();
}

void ConnectDialog::finish(const ConnectionChoice &tried,
                           const registry::Stored<Greeting> &greeting)
{
    if (greeting) {
        const bool isWeak = registry::isWeak(greeting->link);
        const QString weakness = isWeak ? " " + consequence(tried.tls) : QString();
        return say(isWeak ? base::Severity::Warning : base::Severity::Advice,
                   greetingWords(*greeting)
                       + (tried.kind == ConnectionChoice::Server ? weakness : QString()));
    }
    const QString why = wording(greeting.error());
    const bool isPassword = registry::needsPassword(greeting.error());
    say(isPassword ? base::Severity::Advice : base::Severity::Error, why);
    if (isPassword)
        askPassword(why);
}

void ConnectDialog::say(base::Severity severity, const QString &text)
{
    showMark(*m_ui->saidIcon, markIcon(severity));
    m_ui->saidLabel->setText(text);
    m_ui->saidLabel->setAccessibleName(text);
}

void ConnectDialog::askPassword(const QString &why)
{
    const ConnectionChoice asked = choice();
    auto *dialog = new PasswordDialog(why, shortName(asked), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, asked] {
        if (!(choice() == asked))
            return;
        m_password = dialog->password();
        tryOut();
    });
    dialog->open();
}

void ConnectDialog::done(int result)
{
    stopTrying();
    if (!m_trial)
        QDialog::done(result);
}

} // namespace nidreg::forms
