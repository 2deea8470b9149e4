// SPDX-License-Identifier: MIT
#include "forms/session/connectionchoice.h"

#include <QSettings>

namespace nidreg::forms {

static constexpr int kRemembered = 8;
static const char *const kRecent = "connection/recent";
static const char *const kIsLocal = "connection/local";

QString shortName(const ConnectionChoice &choice)
{
    switch (choice.kind) {
    case ConnectionChoice::Local:
        return {};
    case ConnectionChoice::Server: {
        const QString at = choice.hosts + (choice.port.isEmpty() ? QString() : ":" + choice.port);
        const QString who = choice.login.isEmpty() ? QString() : choice.login + "@";
        return who + at + (choice.database.isEmpty() ? QString() : "/" + choice.database);
    }
    case ConnectionChoice::Service:
        return choice.service;
    }
    return {};
}

static ConnectionChoice read(const QSettings &settings)
{
    ConnectionChoice choice;
    choice.kind =
        settings.contains("service") ? ConnectionChoice::Service : ConnectionChoice::Server;
    choice.service = settings.value("service").toString();
    choice.hosts = settings.value("hosts").toString();
    choice.port = settings.value("port").toString();
    choice.database = settings.value("database").toString();
    choice.login = settings.value("login").toString();
    choice.authorities = settings.value("authorities").toString();
    const int tls = settings.value("tls", 0).toInt();
    if (tls > 0 && tls <= ConnectionChoice::NoEncryption)
        choice.tls = ConnectionChoice::Tls(tls);
    return choice;
}

static void write(QSettings &settings, const ConnectionChoice &choice)
{
    if (choice.kind == ConnectionChoice::Service)
        return settings.setValue("service", choice.service);
    settings.setValue("hosts", choice.hosts);
    settings.setValue("port", choice.port);
    settings.setValue("database", choice.database);
    settings.setValue("login", choice.login);
    settings.setValue("authorities", choice.authorities);
    settings.setValue("tls", int(choice.tls));
}

QList<ConnectionChoice> recentConnections()
{
    QSettings settings;
    QList<ConnectionChoice> result;
    const int size = settings.beginReadArray(kRecent);
    for (int i = 0; i < size; ++i) {
        settings.setArrayIndex(i);
        result.append(read(settings));
    }
    settings.endArray();
    return result;
}

ConnectionChoice lastConnection()
{
    const QList<ConnectionChoice> recent = recentConnections();
    return QSettings().value(kIsLocal, true).toBool() || recent.isEmpty() ? ConnectionChoice()
                                                                          : recent.first();
}

void rememberConnection(const ConnectionChoice &choice)
{
    QSettings settings;
    settings.setValue(kIsLocal, choice.kind == ConnectionChoice::Local);
    if (choice.kind == ConnectionChoice::Local)
        return;
    QList<ConnectionChoice> recent = recentConnections();
    recent.removeAll(choice);
    recent.prepend(choice);
    settings.remove(kRecent);
    settings.beginWriteArray(kRecent);
    for (int i = 0; i < std::min<int>(kRemembered, int(recent.size())); ++i) {
        settings.setArrayIndex(i);
        write(settings, recent[i]);
    }
    settings.endArray();
}

} // namespace nidreg::forms
