// SPDX-License-Identifier: MIT
#include "app/shell/openaddress.h"

#include "forms/session/preferences.h"

#include <QDesktopServices>
#include <QProcess>

namespace nidreg::app {

QStringList commandFor(const QString &command, const QUrl &url)
{
    QStringList parts = QProcess::splitCommand(command);
    if (parts.isEmpty())
        return parts;
    const QString address = QString::fromLatin1(url.toEncoded());
    bool isPlaced = false;
    for (QString &part : parts) {
        isPlaced = isPlaced || part.contains(QLatin1String("%u"));
        part.replace(QLatin1String("%u"), address);
    }
    return isPlaced ? parts : parts << address;
}

bool openAddress(const QUrl &url)
{
    const QString command = url.scheme() == QLatin1String("mailto")
        ? forms::Preferences::load().mailProgram
        : QString();
    QStringList parts = commandFor(command, url);
    if (parts.isEmpty())
        return QDesktopServices::openUrl(url);
    const QString program = parts.takeFirst();
    return QProcess::startDetached(program, parts);
}

} // namespace nidreg::app
