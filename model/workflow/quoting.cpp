// SPDX-License-Identifier: MIT
#include "model/workflow/quoting.h"

#include "model/base/text.h"
#include "model/urn/mentions.h"

#include <algorithm>
#include <functional>
#include <map>

namespace nidreg::workflow {

namespace {

constexpr std::size_t kSequence = 3; ///< words
constexpr int kDeepest = 64;

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        while (at < text.size() && isBlank(text[at]))
            ++at;
        const std::size_t begin = at;
        while (at < text.size() && !isBlank(text[at]))
            ++at;
        if (at > begin)
            words.push_back(text.substr(begin, at - begin));
    }
    return words;
}

/// FNV-1a over the words with a blank between.
std::uint64_t hashOf(const std::string_view *words, std::size_t count)
{
    std::uint64_t hash = 14695981039346656037U;
    const auto add = [&hash](char c) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    };
    for (std::size_t i = 0; i < count; ++i) {
        std::ranges::for_each(words[i], add);
        add(' ');
    }
    return hash;
}

/// A line without its quote marks ("> > ", ">>"), and how many those were.
std::pair<std::string_view, int> unquoted(std::string_view line)
{
    int depth = 0;
    while (depth < kDeepest) {
        const std::size_t blank = depth > 0 && line.starts_with(' ') ? 1 : 0;
        if (!line.substr(blank).starts_with('>'))
            break;
        line.remove_prefix(blank + 1);
        ++depth;
    }
    if (depth > 0 && line.starts_with(' '))
        line.remove_prefix(1);
    return {line, depth};
}

/// The heading that a line begins with, in lower case; empty: it has no colon, or a long way in.
std::string headingIn(std::string_view line)
{
    constexpr std::size_t kLongest = 60;
    const std::size_t colon = line.substr(0, kLongest).find(':');
    return colon == line.npos ? std::string() : base::lowered(base::trimmed(line.substr(0, colon)));
}

/// Long enough to be no chance; `words` stand in one text.
bool isTelling(const std::vector<std::string_view> &words)
{
    constexpr std::ptrdiff_t kShortest = 8;
    return !words.empty()
        && words.back().data() + words.back().size() - words.front().data() >= kShortest;
}

} // namespace

QuoteIndex::QuoteIndex(std::vector<QuotableText> texts) : m_texts(std::move(texts))
{
    for (std::uint32_t text = 0; text < m_texts.size(); ++text) {
        for (std::uint32_t field = 0; field < m_texts[text].fields.size(); ++field)
            learn(text, field);
    }
}

void QuoteIndex::learn(std::uint32_t text, std::uint32_t field)
{
    const QuotableText::Field &known = m_texts[text].fields[field];
    m_keys.emplace(base::lowered(known.heading), known.key);
    const auto words = wordsOf(known.text);
    for (std::size_t count = 1; count <= kSequence; ++count) {
        for (std::size_t i = 0; i + count <= words.size(); ++i) {
            auto &locations = m_locations[hashOf(&words[i], count)];
            if (locations.empty() || locations.back().text != text
                || locations.back().field != field)
                locations.push_back({text, field});
        }
    }
}

/// The newest text that was there when the mail was sent; else the one that came next. In one text
/// the first field. `before` stands before `after`.
QuoteIndex::Location QuoteIndex::better(Location before, Location after, const ListMail &mail) const
{
    if (before.text == after.text)
        return before;
    return !mail.sent || m_texts[after.text].at <= *mail.sent ? after : before;
}

/// Most of the passage's sequences of three words stand there.
std::optional<QuoteIndex::Location> QuoteIndex::locationOf(std::string_view paragraph,
                                                           const ListMail &mail) const
{
    const auto words = wordsOf(paragraph);
    if (words.size() < kSequence)
        return locationOfShort(words, mail);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> hits;
    for (std::size_t i = 0; i + kSequence <= words.size(); ++i) {
        const auto found = m_locations.find(hashOf(&words[i], kSequence));
        if (found == m_locations.end())
            continue;
        for (const Location &location : found->second)
            ++hits[{location.text, location.field}];
    }
    std::optional<Location> best;
    std::size_t most = (words.size() - kSequence + 1) / 2; // has to be more
    for (const auto &[key, count] : hits) {
        const Location location{key.first, key.second};
        if (count > most)
            best = location;
        else if (best && count == most)
            best = better(*best, location, mail);
        most = std::max(most, count);
    }
    return best;
}

/// One or two words are a quotation where one field of a text alone has them, and they are long
/// enough to be no chance.
std::optional<QuoteIndex::Location> QuoteIndex::locationOfShort(
    const std::vector<std::string_view> &words, const ListMail &mail) const
{
    std::optional<Location> best;
    const auto found =
        isTelling(words) ? m_locations.find(hashOf(words.data(), words.size())) : m_locations.end();
    if (found == m_locations.end())
        return best;
    const std::vector<Location> &locations = found->second; // by text
    for (std::size_t i = 0; i < locations.size(); ++i) {
        const bool isAlone = (i == 0 || locations[i - 1].text != locations[i].text)
            && (i + 1 == locations.size() || locations[i + 1].text != locations[i].text);
        if (isAlone)
            best = best ? better(*best, locations[i], mail) : locations[i];
    }
    return best;
}

