// SPDX-License-Identifier: MIT
#pragma once

#include <QBuffer>
#include <QXmlStreamWriter>

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// A page of HTML in the making, written as XML so that nothing can be left unescaped.
class HtmlPage {
public:
    /// Opens the page up to and with <body>. `title` is UTF-8.
    explicit HtmlPage(std::string_view title);

    /// Closes what is open; the page, UTF-8.
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

private:
    void characters(const QString &text);

    QBuffer m_buffer;
    QXmlStreamWriter m_xml;
};

} // namespace nidreg::exchange
