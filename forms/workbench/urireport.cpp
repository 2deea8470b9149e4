// SPDX-License-Identifier: MIT
#include "forms/words/dialectwords.h"
#include "forms/words/uriwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "forms/workbench/urnreport.h"
#include "model/base/text.h"
#include "model/uri/find.h"
#include "model/uri/url1993.h"
#include "model/urn/printable.h"

#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

using uri::Reference;
using uri::Syntax;

static constexpr int kMaxFound = 200; ///< shown

/// As a label.
static QString labelOf(Syntax syntax)
{
    return syntax == Syntax::Draft2003 ? Words::tr("2003 draft") : QStringLiteral("RFC 3986");
}

/// As a sentence begins with it.
static QString documentOf(Syntax syntax)
{
    return syntax == Syntax::Draft2003 ? Words::tr("The 2003 draft") : QStringLiteral("RFC 3986");
}

static QString formWords(uri::Form form)
{
    switch (form) {
    case uri::Form::Hierarchical:
        return Words::tr("absolute, hierarchical");
    case uri::Form::Opaque:
        return Words::tr("absolute, opaque");
    case uri::Form::NetworkPath:
        return Words::tr("relative: a network path");
    case uri::Form::AbsolutePath:
        return Words::tr("relative: an absolute path");
    case uri::Form::RelativePath:
        return Words::tr("relative: a relative path");
    case uri::Form::SameDocument:
        return Words::tr("relative: in the same document");
    }
    return {};
}

static QString hostWords(uri::HostKind kind)
{
    switch (kind) {
    case uri::HostKind::None:
        return {};
    case uri::HostKind::Ipv6:
        return Words::tr("an IPv6 address");
    case uri::HostKind::IpvFuture:
        return Words::tr("an IP address of a future version");
    case uri::HostKind::Ipv4:
        return Words::tr("an IPv4 address");
    case uri::HostKind::Hostname:
        return Words::tr("a domain name");
    case uri::HostKind::RegName:
        return Words::tr("a registry-based authority");
    }
    return {};
}

static void partRow(WorkbenchReport &report, const QString &label,
                    std::optional<std::string_view> part, const QString &note = {})
{
    if (part)
        report.row(label, *part, note);
}

/// Some schemes have "user:password" before the host. An empty password gives nothing away.
static bool holdsPassword(const Reference &reference)
{
    const auto &authority = reference.authorityParts();
    const auto user = authority ? reference.at(authority->userinfo) : std::nullopt;
    const std::size_t colon = user ? user->find(':') : std::string_view::npos;
    return colon != std::string_view::npos && colon + 1 < user->size();
}

static void reportComponents(WorkbenchReport &report, const Reference &reference)
{
    report.words(Words::tr("Form"), formWords(reference.form()));
    partRow(report, Words::tr("Scheme"), reference.scheme());
    if (const auto &authority = reference.authorityParts()) {
        partRow(report, Words::tr("User"), reference.at(authority->userinfo));
        partRow(report, Words::tr("Host"), reference.at(authority->host),
                hostWords(authority->kind));
        partRow(report, Words::tr("Port"), reference.at(authority->port));
    }
    report.row(Words::tr("Path"), reference.path());
    partRow(report, Words::tr("Query"), reference.query());
    partRow(report, Words::tr("Fragment"), reference.fragment());
    if (holdsPassword(reference))
        report.add(WorkbenchLine::Noted,
                   Words::tr("Everybody who sees this URI sees the password in it. Remove it, "
                             "unless it is public (2003 draft, sections 3.2.2 and 7.4)."));
}

static QString refusalWords(const QString &document, std::size_t offset, const QString &why,
                            std::string_view source)
{
    return Words::tr("%1: not valid at byte %2. %3 (%4)")
        .arg(document, QString::number(offset), why, words(source));
}

static void reportContradictions(WorkbenchReport &report,
                                 const std::vector<uri::UriContradiction> &contradictions)
{
    for (const uri::UriContradiction each : contradictions) {
        const uri::UriContradictionSpec &spec = uri::spec(each);
        report.words(Words::tr("The document contradicts itself"), wording(each),
                     words(spec.first) + QStringLiteral(" / ") + words(spec.second));
    }
}

