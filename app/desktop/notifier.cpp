// SPDX-License-Identifier: MIT
#include "app/desktop/notifier.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace nidreg::app {

static const QString kService = QStringLiteral("org.freedesktop.Notifications");
static const QString kPath = QStringLiteral("/org/freedesktop/Notifications");
static const QString kAction = QStringLiteral("default"); ///< a click on the notification, too

static QDBusMessage message(const char *method, const QVariantList &arguments)
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(kService, kPath, kService, QLatin1String(method));
    call.setArguments(arguments);
    return call;
}

Notifier::Notifier(const QDBusConnection &bus, QObject *parent) : QObject(parent), m_bus(bus)
{
    const auto hear = [this](const char *signal, const char *slot) {
        m_bus.connect(kService, kPath, kService, QLatin1String(signal), this, slot);
    };
    hear("ActionInvoked", SLOT(takeAction(uint, QString)));
    hear("ActivationToken", SLOT(takeToken(uint, QString)));
    hear("NotificationClosed", SLOT(takeClosed(uint, uint)));
}

Notifier::~Notifier()
{
    close();
}

template <class Answered>
void Notifier::call(const char *method, const QVariantList &arguments, Answered answered)
{
    m_isAsking = true;
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message(method, arguments)), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, answered](QDBusPendingCallWatcher *answer) {
                m_isAsking = false;
                answer->deleteLater();
                (this->*answered)(answer);
            });
}

void Notifier::show(const Notice &notice)
{
    m_wanted = notice;
    send();
}

void Notifier::takeAway()
{
    m_wanted.reset();
    send();
}

/// What is wanted by now; one question at a time, so that each notification can replace the one
/// before by its number.
void Notifier::send()
{
    if (m_isAsking || m_wanted == m_sent)
        return;
    if (!m_wanted)
        return close();
    if (!m_capabilities)
        return call("GetCapabilities", {}, &Notifier::takeCapabilities);
    const bool hasMarkup = m_capabilities->contains(QLatin1String("body-markup"));
    const bool hasActions = m_capabilities->contains(QLatin1String("actions"));
    const QStringList actions = hasActions ? QStringList{kAction, m_wanted->action} : QStringList();
    const QVariantMap hints{{QStringLiteral("suppress-sound"), true},
                            {QStringLiteral("desktop-entry"), QStringLiteral("nidreg")},
                            {QStringLiteral("urgency"), QVariant::fromValue(uchar(1))}};
    m_sent = m_wanted;
    call("Notify",
         {QStringLiteral("nidreg"), m_id, QStringLiteral("nidreg"), m_wanted->title,
          hasMarkup ? m_wanted->text.toHtmlEscaped() : m_wanted->text, actions, hints, -1},
         &Notifier::takeId);
}

void Notifier::close()
{
    if (m_id != 0)
        m_bus.send(message("CloseNotification", {m_id}));
    m_id = 0;
    m_sent.reset();
}

void Notifier::takeCapabilities(QDBusPendingCallWatcher *answer)
{
    const QDBusPendingReply<QStringList> reply = *answer;
    if (!reply.isValid()) {
        m_wanted.reset(); // nobody shows it; the next one asks again
        return;
    }
    m_capabilities = reply.value();
    send();
}

void Notifier::takeId(QDBusPendingCallWatcher *answer)
{
    const QDBusPendingReply<uint> reply = *answer;
    if (reply.isValid()) {
        m_id = reply.value();
    } else {
        m_id = 0;
        m_capabilities.reset(); // another desktop may answer next time
        m_wanted.reset();
        m_sent.reset();
    }
    send();
}

void Notifier::takeAction(uint id, const QString &action)
{
    if (id == 0 || id != m_id || action != kAction)
        return;
    emit chosen(m_token);
    m_token.clear();
}

void Notifier::takeToken(uint id, const QString &token)
{
    if (id != 0 && id == m_id)
        m_token = token;
}

/// The desktop, or the person, took it away: the next one is a new one.
void Notifier::takeClosed(uint id, uint)
{
    if (id == 0 || id != m_id || m_isAsking) // the answer has the number of the next
        return;
    m_id = 0;
    m_sent.reset();
    m_wanted.reset();
    m_token.clear();
}

} // namespace nidreg::app
