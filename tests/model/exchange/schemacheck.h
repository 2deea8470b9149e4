// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdarg>
#include <libxml/parser.h>
#include <libxml/relaxng.h>

/// Validates XML against RELAX NG.
namespace nidreg::tests {

/// The first thing about which the schema's parser or validator complains.
inline void keepFirst(void *to, const char *format, ...)
{
    QByteArray *message = static_cast<QByteArray *>(to);
    if (!message->isEmpty())
        return;
    va_list arguments;
    va_start(arguments, format);
    *message = QString::vasprintf(format, arguments).toUtf8();
    va_end(arguments);
}

/// Empty when `xml` is valid against the schema of `parser`, else what is wrong.
inline QByteArray validated(const QByteArray &xml, xmlRelaxNGParserCtxtPtr parser)
{
    QByteArray message;
    xmlRelaxNGSetParserErrors(parser, keepFirst, keepFirst, &message);
    const xmlRelaxNGPtr schema = xmlRelaxNGParse(parser);
    xmlRelaxNGFreeParserCtxt(parser);
    const xmlDocPtr document =
        xmlReadMemory(xml.constData(), int(xml.size()), "test.xml", nullptr, XML_PARSE_NONET);
    if (!schema || !document)
        return "not readable: " + message;
    const xmlRelaxNGValidCtxtPtr validator = xmlRelaxNGNewValidCtxt(schema);
    xmlRelaxNGSetValidErrors(validator, keepFirst, keepFirst, &message);
    const int outcome = xmlRelaxNGValidateDoc(validator, document);
    xmlRelaxNGFreeValidCtxt(validator);
    xmlRelaxNGFree(schema);
    xmlFreeDoc(document);
    return outcome == 0 ? QByteArray() : "invalid: " + message;
}

} // namespace nidreg::tests
