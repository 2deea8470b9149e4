// SPDX-License-Identifier: MIT
#include "model/exchange/htmlpage.h"

#include "model/exchange/xmltext.h"
#include "model/templates/contacts.h"

#include <algorithm>

namespace nidreg::exchange {

/// Without quotes, "&", "<" and ">": what stands in <style> is not unescaped by HTML.
static constexpr const char *kStyle = R"css(
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --quiet: #57606a;
  --line: #d0d7de; --tint: #f3f5f7; --link: #0550ae; --gone: #ffdcd7; --came: #ccf0d4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --paper: #15181c; --quiet: #9aa4af;
  --line: #3a424b; --tint: #1f242a; --link: #79b8ff; --gone: #6b2a24; --came: #1f5130; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 50rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
body.wide { max-width: 90rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; padding-bottom: .2rem;
  border-bottom: 1px solid var(--line); }
p { margin: .6rem 0; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible, .rows:focus-visible { outline: 2px solid var(--link);
  outline-offset: 2px; }
.quiet { color: var(--quiet); }
nav ul, ul.items { list-style: none; margin: .6rem 0; padding: 0; }
nav li { display: inline-block; margin: 0 1rem .25rem 0; }
ul.items li { display: flex; gap: .6rem; margin: .3rem 0; }
ul.items li span.sign { flex: none; min-width: 1.2rem; color: var(--quiet); }
pre { margin: .8rem 0; padding: .7rem .9rem; overflow-x: auto; background: var(--tint);
  border: 1px solid var(--line); border-radius: .3rem; overflow-wrap: normal; }
pre, code, td.line { font-family: ui-monospace, DejaVu Sans Mono, monospace; font-size: .9rem; }
.control { border: 1px dotted var(--quiet); border-radius: .2rem; padding: 0 .2em; }
.rows { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th { text-align: left; font-weight: 600; padding: .2rem .4rem; }
td { vertical-align: top; padding: .1rem .4rem; }
td.number { width: 3.5rem; text-align: right; color: var(--quiet); }
col.number { width: 3.5rem; }
td.line { white-space: pre-wrap; }
tr.changed td.before { background: var(--tint); }
tr.changed td.after { background: var(--tint); }
del { background: var(--gone); text-decoration: line-through; }
ins { background: var(--came); text-decoration: underline; }
@media (max-width: 40rem) { td.number { width: 2.2rem; } col.number { width: 2.2rem; } }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --tint: #fff; }
  body { max-width: none; padding: 0; font-size: 10.5pt; } nav { display: none; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; } h2 { break-after: avoid; }
  pre, tr, li { break-inside: avoid; } }
)css";

HtmlPage::HtmlPage(std::string_view title) : m_xml(&m_buffer)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_xml.writeDTD(QStringLiteral("<!DOCTYPE html>\n"));
    open("html");
    attribute("lang", QStringLiteral("en"));
    open("head");
    open("meta");
    attribute("charset", QStringLiteral("utf-8"));
    close();
    for (const auto &[name, content] :
         {std::pair{"viewport", "width=device-width, initial-scale=1"},
          std::pair{"color-scheme", "light dark"}, std::pair{"referrer", "no-referrer"}}) {
        open("meta");
        attribute("name", QString::fromLatin1(name));
        attribute("content", QString::fromLatin1(content));
        close();
    }
    open("meta");
    attribute("http-equiv", QStringLiteral("Content-Security-Policy"));
    attribute("content", QStringLiteral("default-src 'none'; style-src 'unsafe-inline'"));
    close();
    element("title", title);
    element("style", kStyle);
    close();
    m_xml.writeCharacters(QStringLiteral("\n"));
    open("body");
}

std::string HtmlPage::finish()
{
    m_xml.writeCharacters(QStringLiteral("\n"));
    m_xml.writeEndDocument();
    return m_buffer.data().toStdString();
}

void HtmlPage::open(const char *element, const char *htmlClass)
{
    m_xml.writeStartElement(QLatin1String(element));
    if (htmlClass)
        attribute("class", QLatin1String(htmlClass));
}

/// An element without content would be written as "<p/>", which HTML takes for an open one.
void HtmlPage::element(const char *name, std::string_view utf8, const char *htmlClass)
{
    open(name, htmlClass);
    m_xml.writeCharacters(QString());
    text(utf8);
    close();
}

void HtmlPage::text(std::string_view utf8)
{
    characters(carried(utf8));
}

void HtmlPage::characters(const QString &all)
{
    qsizetype from = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!isBidiControl(all[i]))
            continue;
        m_xml.writeCharacters(all.mid(from, i - from));
        open("span", "control");
        m_xml.writeCharacters(
            "U+" + QString::number(all[i].unicode(), 16).toUpper().rightJustified(4, '0'));
        close();
        from = i + 1;
    }
    m_xml.writeCharacters(all.mid(from));
}

/// Where a word's link goes; empty where it is none. Only what can do nothing but be read.
static std::string linkOf(std::string_view word)
{
    const bool isWeb = word.starts_with("https://") || word.starts_with("http://");
    const bool isClean = std::ranges::all_of(word, [](char c) {
        return c > ' ' && c <= '~' && c != '"' && c != '<' && c != '>' && c != '\\';
    });
    constexpr std::size_t kShortest = 10;
    if (isClean && isWeb && word.size() > kShortest)
        return std::string(word);
    return isClean && templates::isEmailAddress(word) ? "mailto:" + std::string(word)
                                                      : std::string();
}

void HtmlPage::linkedText(std::string_view utf8)
{
    static constexpr std::string_view kBlanks = " \t\n", kBefore = "<(\"'[",
                                      kAfter = ">)\"'].,;:!?";
    std::size_t plain = 0; // where the text begins that is not written yet
    for (std::size_t at = 0; at < utf8.size();) {
        const std::size_t begin = std::min(utf8.find_first_not_of(kBlanks, at), utf8.size());
        const std::size_t end = std::min(utf8.find_first_of(kBlanks, begin), utf8.size());
        std::string_view word = utf8.substr(begin, end - begin);
        word.remove_prefix(std::min(word.find_first_not_of(kBefore), word.size()));
        word = word.substr(0, word.find_last_not_of(kAfter) + 1);
        if (const std::string link = linkOf(word); !link.empty()) {
            const auto offset = static_cast<std::size_t>(word.data() - utf8.data());
            text(utf8.substr(plain, offset - plain));
            open("a");
            attribute("href", carried(link));
            text(word);
            close();
            plain = offset + word.size();
        }
        at = end;
    }
    text(utf8.substr(plain));
}

} // namespace nidreg::exchange
