// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>

namespace nidreg::forms {

/// The queries that a person saved on this machine, and what they typed and did not save yet.
class SavedQueries {
public:
    SavedQueries(); ///< as store() left them

    const QMap<QString, QString> &all() const { return m_saved; }
    void save(const QString &name, const QString &text);
    void remove(const QString &name);

    /// What was typed over a query since it was saved; `key` is of the query.
    QString draft(const QString &key, const QString &saved) const
    {
        return m_drafts.value(key, saved);
    }
    bool hasDraft(const QString &key) const { return m_drafts.contains(key); }
    void keepDraft(const QString &key, const QString &text, const QString &saved);
    void dropDraft(const QString &key);

private:
    void store() const;

    QMap<QString, QString> m_saved, m_drafts;
};

} // namespace nidreg::forms
