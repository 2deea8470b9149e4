// SPDX-License-Identifier: MIT
#include "forms/drafts/draftrecent.h"

#include "forms/widgets/draftfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace nidreg::forms {

DraftRecent::DraftRecent(const QString &listFile) : m_listFile(listFile)
{
    QFile file(listFile);
    if (file.open(QIODevice::ReadOnly)) {
        m_files = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        m_files = m_files.mid(0, kMost);
    }
}

void DraftRecent::add(const QString &path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    m_files.removeAll(full);
    m_files.prepend(full);
    m_files = m_files.mid(0, kMost);
    write();
}

void DraftRecent::clear()
{
    m_files.clear();
    write();
}

/// A list that cannot be written is forgotten at the end; that is no reason to bother anyone.
void DraftRecent::write() const
{
    QDir().mkpath(QFileInfo(m_listFile).path());
    (void)writeFile(m_listFile, m_files.join(QLatin1Char('\n')).toUtf8());
}

} // namespace nidreg::forms
