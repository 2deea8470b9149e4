// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/formats.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The listing as statements (RDF), which two formats write. The words are those that registries of
/// identifiers use: DCAT and Dublin Core for the catalogue, identifiers.org's own for prefix,
/// pattern and sample, VoID for URI spaces, SKOS for notations and notes, ADMS for the status,
/// FOAF and vCard for whom to ask.
namespace nidreg::exchange {

/// What is stated, in the order of vocabulary().
enum class Term : int {
    Title,
    Identifier,
    Prefix,
    Notation,
    InScheme,
    IsPartOf,
    Dataset,
    NamespaceUri,
    UriSpace,
    UriPattern,
    NssPattern,
    ExampleNss,
    Example,
    Status,
    IsDeprecated,
    Version,
    Issued,
    Modified,
    Publisher,
    ContactPoint,
    DefinedBy,
    References,
    Citation,
    Page,
    AccrualPolicy,
    Description,
    Note,
    Entities,
    Distribution,
    DownloadUrl,
    MediaType,
    Name,
    Homepage,
    FullName,
    Role,
    Email,
    Url,
};

enum class ValueKind { Iri, Text, Day, Truth, Count };

/// A term: its key in JSON-LD, the property that it is, and what its values are.
struct TermSpec {
    Term term;
    std::string_view key;
    std::string_view property; ///< "dcterms:title"
    ValueKind kind;
};
std::span<const TermSpec> vocabulary();
const TermSpec &spec(Term term);

/// A prefix of properties and classes.
struct Prefix {
    std::string_view name, iri;
};
std::span<const Prefix> prefixes();

struct Statement {
    Term term;
    std::string value; ///< an IRI is relative to the publication's folder, or absolute
};

/// The statements about one thing; those of one term are together.
struct Resource {
    std::string id; ///< as an IRI
    std::vector<std::string_view> types; ///< "dcat:Catalog"
    std::vector<Statement> statements;

    /// States it where `value` is known.
    void state(Term term, std::string value);
};

/// What a namespace is, with its registrant.
std::vector<Resource> resourcesOf(const Entry &entry, const Front &front);
/// The listing, its two parts with their rules and experts, and the files that it comes in.
std::vector<Resource> resourcesOf(const Front &front);
Resource resourceOf(const registry::Contact &contact);

} // namespace nidreg::exchange
