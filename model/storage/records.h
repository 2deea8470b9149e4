// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"

#include <QString>

#include <nlohmann/json.hpp>
#include <string_view>

/// Records to and from the JSON that the database's functions speak (registry-data/schema,
/// "answers"). The database is ours and its constraints hold, so nothing here can fail.
namespace nidreg::storage {

workflow::Request requestFrom(const nlohmann::json &json);
registry::Proposal proposalFrom(const nlohmann::json &json);
registry::Revision revisionFrom(const nlohmann::json &json);
registry::Event eventFrom(const nlohmann::json &json);
workflow::ListMail mailFrom(const nlohmann::json &json);
std::vector<registry::Reference> referencesFrom(const nlohmann::json &json);
registry::NamespaceRow rowFrom(const nlohmann::json &json);
registry::NamespaceVersion versionFrom(const nlohmann::json &json);
registry::Person personFrom(const nlohmann::json &json);
registry::RegistryAccess accessFrom(const nlohmann::json &json);

nlohmann::json toJson(const std::vector<registry::Reference> &references);
nlohmann::json toJson(const registry::Contact &contact);
nlohmann::json toJson(const workflow::Record &record);
nlohmann::json toJson(const workflow::ListMail &mail);

/// The text under `key` of an object; empty where there is none.
std::string textIn(const nlohmann::json &object, const char *key);

/// True for what PostgreSQL takes as a text: UTF-8 without U+0000.
bool isStorable(std::string_view text);
/// Text goes to the database as it is or not at all: what is not UTF-8 would be changed on the way.
bool areStorable(std::initializer_list<std::string_view> texts);
registry::StoreError notUtf8(); ///< why such a text is not taken

/// JSON as a value; text that is not UTF-8 never gets here, see areStorable().
QString jsonText(const nlohmann::json &value);

/// Never null, which would be SQL's NULL.
inline QString qt(std::string_view text)
{
    return text.empty() ? QStringLiteral("")
                        : QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The JSON in a value that the database answered.
nlohmann::json parsed(const QString &text);
nlohmann::json parsed(std::string_view text);

} // namespace nidreg::storage
