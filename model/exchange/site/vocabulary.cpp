// SPDX-License-Identifier: MIT
#include "model/exchange/site/graph.h"

#include <array>

namespace nidreg::exchange {

namespace {

using enum ValueKind;

// clang-format off
constexpr std::array kPrefixes{
    Prefix{"adms",    "http://www.w3.org/ns/adms#"},
    Prefix{"dcat",    "http://www.w3.org/ns/dcat#"},
    Prefix{"dcterms", "http://purl.org/dc/terms/"},
    Prefix{"foaf",    "http://xmlns.com/foaf/0.1/"},
    Prefix{"idot",    "http://identifiers.org/idot/"},
    Prefix{"rdfs",    "http://www.w3.org/2000/01/rdf-schema#"},
    Prefix{"skos",    "http://www.w3.org/2004/02/skos/core#"},
    Prefix{"vann",    "http://purl.org/vocab/vann/"},
    Prefix{"vcard",   "http://www.w3.org/2006/vcard/ns#"},
    Prefix{"void",    "http://rdfs.org/ns/void#"},
    Prefix{"xsd",     "http://www.w3.org/2001/XMLSchema#"},
};

constexpr std::array kVocabulary{
    TermSpec{Term::Title,         "title",             "dcterms:title",               Text},
    TermSpec{Term::Identifier,    "identifier",        "dcterms:identifier",          Text},
    TermSpec{Term::Prefix,        "prefix",            "idot:prefix",                 Text},
    TermSpec{Term::Notation,      "notation",          "skos:notation",               Text},
    TermSpec{Term::InScheme,      "in_scheme",         "skos:inScheme",               Iri},
    TermSpec{Term::IsPartOf,      "is_part_of",        "dcterms:isPartOf",            Iri},
    TermSpec{Term::Dataset,       "dataset",           "dcat:dataset",                Iri},
    TermSpec{Term::NamespaceUri,  "namespace_uri",     "vann:preferredNamespaceUri",  Text},
    TermSpec{Term::UriSpace,      "uri_space",         "void:uriSpace",               Text},
    TermSpec{Term::UriPattern,    "pattern",           "void:uriRegexPattern",        Text},
    TermSpec{Term::NssPattern,    "nss_pattern",       "idot:luiPattern",             Text},
    TermSpec{Term::ExampleNss,    "example_nss",       "idot:sampleID",               Text},
    TermSpec{Term::Example,       "example",           "void:exampleResource",        Iri},
    TermSpec{Term::Status,        "status",            "adms:status",                 Iri},
    TermSpec{Term::IsDeprecated,  "is_deprecated",     "idot:isDeprecated",           Truth},
    TermSpec{Term::Version,       "version",           "dcat:version",                Text},
    TermSpec{Term::Issued,        "registered",        "dcterms:issued",              Day},
    TermSpec{Term::Modified,      "updated",           "dcterms:modified",            Day},
    TermSpec{Term::Publisher,     "registrant",        "dcterms:publisher",           Iri},
    TermSpec{Term::ContactPoint,  "contact",           "dcat:contactPoint",           Iri},
    TermSpec{Term::DefinedBy,     "template",          "rdfs:isDefinedBy",            Iri},
    TermSpec{Term::References,    "references",        "dcterms:references",          Iri},
    TermSpec{Term::Citation,      "citation",          "dcterms:bibliographicCitation", Text},
    TermSpec{Term::Page,          "page",              "foaf:isPrimaryTopicOf",       Iri},
    TermSpec{Term::AccrualPolicy, "registration_rule", "dcterms:accrualPolicy",       Iri},
    TermSpec{Term::Description,   "description",       "dcterms:description",         Text},
    TermSpec{Term::Note,          "note",              "skos:note",                   Text},
    TermSpec{Term::Entities,      "entities",          "void:entities",               Count},
    TermSpec{Term::Distribution,  "distribution",      "dcat:distribution",           Iri},
    TermSpec{Term::DownloadUrl,   "download_url",      "dcat:downloadURL",            Iri},
    TermSpec{Term::MediaType,     "media_type",        "dcat:mediaType",              Iri},
    TermSpec{Term::Name,          "name",              "foaf:name",                   Text},
    TermSpec{Term::Homepage,      "homepage",          "foaf:homepage",               Iri},
    TermSpec{Term::FullName,      "full_name",         "vcard:fn",                    Text},
    TermSpec{Term::Role,          "role",              "vcard:role",                  Text},
    TermSpec{Term::Email,         "email",             "vcard:hasEmail",              Iri},
    TermSpec{Term::Url,           "url",               "vcard:hasURL",                Iri},
};
// clang-format on

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kVocabulary.size(); ++i) {
        if (kVocabulary[i].term != static_cast<Term>(i))
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

std::span<const TermSpec> vocabulary()
{
    return kVocabulary;
}

const TermSpec &spec(Term term)
{
    return kVocabulary[static_cast<std::size_t>(term)];
}

std::span<const Prefix> prefixes()
{
    return kPrefixes;
}

} // namespace nidreg::exchange
