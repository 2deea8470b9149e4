// SPDX-License-Identifier: MIT
#include "forms/help/manual.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <map>

static void initManualResources()
{
    Q_INIT_RESOURCE(nidregmanual);
}

namespace nidreg::forms {

static constexpr qsizetype kExcerpt = 120;
static constexpr int kTitleWeight = 100;
static constexpr int kHeadingWeight = 50;

bool ManualPage::hasAnchor(const QString &anchor) const
{
    return std::ranges::any_of(
        headings, [&](const ManualHeading &heading) { return heading.anchor == anchor; });
}

QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar c : heading.trimmed().toLower()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            anchor += c;
        else if (c.isSpace())
            anchor += u'-';
    }
    return anchor;
}

QString withoutMarkup(const QString &line)
{
    static const QRegularExpression kPicture(QStringLiteral("!\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression kLink(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression kEmphasis(QStringLiteral("(\\*\\*|\\*)([^*]+)\\1"));
    // What stands in backquotes is meant as it is.
    QStringList parts = line.split(u'`');
    for (qsizetype i = 0; i < parts.size(); i += 2)
        parts[i].replace(kEmphasis, QStringLiteral("\\2"));
    QString text = parts.join(QString());
    text.replace(kPicture, QStringLiteral("\\1"));
    text.replace(kLink, QStringLiteral("\\1"));
    text.replace(QStringLiteral("|"), QStringLiteral(" "));
    return text.simplified();
}

static QString readPage(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

static std::vector<ManualHeading> headingsIn(const QString &text)
{
    static const QRegularExpression kHeading(QStringLiteral("^(#{1,6}) +(.+?) *#*$"));
    std::vector<ManualHeading> headings;
    std::map<QString, int> uses;
    bool isCode = false;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].startsWith(QLatin1String("```")))
            isCode = !isCode;
        const auto match = isCode ? QRegularExpressionMatch() : kHeading.match(lines[i]);
        if (!match.hasMatch())
            continue;
        const QString words = withoutMarkup(match.captured(2));
        const QString anchor = anchorOf(words);
        const int before = uses[anchor]++;
        headings.push_back({int(match.capturedLength(1)), words,
                            before == 0 ? anchor : QStringLiteral("%1-%2").arg(anchor).arg(before),
                            i});
    }
    return headings;
}

static ManualPage pageOf(const QString &folder, const QString &name, const QString &group)
{
    ManualPage page{name, group, readPage(folder + name), {}};
    page.headings = headingsIn(page.text);
    return page;
}

Manual::Manual(const QString &folder)
{
    initManualResources();
    m_pages.push_back(pageOf(folder, QStringLiteral("index.md"), {}));
    static const QRegularExpression kLinked(QStringLiteral("\\]\\(([a-z0-9-]+\\.md)\\)"));
    QString group;
    for (const QString &line : m_pages.front().text.split(u'\n')) {
        if (line.startsWith(QLatin1String("## ")))
            group = line.mid(3).trimmed();
        for (const auto &match : kLinked.globalMatch(line)) {
            if (page(match.captured(1)))
                continue;
            ManualPage linked = pageOf(folder, match.captured(1), group);
            if (!linked.text.isEmpty())
                m_pages.push_back(std::move(linked));
        }
    }
}

const ManualPage *Manual::page(const QString &name) const
{
    const auto found = std::ranges::find(m_pages, name, &ManualPage::name);
    return found == m_pages.end() ? nullptr : &*found;
}

bool Manual::has(const QString &target) const
{
    const ManualPage *found = page(target.section(u'#', 0, 0));
    return found && (!target.contains(u'#') || found->hasAnchor(target.section(u'#', 1)));
}

static bool holdsAll(const QString &text, const QStringList &words)
{
    return std::ranges::all_of(
        words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

static QString excerptAround(const QString &text, const QString &word)
{
    const qsizetype at = std::max<qsizetype>(0, text.indexOf(word, 0, Qt::CaseInsensitive));
    const qsizetype begin = std::max<qsizetype>(0, at - kExcerpt / 2);
    const QString part = text.mid(begin, kExcerpt).trimmed();
    return (begin > 0 ? QStringLiteral("…") : QString()) + part
        + (begin + kExcerpt < text.size() ? QStringLiteral("…") : QString());
}

/// The text below each heading, up to the next one.
static QString textBelow(const ManualPage &page, std::size_t heading)
{
    const QStringList lines = page.text.split(u'\n');
    const qsizetype begin = page.headings[heading].line + 1;
    const qsizetype end =
        heading + 1 < page.headings.size() ? page.headings[heading + 1].line : lines.size();
    QStringList plain;
    for (qsizetype i = begin; i < end; ++i) {
        if (!lines[i].startsWith(QLatin1String("```")))
            plain << withoutMarkup(lines[i]);
    }
    return plain.join(u' ').simplified();
}

static void findIn(const ManualPage &page, const QStringList &words, std::vector<ManualHit> &hits)
{
    for (std::size_t i = 0; i < page.headings.size(); ++i) {
        const ManualHeading &heading = page.headings[i];
        const QString below = textBelow(page, i);
        if (!holdsAll(heading.text + u' ' + below, words))
            continue;
        const bool inHeading = holdsAll(heading.text, words);
        const int weight = !inHeading ? 0 : i == 0 ? kTitleWeight : kHeadingWeight;
        const int uses = int(below.count(words.front(), Qt::CaseInsensitive));
        hits.push_back(
            {page.name, i == 0 ? QString() : heading.anchor,
             i == 0 ? page.title() : QStringLiteral("%1: %2").arg(page.title(), heading.text),
             excerptAround(below, words.front()), weight + std::min(uses, 9)});
    }
}

std::vector<ManualHit> Manual::find(const QString &words) const
{
    std::vector<ManualHit> hits;
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return hits;
    for (const ManualPage &page : m_pages)
        findIn(page, wanted, hits);
    std::ranges::stable_sort(hits, std::greater(), &ManualHit::weight);
    if (std::ssize(hits) > kMaxHits)
        hits.resize(std::size_t(kMaxHits));
    return hits;
}

} // namespace nidreg::forms
