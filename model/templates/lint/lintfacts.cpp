// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lint/lintchecks.h"
#include "model/templates/words.h"

namespace nidreg::templates {

static base::Span spanOf(std::string_view part, std::string_view text)
{
    const std::size_t at = text.find(part);
    return at == std::string_view::npos ? base::Span{0, text.size()} : base::Span{at, part.size()};
}

/// What the field names, well formed or not: a lone word is taken at its word.
static std::optional<std::string> asWritten(const Examination &examination)
{
    if (examination.nid())
        return examination.nid();
    const auto found = words(examination.text(Field::NamespaceIdentifier));
    const bool isLone = found.size() == 1 && base::lowered(found[0]).find("tb") != 0
        && base::lowered(found[0]) != "todo";
    return isLone ? std::optional<std::string>(found[0]) : std::nullopt;
}

static void checkNewNid(Examination &examination, const std::string &nid, base::Span where)
{
    const LintContext &context = examination.context();
    const auto findings = urn::checkNid(nid, context.kind, urn::NidPurpose::Request,
                                        *context.knowledge, context.facts);
    for (base::Finding finding : findings) {
        finding.where.offset += where.offset;
        examination.report(Field::NamespaceIdentifier, std::move(finding));
    }
}

void checkIdentifier(Examination &examination)
{
    const LintContext &context = examination.context();
    const std::string_view text = examination.text(Field::NamespaceIdentifier);
    const auto nid = asWritten(examination);
    if (base::trimmed(text).empty())
        return;
    if (!nid) {
        if (context.kind == urn::NidKind::Formal || !context.revisedNid.empty())
            examination.report(Field::NamespaceIdentifier, Problem::NoNid, {}, {0, text.size()});
        return;
    }
    if (context.revisedNid.empty())
        checkNewNid(examination, *nid, spanOf(*nid, text));
    else if (!base::equalIgnoringCase(*nid, context.revisedNid))
        examination.report(Field::NamespaceIdentifier, Problem::NidChanged,
                           {*nid, context.revisedNid}, spanOf(*nid, text));
}

void checkVersion(Examination &examination)
{
    const std::string_view text = examination.text(Field::Version);
    const std::string_view value = base::trimmed(text);
    if (value.empty())
        return;
    const auto stated = versionOf(examination.draft());
    if (!stated)
        return examination.report(Field::Version, Problem::Malformed, {std::string(value)},
                                  spanOf(value, text));
    const std::int64_t next = examination.context().previousVersion + 1;
    if (*stated != next)
        examination.report(Field::Version, Problem::NotNext,
                           {std::to_string(*stated), std::to_string(next)}, spanOf(value, text));
    if (value != std::to_string(*stated))
        examination.report(Field::Version, Problem::NotBare, {std::to_string(*stated)},
                           spanOf(value, text));
}

/// The field must have the day as YYYY-MM-DD; words beside it are a lesser matter.
void checkDate(Examination &examination)
{
    const std::string_view text = examination.text(Field::Date);
    const std::string_view value = base::trimmed(text);
    if (value.empty())
        return;
    const auto stated = dateOf(examination.draft());
    if (!stated || text.find(*stated) == std::string_view::npos)
        return examination.report(Field::Date, Problem::Malformed,
                                  {std::string(value), stated.value_or("")}, spanOf(value, text));
    if (value != *stated)
        examination.report(Field::Date, Problem::NotBare, {*stated}, spanOf(value, text));
    if (*base::parseDate(*stated) > examination.context().today)
        examination.report(Field::Date, Problem::Future, {*stated}, spanOf(*stated, text));
}

} // namespace nidreg::templates
