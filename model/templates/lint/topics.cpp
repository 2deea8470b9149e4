// SPDX-License-Identifier: MIT
#include "model/templates/lint/topics.h"

#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <string>

namespace nidreg::templates {

namespace {

struct TopicRow {
    TopicSpec spec;
    /// Beginnings of words, in lower case, separated by "|".
    std::string_view stems;
};

} // namespace

// clang-format off
constexpr std::array kTopicRows{
    TopicRow{{Topic::Resources,   "purpose.resources",   Field::Purpose, "RFC 8141 section 6.4.1 (1)"},
        "resource|identif|name|object|item|document|product|device|entit|thing|record|concept|schema|element|data|file|message|protocol"},
    TopicRow{{Topic::Community,   "purpose.community",   Field::Purpose, "RFC 8141 section 6.4.1 (2)"},
        "communit|industr|nation|countr|member|organi|scope|applicab|public|private|internal|global|international|world|user|vendor|manufactur|compan|researcher|librar|developer|standard body|government|sector"},
    TopicRow{{Topic::Benefit,     "purpose.benefit",     Field::Purpose, "RFC 8141 section 6.4.1 (3)"},
        "benefit|advantage|useful|help|enabl|allow|facilitat|interoperab|improv|so that|simplif|need|support|ensure|avoid|makes it possible|make it possible|until now|value"},
    TopicRow{{Topic::Relation,    "purpose.relation",    Field::Purpose, "RFC 8141 section 6.4.1 (4)"},
        "namespace|urn:|uri scheme|scheme|complement|other identif|existing|related|compared|similar|differ|instead of|overlap|no other|no registered|alternative"},
    TopicRow{{Topic::Software,    "purpose.software",    Field::Purpose, "RFC 8141 section 6.4.1 (5)"},
        "software|application|system|program|tool|service|catalogue|catalog|database|browser|client|server|implement|resolver|registr|reader|parser|validator|search"},
    TopicRow{{Topic::Services,    "purpose.services",    Field::Purpose, "RFC 8141 section 6.4.1 (6)"},
        "resol|non-resol|dereferenc|lookup|look up|retriev|service"},
    TopicRow{{Topic::Standard,    "purpose.standard",    Field::Purpose, "RFC 8141 section 6.4.1 (7)"},
        "standard|specification|ietf|iso |iso/|iec|w3c|itu|oasis|ieee|etsi|3gpp|rfc|internet-draft|not expected to be part|protocol"},
    TopicRow{{Topic::Structure,   "syntax.structure",    Field::Syntax, "RFC 8141 section 6.4.2 (1)"},
        "urn:|=|structur|syntax|abnf|opaque|string|format|digit|character|consist|pattern|regular expression|regex|segment|prefix|algorithm|letter|made up|made of|followed by|begins with|starts with|ends with"},
    TopicRow{{Topic::Encoding,    "syntax.encoding",     Field::Syntax, "RFC 8141 section 6.4.2 (2)"},
        "encod|percent|pct-|utf-8|utf8|ascii|unicode|escap|character set|charset|character repertoire|reserved character|special character|allowed character|other character|only character|characters are|characters is|letters and digits|letters, digits|alphanumeric|rfc 3986|rfc3986|[rfc3986|only letters|only digits|only figures|letters only|digits only|figures only|no other sign|no spaces|no blanks|no accent|a-z|a to z|latin letter|small letter|capital letter"},
    TopicRow{{Topic::Equivalence, "syntax.equivalence",  Field::Syntax, "RFC 8141 section 6.4.2 (3)"},
        "equivalen|case-|case in|case of|case se|uppercase|upper case|upper-case|lowercase|lower case|lower-case|lexical|identical|compar|equal|the same urn|normali|canonical|capital|small letter|mean the same|means the same|letter by letter|character by character|octet by octet|byte by byte|are the same|is the same"},
    TopicRow{{Topic::Mapping,     "syntax.mapping",      Field::Syntax, "RFC 8141 section 6.4.2 (4)"},
        "map|convert|conver|embed|existing identif|existing number|represent|transform|replac|hyphen|separator|no existing|percent|reserved|conform|as they stand|unchanged|encod"},
    TopicRow{{Topic::Components,  "syntax.components",   Field::Syntax, "RFC 8141 section 6.4.2 (5), appendix A"},
        "r-comp|q-comp|f-comp|r-, q-|r- and q|q- and f|r-, q|r/q/f|rq-comp|rqf|q-, |?+|?=|fragment|query|optional component|urn component|components of rfc|components of [rfc|resolution component|no component|components are not|components have no"},
    TopicRow{{Topic::Assigner,    "assignment.assigner", Field::Assignment, "RFC 8141 section 6.4.3 (1)"},
        "assign|issu|alloc|regist|delegat|mint|generat|creat|authorit|manag|maintain|administ|control|number|grant|publish|derived|given by|gives|given out|hands out|handed out|chosen|chooses|decides|awards|awarded"},
    TopicRow{{Topic::Access,      "assignment.access",   Field::Assignment, "RFC 8141 section 6.4.3 (1)"},
        "open|closed|limit|delegat|anyone|request|apply|applicat|only|first come|first-come|specification required|expert review|member|recogni|accredit|register|authori|contact|fee|free|private|public"},
    TopicRow{{Topic::Uniqueness,  "assignment.uniqueness", Field::Assignment, "RFC 8141 section 6.4.3 (2)"},
        "uniq|collision|colli|duplicat|same identifier|same name|same number|same urn|more than one|not be assigned to|assigned once|only once|once only|just once|name once|number once|identifier once|at most one|exactly one|no two|twice|one-to-one|distinct|different from all|used again|assigned again|given again|issued again|allocated again|never again|second time|never reus|never re-us|not reus|not re-us|not be reus|not be re-us|never reassign|never re-assign|not reassign|not re-assign|not be reassign|not be re-assign|never repeat|not repeat|not be repeat|already in use|already used|already assigned|already taken|sequential|consecutive|counter|random|hash|digest|algorithm|recycl|used once|single-use|own number|own name|own identifier|next number|next free|running number|serial number|already given|two things|two objects|two resources|another thing|another object|another resource"},
    TopicRow{{Topic::Persistence, "assignment.persistence", Field::Assignment, "RFC 8141 section 5"},
        "persist|never|reassign|re-assign|reus|re-us|permanen|forever|for ever|not be changed|not changed|remain|lifetime|retire|once assigned|withdrawn|stable|perpetu|indefinit|perennial|immutab|used again|assigned again|given again|issued again|allocated again|second time|recycl|durable|does not change|do not change|for all time|for good|eternal|everlasting|outliv|stay|keeps its|keep its|keep their"},
    TopicRow{{Topic::Comparison,  "security.comparison", Field::SecurityAndPrivacy, "RFC 8141 section 6.4.4"},
        "compar|equivalen|false positive|false negative|confus|mistak|taken for|wrongly|mismatch|case"},
    TopicRow{{Topic::Privacy,     "security.privacy",    Field::SecurityAndPrivacy, "RFC 8141 section 6.4.4"},
        "privac|private|personal|person|confidential|sensitive|leak|disclos|reveal|gdpr|anonym|pseudonym|track|individual"},
    TopicRow{{Topic::Harvesting,  "security.harvesting", Field::SecurityAndPrivacy, "RFC 8141 section 6.4.4"},
        "harvest|enumerat|guess|sequential|crawl|scan|list all|walk|predict|directory|anyone can list"},
    TopicRow{{Topic::Threats,     "security.threats",    Field::SecurityAndPrivacy, "RFC 8141 section 6.4.4"},
        "secur|threat|attack|spoof|authent|integrity|risk|forg|tamper|malicious|verif|trust|tls|https|injection|abuse|no additional"},
    TopicRow{{Topic::Confusion,   "interoperability.confusion", Field::Interoperability, "RFC 8141 section 6.4.5"},
        "confus|conflict|clash|collision|similar|other urn|other namespace|namespaces|identifier system|scheme|ambig|mistak|distinguish|both"},
    TopicRow{{Topic::Characters,  "interoperability.characters", Field::Interoperability, "RFC 8141 section 6.4.5"},
        "character|percent|encod|syntax|colon|slash|hyphen|case|reserved|ascii|delimit|separator|escap|digit|letter"},
    TopicRow{{Topic::Overlap,     "interoperability.overlap", Field::Interoperability, "RFC 8141 section 6.4.5"},
        "overlap|scope|same resource|same thing|same object|also identif|coexist|alongside|in parallel|both|no other|no registered|existing|alternative"},
    TopicRow{{Topic::Intention,   "resolution.intention", Field::Resolution, "RFC 8141 section 6.4.6"}, {}},
    TopicRow{{Topic::Operator,    "resolution.operator", Field::Resolution, "RFC 8141 section 6.4.6"},
        "operat|run by|runs|maintain|provid|offer|host|service|recommend|no resol|not intend|not resol|non-resol|none|not planned|not expected|not anticipated|not foreseen|not appl"},
    TopicRow{{Topic::Listing,     "resolution.listing",  Field::Resolution, "RFC 8141 section 6.4.6"},
        "advertis|listed|requirement|register|public|third part|other resolver|mirror|no resol|not intend|not resol|non-resol|none|not planned|not expected|not anticipated|not foreseen|not appl"},
    TopicRow{{Topic::RComponents, "resolution.r-components", Field::Resolution, "RFC 8141 section 6.4.6"},
        "r-comp|?+|resolution component|r- and|r-, |no resol|not intend|not resol|non-resol|none|not planned|not expected|not anticipated|not foreseen|not appl"},
    TopicRow{{Topic::Comparable,  "additional.comparable", Field::AdditionalInformation, "RFC 8141 section 6.4.7"},
        "namespace|urn:|compar|similar|overlap|differ|other|related|unlike|none|not appl|n/a"},
};
// clang-format on

static constexpr bool rowsStandInOrder()
{
    for (std::size_t i = 0; i < kTopicRows.size(); ++i) {
        if (static_cast<std::size_t>(kTopicRows[i].spec.topic) != i)
            return false;
    }
    return kTopicRows.back().spec.topic == Topic::Comparable;
}

static_assert(rowsStandInOrder(), "a topic is found by its place");

static constexpr auto kSpecs = [] {
    std::array<TopicSpec, kTopicRows.size()> specs{};
    for (std::size_t i = 0; i < specs.size(); ++i)
        specs[i] = kTopicRows[i].spec;
    return specs;
}();

std::span<const TopicSpec> topics()
{
    return kSpecs;
}

bool speaksOf(Topic topic, std::string_view flattenedText)
{
    if (topic == Topic::Intention)
        return statesResolution(flattenedText);
    return hasAnyStem(flattenedText, kTopicRows[static_cast<std::size_t>(topic)].stems);
}

/// Words of resolving, and words that tell of it only beside a URN.
constexpr std::string_view kResolving =
    "resol|unresol|nonresol|dereferenc|lookup|look up|looked up|retriev|redirect|locator|dns$|"
    "ddds$|rds$|naptr|discovery|translat";
constexpr std::string_view kLeading =
    "map|mapped|lead|access|locat|service|server|url|http|web|api$|link|point|descri|table|record|"
    "register$|registry$|catalog|databas|opaque|label|token|handl";
constexpr std::string_view kNames = "urn|identif|name|nss$|nid$|code";

/// Words that say how a name is treated, with no word of resolving.
constexpr std::string_view kTreating = "handled locally|local use|locally by";

/// What makes a sentence a statement: a negation, a plan, a duty, a deed.
constexpr std::string_view kStating =
    "no$|not$|non$|none|never|without|neither|nor$|cannot|isn|aren|won$|yes$|intend|intent|"
    "anticipat|expect|envision|envisage|foresee|plan|provid|support|offer|availab|operat|"
    "maintain|defin|specif|will|can$|may$|might|must|shall|should|could|is$|are$|be$|been|use|"
    "using|do$|does$|handl|perform|enabl|allow|run|respons|up to|possib|requir|out of scope|"
    "undefin|unspecif|resolve|resolvable|unresolvable|dereferenceable|lead|return|map|publish|show|"
    "only$|via$|through$|local";

/// Statements that need no word of resolving under this heading: "Not intended."
constexpr std::string_view kPlain =
    "yes$|no$|none$|not$|intended|planned|anticipated|out of scope|undefined|unspecified|opaque";

static bool statesInSentence(std::string_view sentence)
{
    if (hasAnyStem(sentence, kTreating))
        return true;
    const bool isAboutIt = hasAnyStem(sentence, kResolving)
        || (hasAnyStem(sentence, kLeading) && hasAnyStem(sentence, kNames));
    return isAboutIt && hasAnyStem(sentence, kStating);
}

bool statesResolution(std::string_view text)
{
    constexpr std::size_t kLongestPlain = 40;
    const std::string flat = flattened(text);
    if (saysNothing(flat) || pointsElsewhere(flat))
        return true;
    if (flat.size() <= kLongestPlain && hasAnyStem(flat, kPlain))
        return true;
    const auto found = sentences(flat);
    return std::ranges::any_of(found, statesInSentence);
}

bool needsQComponent(std::string_view text)
{
    const std::string flat = flattened(text);
    return std::ranges::any_of(sentences(flat), [](std::string_view sentence) {
        return hasAnyStem(sentence, "q-comp|?=") && hasAnyStem(sentence, "resol|unresol")
            && hasAnyStem(sentence,
                          "requir|must$|need|necess|mandatory|shall$|has to$|have to$|"
                          "depend|only with|without")
            && !hasAnyStem(sentence, "not$|no$|never|neither|nor$|none|cannot|n't$|ignor|avoid");
    });
}

} // namespace nidreg::templates
