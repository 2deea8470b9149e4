// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/notifier.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QUuid>
#include <QtTest>

/// A message bus that nobody else is on, and a desktop that shows notifications there.
namespace nidreg::tests {

/// dbus-daemon, for as long as this lives.
class PrivateBus {
public:
    PrivateBus()
    {
        m_daemon.setStandardErrorFile(QProcess::nullDevice()); // as root it speaks of limits
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       {QStringLiteral("--session"), QStringLiteral("--nofork"),
                        QStringLiteral("--nopidfile"), QStringLiteral("--print-address")});
        while (!m_daemon.canReadLine() && m_daemon.waitForReadyRead(30'000)) {
        }
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        if (m_address.isEmpty())
            qFatal("dbus-daemon does not start");
    }
    ~PrivateBus()
    {
        for (const QString &each : m_names)
            QDBusConnection::disconnectFromBus(each);
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

    QString address() const { return m_address; }

    /// Another program's connection.
    QDBusConnection connection()
    {
        m_names << QUuid::createUuid().toString();
        const auto made = QDBusConnection::connectToBus(m_address, m_names.last());
        if (!made.isConnected())
            qFatal("no connection to the private bus");
        return made;
    }

private:
    QProcess m_daemon;
    QString m_address;
    QStringList m_names;
};

/// What a desktop was asked to show.
struct Shown {
    uint id = 0; ///< that it was given
    uint replaces = 0;
    QString title, text;
    QStringList actions;
    QVariantMap hints;
};

/// org.freedesktop.Notifications as a desktop has it, which remembers what it was asked.
class NotifyingDesktop : public QDBusVirtualObject {
public:
    explicit NotifyingDesktop(const QDBusConnection &bus,
                              QStringList capabilities = {QStringLiteral("actions"),
                                                          QStringLiteral("body"),
                                                          QStringLiteral("body-markup")})
        : m_bus(bus), m_capabilities(std::move(capabilities))
    {
        if (!m_bus.registerVirtualObject(kObjectPath, this) || !m_bus.registerService(kInterface))
            qFatal("the desktop cannot come to the bus");
    }
    ~NotifyingDesktop() override
    {
        m_bus.unregisterService(kInterface);
        m_bus.unregisterObject(kObjectPath);
    }

    std::vector<Shown> shown; ///< in the order in which it was asked
    std::vector<uint> closed;

    void say(const char *signal, const QVariantList &arguments)
    {
        QDBusMessage message =
            QDBusMessage::createSignal(kObjectPath, kInterface, QLatin1String(signal));
        message.setArguments(arguments);
        m_bus.send(message);
    }
    void click(uint id)
    {
        say("ActivationToken", {id, QStringLiteral("token-8141")});
        say("ActionInvoked", {id, QStringLiteral("default")});
    }

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        const QVariantList asked = message.arguments();
        if (message.member() == QLatin1String("GetCapabilities"))
            return bus.send(message.createReply(m_capabilities));
        if (message.member() == QLatin1String("CloseNotification")) {
            closed.push_back(asked[0].toUInt());
            say("NotificationClosed", {asked[0], 3U});
            return bus.send(message.createReply());
        }
        if (message.member() != QLatin1String("Notify"))
            return false;
        const uint replaces = asked[1].toUInt();
        shown.push_back({replaces ? replaces : ++m_last, replaces, asked[3].toString(),
                         asked[4].toString(), asked[5].toStringList(),
                         qdbus_cast<QVariantMap>(asked[6])});
        return bus.send(message.createReply(shown.back().id));
    }

private:
    inline static const QString kObjectPath = QStringLiteral("/org/freedesktop/Notifications");
    inline static const QString kInterface = QStringLiteral("org.freedesktop.Notifications");

    QDBusConnection m_bus;
    QStringList m_capabilities;
    uint m_last = 0;
};

/// Until whatever the desktop sent to this connection so far was taken.
inline void settle(const QDBusConnection &connection)
{
    const auto answer = connection.asyncCall(QDBusMessage::createMethodCall(
        "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
        "org.freedesktop.Notifications", "GetCapabilities"));
    QTRY_VERIFY(answer.isFinished());
    QCoreApplication::processEvents(); // signals before it are in the queue
}

} // namespace nidreg::tests