static void reportGeneric(WorkbenchReport &report, std::string_view text, bool marks)
{
    report.heading(Words::tr("As a generic URI"));
    bool isOne = false;
    for (const Syntax syntax : {Syntax::Draft2003, Syntax::Rfc3986}) {
        const auto reference = Reference::parse(text, syntax);
        if (!reference) {
            const auto &[error, offset] = reference.error();
            report.add(
                WorkbenchLine::Refused,
                refusalWords(documentOf(syntax), offset, wording(error), source(error, syntax)));
            if (marks && syntax == Syntax::Rfc3986 && offset < text.size())
                report.mark(text, offset, offset + urn::characterAt(text, offset).size(), {});
            continue;
        }
        report.add(WorkbenchLine::Accepted, Words::tr("%1: valid.").arg(documentOf(syntax)));
        if (!std::exchange(isOne, true))
            reportComponents(report, *reference);
        if (syntax == Syntax::Draft2003)
            reportContradictions(report, uri::contradictionsAbout(*reference));
    }
}

static void report1993(WorkbenchReport &report, std::string_view text)
{
    report.heading(Words::tr("As a URL of 1993"));
    const auto url = uri::Url1993::parse(text);
    if (url) {
        report.add(WorkbenchLine::Accepted,
                   Words::tr("The draft reads it as %1.").arg(words(url->production())));
        for (const uri::Part1993 &each : url->parts()) {
            const std::string_view part = *url->part(each.name);
            const std::string decoded = uri::decoded1993(part);
            report.row(words(each.name), part,
                       decoded == part ? QString()
                                       : Words::tr("decoded: %1").arg(readable(decoded)));
        }
        partRow(report, QStringLiteral("fragmentid"), url->fragment());
        for (const base::Finding &each : url->findings())
            report.add(WorkbenchLine::Noted, wording(each));
    } else {
        const auto &[error, offset] = url.error();
        report.add(error == uri::Url1993Error::ReservedScheme ? WorkbenchLine::Noted
                                                              : WorkbenchLine::Refused,
                   refusalWords(Words::tr("The draft"), offset, wording(error), source(error)));
    }
    reportContradictions(report, uri::contradictionsAbout(text, url));
}

void reportUri(WorkbenchReport &report, std::string_view text, bool marks)
{
    reportGeneric(report, text, marks);
    report1993(report, text);
}

static void compareDialects(WorkbenchReport &report, std::string_view left, std::string_view right)
{
    for (const urn::Dialect dialect : urn::kDialects) {
        const auto one = urn::Namestring::parse(left, dialect);
        const auto other = urn::Namestring::parse(right, dialect);
        const QString document = words(urn::document(dialect));
        if (!one || !other) {
            report.add(WorkbenchLine::Noted,
                       Words::tr("According to %1, they are not both URNs.").arg(document));
            continue;
        }
        const bool same = areEquivalent(*one, *other);
        report.add(same ? WorkbenchLine::Accepted : WorkbenchLine::Refused,
                   same ? Words::tr("According to %1, they are equivalent.").arg(document)
                        : Words::tr("According to %1, they are not equivalent.").arg(document));
        if (same && !areEquivalentForCaching(*one, *other))
            report.add(WorkbenchLine::Remark,
                       Words::tr("They are not caching-equivalent, because their components "
                                 "differ."));
        if (dialect != urn::Dialect::Rfc8141)
            continue;
        if (same && left != right)
            report.add(
                WorkbenchLine::Remark,
                Words::tr(
                    "The comparison ignores upper and lower case in “urn”, in the NID and in "
                    "percent-encodings. It also ignores r-, q- and f-components (section 3.1)."));
        report.row(Words::tr("The first, normalized"), one->normalized());
        report.row(Words::tr("The second, normalized"), other->normalized());
        for (const urn::ComparedPart part : urn::differences(*one, *other))
            report.add(WorkbenchLine::Remark, wording(part, dialect));
    }
}

