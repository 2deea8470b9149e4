// SPDX-License-Identifier: MIT
#include "forms/editor/textsearch.h"

#include "forms/words/draftwords.h"
#include "forms/words/words.h"

#include <re2/re2.h>

namespace nidreg::forms {

namespace {

RE2::Options optionsFor(const SearchTerms &terms)
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_case_sensitive(terms.matchesCase);
    options.set_max_mem(8 << 20);
    return options;
}

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

bool isWholeWord(const QString &text, qsizetype position, qsizetype length)
{
    const qsizetype end = position + length;
    return (position == 0 || !isWordCharacter(text[position - 1]))
        && (end == text.size() || !isWordCharacter(text[end]));
}

/// The UTF-16 units of a piece of UTF-8.
qsizetype unitsOf(re2::StringPiece utf8)
{
    qsizetype units = 0;
    for (const char each : utf8) {
        const auto c = static_cast<unsigned char>(each);
        units += (c & 0xC0) == 0x80 ? 0 : c >= 0xF0 ? 2 : 1;
    }
    return units;
}

} // namespace

TextSearch::TextSearch(SearchTerms terms) : m_terms(std::move(terms))
{
    if (!m_terms.isPattern || m_terms.what.isEmpty())
        return;
    const RE2 pattern(expression(), optionsFor(m_terms));
    if (!pattern.ok())
        m_problem =
            DraftWords::tr("This is no pattern: %1").arg(QString::fromStdString(pattern.error()));
}

/// ^ and $ stand for the ends of lines, as they do in an editor.
std::string TextSearch::expression() const
{
    return "(?m)" + m_terms.what.toStdString();
}

std::vector<SearchHit> TextSearch::in(templates::Field field, const QString &text) const
{
    if (!isUsable())
        return {};
    return m_terms.isPattern ? matchesIn(field, text) : plainIn(field, text);
}

std::vector<SearchHit> TextSearch::in(const Draft &draft) const
{
    std::vector<SearchHit> hits;
    for (const templates::FieldSpec &spec : templates::kFields) {
        const auto more = in(spec.field, draft.text(spec.field));
        hits.insert(hits.end(), more.begin(), more.end());
    }
    return hits;
}

std::vector<SearchHit> TextSearch::plainIn(templates::Field field, const QString &text) const
{
    std::vector<SearchHit> hits;
    const auto sensitivity = m_terms.matchesCase ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const qsizetype length = m_terms.what.size();
    qsizetype at = 0;
    while ((at = text.indexOf(m_terms.what, at, sensitivity)) >= 0 && hits.size() < kMostHits) {
        const bool isHit = !m_terms.wholeWords || isWholeWord(text, at, length);
        if (isHit)
            hits.push_back({field, at, length});
        at += isHit ? length : 1;
    }
    return hits;
}

std::vector<SearchHit> TextSearch::matchesIn(templates::Field field, const QString &text) const
{
    std::vector<SearchHit> hits;
    const RE2 pattern(expression(), optionsFor(m_terms));
    const std::string utf8 = text.toStdString();
    const re2::StringPiece whole(utf8);
    std::size_t at = 0;
    qsizetype units = 0;
    re2::StringPiece match;
    while (at < utf8.size() && hits.size() < kMostHits
           && pattern.Match(whole, at, utf8.size(), RE2::UNANCHORED, &match, 1)) {
        const auto start = std::size_t(match.data() - utf8.data());
        units += unitsOf(whole.substr(at, start - at));
        const qsizetype length = unitsOf(match);
        const bool isHit = length > 0 && (!m_terms.wholeWords || isWholeWord(text, units, length));
        if (isHit)
            hits.push_back({field, units, length});
        units += length;
        at = start + match.size();
        while (match.empty() && at < utf8.size()) { // one character on, or it is found again
            units += unitsOf(whole.substr(at, 1));
            ++at;
            if ((static_cast<unsigned char>(utf8[std::min(at, utf8.size() - 1)]) & 0xC0) != 0x80)
                break;
        }
    }
    return hits;
}

QString TextSearch::replacement(const QString &matched, const QString &by) const
{
    if (!m_terms.isPattern)
        return by;
    const RE2 pattern(expression(), optionsFor(m_terms));
    std::string result = matched.toStdString();
    return RE2::Replace(&result, pattern, by.toStdString()) ? QString::fromStdString(result) : by;
}

} // namespace nidreg::forms
