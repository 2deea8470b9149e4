// SPDX-License-Identifier: MIT
#include "forms/editor/copiedtext.h"

#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

namespace {

/// So many words in a row are copied rather than said by chance.
constexpr std::size_t kRun = 4;

struct Word {
    qsizetype start;
    qsizetype length;
    std::size_t hash;
};

std::vector<Word> wordsOf(QStringView text)
{
    std::vector<Word> words;
    for (qsizetype at = 0; at < text.size();) {
        while (at < text.size() && text[at].isSpace())
            ++at;
        const qsizetype start = at;
        while (at < text.size() && !text[at].isSpace())
            ++at;
        if (at > start)
            words.push_back({start, at - start, qHash(text.mid(start, at - start), 1)});
    }
    return words;
}

/// A text shorter than a run is one run.
std::size_t runLength(const std::vector<Word> &words)
{
    return std::min(kRun, words.size());
}

std::size_t hashOfRun(const std::vector<Word> &words, std::size_t first, std::size_t length)
{
    std::size_t hash = length;
    for (std::size_t i = first; i < first + length; ++i)
        hash = hash * 0x9e3779b97f4a7c15u + words[i].hash;
    return hash;
}

QSet<std::size_t> runsOf(QStringView text)
{
    const std::vector<Word> words = wordsOf(text);
    const std::size_t length = runLength(words);
    QSet<std::size_t> runs;
    for (std::size_t first = 0; length > 0 && first + length <= words.size(); ++first)
        runs.insert(hashOfRun(words, first, length));
    return runs;
}

/// Joins a run to the one before where they touch or overlap; white space between is theirs.
void add(std::vector<base::Span> &spans, std::size_t start, std::size_t end, bool continues)
{
    if (continues && !spans.empty())
        spans.back().length = end - spans.back().offset;
    else
        spans.push_back({start, end - start});
}

} // namespace

CopiedText::CopiedText(const QString &source, const templates::NamespaceTemplate &model)
    : m_source(source)
{
    for (const templates::FieldSpec &spec : templates::kFields)
        setPart(spec.field, words(model.text(spec.field)));
}

void CopiedText::setPart(templates::Field field, const QString &text)
{
    m_parts[std::size_t(field)] = {text, runsOf(text)};
}

std::vector<base::Span> CopiedText::spans(templates::Field field, QStringView text) const
{
    std::vector<base::Span> result;
    const QSet<std::size_t> &runs = part(field).runs;
    const std::vector<Word> words = runs.isEmpty() ? std::vector<Word>() : wordsOf(text);
    const std::size_t length = runLength(words);
    std::size_t covered = 0; // the words before this one are in `result` or not copied
    for (std::size_t first = 0; length > 0 && first + length <= words.size(); ++first) {
        if (!runs.contains(hashOfRun(words, first, length)))
            continue;
        const Word &last = words[first + length - 1];
        add(result, std::size_t(words[first].start), std::size_t(last.start + last.length),
            covered >= first);
        covered = first + length;
    }
    return result;
}

bool CopiedText::isWhole(templates::Field field, QStringView text) const
{
    const Part &copied = part(field);
    return !copied.runs.isEmpty() && copied.text.simplified() == text.toString().simplified();
}

QJsonObject CopiedText::toJson() const
{
    QJsonObject fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (!part(spec.field).runs.isEmpty())
            fields.insert(words(spec.key), part(spec.field).text);
    }
    return {{QStringLiteral("from"), m_source}, {QStringLiteral("fields"), fields}};
}

CopiedText CopiedText::fromJson(const QJsonObject &object)
{
    CopiedText copied;
    copied.m_source = object[QLatin1String("from")].toString();
    const QJsonObject fields = object[QLatin1String("fields")].toObject();
    for (const templates::FieldSpec &spec : templates::kFields)
        copied.setPart(spec.field, fields[words(spec.key)].toString());
    return copied;
}

} // namespace nidreg::forms