/// A quoted heading says which field is meant, whatever stands below it.
std::optional<QuoteIndex::Location> QuoteIndex::locationOfHeading(std::string_view paragraph,
                                                                  const ListMail &mail) const
{
    const auto key = m_keys.find(headingIn(paragraph));
    std::optional<Location> best;
    if (key == m_keys.end())
        return best;
    for (std::uint32_t text = 0; text < m_texts.size(); ++text) {
        const auto &fields = m_texts[text].fields;
        const auto found = std::ranges::find(fields, key->second, &QuotableText::Field::key);
        if (found == fields.end())
            continue;
        const Location location{text, std::uint32_t(found - fields.begin())};
        best = best ? better(*best, location, mail) : location;
    }
    return best;
}

std::optional<Anchor> QuoteIndex::anchorOf(std::string_view paragraph, const ListMail &mail) const
{
    std::string_view words = paragraph;
    const auto byHeading = locationOfHeading(paragraph, mail);
    if (byHeading)
        words.remove_prefix(words.find(':') + 1);
    auto location = locationOf(words, mail);
    if (byHeading
        && (!location
            || m_texts[location->text].fields[location->field].key
                != m_texts[byHeading->text].fields[byHeading->field].key))
        location = byHeading;
    if (!location)
        return std::nullopt;
    return Anchor{m_texts[location->text].fields[location->field].key,
                  m_texts[location->text].revision};
}

namespace {

/// Gathers the lines of a body into passages.
class PassageReader {
public:
    /// Answers a quoted paragraph's anchor.
    using FindAnchor = std::function<std::optional<Anchor>(std::string_view)>;
    using IsHeading = std::function<bool(std::string_view)>;

    PassageReader(FindAnchor findAnchor, IsHeading isHeading)
        : m_findAnchor(std::move(findAnchor)), m_isHeading(std::move(isHeading))
    {
    }

    void add(std::string_view raw);
    std::vector<Passage> take();

private:
    void close();

    FindAnchor m_findAnchor;
    IsHeading m_isHeading;
    std::vector<Passage> m_all;
    std::optional<Passage> m_open;
    bool m_wasBlank = false;
};

void PassageReader::add(std::string_view raw)
{
    const bool isSigned = m_open && m_open->kind == Passage::Signature;
    const auto [line, depth] = isSigned ? std::pair(raw, 0) : unquoted(raw);
    const auto kind = isSigned || raw == "-- " ? Passage::Signature
        : depth > 0                            ? Passage::Quoted
                                               : Passage::Own;
    const bool isParagraph = depth > 0 && (m_wasBlank || m_isHeading(line));
    if (!m_open || kind != m_open->kind || depth != m_open->depth || isParagraph) {
        close();
        m_open = Passage{kind, depth, std::string(line), std::nullopt};
    } else {
        m_open->text += '\n';
        m_open->text += line;
    }
    m_wasBlank = base::trimmed(line).empty();
}

/// Paragraphs that quote the same text in a row are one passage.
void PassageReader::close()
{
    if (!m_open)
        return;
    Passage passage = std::move(*m_open);
    m_open.reset();
    if (passage.kind == Passage::Quoted)
        passage.anchor = m_findAnchor(passage.text);
    Passage *before = m_all.empty() ? nullptr : &m_all.back();
    const bool joins = before && passage.kind == Passage::Quoted && before->kind == Passage::Quoted
        && before->depth == passage.depth
        && (before->anchor == passage.anchor || base::trimmed(passage.text).empty());
    if (joins)
        before->text += '\n' + passage.text;
    else
        m_all.push_back(std::move(passage));
}

/// Own words speak of what was quoted before them.
std::vector<Passage> PassageReader::take()
{
    close();
    std::optional<Anchor> last;
    for (Passage &each : m_all) {
        if (each.kind == Passage::Quoted)
            last = each.anchor ? each.anchor : last;
        else if (each.kind == Passage::Own && !base::trimmed(each.text).empty())
            each.anchor = last;
    }
    return std::move(m_all);
}

} // namespace

std::vector<Passage> QuoteIndex::passages(const ListMail &mail) const
{
    PassageReader reader(
        [&](std::string_view paragraph) { return anchorOf(paragraph, mail); },
        [this](std::string_view line) { return m_keys.contains(headingIn(line)); });
    for (const std::string_view line : base::lines(mail.body))
        reader.add(line);
    return reader.take();
}

std::vector<Anchor> anchors(const std::vector<Passage> &passages)
{
    std::vector<Anchor> all;
    for (const Passage &each : passages) {
        if (each.anchor && std::ranges::count(all, *each.anchor) == 0)
            all.push_back(*each.anchor);
    }
    return all;
}

/// Whether `wanted` stands in `text` (both folded) and no letter, digit or hyphen beside it.
static bool hasWord(std::string_view text, std::string_view wanted)
{
    const auto isWordByte = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || (c & 0x80);
    };
    for (std::size_t at = text.find(wanted); at != text.npos; at = text.find(wanted, at + 1)) {
        const std::size_t end = at + wanted.size();
        if ((at == 0 || !isWordByte(text[at - 1]))
            && (end == text.size() || !isWordByte(text[end])))
            return true;
    }
    return false;
}

bool speaksOf(const ListMail &mail, std::string_view nid)
{
    const std::string wanted = base::lowered(nid);
    return !wanted.empty()
        && (hasWord(base::lowered(mail.subject), wanted)
            || std::ranges::any_of(urn::mentionsIn(mail.body), [&](const urn::Mention &each) {
                   return base::equalIgnoringCase(each.nid, wanted);
               }));
}

} // namespace nidreg::workflow
