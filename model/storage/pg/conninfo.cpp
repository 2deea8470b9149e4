// SPDX-License-Identifier: MIT
#include "model/storage/pg/conninfo.h"

#include <libpq-fe.h>
#include <memory>
#include <string_view>

namespace nidreg::storage {

using registry::StoreError;

using Options = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

/// keyword='value', with libpq's escapes.
static QString pair(const QString &keyword, QString value)
{
    value.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
    value.replace(QLatin1Char('\''), QLatin1String("\\'"));
    return keyword + QLatin1String("='") + value + QLatin1String("' ");
}

static QString *pieceFor(Conninfo &pieces, std::string_view keyword)
{
    if (keyword == "dbname")
        return &pieces.database;
    if (keyword == "host")
        return &pieces.host;
    if (keyword == "user")
        return &pieces.user;
    if (keyword == "password")
        return &pieces.password;
    return nullptr;
}

static registry::Stored<Options> optionsOf(const QString &text)
{
    char *reason = nullptr;
    Options options(PQconninfoParse(text.toUtf8().constData(), &reason), &PQconninfoFree);
    const std::unique_ptr<char, decltype(&PQfreemem)> reasonGuard(reason, &PQfreemem);
    if (!options)
        return base::fail(
            StoreError{StoreError::Refused, "conninfo.malformed", reason ? reason : ""});
    return options;
}

registry::Stored<QString> withoutSecrets(const QString &text)
{
    const auto options = optionsOf(text);
    if (!options)
        return base::fail(options.error());
    QString shown;
    for (const PQconninfoOption *each = options->get(); each->keyword; ++each) {
        // libpq marks what a form hides, the passwords, with an asterisk.
        if (each->val && each->dispchar[0] != '*')
            shown += pair(QString::fromLatin1(each->keyword), QString::fromUtf8(each->val));
    }
    return shown.trimmed();
}

registry::Stored<Conninfo> parseConninfo(const QString &text)
{
    const auto options = optionsOf(text);
    if (!options)
        return base::fail(options.error());
    Conninfo pieces;
    bool hasTimeout = false;
    for (const PQconninfoOption *each = options->get(); each->keyword; ++each) {
        if (!each->val)
            continue;
        const QString value = QString::fromUtf8(each->val);
        hasTimeout = hasTimeout || std::string_view(each->keyword) == "connect_timeout";
        if (QString *piece = pieceFor(pieces, each->keyword))
            *piece = value;
        else if (value.contains(QLatin1Char(';')))
            return base::fail(StoreError{StoreError::Refused, "conninfo.semicolon", each->keyword});
        else
            pieces.options += pair(QString::fromLatin1(each->keyword), value);
    }
    if (!hasTimeout && !qEnvironmentVariableIsSet("PGCONNECT_TIMEOUT"))
        pieces.options += QLatin1String("connect_timeout='10' ");
    pieces.options += QLatin1String("fallback_application_name='nidreg'");
    return pieces;
}

} // namespace nidreg::storage
