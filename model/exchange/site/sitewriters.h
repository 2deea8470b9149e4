// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/listingwriter.h"
#include "model/exchange/site/publish.h"

#include <QIODevice>

namespace nidreg::exchange {

/// What the forms of a publication that lead to one another know of it.
struct Front {
    registry::ListingHead head;
    base::Date updated{}; ///< the day of the newest change
    std::vector<Format> formats; ///< those that stand in the folder, none twice
    bool isOnRecord = false; ///< checkpoint and proof will stand in the folder
};

/// Writes XML in the form of IANA's registries, valid against their RELAX NG schema; what was taken
/// over with the newest listing comes out again.
std::unique_ptr<ListingWriter> xmlWriter(QIODevice &to, const Front &front);

/// Writes CSV in the form of IANA's: RFC 4180, CRLF, one file for each kind.
std::unique_ptr<ListingWriter> csvWriter(QIODevice &formal, QIODevice &informal,
                                         const Front &front);

/// Writes registry.json: an object that registry.schema.json describes, a namespace a line.
std::unique_ptr<ListingWriter> jsonWriter(QIODevice &to, const Front &front);

/// The line of a namespace in registry.json.
std::string jsonLine(const registry::ListedNamespace &listed);

/// Writes an Atom feed (RFC 4287) of the newest kMostChanges changes, the newest first.
inline constexpr std::size_t kMostChanges = 100;
std::unique_ptr<ListingWriter> atomWriter(QIODevice &to, const Front &front);

/// Opens index.html, index-2.html …, one after the other.
using OpenPage = std::function<QIODevice &(const std::string &name)>;
/// Writes the list as pages of HTML with at most `most` namespaces each.
inline constexpr std::int64_t kMostOnPage = 20'000;
std::unique_ptr<ListingWriter> indexWriter(OpenPage open, const Front &front,
                                           std::int64_t most = kMostOnPage);

/// The page of a namespace: what is registered, its versions, and the template of the newest one.
std::string namespacePage(const registry::ListedNamespace &listed, const Front &front);
/// The page of one version, by its place among the versions, with what it changed.
std::string versionPage(const registry::ListedNamespace &listed, std::size_t index,
                        const Front &front);

} // namespace nidreg::exchange
