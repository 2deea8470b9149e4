// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace nidreg::tests {

/// Settings of the tests' own, empty at first.
inline void useSettingsIn(const QTemporaryDir &folder)
{
    QCoreApplication::setOrganizationName("nidreg");
    QCoreApplication::setApplicationName("nidreg-test");
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
}

} // namespace nidreg::tests
