// SPDX-License-Identifier: MIT
#include "model/urn/nidrules.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg;
using namespace nidreg::urn;

static const NidKnowledge &world()
{
    static const NidKnowledge kWorld{
        {{"FR", "FRA", "France", "French Republic", false, ""},
         {"CI", "CIV", "Côte d'Ivoire", "Republic of Côte d'Ivoire", false, ""},
         {"IR", "IRN", "Iran, Islamic Republic of", "", false, "Iran"},
         {"DD", "DDR", "German Democratic Republic", "", true, ""}},
        {"http", "urn", "wais"},
        {{"ark", "Archival Resource Key"}, {"orcid", "Open Researcher and Contributor ID"}}};
    return kWorld;
}

static void checkFindings(std::string_view text, NidKind kind, NidPurpose purpose,
                          const NidFacts &facts)
{
    const auto findings = checkNid(text, kind, purpose, world(), facts);
    const base::Rule *last = nullptr;
    for (const base::Finding &finding : findings) {
        FUZZ_CHECK(!last || last < finding.rule); // in the order of the table, none twice
        FUZZ_CHECK(!finding.particulars.empty());
        FUZZ_CHECK(finding.where.offset + finding.where.length <= text.size());
        last = finding.rule;
    }
    const bool isNone = text.empty() && kind == NidKind::Informal && purpose == NidPurpose::Request;
    const bool isMalformed = !findings.empty() && findings[0].rule->id == "nid.syntax";
    FUZZ_CHECK(isNone || isMalformed == !Nid::parse(text));
    FUZZ_CHECK((verdict(findings) == NidVerdict::Available) == !base::hasErrors(findings));
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    NidFacts facts;
    facts.registered = size % 3 == 0;
    facts.nextInformal = static_cast<std::int64_t>(size % 4);
    for (const NidKind kind : {NidKind::Formal, NidKind::Informal}) {
        for (const NidPurpose purpose :
             {NidPurpose::Check, NidPurpose::Request, NidPurpose::Assign})
            checkFindings(text, kind, purpose, facts);
    }
    const auto middle = text.substr(size / 2);
    FUZZ_CHECK(isSimilar(text, middle) == isSimilar(middle, text));
    FUZZ_CHECK(!isSimilar(text, text));
    FUZZ_CHECK(skeleton(text).size() <= size);
    FUZZ_CHECK(informalNumber(text) == 0 || isInformalForm(text));
    return 0;
}
