// SPDX-License-Identifier: MIT
#pragma once

#include <QBuffer>
#include <QXmlStreamWriter>

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// What stands in a page's head.
struct PageHead {
    std::string_view title; ///< UTF-8
    std::string_view style = {}; ///< beside that of all pages
    std::string_view script = {}; ///< that will stand in the page, and no other
    std::string_view feed = {}; ///< where its Atom feed is; empty: none
};

/// Where a link to `address` may go: what can do nothing but be read, that is a web or a mail
/// address; empty for anything else.
std::string safeLink(std::string_view address);

/// A page of HTML in the making, written as XML so that nothing can be left unescaped.
class HtmlPage {
public:
    /// Opens the page up to and with <body>. `title` is UTF-8.
    explicit HtmlPage(std::string_view title);

    /// The same, written to `to` as it comes.
    HtmlPage(QIODevice &to, const PageHead &head);

    /// Closes what is open.
    void end();
    /// The same; the whole page, UTF-8, where it was not written to a device.
    std::string finish();

    void open(const char *element, const char *htmlClass = nullptr);
    void attribute(const char *name, const QString &value) { m_xml.writeAttribute(name, value); }
    void close() { m_xml.writeEndElement(); }

    /// Text as it is; bidirectional controls by their names.
    void text(std::string_view utf8);
    /// The same with web and mail addresses as links.
    void linkedText(std::string_view utf8);
    /// An element that holds nothing but text.
    void element(const char *name, std::string_view utf8, const char *htmlClass = nullptr);

    /// A link to a place of ours, or one that safeLink() gave.
    void link(const std::string &to, std::string_view utf8);
    /// <script> or <style>, which hold no escapes: `text` has neither "<" nor "&".
    void raw(const char *element, std::string_view text);

private:
    void writeHead(const PageHead &head);
    void characters(const QString &text);

    QBuffer m_buffer;
    QIODevice &m_to;
    QXmlStreamWriter m_xml;
};

} // namespace nidreg::exchange
