// SPDX-License-Identifier: MIT
#include "model/exchange/listingwriter.h"
#include "model/exchange/xmltext.h"

#include <QIODevice>
#include <QRegularExpression>
#include <QUrl>
#include <QXmlStreamWriter>

#include <array>

namespace nidreg::exchange {

namespace {

using registry::Reference;

/// Whether `data` is what the schema of IANA's registries allows in an xref of `type`.
bool suits(Reference::Type type, const QString &data)
{
    static const QRegularExpression kRfc(QStringLiteral("\\A(rfc|bcp|std)[0-9]+\\z"));
    static const QRegularExpression kErratum(QStringLiteral("\\A0*[1-9][0-9]*\\z"));
    static const QRegularExpression kName(QStringLiteral("\\A[\\p{L}_][\\p{L}\\p{N}._-]*\\z"));
    static const QRegularExpression kDraft(QStringLiteral("\\A(draft|RFC)(-[a-zA-Z0-9]+)+\\z"));
    switch (type) {
    case Reference::Rfc:
        return kRfc.match(data).hasMatch();
    case Reference::RfcErrata:
        return kErratum.match(data).hasMatch();
    case Reference::Uri:
        return QUrl(data, QUrl::StrictMode).isValid();
    case Reference::Person:
        return kName.match(data).hasMatch();
    case Reference::Draft:
        return kDraft.match(data).hasMatch();
    case Reference::Text:
        return false;
    }
    return false;
}

/// The two registries of the publication.
struct Part {
    const char *id;
    const char *title;
};
constexpr std::array<Part, 2> kParts{{{"urn-namespaces-1", "Formal URN Namespaces"},
                                      {"urn-namespaces-2", "Informal URN Namespaces"}}};

class XmlWriter : public ListingWriter {
public:
    XmlWriter(QIODevice &to, base::Date updated) : m_to(to), m_xml(&to)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
        writeProlog();
        m_xml.writeStartElement(QStringLiteral("registry"));
        m_xml.writeDefaultNamespace(QStringLiteral("http://www.iana.org/assignments"));
        m_xml.writeAttribute(QStringLiteral("id"), QStringLiteral("urn-namespaces"));
        element("title", "Uniform Resource Names (URN) Namespaces");
        element("category", "Uniform Resource Names (URN)");
        element("updated", base::toString(updated));
    }

    void add(const Entry &entry) override
    {
        beginKind(entry.record.kind);
        const listing::Record &record = entry.record;
        m_xml.writeStartElement(QStringLiteral("record"));
        attribute("date", record.date);
        attribute("updated", record.updated);
        element("name", record.nid);
        record.kind == urn::NidKind::Formal ? formal(record) : informal(record);
        m_xml.writeEndElement();
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        while (m_begun < kParts.size())
            beginNext();
        m_xml.writeEndElement();
        m_xml.writeStartElement(QStringLiteral("people"));
        for (const registry::Contact &each : contacts)
            person(each);
        m_xml.writeEndDocument();
    }

private:
    /// As IANA writes it: QXmlStreamWriter's own declaration has double quotes.
    void writeProlog()
    {
        m_to.write("<?xml version='1.0' encoding='UTF-8'?>\n"
                   "<?xml-stylesheet type=\"text/xsl\" href=\"urn-namespaces.xsl\"?>\n"
                   "<?xml-model href=\"urn-namespaces.rng\" "
                   "schematypens=\"http://relaxng.org/ns/structure/1.0\" ?>");
    }

    void beginKind(urn::NidKind kind)
    {
        while (m_begun <= static_cast<std::size_t>(kind))
            beginNext();
    }

    void beginNext()
    {
        if (m_begun > 0)
            m_xml.writeEndElement();
        const Part &part = kParts[m_begun++];
        m_xml.writeStartElement(QStringLiteral("registry"));
        attribute("id", part.id);
        element("title", part.title);
        xref(Reference::Rfc, QStringLiteral("rfc8141"), {});
        element("registration_rule", "Expert Review");
    }

    void formal(const listing::Record &record)
    {
        if (record.link) {
            m_xml.writeStartElement(QStringLiteral("template"));
            link(*record.link);
            m_xml.writeEndElement();
        }
        for (const Reference &each : record.references)
            reference(each);
    }

    void informal(const listing::Record &record)
    {
        if (record.link)
            link(*record.link);
        m_xml.writeStartElement(QStringLiteral("contact"));
        for (const Reference &each : record.references)
            reference(each);
        m_xml.writeEndElement();
    }

    void link(const listing::TemplateLink &link)
    {
        reference({Reference::Uri, link.url, link.label});
    }

    void reference(const Reference &reference)
    {
        const QString data = carried(reference.data);
        if (suits(reference.type, data))
            xref(reference.type, data, reference.label);
        else
            xref(Reference::Text, {}, registry::labelOf(reference));
    }

    void xref(Reference::Type type, const QString &data, std::string_view label)
    {
        if (label.empty())
            m_xml.writeEmptyElement(QStringLiteral("xref"));
        else
            m_xml.writeStartElement(QStringLiteral("xref"));
        attribute("type", registry::name(type));
        if (type != Reference::Text)
            m_xml.writeAttribute(QStringLiteral("data"), data);
        if (label.empty())
            return;
        m_xml.writeCharacters(carried(label));
        m_xml.writeEndElement();
    }

    void person(const registry::Contact &contact)
    {
        m_xml.writeStartElement(QStringLiteral("person"));
        attribute("id", contact.id);
        element("name", contact.name);
        element("uri", contact.uri);
        element("updated", contact.updated);
        m_xml.writeEndElement();
    }

    /// Writes nothing where the value is not known.
    void element(const char *name, std::string_view text)
    {
        if (!text.empty())
            m_xml.writeTextElement(QLatin1String(name), carried(text));
    }

    void attribute(const char *name, std::string_view value)
    {
        if (!value.empty())
            m_xml.writeAttribute(QLatin1String(name), carried(value));
    }

    QIODevice &m_to;
    QXmlStreamWriter m_xml;
    std::size_t m_begun = 0; ///< how many of kParts stand there already
};

} // namespace

std::unique_ptr<ListingWriter> xmlWriter(QIODevice &to, base::Date updated)
{
    return std::make_unique<XmlWriter>(to, updated);
}

} // namespace nidreg::exchange
