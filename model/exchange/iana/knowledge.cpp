// SPDX-License-Identifier: MIT
#include "model/exchange/iana/knowledge.h"

#include "model/base/text.h"
#include "registry-data/reserved/data.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <string_view>

namespace nidreg::exchange {

/// Takes the text up to the next comma off the front of `row`.
static std::string takeField(std::string_view &row)
{
    const auto end = std::min(row.find(','), row.size());
    std::string field(row.substr(0, end));
    row.remove_prefix(std::min(end + 1, row.size()));
    return field;
}

/// The rows below the one that names the columns.
static std::vector<std::string_view> rowsBelowHeading(std::string_view csv)
{
    auto lines = base::lines(csv);
    lines.erase(lines.begin());
    return lines;
}

urn::NidKnowledge embeddedKnowledge()
{
    urn::NidKnowledge knowledge;
    for (std::string_view row : rowsBelowHeading(data::kUriSchemesCsv))
        knowledge.uriSchemes.push_back(takeField(row));
    for (std::string_view row : rowsBelowHeading(data::kIdentifierSystemsCsv)) {
        std::string name = takeField(row);
        knowledge.systems.push_back({std::move(name), takeField(row)});
    }
    std::ranges::sort(knowledge.uriSchemes);
    std::ranges::sort(knowledge.systems, {}, &urn::IdentifierSystem::name);
    return knowledge;
}

/// Gives the countries the names that ISO 3166 does not have; a code that is in use no more has
/// them where no other country has it.
static void addOtherNames(std::vector<urn::Country> &countries)
{
    for (std::string_view row : rowsBelowHeading(data::kCountryNamesCsv)) {
        const std::string name = takeField(row), code = takeField(row);
        const auto country = std::ranges::find(countries, code, &urn::Country::alpha2);
        if (country != countries.end())
            country->otherNames.push_back(name);
    }
}

base::Result<urn::NidKnowledge, ReadFailure> loadKnowledge(
    const std::vector<std::string> &dataFolders)
{
    const auto countries = loadCountries(dataFolders);
    if (!countries)
        return base::fail(countries.error());
    urn::NidKnowledge knowledge = embeddedKnowledge();
    knowledge.countries = *countries;
    addOtherNames(knowledge.countries);
    return knowledge;
}

using Countries = std::vector<urn::Country>;

/// One of the package's files: its name below a data folder, and the key of its array.
struct IsoFile {
    QString path;
    QString key;
    bool formerlyUsed;
};

static base::Result<QString, ReadFailure> located(const QString &path,
                                                  const std::vector<std::string> &dataFolders)
{
    for (const std::string &folder : dataFolders) {
        const QString candidate = QString::fromStdString(folder) + u'/' + path;
        if (QFileInfo::exists(candidate))
            return candidate;
    }
    return base::fail(ReadFailure{ReadFailure::NotFound, path.toStdString(), {}});
}

static base::Result<QByteArray, ReadFailure> contents(const QString &path)
{
    QFile file(path);
    if (file.open(QFile::ReadOnly)) {
        const QByteArray bytes = file.readAll();
        if (file.error() == QFile::NoError)
            return bytes;
    }
    return base::fail(
        ReadFailure{ReadFailure::Unreadable, path.toStdString(), file.errorString().toStdString()});
}

static urn::Country country(const QJsonObject &entry, bool formerlyUsed)
{
    const auto text = [&](const char *key) {
        return entry.value(QLatin1String(key)).toString().toStdString();
    };
    return {text("alpha_2"),
            text("alpha_3"),
            text("name"),
            text("official_name"),
            formerlyUsed,
            text("common_name"),
            {}};
}

static bool isComplete(const urn::Country &country)
{
    return country.alpha2.size() == 2 && country.alpha3.size() == 3 && !country.name.empty();
}

static base::Result<Countries, ReadFailure> readCountries(const IsoFile &file, const QString &path)
{
    const auto malformed = [&](const std::string &why) {
        return base::fail(ReadFailure{ReadFailure::Malformed, path.toStdString(), why});
    };
    const auto bytes = contents(path);
    if (!bytes)
        return base::fail(bytes.error());
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(*bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return malformed(error.errorString().toStdString());
    const QJsonArray entries = document.object().value(file.key).toArray();
    if (entries.isEmpty())
        return malformed("no entries under \"" + file.key.toStdString() + '"');
    Countries countries;
    for (const auto &entry : entries) {
        countries.push_back(country(entry.toObject(), file.formerlyUsed));
        if (!isComplete(countries.back()))
            return malformed("entry " + std::to_string(countries.size()) + " is incomplete");
    }
    return countries;
}

base::Result<Countries, ReadFailure> loadCountries(const std::vector<std::string> &dataFolders)
{
    static const IsoFile kFiles[] = {
        {QStringLiteral("iso-codes/json/iso_3166-1.json"), QStringLiteral("3166-1"), false},
        {QStringLiteral("iso-codes/json/iso_3166-3.json"), QStringLiteral("3166-3"), true},
    };
    Countries all;
    for (const IsoFile &file : kFiles) {
        const auto path = located(file.path, dataFolders);
        if (!path)
            return base::fail(path.error());
        const auto countries = readCountries(file, *path);
        if (!countries)
            return base::fail(countries.error());
        all.insert(all.end(), countries->begin(), countries->end());
    }
    return all;
}

} // namespace nidreg::exchange
