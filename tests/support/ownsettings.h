// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace nidreg::tests {

/// Settings of the tests' own, empty at first.
inline void useSettingsIn(const QTemporaryDir &folder)
{
    QCoreApplication::setOrganizationName("nidreg");
    QCoreApplication::setApplicationName("nidreg-test");
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
}

/// Settings of a test's own, which each of its functions begins without any: renew() in init().
class OwnSettings {
public:
    void renew()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        useSettingsIn(*m_folder);
        QSettings().clear();
    }
    QString path() const { return m_folder->path(); }
    QString filePath(const QString &name) const { return m_folder->filePath(name); }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace nidreg::tests