/// The forms on each step that changes one of them.
static void compareSteps(WorkbenchReport &report, const Reference &left, const Reference &right)
{
    const uri::Comparison result = uri::compare(left, right);
    report.add(result.equal ? WorkbenchLine::Accepted : WorkbenchLine::Refused, wording(result));
    if (result.judge == uri::Judge::UrnEquivalence)
        return;
    std::string before[2] = {std::string(left.text()), std::string(right.text())};
    for (const uri::LadderStep step : uri::ladderSteps()) {
        std::string forms[2] = {normalized(left, step), normalized(right, step)};
        if (step == uri::LadderStep::Protocol || std::ranges::equal(forms, before))
            continue;
        const bool same = forms[0] == forms[1];
        report.row(words(name(step)), forms[0],
                   same ? Words::tr("the same") : Words::tr("different"));
        if (!same)
            report.row({}, forms[1]);
        std::ranges::move(forms, before);
    }
}

WorkbenchReport compared(const QString &left, const QString &right)
{
    WorkbenchReport report;
    const std::string one = left.toStdString(), other = right.toStdString();
    if (one.empty() || other.empty()) {
        report.add(WorkbenchLine::Noted, Words::tr("Enter two URNs or URIs to compare them."));
        return report;
    }
    report.heading(Words::tr("As URNs"));
    compareDialects(report, one, other);
    for (const Syntax syntax : {Syntax::Draft2003, Syntax::Rfc3986}) {
        report.heading(Words::tr("URI comparison, step by step: %1").arg(labelOf(syntax)));
        const auto a = Reference::parseAbsolute(one, syntax);
        const auto b = Reference::parseAbsolute(other, syntax);
        if (a && b)
            compareSteps(report, *a, *b);
        if (!a)
            report.add(WorkbenchLine::Refused,
                       Words::tr("The first is not a URI: %1").arg(wording(a.error().error)));
        if (!b)
            report.add(WorkbenchLine::Refused,
                       Words::tr("The second is not a URI: %1").arg(wording(b.error().error)));
    }
    return report;
}

static void reportSteps(WorkbenchReport &report, std::string_view text, Syntax syntax)
{
    const auto uri = Reference::parseAbsolute(text, syntax);
    if (!uri)
        return;
    report.heading(Words::tr("Normalized step by step: %1").arg(labelOf(syntax)));
    for (const uri::LadderStep step : uri::ladderSteps()) {
        if (step != uri::LadderStep::Protocol)
            report.row(words(name(step)), normalized(*uri, step), words(source(step, syntax)));
    }
}

/// Answers what came of it, to be normalized; empty: nothing.
static auto resolveOne(WorkbenchReport &report, const QString &label, Syntax syntax,
                       const Reference &base, const Reference &reference,
                       const uri::ResolveOptions &options)
{
    const auto target = uri::resolve(syntax, base, reference, options);
    if (!target) {
        report.words(label, wording(target.error()), words(source(target.error(), syntax)));
        return std::string();
    }
    const QString note = target->isCurrentDocument ? Words::tr("a fragment of the current "
                                                               "document")
        : target->hasExcessDots                    ? Words::tr("it goes above the root")
        : !target->isReadBack() ? Words::tr("it would be read differently, because its path "
                                            "begins with //")
                                : QString();
    report.row(label, target->text(), note);
    return target->isCurrentDocument ? std::string() : target->text();
}

