// SPDX-License-Identifier: MIT
#include "forms/editor/spelling.h"
#include "forms/words/words.h"
#include "model/templates/verbatim.h"

#include <algorithm>

namespace nidreg::forms {

namespace {

bool isApostrophe(QChar c)
{
    return c == QLatin1Char('\'') || c == QChar(0x2019);
}

/// Signs that make a name, an address or a formula of the letters around them.
bool isSign(QChar c)
{
    static const QString signs = QStringLiteral("@:/\\_=%#&+*~|<>{}$^");
    return c.isDigit() || signs.contains(c);
}

/// "URN", "URNs".
bool isAcronym(QStringView word)
{
    const auto isUpper = [](QChar c) { return c.isUpper() || isApostrophe(c); };
    if (word.size() > 2 && word.endsWith(QLatin1Char('s')))
        word.chop(isApostrophe(word[word.size() - 2]) ? 2 : 1);
    return std::ranges::all_of(word, isUpper);
}

/// "nidBank": a capital behind a small letter.
bool isCamel(QStringView word)
{
    for (qsizetype i = 1; i < word.size(); ++i) {
        if (word[i].isUpper() && word[i - 1].isLower())
            return true;
    }
    return false;
}

/// What stands between blanks, without the punctuation around it.
QStringView core(QStringView chunk)
{
    const auto isOuter = [](QChar c) {
        return c.isPunct() && c != QLatin1Char('%') && c != QLatin1Char('#')
            && c != QLatin1Char('_');
    };
    while (!chunk.isEmpty() && isOuter(chunk.front()))
        chunk = chunk.mid(1);
    while (!chunk.isEmpty() && isOuter(chunk.back()))
        chunk.chop(1);
    return chunk;
}

/// "example.org", "e.g": a full stop between letters.
bool hasInnerStop(QStringView chunk)
{
    return chunk.contains(QLatin1Char('.'));
}

class Collector {
public:
    void takeLine(QStringView line, qsizetype start)
    {
        for (qsizetype at = 0; at < line.size();) {
            qsizetype end = at;
            while (end < line.size() && !line[end].isSpace())
                ++end;
            takeChunk(line.mid(at, end - at), start + at);
            at = end + 1;
        }
    }

    QList<ProseWord> words;

private:
    void takeChunk(QStringView chunk, qsizetype start)
    {
        const QStringView inner = core(chunk);
        if (inner.isEmpty() || std::ranges::any_of(inner, isSign) || hasInnerStop(inner))
            return;
        start += inner.data() - chunk.data();
        for (qsizetype at = 0; at < inner.size();) {
            qsizetype end = at;
            while (end < inner.size() && isWordLetter(inner, end))
                ++end;
            takeWord(inner.mid(at, end - at), start + at);
            at = end + 1;
        }
    }

    static bool isWordLetter(QStringView text, qsizetype at)
    {
        const QChar c = text[at];
        return c.isLetter() || c.isMark() || c.isSurrogate()
            || (isApostrophe(c) && at > 0 && at + 1 < text.size() && text[at - 1].isLetter()
                && text[at + 1].isLetter());
    }

    void takeWord(QStringView word, qsizetype position)
    {
        constexpr qsizetype kLongest = 60;
        if (word.size() > 1 && word.size() <= kLongest && !isAcronym(word) && !isCamel(word))
            words += ProseWord{position, word.toString()};
    }
};

} // namespace

QList<ProseWord> proseWords(const QString &text)
{
    Collector collector;
    const std::string utf8 = text.toStdString();
    qsizetype start = 0;
    for (const templates::TextLine &line : templates::textLines(utf8)) {
        const qsizetype end = std::max(text.indexOf(QLatin1Char('\n'), start), qsizetype(-1));
        const qsizetype length = (end < 0 ? text.size() : end) - start;
        if (!line.isVerbatim)
            collector.takeLine(QStringView(text).mid(start, length), start);
        start += length + 1;
    }
    return collector.words;
}

} // namespace nidreg::forms
