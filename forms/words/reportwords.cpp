// SPDX-License-Identifier: MIT
#include "forms/words/reportwords.h"

#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/registry/records.h"
#include "model/workflow/terms.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nidreg::forms {

// What the heads of registry-data/reports say, for translators; a test compares the two.
// clang-format off
static constexpr const char *kHeads[] = {
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrations by year"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "New namespaces in each year. Namespaces in the oldest known listing are not counted, because many of them are older."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces registered in that year"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces listed at the end of each year"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "The number of listed namespaces at the end of each year, from the oldest listing on; for this year, now."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Year"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Formal"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Informal"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Years of the dates"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Listed at the end of that year"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrations, revisions and delistings by year"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Changes of the listing, by the day on which they came into force. The contents of the oldest listing do not count."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registered"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Revised"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Delisted"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days on which the changes came into force"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Changed so in that year"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrants with several namespaces"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrants with more than one listed namespace. Names that differ only in an article or a legal form count as one."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrant"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days on which the namespaces were listed"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces of that registrant"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Kinds of references"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "References of the listed namespaces. A namespace with several kinds of references counts in each."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Kind of reference"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces with that kind of reference"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Missing templates, grammars and security considerations"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Listed namespaces whose template is not in the registry; of the others, those without a grammar or a security consideration."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "What is missing"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces without it"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Templates by style"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "The layouts of the templates of listed namespaces. Those of RFC 2611 and RFC 3406 have not been revised for RFC 8141 yet."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Style"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces with a template of that style"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Open requests by state"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "The open requests by state, and how many days they have been in it."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "State"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Requests"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Median days"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Maximum days"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days on which the requests were opened"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Requests in that state now"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Open requests by who must act"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who must act on the open requests, and how many days they have waited."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Requests waiting for them"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days in each state"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "The median number of days that requests were in a state; without dates, for those that left it in the last twelve months."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stays"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days on which the requests left the state"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Requests in that state, longest first"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Overdue reviews by month"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reviews by the month of their due date: answered in time, and answered late or not at all."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Month"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "In time"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Overdue"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Due dates of the reviews"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reviews due in that month"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Workload and response time of experts"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "The open and answered reviews of each expert, and the median number of days to an answer."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Expert"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Open"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Answered"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days on which the experts were asked"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reviews assigned to that expert"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Time from submission to registration"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Requests by the number of days from first submission to registration."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days of the registrations"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Requests that took that many days"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrations by month"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces registered here from requests. If no period is selected, the last twelve months are shown."),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrations"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces registered in that month"),
};

struct CellWord {
    reports::Meaning meaning;
    std::string_view value;
    const char *text;
};

static constexpr CellWord kCellWords[] = {
    {reports::Meaning::Reference, "rfc", QT_TRANSLATE_NOOP("nidreg::forms::Words", "RFC")},
    {reports::Meaning::Reference, "rfc-errata", QT_TRANSLATE_NOOP("nidreg::forms::Words", "RFC erratum")},
    {reports::Meaning::Reference, "draft", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Internet-Draft")},
    {reports::Meaning::Reference, "uri", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Web address")},
    {reports::Meaning::Reference, "registry", QT_TRANSLATE_NOOP("nidreg::forms::Words", "IANA registry")},
    {reports::Meaning::Reference, "person", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Person")},
    {reports::Meaning::Reference, "text", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Text")},
    {reports::Meaning::Reference, "none", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No reference")},
    {reports::Meaning::Part, "template", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Template not available")},
    {reports::Meaning::Part, "grammar", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No grammar")},
    {reports::Meaning::Part, "security", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No security consideration")},
    {reports::Meaning::Style, "rfc8141", QT_TRANSLATE_NOOP("nidreg::forms::Words", "RFC 8141")},
    {reports::Meaning::Style, "rfc3406", QT_TRANSLATE_NOOP("nidreg::forms::Words", "RFC 3406")},
    {reports::Meaning::Style, "rfc2611", QT_TRANSLATE_NOOP("nidreg::forms::Words", "RFC 2611")},
    {reports::Meaning::Style, "unknown", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Unknown")},
    {reports::Meaning::Style, "none", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Template not available")},
    {reports::Meaning::Change, "known", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Listed before")},
    {reports::Meaning::Change, "registered", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registered")},
    {reports::Meaning::Change, "revised", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Revised")},
    {reports::Meaning::Change, "delisted", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Delisted")},
    {reports::Meaning::Change, "relisted", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Listed again")},
    {reports::Meaning::Vote, "none", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Not yet")},
    {reports::Meaning::Vote, "approved", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Approved")},
    {reports::Meaning::Vote, "stepped-back", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stepped back")},
    {reports::Meaning::Vote, "advised", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Advised")},
    {reports::Meaning::Vote, "rejected", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Rejected")},
    {reports::Meaning::Vote, "escalated", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Removed")},
    {reports::Meaning::Vote, "replaced", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Replaced on appeal")},
};

/// Columns of the rows behind a bar.
static constexpr std::pair<std::string_view, const char *> kColumns[] = {
    {"nid", QT_TRANSLATE_NOOP("nidreg::forms::Words", "NID")},
    {"request", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request")},
    {"kind", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Kind")},
    {"since", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Since")},
    {"status", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Status")},
    {"state", QT_TRANSLATE_NOOP("nidreg::forms::Words", "State")},
    {"change", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Change")},
    {"registered", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registered")},
    {"submitted", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Submitted")},
    {"days", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Days")},
    {"applicant", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Applicant")},
    {"due", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Due")},
    {"entered", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Entered")},
    {"left_on", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Left")},
    {"assigned", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Assigned")},
    {"answered", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Answered")},
    {"vote", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Answer")},
    {"expert", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Expert")},
    {"registrant", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrant")},
    {"reference", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reference")},
};
// clang-format on

std::span<const char *const> reportHeads()
{
    return kHeads;
}

QString reportWords(const std::string &english)
{
    return Words::tr(english.c_str());
}

QString behindColumnWords(const std::string &column)
{
    const auto *const found = std::ranges::find(
        kColumns, column, [](const auto &each) { return std::string(each.first); });
    return found == std::end(kColumns) ? words(column) : Words::tr(found->second);
}

QString cellWords(reports::Meaning meaning, const std::string &value)
{
    if (meaning == reports::Meaning::State) {
        const auto state = workflow::named<workflow::State>(value);
        return state ? wording(*state) : words(value);
    }
    if (meaning == reports::Meaning::Party) {
        using workflow::Turn;
        for (const Turn party : {Turn::Applicant, Turn::Expert, Turn::Registrar, Turn::Body}) {
            if (workflow::name(party) == value)
                return partyWords(party);
        }
        return words(value);
    }
    if (meaning == reports::Meaning::Kind) {
        for (const urn::NidKind kind : {urn::NidKind::Formal, urn::NidKind::Informal}) {
            if (registry::name(kind) == value)
                return wording(kind);
        }
        return words(value);
    }
    const auto *const found = std::ranges::find_if(kCellWords, [&](const CellWord &each) {
        return each.meaning == meaning && each.value == value;
    });
    return found == std::end(kCellWords) ? words(value) : Words::tr(found->text);
}

} // namespace nidreg::forms
