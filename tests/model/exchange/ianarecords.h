// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QByteArray>
#include <QXmlStreamReader>

#include <vector>

/// Reads IANA's XML for comparison, by a way of its own that shares nothing with the writer.
namespace nidreg::tests {

struct IanaRegistry {
    std::vector<registry::NamespaceRow> rows; ///< in the order of the file
    std::vector<std::string> labels; ///< of each row's template link; empty: none
    std::vector<registry::Contact> people;
    bool readWell = false;
};

class IanaReader {
public:
    explicit IanaReader(const QByteArray &xml) : m_xml(xml) { }

    IanaRegistry read()
    {
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isStartElement() && m_xml.name() == u"record")
                record();
            else if (m_xml.isStartElement() && m_xml.name() == u"person")
                person();
        }
        m_result.readWell = !m_xml.hasError();
        return m_result;
    }

private:
    std::string attribute(const char *name)
    {
        return m_xml.attributes().value(QLatin1String(name)).toString().toStdString();
    }

    registry::Reference xref()
    {
        const auto type = registry::referenceType(attribute("type"));
        registry::Reference found{type.value(), attribute("data"), {}};
        found.label = m_xml.readElementText().trimmed().toStdString();
        return found;
    }

    void link(registry::NamespaceRow &row)
    {
        const registry::Reference found = xref();
        row.templateUrl = found.data;
        m_result.labels.back() = found.label;
    }

    void record()
    {
        registry::NamespaceRow row;
        row.date = attribute("date");
        row.updated = attribute("updated");
        m_result.labels.emplace_back();
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"name") {
                row.nid = m_xml.readElementText().toStdString();
                if (urn::isInformalForm(row.nid))
                    row.kind = urn::NidKind::Informal;
            } else if (m_xml.name() == u"xref" && row.kind == urn::NidKind::Formal) {
                row.references.push_back(xref());
            } else if (m_xml.name() == u"xref") {
                link(row);
            } else {
                inside(row, m_xml.name() == u"template");
            }
        }
        m_result.rows.push_back(row);
    }

    /// A `template` or a `contact`.
    void inside(registry::NamespaceRow &row, bool isTemplate)
    {
        while (m_xml.readNextStartElement()) {
            if (isTemplate)
                link(row);
            else
                row.references.push_back(xref());
        }
    }

    void person()
    {
        registry::Contact who;
        who.id = attribute("id");
        while (m_xml.readNextStartElement()) {
            const QString name = m_xml.name().toString();
            const std::string text = m_xml.readElementText().toStdString();
            (name == u"name" ? who.name : name == u"uri" ? who.uri : who.updated) = text;
        }
        m_result.people.push_back(who);
    }

    QXmlStreamReader m_xml;
    IanaRegistry m_result;
};

} // namespace nidreg::tests
