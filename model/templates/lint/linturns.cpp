// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lint/lintchecks.h"
#include "model/templates/lint/urnexamples.h"
#include "model/urn/namestring.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

/// NIDs that stand for any namespace in an explanation. `example` is RFC 6963's.
constexpr std::array<std::string_view, 6> kStandIns{
    "example", "nid", "assignednid", "namespace", "xxx", "urn-xxx",
};

static bool isForComparison(const Examination &examination, const std::string &nid)
{
    const auto &isRegistered = examination.context().isRegistered;
    return std::ranges::find(kStandIns, nid) != kStandIns.end()
        || (isRegistered && isRegistered(nid));
}

static void checkExample(Examination &examination, Field field, const UrnExample &example)
{
    const base::Span where{example.offset, example.text.size()};
    const auto parsed = urn::Namestring::parse(example.text);
    if (!parsed)
        return examination.report(
            field, Problem::BadUrn,
            {std::string(example.text), std::string(urn::rule(parsed.error().error))}, where);
    const std::string nid = base::lowered(parsed->nid());
    if (!examination.nid() || nid == base::lowered(*examination.nid())
        || isForComparison(examination, nid))
        return;
    examination.report(field, Problem::OtherNamespace, {std::string(example.text), nid}, where);
}

void checkUrns(Examination &examination)
{
    for (const FieldSpec &spec : kFields) {
        for (const UrnExample &example : findUrnExamples(examination.text(spec.field)))
            checkExample(examination, spec.field, example);
    }
}

} // namespace nidreg::templates
