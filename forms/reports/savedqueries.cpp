// SPDX-License-Identifier: MIT
#include "forms/reports/savedqueries.h"

#include <QSettings>

namespace nidreg::forms {

static QMap<QString, QString> readMap(QSettings &settings, const QString &group)
{
    QMap<QString, QString> map;
    const int count = settings.beginReadArray(group);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        map.insert(settings.value("name").toString(), settings.value("text").toString());
    }
    settings.endArray();
    return map;
}

/// As a list, for a name may hold what is no key.
static void writeMap(QSettings &settings, const QString &group, const QMap<QString, QString> &map)
{
    settings.remove(group);
    settings.beginWriteArray(group, int(map.size()));
    int i = 0;
    for (auto each = map.begin(); each != map.end(); ++each) {
        settings.setArrayIndex(i++);
        settings.setValue("name", each.key());
        settings.setValue("text", each.value());
    }
    settings.endArray();
}

SavedQueries::SavedQueries()
{
    QSettings settings;
    m_saved = readMap(settings, "queries");
    m_drafts = readMap(settings, "query drafts");
}

void SavedQueries::store() const
{
    QSettings settings;
    writeMap(settings, "queries", m_saved);
    writeMap(settings, "query drafts", m_drafts);
}

void SavedQueries::save(const QString &name, const QString &text)
{
    m_saved.insert(name, text);
    store();
}

void SavedQueries::remove(const QString &name)
{
    m_saved.remove(name);
    store();
}

void SavedQueries::keepDraft(const QString &key, const QString &text, const QString &saved)
{
    if (text == saved)
        return dropDraft(key);
    m_drafts.insert(key, text);
    store();
}

void SavedQueries::dropDraft(const QString &key)
{
    if (m_drafts.remove(key) > 0)
        store();
}

} // namespace nidreg::forms