static auto resolveAll(WorkbenchReport &report, Syntax syntax, const std::string &base,
                       const std::string &reference)
{
    const auto from = Reference::parse(base, syntax), to = Reference::parse(reference, syntax);
    if (!from || !to) {
        report.add(WorkbenchLine::Refused,
                   !from ? Words::tr("%1: the base is not valid. %2")
                               .arg(documentOf(syntax), wording(from.error().error))
                         : Words::tr("%1: the reference is not valid. %2")
                               .arg(documentOf(syntax), wording(to.error().error)));
        return std::string();
    }
    const std::string target = resolveOne(report, labelOf(syntax), syntax, *from, *to, {});
    if (syntax == Syntax::Draft2003) {
        const auto kept = uri::resolve(syntax, *from, *to);
        if (kept && kept->hasExcessDots) {
            resolveOne(report, Words::tr("… or “..” above the root dropped"), syntax, *from, *to,
                       {uri::ExcessDots::Drop});
            resolveOne(report, Words::tr("… or refused"), syntax, *from, *to,
                       {uri::ExcessDots::Refuse});
        }
    }
    if (to->scheme() && from->scheme() && base::equalIgnoringCase(*to->scheme(), *from->scheme()))
        resolveOne(report, Words::tr("… with a repeated scheme ignored"), syntax, *from, *to,
                   {uri::ExcessDots::Keep, false});
    return target;
}

/// Why there is nothing to be normalized by the one syntax, or by either.
static void reportWhyNoUri(WorkbenchReport &report, std::string_view text)
{
    const auto draft = Reference::parseAbsolute(text, Syntax::Draft2003);
    const auto rfc = Reference::parseAbsolute(text, Syntax::Rfc3986);
    if (!draft && !rfc) {
        const uri::UriError error = rfc.error().error;
        return report.add(WorkbenchLine::Refused,
                          error == uri::UriError::NotAbsolute
                              ? wording(error)
                              : Words::tr("Not a URI: %1").arg(wording(error)));
    }
    for (const auto &[syntax, uri] :
         {std::pair(Syntax::Draft2003, &draft), std::pair(Syntax::Rfc3986, &rfc)}) {
        if (!*uri)
            report.add(WorkbenchLine::Noted,
                       Words::tr("%1: not valid. %2")
                           .arg(documentOf(syntax), wording(uri->error().error)));
    }
}

WorkbenchReport resolved(const QString &base, const QString &reference)
{
    WorkbenchReport report;
    const std::string from = base.toStdString(), to = reference.toStdString();
    if (from.empty() && to.empty()) {
        report.add(WorkbenchLine::Noted,
                   Words::tr("Enter a base URI and a reference to resolve it. A single URI is "
                             "normalized."));
        return report;
    }
    std::string targets[2] = {to, to};
    if (!from.empty()) {
        report.heading(Words::tr("Target of the reference"));
        targets[0] = resolveAll(report, Syntax::Draft2003, from, to);
        targets[1] = resolveAll(report, Syntax::Rfc3986, from, to);
    } else {
        reportWhyNoUri(report, to);
    }
    reportSteps(report, targets[0], Syntax::Draft2003);
    reportSteps(report, targets[1], Syntax::Rfc3986);
    return report;
}

WorkbenchReport foundIn(const QString &text)
{
    WorkbenchReport report;
    const std::string bytes = text.toStdString();
    const auto all = uri::findUris(bytes);
    if (all.empty()) {
        report.add(WorkbenchLine::Noted,
                   bytes.empty() ? Words::tr("Enter a text to find the URNs and URIs in it.")
                                 : Words::tr("The text does not contain a URN or URI."));
        return report;
    }
    report.heading(Words::tr("Found: %L1").arg(all.size()));
    TextUnits units(bytes);
    for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), kMaxFound); ++i) {
        const uri::FoundUri &each = all[i];
        report.row(each.isUrn ? Words::tr("URN") : Words::tr("URI"), each.uri,
                   each.isValid() ? QString() : whyNoUri(each));
        for (const base::Finding &finding : each.findings)
            report.add(WorkbenchLine::Remark, wording(finding));
        report.mark(units, each.where.begin, each.where.end,
                    each.isValid() ? std::optional(each.isUrn ? UrnPart::Nss : UrnPart::Nid)
                                   : std::nullopt);
    }
    if (all.size() > std::size_t(kMaxFound))
        report.add(WorkbenchLine::Remark,
                   Words::tr("There are more. The first %L1 are shown.").arg(kMaxFound));
    return report;
}

} // namespace nidreg::forms
