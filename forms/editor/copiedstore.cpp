// SPDX-License-Identifier: MIT
#include "forms/editor/copiedstore.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

namespace nidreg::forms {

std::vector<templates::Field> copiedFields(const Draft &draft)
{
    std::vector<templates::Field> fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (!draft.copiedSpans(spec.field).empty())
            fields.push_back(spec.field);
    }
    return fields;
}

std::vector<templates::Field> wholeFields(const Draft &draft)
{
    std::vector<templates::Field> fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (draft.copied().isWhole(spec.field, draft.text(spec.field)))
            fields.push_back(spec.field);
    }
    return fields;
}

QString CopiedStore::noteOf(const QString &path) const
{
    const QByteArray name = QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(),
                                                     QCryptographicHash::Sha256);
    return QDir(m_folder).filePath(QString::fromLatin1(name.toHex().left(32))
                                   + QStringLiteral(".json"));
}

CopiedText CopiedStore::find(const QString &path) const
{
    QFile file(noteOf(path));
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    return CopiedText::fromJson(QJsonDocument::fromJson(file.readAll()).object());
}

void CopiedStore::note(const Draft &draft) const
{
    const QString note = noteOf(draft.filePath());
    if (draft.filePath().isEmpty())
        return;
    if (copiedFields(draft).empty()) {
        QFile::remove(note);
        return;
    }
    QDir().mkpath(m_folder);
    (void)writeFile(note, QJsonDocument(draft.copied().toJson()).toJson());
}

} // namespace nidreg::forms
