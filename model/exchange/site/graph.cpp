// SPDX-License-Identifier: MIT
#include "model/exchange/site/graph.h"

#include "model/base/text.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/publishedheader.h"
#include "model/exchange/site/sitetable.h"

namespace nidreg::exchange {

namespace {

using registry::Reference;

/// What is named by a part of registry.json: "formal", "person-Michael_Mealling".
std::string named(std::string_view part)
{
    return std::string(kRegistryJson) + '#' + std::string(part);
}

std::string nameOf(urn::NidKind kind)
{
    return named(registry::name(kind));
}

std::string_view statusOf(registry::Status status)
{
    switch (status) {
    case registry::Status::Active:
        return "http://purl.org/adms/status/Completed";
    case registry::Status::Deprecated:
        return "http://purl.org/adms/status/Deprecated";
    case registry::Status::Delisted:
        return "http://purl.org/adms/status/Withdrawn";
    }
    return {};
}

void stateReferences(Resource &of, const std::vector<Reference> &references)
{
    for (const Reference &each : references) {
        if (each.type == Reference::Person)
            of.state(Term::ContactPoint, named(idOf("person-", each.data)));
    }
    for (const Reference &each : references) {
        if (each.type != Reference::Person)
            of.state(Term::References, linkOf(each, {}));
    }
    for (const Reference &each : references) {
        if (each.type != Reference::Person && linkOf(each, {}).empty())
            of.state(Term::Citation, registry::labelOf(each));
    }
}

void statePattern(Resource &of, const templates::NamespacePattern &pattern,
                  const std::string &uriSpace)
{
    of.state(Term::NamespaceUri, uriSpace);
    of.state(Term::UriSpace, uriSpace);
    of.state(Term::UriPattern, pattern.pattern);
    of.state(Term::NssPattern, templates::nssPattern(pattern.pattern));
    if (!pattern.example.empty())
        of.state(Term::ExampleNss, pattern.example.substr(uriSpace.size()));
    of.state(Term::Example, pattern.example);
}

/// Where the template can be read; empty: nowhere that this publication knows of.
std::string templateOf(const Entry &entry, const Front &front)
{
    const auto link = entry.link();
    if (!link)
        return {};
    if (link->url != listing::templateFile(entry.row))
        return safeLink(link->url);
    return front.has(Format::Xml) || front.has(Format::Text) ? link->url : std::string();
}

void statePages(Resource &of, const Entry &entry, const Front &front)
{
    of.state(Term::DefinedBy, templateOf(entry, front));
    stateReferences(of, entry.row.references);
    if (front.has(Format::Documents))
        of.state(Term::Page, documentFile(entry.row.nid).value_or(""));
    if (const auto folder = pageFolder(entry.row.nid); folder && front.has(Format::Html))
        of.state(Term::Page, *folder + "/index.html");
}

/// The first web address that is cited: IANA cites a registrant by theirs.
std::string homepageOf(const registry::NamespaceRow &row)
{
    for (const Reference &each : row.references) {
        const std::string link = each.type == Reference::Uri ? linkOf(each, {}) : std::string();
        if (link.starts_with("http"))
            return link;
    }
    return {};
}

Resource ruleOf(const RegistryRules &rules)
{
    Resource rule{nameOf(rules.kind) + "-rule", {"dcterms:Policy"}, {}};
    rule.state(Term::Description, lineOf(*rules.head.registrationRule));
    stateReferences(rule, listing::referencesIn(*rules.head.registrationRule));
    return rule;
}

Resource expertOf(const NamedExpert &expert, const std::string &id)
{
    Resource made{id, {"vcard:Kind"}, {}};
    made.state(Term::FullName, expert.name);
    made.state(Term::Role, "designated expert" + (expert.role.empty() ? "" : ", " + expert.role));
    return made;
}

void stateNotes(Resource &of, const std::vector<listing::Note> &notes)
{
    for (const listing::Note &each : notes)
        of.state(Term::Note, (each.title.empty() ? "" : each.title + ": ") + lineOf(each.text));
}

/// One of the two parts of the listing, behind it its rule and its experts.
void addPart(std::vector<Resource> &to, const RegistryRules &rules)
{
    Resource part{nameOf(rules.kind), {"dcat:Catalog"}, {}};
    std::vector<Resource> further;
    part.state(Term::Title, rules.head.title ? lineOf(*rules.head.title) : "");
    part.state(Term::Identifier, rules.head.id);
    part.state(Term::IsPartOf, named("registry"));
    if (rules.head.registrationRule && !rules.head.registrationRule->empty()) {
        further.push_back(ruleOf(rules));
        part.state(Term::AccrualPolicy, further.back().id);
    }
    for (const NamedExpert &each : rules.experts) {
        const std::string id = part.id + "-expert-" + std::to_string(further.size());
        further.push_back(expertOf(each, id));
        part.state(Term::ContactPoint, id);
    }
    stateReferences(part, rules.head.references);
    stateNotes(part, rules.head.notes);
    to.push_back(std::move(part));
    to.insert(to.end(), further.begin(), further.end());
}

/// The files that the listing comes in.
std::vector<Resource> filesOf(const Front &front)
{
    std::vector<Resource> files;
    for (const Format each : front.formats) {
        for (const FormatFile &file : spec(each).files) {
            if (file.offered.empty())
                continue;
            Resource made{std::string(file.name), {"dcat:Distribution"}, {}};
            made.state(Term::Title, std::string(file.offered));
            made.state(Term::DownloadUrl, made.id);
            made.state(Term::MediaType,
                       "https://www.iana.org/assignments/media-types/"
                           + std::string(spec(each).mediaType));
            files.push_back(std::move(made));
        }
    }
    return files;
}

} // namespace

void Resource::state(Term term, std::string value)
{
    if (!value.empty())
        statements.push_back({term, std::move(value)});
}

std::vector<Resource> resourcesOf(const Entry &entry, const Front &front)
{
    const registry::NamespaceRow &row = entry.row;
    const auto document = documentFile(row.nid);
    if (!document)
        return {};
    const std::string nid = base::lowered(row.nid);
    Resource of{*document + "#namespace", {"idot:Namespace", "dcat:Dataset", "skos:Concept"}, {}};
    of.state(Term::Title, "URN namespace \"" + row.nid + '"');
    of.state(Term::Identifier, row.nid);
    of.state(Term::Prefix, nid);
    of.state(Term::Notation, row.nid);
    of.state(Term::InScheme, named("registry"));
    of.state(Term::IsPartOf, nameOf(row.kind));
    statePattern(of, entry.pattern, "urn:" + nid + ":");
    of.state(Term::Status, std::string(statusOf(row.status)));
    of.state(Term::IsDeprecated, row.status == registry::Status::Active ? "false" : "true");
    of.state(Term::Version, std::to_string(row.version));
    of.state(Term::Issued, row.date);
    of.state(Term::Modified, row.updated);
    if (!row.registrant.empty())
        of.state(Term::Publisher, *document + "#registrant");
    statePages(of, entry, front);
    std::vector<Resource> all{std::move(of)};
    if (registry::isRegistered(row.status))
        all.push_back({nameOf(row.kind), {}, {{Term::Dataset, all.front().id}}});
    if (!row.registrant.empty()) {
        Resource registrant{*document + "#registrant", {"foaf:Agent"}, {}};
        registrant.state(Term::Name, row.registrant);
        registrant.state(Term::Homepage, homepageOf(row));
        all.push_back(std::move(registrant));
    }
    return all;
}

std::vector<Resource> resourcesOf(const Front &front)
{
    Resource registry{
        named("registry"), {"idot:Registry", "dcat:Catalog", "skos:ConceptScheme"}, {}};
    registry.state(Term::Title, kListingTitle);
    registry.state(Term::Identifier, front.head.registry);
    registry.state(Term::Modified, base::toString(front.updated));
    stateNotes(registry, headerOf(front).registry.head.notes);
    registry.state(Term::Entities, std::to_string(front.head.namespaces - front.head.delisted));
    const auto files = filesOf(front);
    for (const Resource &each : files)
        registry.state(Term::Distribution, each.id);
    if (front.has(Format::Html))
        registry.state(Term::Homepage, "index.html");
    std::vector<Resource> all{std::move(registry)};
    for (const RegistryRules &each : rulesOf(front))
        addPart(all, each);
    all.insert(all.end(), files.begin(), files.end());
    return all;
}

Resource resourceOf(const registry::Contact &contact)
{
    Resource made{named(idOf("person-", contact.id)), {"vcard:Kind"}, {}};
    made.state(Term::Identifier, contact.id);
    made.state(Term::Modified, contact.updated);
    made.state(Term::FullName, contact.name.empty() ? contact.id : contact.name);
    const std::string link = linkOf({Reference::Uri, contact.uri, {}}, {});
    made.state(link.starts_with("mailto:") ? Term::Email : Term::Url, link);
    return made;
}

} // namespace nidreg::exchange
