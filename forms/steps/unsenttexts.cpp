// SPDX-License-Identifier: MIT
#include "forms/steps/unsenttexts.h"

#include "forms/words/words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace nidreg::forms {

/// One entry a place. Names of people may hold anything, a slash too.
static QString entryOf(const UnsentTextKey &key)
{
    const auto part = [](const QString &text) {
        return QString::fromLatin1(text.toUtf8().toPercentEncoding());
    };
    const QStringList parts{part(key.registry), part(words(key.person)),
                            QString::number(key.request.value), words(workflow::name(key.step)),
                            QString::number(key.thread)};
    return QStringLiteral("unsent/") + parts.join('/');
}

static QJsonObject toJson(const UnsentText &text)
{
    const workflow::Record &record = text.record;
    QJsonObject object{{"text", words(record.text)},
                       {"reference", words(record.reference)},
                       {"expert", words(record.expert)},
                       {"field", words(record.field)},
                       {"overriding", words(record.overriding)},
                       {"key", words(text.idempotencyKey)}};
    if (record.due)
        object["due"] = words(base::toString(*record.due));
    return object;
}

static UnsentText fromJson(const QJsonObject &object)
{
    const auto text = [&object](const char *name) {
        return object.value(QLatin1String(name)).toString().toStdString();
    };
    UnsentText made;
    made.record.text = text("text");
    made.record.reference = text("reference");
    made.record.expert = text("expert");
    made.record.due = base::parseDate(text("due"));
    made.record.field = text("field");
    made.record.overriding = text("overriding");
    made.idempotencyKey = text("key");
    return made;
}

bool hasTyped(const workflow::Record &record)
{
    return !record.text.empty() || !record.reference.empty() || !record.overriding.empty();
}

void UnsentTexts::keep(const UnsentTextKey &key, const UnsentText &text)
{
    if (!hasTyped(text.record) && text.idempotencyKey.empty())
        return forget(key);
    QSettings settings;
    settings.setValue(
        entryOf(key),
        QString::fromUtf8(QJsonDocument(toJson(text)).toJson(QJsonDocument::Compact)));
    settings.sync(); // what is typed outlives a crash, too
}

std::optional<UnsentText> UnsentTexts::find(const UnsentTextKey &key)
{
    const QByteArray kept = QSettings().value(entryOf(key)).toString().toUtf8();
    const QJsonDocument document = QJsonDocument::fromJson(kept);
    if (!document.isObject())
        return std::nullopt;
    return fromJson(document.object());
}

void UnsentTexts::forget(const UnsentTextKey &key)
{
    QSettings settings;
    settings.remove(entryOf(key));
}

} // namespace nidreg::forms
