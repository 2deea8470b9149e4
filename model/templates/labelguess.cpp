// SPDX-License-Identifier: MIT
#include "model/templates/labels.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace nidreg::templates {

constexpr std::size_t kShortestGuess = 5;
constexpr std::size_t kLongestGuess = 60;

/// Words before a field's name that do not change it: "URN syntax", and any word in capitals, as in
/// "ISBN assignment".
constexpr std::array<std::string_view, 6> kQualifiers{
    "urn", "nid", "namespace", "identifier", "template", "uri",
};

/// Words behind one.
constexpr std::array<std::string_view, 13> kSuffixes{
    "consideration", "detail",    "description", "information", "issue",   "mechanism", "note",
    "policy",        "procedure", "rule",        "section",     "service", "statement",
};

/// How many slips of the pen a label of that length may have.
static std::size_t mostSlips(std::size_t length)
{
    return length < 9 ? 1 : length < 16 ? 2 : 3;
}

/// Cheap and never more than the true distance: how many letters the one has that the other lacks.
static std::size_t leastSlips(std::string_view left, std::string_view right)
{
    std::array<int, 256> counts{};
    for (const char c : left)
        ++counts[static_cast<unsigned char>(c)];
    for (const char c : right)
        --counts[static_cast<unsigned char>(c)];
    int more = 0, fewer = 0;
    for (const int count : counts)
        (count > 0 ? more : fewer) += std::abs(count);
    return static_cast<std::size_t>(std::max(more, fewer));
}

/// Letters to insert, delete, change or swap with their neighbour (Damerau) to make `left` of
/// `right`; the optimal string alignment, which edits no place twice.
static std::size_t slips(std::string_view left, std::string_view right)
{
    const std::size_t width = right.size() + 1;
    std::vector<std::size_t> table((left.size() + 1) * width);
    const auto at = [&](std::size_t i, std::size_t j) -> std::size_t & {
        return table[i * width + j];
    };
    for (std::size_t i = 0; i <= left.size(); ++i)
        at(i, 0) = i;
    for (std::size_t j = 0; j <= right.size(); ++j)
        at(0, j) = j;
    for (std::size_t i = 1; i <= left.size(); ++i) {
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const std::size_t change = left[i - 1] == right[j - 1] ? 0 : 1;
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change});
            const bool isSwap =
                i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1];
            if (isSwap)
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
        }
    }
    return table.back();
}

/// The known label that `key` is nearest to; null where it is near none, or equally near to labels
/// of two fields.
static const Spelling *nearest(std::string_view key)
{
    const Spelling *best = nullptr;
    std::size_t least = mostSlips(key.size()) + 1;
    for (const auto &[known, spelling] : labelIndex()) {
        if (known.size() < kShortestGuess || leastSlips(key, known) > least)
            continue;
        const std::size_t distance = slips(key, known);
        if (distance == least && best && best->field != spelling->field)
            best = nullptr;
        if (distance < least || (distance == least && best && spelling->label < best->label)) {
            least = distance;
            best = spelling;
        }
    }
    return best;
}

static bool isQualifier(std::string_view word)
{
    constexpr std::size_t kShortestAcronym = 2;
    const bool isAcronym = word.size() >= kShortestAcronym
        && word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == word.npos;
    return isAcronym || std::ranges::find(kQualifiers, labelKey(word)) != kQualifiers.end();
}

static bool isOfOneField(const Spelling *spelling)
{
    return spelling && spelling->destination == Destination::OneField
        && spelling->field != Field::Version && spelling->field != Field::Date;
}

/// A known label with a word before or behind it that changes nothing.
static const Spelling *withoutFrills(std::string_view label)
{
    const auto all = words(label);
    if (all.size() < 2)
        return nullptr;
    const auto length = static_cast<std::size_t>(all.back().data() - label.data());
    const Spelling *front =
        isQualifier(all.front()) ? findSpelling(label.substr(all[0].size() + 1)) : nullptr;
    if (isOfOneField(front))
        return front;
    const std::string last = labelKey(all.back());
    const Spelling *back = std::ranges::find(kSuffixes, last) != kSuffixes.end()
        ? findSpelling(label.substr(0, label.find_last_not_of(' ', length - 1) + 1))
        : nullptr;
    return isOfOneField(back) ? back : nullptr;
}

const Spelling *guessSpelling(std::string_view label)
{
    if (label.size() < kShortestGuess || label.size() > kLongestGuess)
        return nullptr;
    if (const Spelling *found = withoutFrills(label))
        return found;
    const Spelling *found = nearest(labelKey(label));
    return found && found->destination != Destination::NoField ? found : nullptr;
}

} // namespace nidreg::templates
