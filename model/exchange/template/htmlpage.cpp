// SPDX-License-Identifier: MIT
#include "model/exchange/template/htmlpage.h"

#include "model/exchange/files/xmloutput.h"
#include "model/proof/base64.h"
#include "model/proof/sha256.h"
#include "model/templates/contacts.h"

#include <algorithm>

namespace nidreg::exchange {

namespace {

/// What a Content-Security-Policy allows: this text and no other.
QString hashSource(std::string_view text)
{
    const proof::Hash hash = proof::sha256(text);
    return "'sha256-" + QString::fromStdString(proof::toBase64(proof::bytesOf(hash))) + "'";
}

QString policyOf(const PageHead &head, std::string_view style)
{
    QString policy = "default-src 'none'; style-src "
        + (head.styleFile.empty() ? hashSource(style) : QStringLiteral("'self'"));
    if (!head.script.empty())
        policy += "; script-src " + hashSource(head.script);
    else if (!head.scriptFile.empty())
        policy += "; script-src 'self'";
    return policy + "; base-uri 'none'; form-action 'none'";
}

/// The style of all pages, then the head's own.
std::string styleOf(const PageHead &head)
{
    return std::string(kStyle) + std::string(head.style);
}

} // namespace

HtmlPage::HtmlPage(std::string_view title) : HtmlPage(m_buffer, {title}) { }

HtmlPage::HtmlPage(QIODevice &to, const PageHead &head) : m_to(to), m_xml(&to)
{
    if (&to == &m_buffer)
        m_buffer.open(QIODevice::WriteOnly);
    m_xml.writeDTD(QStringLiteral("<!DOCTYPE html>\n"));
    open("html");
    attribute("lang", QStringLiteral("en"));
    open("head");
    writeHead(head);
    close();
    text("\n");
    open("body");
}

void HtmlPage::writeHead(const PageHead &head)
{
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
    const std::string style = styleOf(head);
    open("meta");
    attribute("http-equiv", QStringLiteral("Content-Security-Policy"));
    attribute("content", policyOf(head, style));
    close();
    element("title", head.title);
    if (!head.description.empty()) {
        open("meta");
        attribute("name", QStringLiteral("description"));
        attribute("content", plainly(head.description));
        close();
    }
    if (!head.feed.empty())
        headLink("alternate", head.feed, "application/atom+xml", "Changes");
    if (!head.canonical.empty())
        headLink("canonical", head.canonical);
    if (head.styleFile.empty())
        raw("style", style);
    else
        headLink("stylesheet", head.styleFile);
}

void HtmlPage::headLink(const char *relation, std::string_view to, const char *type,
                        const char *title)
{
    open("link");
    attribute("rel", QString::fromLatin1(relation));
    if (type)
        attribute("type", QString::fromLatin1(type));
    if (title)
        attribute("title", QString::fromLatin1(title));
    attribute("href", carried(to));
    close();
}

/// `text` must hold neither "<" nor "&".
void HtmlPage::raw(const char *element, std::string_view text)
{
    open(element);
    m_xml.writeCharacters(QString());
    m_to.write(text.data(), static_cast<qint64>(text.size()));
    close();
}

void HtmlPage::end()
{
    text("\n");
    m_xml.writeEndDocument();
}

std::string HtmlPage::finish()
{
    end();
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
        m_xml.writeCharacters(controlName(all[i]));
        close();
        from = i + 1;
    }
    m_xml.writeCharacters(all.mid(from));
}

std::string safeLink(std::string_view word)
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

void HtmlPage::link(const std::string &to, std::string_view utf8)
{
    open("a");
    attribute("href", carried(to));
    text(utf8);
    close();
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
        if (const std::string link = safeLink(word); !link.empty()) {
            const auto offset = static_cast<std::size_t>(word.data() - utf8.data());
            text(utf8.substr(plain, offset - plain));
            this->link(link, word);
            plain = offset + word.size();
        }
        at = end;
    }
    text(utf8.substr(plain));
}

} // namespace nidreg::exchange
