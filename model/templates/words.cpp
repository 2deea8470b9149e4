// SPDX-License-Identifier: MIT
#include "model/templates/words.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <span>

namespace nidreg::templates {

std::vector<std::string_view> words(std::string_view text)
{
    constexpr std::string_view kSpace = " \t\n\r\v\f";
    std::vector<std::string_view> result;
    for (std::size_t at = text.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kSpace, at), text.size());
        result.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kSpace, end);
    }
    return result;
}

bool containsAny(std::string_view text, std::initializer_list<std::string_view> needles)
{
    return std::ranges::any_of(
        needles, [&](std::string_view one) { return text.find(one) != std::string_view::npos; });
}

constexpr std::array<std::string_view, 12> kMonths{
    "january", "february", "march",     "april",   "may",      "june",
    "july",    "august",   "september", "october", "november", "december",
};

unsigned monthNumber(std::string_view word)
{
    if (word.ends_with('.'))
        word.remove_suffix(1);
    if (word.size() < 3 || word.size() > 9)
        return 0;
    for (unsigned i = 0; i < kMonths.size(); ++i) {
        if (base::equalIgnoringCase(word, kMonths[i].substr(0, word.size())))
            return i + 1;
    }
    return 0;
}

constexpr std::size_t kLongestPointer = 400;

constexpr std::array<std::string_view, 12> kNothings{
    "none", "n/a",     "na",         "not applicable", "no",          "nothing",
    "nil",  "unknown", "none known", "not relevant",   "none so far", "no issues",
};

std::string flattened(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (const char c : text) {
        const bool isSpace = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!isSpace)
            result += base::lowered(c);
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    return result;
}

bool saysNothing(std::string_view text)
{
    if (text.size() > 40)
        return false;
    std::string flat = flattened(text);
    while (!flat.empty() && std::string_view(" .;!-").find(flat.back()) != std::string_view::npos)
        flat.pop_back();
    return flat.empty() || std::ranges::find(kNothings, flat) != kNothings.end();
}

static bool isWordCharacter(char c)
{
    return isAlphanum(c);
}

static std::vector<std::string_view> split(std::string_view stems)
{
    std::vector<std::string_view> parts;
    while (!stems.empty()) {
        const std::size_t end = std::min(stems.find('|'), stems.size());
        parts.push_back(stems.substr(0, end));
        stems.remove_prefix(std::min(end + 1, stems.size()));
    }
    return parts;
}

/// Whether `rest`, which begins a word, begins with `stem`.
static bool beginsWith(std::string_view rest, std::string_view stem)
{
    const bool isWhole = stem.ends_with('$');
    stem.remove_suffix(isWhole ? 1 : 0);
    return rest.starts_with(stem)
        && (!isWhole || rest.size() == stem.size() || !isWordCharacter(rest[stem.size()]));
}

/// Walks the words once, however many stems there are: fields may be long.
bool hasAnyStem(std::string_view flattenedText, std::string_view stems)
{
    auto parts = split(stems);
    const auto anywhere = std::partition(parts.begin(), parts.end(), [](std::string_view part) {
        return isWordCharacter(part.front());
    });
    if (std::any_of(anywhere, parts.end(), [&](std::string_view part) {
            return flattenedText.find(part) != std::string_view::npos;
        }))
        return true;
    const std::span<const std::string_view> atWords(parts.begin(), anywhere);
    for (std::size_t at = 0; at < flattenedText.size(); ++at) {
        const bool isStart = isWordCharacter(flattenedText[at])
            && (at == 0 || !isWordCharacter(flattenedText[at - 1]));
        if (isStart && std::ranges::any_of(atWords, [&](std::string_view part) {
                return part.front() == flattenedText[at]
                    && beginsWith(flattenedText.substr(at), part);
            }))
            return true;
    }
    return false;
}

/// A mark ends a sentence where a space or nothing follows it.
static bool endsSentence(std::string_view text, std::size_t at)
{
    return std::string_view(".!?").find(text[at]) != std::string_view::npos
        && (at + 1 == text.size() || text[at + 1] == ' ');
}

std::vector<std::string_view> sentences(std::string_view flattenedText)
{
    std::vector<std::string_view> found;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < flattenedText.size(); ++at) {
        if (at + 1 == flattenedText.size() || endsSentence(flattenedText, at)) {
            found.push_back(flattenedText.substr(begin, at + 1 - begin));
            begin = at + 1;
        }
    }
    return found;
}

bool pointsElsewhere(std::string_view flattenedText)
{
    return flattenedText.size() <= kLongestPointer
        && hasAnyStem(flattenedText,
                      "see$|refer|describ|defin|specif|document|given|found|explain|outlin|"
                      "detail|set out|laid down|according|per$|consult|cf$|same as|as in")
        && hasAnyStem(flattenedText,
                      "section|rfc|http|www|specification|document|standard|appendix|annex|"
                      "chapter|clause|guide|above|below|field|part of");
}

} // namespace nidreg::templates
