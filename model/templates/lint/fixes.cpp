// SPDX-License-Identifier: MIT
#include "model/templates/lint/fixes.h"

#include "model/base/date.h"
#include "model/base/text.h"
#include "model/templates/lint/lookalikes.h"
#include "model/templates/lint/rules.h"
#include "model/templates/template.h"
#include "model/templates/utf8.h"
#include "model/templates/words.h"
#include "model/urn/namestring.h"

#include <algorithm>
#include <array>
#include <vector>

namespace nidreg::templates {

namespace {

/// What a fix is made from.
struct Case {
    const NamespaceTemplate &draft;
    const LintContext &context;
    Field field;
    const base::Finding &finding;

    std::string_view text() const { return draft.text(field); }
    std::string marked() const
    {
        const base::Span &where = finding.where;
        return where.offset < text().size() ? std::string(text().substr(where.offset, where.length))
                                            : std::string();
    }
    std::string particular(std::size_t index) const
    {
        return index < finding.particulars.size() ? finding.particulars[index] : std::string();
    }
    /// Writes `replacement` over what the finding marks.
    Fix written(std::string replacement) const
    {
        return {FixKind::Write, field, finding.where, std::move(replacement), marked()};
    }
    /// Makes `value` the whole text.
    Fix valued(std::string value) const
    {
        return {FixKind::Write,
                field,
                {0, text().size()},
                std::move(value),
                std::string(base::trimmed(text()))};
    }
    Fix removed() const { return {FixKind::Remove, field, finding.where, {}, marked()}; }
};

using Made = std::optional<Fix>;

struct FixRow {
    Problem problem;
    Made (*make)(const Case &);
};

} // namespace

static std::string nextVersion(const Case &one)
{
    return std::to_string(one.context.previousVersion + 1);
}

/// What a field can only hold: the version, the day of sending, the NID that a revision keeps.
static std::optional<std::string> onlyValue(const Case &one)
{
    switch (one.field) {
    case Field::Version:
        return nextVersion(one);
    case Field::Date:
        return base::toString(one.context.today);
    case Field::NamespaceIdentifier:
        return one.context.revisedNid.empty() ? std::nullopt
                                              : std::optional(one.context.revisedNid);
    default:
        return std::nullopt;
    }
}

/// A heading without text is a step on the way for all but the fields with one possible value.
static Made ofMissing(const Case &one)
{
    if (spec(one.field).presence != Presence::Always)
        return std::nullopt;
    return Fix{FixKind::AddField, one.field, {}, onlyValue(one).value_or(""), {}};
}

static Made ofEmpty(const Case &one)
{
    const auto value = onlyValue(one);
    return value ? Made(one.valued(*value)) : std::nullopt;
}

static Made ofVersion(const Case &one)
{
    return one.valued(nextVersion(one));
}

/// "1.0" is 1 only while that is the version to come; else checkVersion() says more.
static Made ofNotBare(const Case &one)
{
    if (one.field == Field::Version)
        return one.valued(one.particular(0));
    const auto day = onlyDayIn(one.text());
    return day ? Made(one.valued(*day)) : std::nullopt;
}

static Made ofMalformed(const Case &one)
{
    if (one.field == Field::Version)
        return ofVersion(one);
    if (isPlaceForDate(one.text()))
        return one.valued(base::toString(one.context.today));
    return ofNotBare(one);
}

/// A template is dated on the day it is sent (RFC 8141, appendix A).
static Made ofFuture(const Case &one)
{
    return one.valued(base::toString(one.context.today));
}

static Made ofPlaceholder(const Case &one)
{
    return one.field == Field::Date && isPlaceForDate(one.text()) ? ofFuture(one) : std::nullopt;
}

static Made ofNidChanged(const Case &one)
{
    return one.written(one.context.revisedNid);
}

/// The example under the NID that is asked for; the rest of it as it stands.
static Made ofOtherNamespace(const Case &one)
{
    constexpr std::size_t kSchemeLength = 4;
    const auto nid = nidOf(one.draft);
    const std::size_t length = one.particular(1).size();
    if (!nid)
        return std::nullopt;
    Fix fix = one.written(base::lowered(*nid));
    fix.where = {one.finding.where.offset + kSchemeLength, length};
    fix.subject = one.particular(1);
    return fix;
}

/// Characters beyond ASCII stand in a URN as the percent-encoding of their UTF-8 (RFC 3986,
/// section 2.5).
static Made ofBadUrn(const Case &one)
{
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : one.marked()) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80)
            encoded += c;
        else
            encoded.append({'%', kHex[byte >> 4], kHex[byte & 15]});
    }
    if (encoded.size() == one.finding.where.length || !urn::Namestring::parse(encoded))
        return std::nullopt;
    return one.written(encoded);
}

