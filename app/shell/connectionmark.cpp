// SPDX-License-Identifier: MIT
#include "app/shell/connectionmark.h"

#include "forms/words/healthwords.h"
#include "forms/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QProgressBar>

namespace nidreg::app {

using forms::RegistrySession;

static constexpr int kMoment = 200; ///< milliseconds
static constexpr int kLong = 5000; ///< milliseconds without an answer, until that is said
static constexpr int kAgain = 5000; ///< milliseconds from an answer to the next question

static QString weaknessOf(const registry::Link &link)
{
    switch (link.protection) {
    case registry::Link::Socket:
    case registry::Link::Checked:
        return {};
    case registry::Link::AnyHost:
        return ConnectionMark::tr("Host not checked");
    case registry::Link::Unchecked:
        return ConnectionMark::tr("Certificate not checked");
    case registry::Link::Plain:
        return ConnectionMark::tr("Not encrypted");
    }
    return {};
}

static QString whyItMatters(const registry::Link &link)
{
    switch (link.protection) {
    case registry::Link::Socket:
    case registry::Link::Checked:
        return {};
    case registry::Link::AnyHost:
        return ConnectionMark::tr("The certificate is valid, but may belong to another host "
                                  "(sslmode=verify-ca).");
    case registry::Link::Unchecked:
        return ConnectionMark::tr(
            "The connection is encrypted, but the certificate was not checked. This may be "
            "another server.");
    case registry::Link::Plain:
        return ConnectionMark::tr("Others on the network can read and change the data.");
    }
    return {};
}

/// "db.example port 5432, TLSv1.3". A tool tip is read as rich text where it looks like some.
static QString wayThere(const registry::Link &link)
{
    if (link.host.empty())
        return {};
    const QString where = ConnectionMark::tr("%1 port %2")
                              .arg(QString::fromStdString(link.host).toHtmlEscaped(),
                                   QString::fromStdString(link.port));
    return link.protocol.empty() ? where : where + ", " + QString::fromStdString(link.protocol);
}

ConnectionMark::ConnectionMark(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_busy(new QProgressBar(this)),
      m_singleUser(new QLabel(this)), m_readOnly(new QLabel(this)), m_weakness(new QLabel(this)),
      m_icon(new QLabel(this)), m_name(new QLabel(this))
{
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedSize(fontMetrics().averageCharWidth() * 10, fontMetrics().height() / 2);
    m_busy->setAccessibleName(tr("Working"));
    QSizePolicy keepsItsSpace = m_busy->sizePolicy();
    keepsItsSpace.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsItsSpace);
    m_busy->hide();
    m_singleUser->setTextFormat(Qt::PlainText);
    m_singleUser->setText(tr("⚠ Single-user mode"));
    m_singleUser->setToolTip(
        tr("Separation of duties is off. People may review their own requests."));
    m_readOnly->setTextFormat(Qt::PlainText);
    m_readOnly->setObjectName("readOnly");
    m_readOnly->setMinimumWidth(fontMetrics().averageCharWidth() * 20); // a narrow window cuts it
    m_weakness->setTextFormat(Qt::PlainText);
    m_weakness->setObjectName("weakness");
    m_name->setTextFormat(Qt::PlainText);
    m_name->setObjectName("name");
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 6, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_busy, m_singleUser, m_readOnly,
                                                          m_weakness, m_icon, m_name})
        layout->addWidget(part);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, m_busy, &QWidget::show);
    m_long.setSingleShot(true);
    m_long.setInterval(kLong);
    connect(&m_long, &QTimer::timeout, this, &ConnectionMark::showConnection);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, &ConnectionMark::askAge);
    connect(&session, &RegistrySession::opened, this, &ConnectionMark::askAge);
    connect(&session, &RegistrySession::pendingChanged, this, &ConnectionMark::showPending);
    connect(&session, &RegistrySession::opened, this, &ConnectionMark::showConnection);
    connect(&session, &RegistrySession::accessChanged, this, &ConnectionMark::showConnection);
    connect(&session, &RegistrySession::lost, this, &ConnectionMark::showConnection);
    showConnection();
    m_name->setText(tr("Opening…"));
}

void ConnectionMark::showConnection()
{
    const registry::RegistryAccess &access = m_session.access();
    const QString name = access.local ? tr("Local registry") : QString::fromStdString(access.name);
    const bool open = m_session.isOpen();
    m_name->setText(open && isLong()     ? tr("%1: waiting for the server").arg(name)
                        : open           ? name
                        : name.isEmpty() ? tr("Not connected")
                                         : tr("%1: not connected").arg(name));
    const char *icon = !open ? "network-offline" : access.local ? "computer" : "network-server";
    const int size = fontMetrics().height();
    m_icon->setPixmap(QIcon::fromTheme(icon).pixmap(QSize(size, size), devicePixelRatioF()));
    m_singleUser->setVisible(open && access.singleUser);
    const bool isReadOnly = open && m_session.link().isReadOnly;
    if (isReadOnly && m_readOnly->isHidden())
        showReadOnly(registry::Health());
    m_readOnly->setVisible(isReadOnly);
    const QString weakness = open ? weaknessOf(m_session.link()) : QString();
    m_weakness->setText("⚠ " + weakness);
    m_weakness->setVisible(!weakness.isEmpty());
    m_weakness->setToolTip(whyItMatters(m_session.link()));
    m_name->setToolTip(open ? wayThere(m_session.link()) : QString());
}

bool ConnectionMark::isLong() const
{
    return m_pending > 0 && !m_long.isActive();
}

void ConnectionMark::askAge()
{
    if (m_isAsking || !m_session.isOpen() || !m_session.link().isStandby)
        return;
    m_isAsking = true;
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.health(); },
        [this](const registry::Stored<registry::Health> &health) {
            m_isAsking = false;
            if (health)
                showReadOnly(*health);
            m_again.start();
        });
}

void ConnectionMark::showReadOnly(const registry::Health &health)
{
    const QString staleness = forms::stalenessWords(health);
    const QString lag = forms::lagWords(health.bytesBehind, health.secondsBehind);
    const QString what =
        m_session.link().isStandby ? tr("Read-only standby") : tr("Read-only server");
    m_readOnly->setText("⚠ " + (staleness.isEmpty() ? what : what + ", " + staleness));
    const QString why = tr("The server does not accept changes.");
    QStringList tip{m_readOnly->text(), why};
    if (!lag.isEmpty())
        tip += tr("Behind the primary: %1").arg(lag);
    m_readOnly->setToolTip(tip.join('\n'));
}

void ConnectionMark::showPending(int pending)
{
    const bool wasLong = isLong(), isFirst = m_pending == 0, isAnswer = pending < m_pending;
    m_pending = pending;
    if (pending == 0) {
        m_moment.stop();
        m_long.stop();
        m_busy->hide();
    } else {
        if (!m_moment.isActive() && m_busy->isHidden())
            m_moment.start();
        if (isFirst || isAnswer)
            m_long.start();
    }
    if (wasLong != isLong())
        showConnection();
}

void ConnectionMark::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_name)
        QMetaObject::invokeMethod(this, &ConnectionMark::showConnection, Qt::QueuedConnection);
    QWidget::changeEvent(event);
}

} // namespace nidreg::app
