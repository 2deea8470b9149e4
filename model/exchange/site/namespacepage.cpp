// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"
#include "model/exchange/site/listingcomparer.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/peoplepage.h"
#include "model/exchange/site/sitetable.h"
#include "model/exchange/template/html.h"
#include "model/templates/reader.h"

#include <QBuffer>

#include <algorithm>

namespace nidreg::exchange {

namespace {

using registry::ListedNamespace;
using registry::ListedVersion;

/// Where the pages of a namespace find what stands in the publication's folder.
constexpr const char *kUp = "../../";

std::string peoplePage(const Front &front)
{
    const std::string file = peopleFile(front);
    return kUp + (file.empty() ? "index.html" : file);
}

/// Name and value of a fact; nothing where it is not known.
void fact(HtmlPage &page, const char *name, std::string_view value)
{
    if (value.empty())
        return;
    page.element("dt", name);
    page.element("dd", value);
}

void dayFact(HtmlPage &page, const char *name, std::string_view day)
{
    if (day.empty())
        return;
    page.element("dt", name);
    page.open("dd");
    writeDay(page, day);
    page.close();
}

void referencesFact(HtmlPage &page, const ListedNamespace &listed,
                    const std::vector<registry::Reference> &references, const Front &front)
{
    if (references.empty())
        return;
    page.element("dt", listed.row.kind == urn::NidKind::Formal ? "Reference" : "Contact");
    page.open("dd");
    writeReferences(page, references, peoplePage(front));
    page.close();
}

void linkFact(HtmlPage &page, const char *name, const std::string &to, std::string_view words)
{
    page.element("dt", name);
    page.open("dd");
    if (to.empty())
        page.text(words);
    else
        page.link(to, words);
    page.close();
}

/// Where the template's text is: beside the page, or where the registry that the namespace was
/// taken over from keeps it.
void templateFact(HtmlPage &page, const ListedVersion &version)
{
    const std::string &url = version.version.templateUrl;
    if (!version.version.text.empty()) {
        const std::string file = std::to_string(version.version.revision) + ".txt";
        linkFact(page, "Template", file, "Plain text, as it was registered");
        fact(page, "SHA-256 of the template", version.version.sha256);
    } else if (!url.empty()) {
        linkFact(page, "Template", safeLink(url), url);
    }
}

/// What a program tells the namespace's URNs by.
void patternFacts(HtmlPage &page, const templates::NamespacePattern &pattern)
{
    if (!pattern.example.empty()) {
        page.element("dt", "Example");
        page.open("dd");
        page.element("code", pattern.example);
        page.close();
    }
    if (pattern.pattern.empty())
        return;
    page.element("dt", "Pattern");
    page.open("dd");
    page.element("code", pattern.pattern, "pattern");
    page.close();
}

void facts(HtmlPage &page, const ListedNamespace &listed, const ListedVersion &version,
           const Front &front, const templates::NamespacePattern &pattern)
{
    const registry::NamespaceVersion &facts = version.version;
    page.open("dl", "facts");
    fact(page, "URNs begin with", "urn:" + facts.nid + ":");
    patternFacts(page, pattern);
    fact(page, "Registrant", facts.registrant);
    referencesFact(page, listed, facts.references, front);
    dayFact(page, "Registered", facts.date);
    dayFact(page, "Updated", facts.updated);
    fact(page, "Version",
         std::to_string(facts.version)
             + (facts.statedVersion.empty() || facts.statedVersion == std::to_string(facts.version)
                    ? ""
                    : " (the template says " + facts.statedVersion + ")"));
    fact(page, "Date in the template", facts.templateDate);
    templateFact(page, version);
    if (const auto document = documentFile(listed.row.nid);
        document && front.has(Format::Documents))
        linkFact(page, "Data", kUp + *document, "JSON, with all revisions");
    fact(page, "Imported from", facts.source);
    dayFact(page, "In force from", facts.inForce);
    dayFact(page, "Recorded on", base::toString(base::dayOf(facts.recorded)));
    fact(page, "Recorded as", "event " + std::to_string(version.event));
    page.close();
    page.text("\n");
}

void deprecation(HtmlPage &page, const ListedVersion &version)
{
    if (version.version.status == registry::Status::Deprecated)
        page.element("p", "This namespace is deprecated. Its NID is never assigned again.",
                     "notice");
    else if (version.version.status == registry::Status::Delisted)
        page.element("p",
                     "This namespace is no longer in the listing. Its NID is never assigned again.",
                     "notice");
}

/// The template in full; or that it is not held.
void content(HtmlPage &page, const ListedVersion &version)
{
    page.open("section");
    page.attribute("aria-labelledby", QStringLiteral("template"));
    page.open("h2");
    page.attribute("id", QStringLiteral("template"));
    page.text("Registration template");
    page.close();
    const auto read = templates::read(version.version.text);
    if (version.version.text.empty() || read.empty())
        page.element("p", "The text of this template is not available in this registry.", "quiet");
    else
        writeSections(page, templates::sections(read.front()), "h3");
    page.close();
    page.text("\n");
}

std::vector<templates::FieldDifference> differenceAt(const ListedNamespace &listed,
                                                     std::size_t index)
{
    if (index == 0)
        return {};
    const auto before = templates::read(listed.versions[index - 1].version.text);
    const auto after = templates::read(listed.versions[index].version.text);
    if (before.empty() || after.empty() || listed.versions[index - 1].version.text.empty()
        || listed.versions[index].version.text.empty())
        return {};
    auto fields = templates::difference(before.front(), after.front());
    std::erase_if(fields, [](const templates::FieldDifference &each) {
        return each.change == templates::FieldChange::Same;
    });
    return fields;
}

/// What a field of the record is called on a page.
std::string_view heading(std::string_view field)
{
    struct Named {
        std::string_view field, words;
    };
    static constexpr Named kFields[] = {
        {"nid", "Spelling of the NID"},
        {"status", "Status"},
        {"date", "Registered"},
        {"updated", "Updated"},
        {"registrant", "Registrant"},
        {"template", "Address of the template"},
        {"label", "Label of the reference"},
        {"url", "Address of the reference"},
        {"references", "Reference"},
        {"version", "Version"},
        {"template-date", "Date in the template"},
        {"text", "Text of the template"},
    };
    const auto *known = std::ranges::find(kFields, field, &Named::field);
    return known == std::end(kFields) ? field : known->words;
}

/// What a version changed in words, for a table: "revised: Reference, Syntax, Assignment".
std::string changedWords(const ListedNamespace &listed, std::size_t index)
{
    std::string words(name(changeAt(listed, index)));
    const char *between = ": ";
    for (const auto &change : changesAt(listed, index)) {
        words += between + std::string(heading(change.field));
        between = ", ";
    }
    for (const auto &field : differenceAt(listed, index)) {
        words += between + (field.heading.empty() ? "a text without a heading" : field.heading);
        between = ", ";
    }
    return words;
}

void versionRow(HtmlPage &page, const ListedNamespace &listed, std::size_t index)
{
    const ListedVersion &each = listed.versions[index];
    const std::string number = std::to_string(each.version.revision);
    beginRow(page);
    openRowHead(page);
    page.link(number + ".html", number);
    page.close();
    openCell(page);
    page.text(std::to_string(each.version.version));
    page.close();
    cell(page, changedWords(listed, index));
    cell(page, each.version.registrant);
    dayCell(page, each.version.inForce, "day");
    dayCell(page, base::toString(base::dayOf(each.version.recorded)), "day");
    endRow(page);
}

void versions(HtmlPage &page, const ListedNamespace &listed)
{
    beginTable(
        page, nullptr, "versions", "Revisions",
        {"Revision", "Version", "What changed", "Registrant", "In force from", "Recorded on"});
    for (std::size_t i = listed.versions.size(); i-- > 0;)
        versionRow(page, listed, i);
    endTable(page);
}

/// What changed of the record: before and after, field by field.
void recordChanges(HtmlPage &page, const std::vector<listing::FieldChange> &changes)
{
    if (changes.empty())
        return;
    beginTable(page, nullptr, "record", "Record", {"Field", "Before", "After"});
    for (const auto &change : changes) {
        beginRow(page);
        openRowHead(page);
        page.text(heading(change.field));
        page.close();
        cell(page, change.here);
        cell(page, change.there);
        endRow(page);
    }
    endTable(page);
}

void differences(HtmlPage &page, const ListedNamespace &listed, std::size_t index)
{
    if (index == 0)
        return;
    const std::string before = std::to_string(listed.versions[index - 1].version.revision);
    const auto fields = differenceAt(listed, index);
    page.open("section");
    page.attribute("aria-labelledby", QStringLiteral("changes"));
    page.open("h2");
    page.attribute("id", QStringLiteral("changes"));
    page.text("What changed since revision " + before);
    page.close();
    const auto changes = changesAt(listed, index);
    recordChanges(page, changes);
    const DifferenceNames names{"Revision " + before,
                                "Revision "
                                    + std::to_string(listed.versions[index].version.revision)};
    for (const auto &each : fields)
        writeDifference(page, each, names, "h3");
    if (fields.empty())
        page.element("p", "The template texts are the same, or not available.", "quiet");
    if (fields.empty() && changes.empty())
        page.element("p", "Only the formatting of the record changed.", "quiet");
    page.close();
    page.text("\n");
}

void trail(HtmlPage &page, const ListedNamespace &listed, bool isVersion)
{
    page.open("nav");
    page.attribute("aria-label", QStringLiteral("Breadcrumb"));
    page.open("ul");
    page.open("li");
    page.link(std::string(kUp) + "index.html", "All namespaces");
    page.close();
    if (isVersion) {
        page.open("li");
        page.link("index.html", listed.row.nid);
        page.close();
    }
    page.close();
    page.close();
    page.text("\n");
}

/// Everything up to and with the facts.
void head(HtmlPage &page, const ListedNamespace &listed, const ListedVersion &version,
          const std::string &title, const Front &front, bool isVersion,
          const templates::NamespacePattern &pattern)
{
    page.attribute("class", QStringLiteral("list"));
    page.open("a", "skip");
    page.attribute("href", QStringLiteral("#main"));
    page.text("Skip to the namespace");
    page.close();
    page.open("header");
    trail(page, listed, isVersion);
    page.element("h1", title);
    page.element("p",
                 listed.row.kind == urn::NidKind::Formal ? "Formal URN namespace"
                                                         : "Informal URN namespace",
                 "quiet");
    page.close();
    page.open("main");
    page.attribute("id", QStringLiteral("main"));
    page.attribute("tabindex", QStringLiteral("-1"));
    deprecation(page, version);
    facts(page, listed, version, front, pattern);
}

/// "Formal URN namespace "isbn", registered by …. Its URNs begin with urn:isbn:."
std::string descriptionOf(const ListedNamespace &listed, const ListedVersion &version)
{
    const bool isFormal = listed.row.kind == urn::NidKind::Formal;
    const std::string &registrant = version.version.registrant;
    return (isFormal ? "Formal" : "Informal") + (" URN namespace \"" + listed.row.nid + '"')
        + (registrant.empty() ? "" : ", registrant " + registrant)
        + ". Its URNs begin with urn:" + listed.row.nid + ":.";
}

std::string pageOf(const ListedNamespace &listed, std::size_t index, const Front &front,
                   bool isVersion, const templates::NamespacePattern &pattern = {})
{
    const ListedVersion &version = listed.versions[index];
    const std::string number = std::to_string(version.version.revision);
    const std::string title =
        "URN namespace \"" + listed.row.nid + '"' + (isVersion ? ", revision " + number : "");
    const std::string name = pageFolder(listed.row.nid).value_or("namespaces/-") + '/'
        + (isVersion ? number : "index") + ".html";
    const SiteHead siteHead(front, name, title, descriptionOf(listed, version));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    HtmlPage page(buffer, siteHead.page());
    head(page, listed, version, title, front, isVersion, pattern);
    if (isVersion)
        differences(page, listed, index);
    else
        versions(page, listed);
    content(page, version);
    page.close();
    page.end();
    return buffer.data().toStdString();
}

} // namespace

std::string namespacePage(const ListedNamespace &listed, const Front &front,
                          const templates::NamespacePattern &pattern)
{
    return pageOf(listed, listed.versions.size() - 1, front, false, pattern);
}

std::string versionPage(const ListedNamespace &listed, std::size_t index, const Front &front)
{
    return pageOf(listed, index, front, true);
}

} // namespace nidreg::exchange
