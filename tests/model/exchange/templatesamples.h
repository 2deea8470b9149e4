// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/reader.h"
#include "model/templates/words.h"
#include "tests/program/templatefiles.h"

#include <QDir>
#include <QFile>

#include <string>
#include <utility>
#include <vector>

/// A template that has everything a writer must cope with.
inline nidreg::templates::NamespaceTemplate lighthouseTemplate()
{
    using nidreg::templates::Field;
    nidreg::templates::NamespaceTemplate result;
    result.set(Field::NamespaceIdentifier, "lighthouse");
    result.set(Field::Version, "1");
    result.set(Field::Date, "2026-07-21");
    result.set(Field::Registrant,
               "Lamp Keepers' Union\n1 Shore Road\nNorthport\nEmail: desk@keepers.example");
    result.set(Field::Purpose,
               "URNs of this namespace name lighthouses & their lamps <for good>, wherever they "
               "stand; see <https://keepers.example/list> and *not* a map_of_lamps.\n\n"
               "The identifiers serve:\n\n- pilots\n- keepers, who\n  repair them\n\n"
               "1) one\n2) two");
    result.set(Field::Syntax,
               "In ABNF:\n\n  nss   = area \":\" number\n  area  = 2ALPHA ; <country>\n"
               "  number = 1*6DIGIT\n\nExamples:\n\n  urn:lighthouse:fi:17");
    result.set(Field::Assignment, "");
    result.set(Field::AdditionalInformation,
               "Gr\xC3\xBC\xC3\x9F"
               "e aus \xD7\x90\xD7\x91 \xE2\x80\xAE"
               "abc\xE2\x80\xAC ]]> &amp; done.");
    result.unmapped.push_back({"Community considerations", "Keepers profit from it."});
    return result;
}

/// Every template of the project's own and of the published ones, with its row's name.
inline std::vector<std::pair<QByteArray, nidreg::templates::NamespaceTemplate>> sampleTemplates()
{
    std::vector<std::pair<QByteArray, nidreg::templates::NamespaceTemplate>> result;
    for (const QString &path : nidreg::tests::allTemplates()) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto text = nidreg::templates::decode(file.readAll().toStdString()).text;
        for (auto &each : nidreg::templates::read(text))
            result.emplace_back(nidreg::tests::rowName(path), std::move(each));
    }
    return result;
}

/// The words of a text; the marks around fenced code are none.
inline std::vector<std::string> proseWords(std::string_view text)
{
    std::vector<std::string> result;
    for (const std::string_view word : nidreg::templates::words(text)) {
        if (!word.starts_with("```") && !word.starts_with("~~~") && word != "<CODE"
            && word != "BEGINS>" && word != "ENDS>")
            result.emplace_back(word);
    }
    return result;
}