/// What Windows-1252 writes with the bytes 80 to 9F; 0 where nothing. They come out as controls
/// where such a text was taken for Latin-1.
static std::uint32_t fromWindows(std::uint32_t control)
{
    // clang-format off
    constexpr std::array<std::uint32_t, 32> kCharacters{
        0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
        0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
    };
    // clang-format on
    return control >= 0x80 && control < 0xA0 ? kCharacters[control - 0x80] : 0;
}

/// Vertical tab, form feed and the separators of lines and paragraphs.
static bool endsLine(std::uint32_t c)
{
    return c == 0xB || c == 0xC || c == 0x2028 || c == 0x2029;
}

static Made ofControl(const Case &one)
{
    const std::string marked = one.marked();
    const CodePoint control = marked.empty() ? CodePoint() : firstCodePoint(marked);
    const std::uint32_t meant = control.isValid ? fromWindows(control.value) : 0;
    if (endsLine(control.value))
        return one.written("\n");
    if (meant == 0)
        return one.removed();
    std::string replacement;
    appendUtf8(replacement, meant);
    return one.written(replacement);
}

static Made ofBidi(const Case &one)
{
    return one.removed();
}

/// The word in Latin letters, where every stranger in it looks like one.
static Made ofMixedScript(const Case &one)
{
    const auto latin = inLatin(one.marked());
    return latin ? Made(one.written(*latin)) : std::nullopt;
}

static Made ofOrder(const Case &one)
{
    return Fix{FixKind::Reorder, one.field, {}, {}, one.particular(0)};
}

static Made ofOldHeading(const Case &one)
{
    return Fix{FixKind::Rename, one.field, {}, one.particular(1), one.particular(0)};
}

// clang-format off
constexpr FixRow kFixRows[] = {
    {Problem::Missing,          ofMissing},
    {Problem::Empty,            ofEmpty},
    {Problem::Twice,            ofOrder},
    {Problem::OutOfOrder,       ofOrder},
    {Problem::OldHeading,       ofOldHeading},
    {Problem::GuessedHeading,   ofOldHeading},
    {Problem::ControlCharacter, ofControl},
    {Problem::BidiControl,      ofBidi},
    {Problem::MixedScript,      ofMixedScript},
    {Problem::Placeholder,      ofPlaceholder},
    {Problem::BadUrn,           ofBadUrn},
    {Problem::OtherNamespace,   ofOtherNamespace},
    {Problem::NidChanged,       ofNidChanged},
    {Problem::Malformed,        ofMalformed},
    {Problem::NotNext,          ofVersion},
    {Problem::NotBare,          ofNotBare},
    {Problem::Future,           ofFuture},
};
// clang-format on

std::optional<Fix> fixFor(const NamespaceTemplate &draft, const FieldFinding &found,
                          const LintContext &context)
{
    const Case one{draft, context, found.field, found.finding};
    // The registry numbers informal namespaces itself (RFC 8141, section 5.2).
    if (found.finding.rule->id == "nid.informal-requested")
        return Fix{FixKind::Remove,
                   found.field,
                   {0, one.text().size()},
                   {},
                   std::string(base::trimmed(one.text()))};
    const auto problem = problemOf(*found.finding.rule);
    const auto *row = std::ranges::find_if(
        kFixRows, [&](const FixRow &each) { return problem && each.problem == *problem; });
    return row == std::end(kFixRows) ? std::nullopt : row->make(one);
}

