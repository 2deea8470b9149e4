// SPDX-License-Identifier: MIT
#include "model/templates/style.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

constexpr std::size_t kFewestForStyle = 2;

/// When RFC 3406 took the place of RFC 2611.
constexpr base::Date kRfc3406Published =
    std::chrono::year(2002) / std::chrono::October / std::chrono::day(1);

/// What only RFC 3406 asks for, in lower case.
constexpr std::array<std::string_view, 6> kMarksOfRfc3406{
    "rfc 3406",           "rfc3406",
    "registering organi", "designated contact",
    "community consider", "namespace considerations",
};

constexpr std::array<std::string_view, 2> kMarksOfRfc2611{"rfc 2611", "rfc2611"};

static std::string everything(const NamespaceTemplate &read)
{
    std::string text;
    for (const auto &field : read.fields)
        text.append(field.value_or("")).append("\n");
    for (const Unmapped &unmapped : read.unmapped)
        text.append(unmapped.heading).append("\n").append(unmapped.text).append("\n");
    return base::lowered(text);
}

static Style oldStyleOf(const NamespaceTemplate &read, std::optional<base::Date> published)
{
    const std::string text = everything(read);
    const auto stands = [&](std::string_view mark) { return text.find(mark) != std::string::npos; };
    if (std::ranges::any_of(kMarksOfRfc3406, stands))
        return Style::Rfc3406;
    if (!published) {
        if (const auto stated = dateOf(read))
            published = base::parseDate(*stated);
    }
    if (published)
        return *published < kRfc3406Published ? Style::Rfc2611 : Style::Rfc3406;
    return std::ranges::any_of(kMarksOfRfc2611, stands) ? Style::Rfc2611 : Style::Rfc3406;
}

/// Version and Date stand in all generations.
static bool isOfRfc8141(const Spelling *spelling)
{
    return spelling->isOwn && spelling->field != Field::Version && spelling->field != Field::Date;
}

Style styleOf(const NamespaceTemplate &read, const std::set<const Spelling *> &spellings,
              std::optional<base::Date> published)
{
    if (spellings.size() < kFewestForStyle)
        return Style::Unknown;
    const auto ofRfc8141 = std::ranges::count_if(spellings, isOfRfc8141);
    const auto old = std::ranges::count_if(spellings, &Spelling::isOld);
    return old > ofRfc8141 ? oldStyleOf(read, published) : Style::Rfc8141;
}

} // namespace nidreg::templates
