// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QString>

#include <optional>

class QDBusPendingCallWatcher;

namespace nidreg::app {

/// What a notification of the desktop says; plain text.
struct Notice {
    QString title;
    QString text;
    QString action; ///< the words of its button

    friend bool operator==(const Notice &, const Notice &) = default;
};

/// Shows one notification on the desktop, by org.freedesktop.Notifications (version 1.2): a later
/// one takes the place of the earlier. It makes no sound. Where no desktop answers, nothing
/// happens.
class Notifier : public QObject {
    Q_OBJECT

public:
    explicit Notifier(const QDBusConnection &bus, QObject *parent = nullptr);
    /// The notification goes with the program that could answer it.
    ~Notifier() override;

    void show(const Notice &notice);
    void takeAway();

signals:
    /// The notification or its button was clicked. `token`: by which the desktop lets a window come
    /// to the front (XDG activation); may be empty.
    void chosen(const QString &token);

private:
    void send();
    void close();
    void takeCapabilities(QDBusPendingCallWatcher *answer);
    void takeId(QDBusPendingCallWatcher *answer);
    template <class Answered>
    void call(const char *method, const QVariantList &arguments, Answered answered);

private slots:
    void takeAction(uint id, const QString &action);
    void takeToken(uint id, const QString &token);
    void takeClosed(uint id, uint reason);

private:
    QDBusConnection m_bus;
    std::optional<QStringList> m_capabilities; ///< of the desktop, once it said so
    std::optional<Notice> m_wanted; ///< what is to be seen
    std::optional<Notice> m_sent; ///< what is, or is on its way
    uint m_id = 0; ///< of the notification that is shown; 0: none
    bool m_isAsking = false; ///< an answer is on its way
    QString m_token;
};

} // namespace nidreg::app
