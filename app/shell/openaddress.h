// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

namespace nidreg::app {

/// Opens `url` with the program that the desktop has for it; a mailto: address with the mail
/// program of the preferences, where one is named. False when no program was started.
bool openAddress(const QUrl &url);

/// A command with "%u" replaced by the address, which stands at the end where there is no "%u".
/// The first item is the program; empty where `command` names none.
QStringList commandFor(const QString &command, const QUrl &url);

} // namespace nidreg::app