static void replace(NamespaceTemplate &draft, const Fix &fix)
{
    std::string text(draft.text(fix.field));
    if (fix.where.offset > text.size() || fix.where.length > text.size() - fix.where.offset)
        return;
    draft.set(fix.field, text.replace(fix.where.offset, fix.where.length, fix.replacement));
}

/// Appendix A's order, each heading once.
static void reorder(NamespaceTemplate &draft)
{
    std::ranges::sort(draft.order);
    draft.order.erase(std::unique(draft.order.begin(), draft.order.end()), draft.order.end());
}

void apply(NamespaceTemplate &draft, const Fix &fix)
{
    switch (fix.kind) {
    case FixKind::Write:
    case FixKind::Remove:
        return replace(draft, fix);
    case FixKind::AddField:
        return draft.set(fix.field, fix.replacement);
    case FixKind::Reorder:
        return reorder(draft);
    case FixKind::Rename:
        std::erase_if(draft.mapped, [&](const Mapping &mapping) {
            return mapping.field == fix.field && mapping.heading == fix.subject;
        });
    }
}

/// Beyond that a text says more than a date, and none of it is to be lost.
constexpr std::size_t kLongestDate = 48;

/// The runs of digits of a text.
static std::vector<std::string_view> numbersIn(std::string_view text)
{
    std::vector<std::string_view> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        if (end > at)
            numbers.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return numbers;
}

static std::string twoDigits(std::string_view number)
{
    return number.size() == 1 ? '0' + std::string(number) : std::string(number);
}

/// Day and month in either order before the year: one of them is above 12, or both are the same.
static std::optional<std::string> dayBeforeYear(std::string_view text)
{
    const auto numbers = numbersIn(text);
    const bool isFigures = text.find_first_not_of("0123456789/.- ") == std::string_view::npos;
    if (!isFigures || numbers.size() != 3 || numbers[0].size() > 2 || numbers[1].size() > 2
        || numbers[2].size() != 4)
        return std::nullopt;
    const std::string year(numbers[2]), one = twoDigits(numbers[0]), two = twoDigits(numbers[1]);
    const std::string dayFirst = year + '-' + two + '-' + one;
    const std::string monthFirst = year + '-' + one + '-' + two;
    const bool isDayFirst = base::parseDate(dayFirst).has_value();
    const bool isMonthFirst = base::parseDate(monthFirst).has_value();
    if (isDayFirst == isMonthFirst && dayFirst != monthFirst)
        return std::nullopt;
    return base::parseDate(isDayFirst ? dayFirst : monthFirst)
        ? std::optional(isDayFirst ? dayFirst : monthFirst)
        : std::nullopt;
}

std::optional<std::string> onlyDayIn(std::string_view text)
{
    text = base::trimmed(text);
    const auto isYear = [](std::string_view number) { return number.size() >= 4; };
    if (text.size() > kLongestDate || std::ranges::count_if(numbersIn(text), isYear) != 1)
        return std::nullopt;
    if (auto day = dayBeforeYear(text))
        return day;
    NamespaceTemplate one;
    one.set(Field::Date, std::string(text));
    return dateOf(one);
}

bool isPlaceForDate(std::string_view text)
{
    constexpr std::array<std::string_view, 10> kDatePlaceholders{
        "",    "yyyy-mm-dd", "yyyymmdd", "tbd", "tba",
        "tbc", "todo",       "date",     "xxx", "to be determined",
    };
    std::string flat = flattened(base::trimmed(text));
    std::erase_if(
        flat, [](char c) { return std::string_view("<>[]().").find(c) != std::string_view::npos; });
    return std::ranges::find(kDatePlaceholders, flat) != kDatePlaceholders.end();
}

} // namespace nidreg::templates
