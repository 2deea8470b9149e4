// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace nidreg::forms {

/// The files that were opened or saved last, newest first; kept in one small file.
class DraftRecent {
public:
    static constexpr qsizetype kMost = 10;

    explicit DraftRecent(const QString &listFile);

    const QStringList &files() const { return m_files; }
    void add(const QString &path);
    void clear();

private:
    void write() const;

    QString m_listFile;
    QStringList m_files;
};

} // namespace nidreg::forms
