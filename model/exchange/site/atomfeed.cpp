// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/exchange/files/xmloutput.h"
#include "model/exchange/site/formats.h"
#include "model/exchange/site/listingcomparer.h"

#include <QUuid>
#include <QXmlStreamWriter>

#include <map>

namespace nidreg::exchange {

namespace {

/// What an entry tells.
struct Told {
    std::string nid, path, registrant;
    std::string revision; ///< its name
    Change change = Change::Registered;
    std::string inForce; ///< YYYY-MM-DD
    base::Instant recorded{};
    bool isImported = false;
    std::string source;
};

Told toldOf(const registry::ListedNamespace &listed, std::size_t index)
{
    const registry::NamespaceVersion &version = listed.versions[index].version;
    return {listed.row.nid,          revisionPath(listed, version.revision),
            version.registrant,      revisionName(version),
            changeAt(listed, index), version.inForce,
            version.recorded,        version.imported,
            version.source};
}

std::string titleOf(const Told &told)
{
    const std::string subject = "URN namespace \"" + told.nid + "\"";
    switch (told.change) {
    case Change::Registered:
        return subject + " registered";
    case Change::Imported:
        return subject + " imported";
    case Change::Revised:
        return subject + ", " + base::lowered(told.revision);
    case Change::Deprecated:
        return subject + " deprecated";
    case Change::Delisted:
        return subject + " delisted";
    }
    return subject;
}

std::string summaryOf(const Told &told)
{
    std::string summary = told.revision + ", " + std::string(name(told.change)) + ", in force from "
        + told.inForce + ", recorded on " + base::toString(base::dayOf(told.recorded)) + ".";
    if (!told.registrant.empty())
        summary += " Registrant: " + told.registrant + ".";
    if (told.isImported && !told.source.empty())
        summary += " Imported from " + told.source + ".";
    return summary;
}

class AtomWriter : public ListingWriter {
public:
    AtomWriter(QIODevice &to, const Front &front)
        : m_xml(&to), m_feed(feedId(front.head.registry)), m_hasPages(front.has(Format::Html)),
          m_base(front.baseUrl)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
        m_xml.writeStartDocument();
        m_xml.writeStartElement(QStringLiteral("feed"));
        m_xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2005/Atom"));
        element("id", urnOf(m_feed));
        element("title", QStringLiteral("URN namespaces: changes"));
        element("updated", QString::fromStdString(base::toString(front.head.changed)));
        m_xml.writeStartElement(QStringLiteral("author"));
        element("name", QStringLiteral("URN namespace registry"));
        m_xml.writeEndElement();
        link("self", Format::Atom);
        if (m_hasPages)
            link("alternate", Format::Html);
    }

    void add(const Entry &entry) override
    {
        if (!entry.listed)
            return;
        for (std::size_t i = 0; i < entry.listed->versions.size(); ++i) {
            const std::int64_t event = entry.listed->versions[i].event;
            if (m_newest.size() == kMaxChanges && event < m_newest.begin()->first)
                continue;
            m_newest.insert_or_assign(event, toldOf(*entry.listed, i));
            if (m_newest.size() > kMaxChanges)
                m_newest.erase(m_newest.begin());
        }
    }

    void finish(const std::vector<registry::Contact> &) override
    {
        for (auto at = m_newest.rbegin(); at != m_newest.rend(); ++at)
            writeEntry(at->first, at->second);
        m_xml.writeEndDocument();
    }

private:
    /// Names a registry by the first leaf of its log, so that a copy of it has the same feed.
    static QUuid feedId(const std::string &registry)
    {
        static const QUuid kSpace(QStringLiteral("{6ba7b812-9dad-11d1-80b4-00c04fd430c8}")); // OID
        return QUuid::createUuidV5(kSpace, "nidreg changes " + QString::fromStdString(registry));
    }

    static QString urnOf(const QUuid &id)
    {
        return "urn:uuid:" + id.toString(QUuid::WithoutBraces);
    }

    void writeEntry(std::int64_t event, const Told &told)
    {
        const QString when = QString::fromStdString(base::toString(told.recorded));
        m_xml.writeStartElement(QStringLiteral("entry"));
        element("id", urnOf(QUuid::createUuidV5(m_feed, "event " + QString::number(event))));
        element("title", plainly(titleOf(told)));
        element("updated", when);
        element("published", QString::fromStdString(told.inForce) + "T00:00:00Z");
        if (m_hasPages && !told.path.empty())
            link("alternate", told.path + ".html", spec(Format::Html).mediaType);
        m_xml.writeEmptyElement(QStringLiteral("category"));
        m_xml.writeAttribute(QStringLiteral("term"), plainly(name(told.change)));
        element("summary", plainly(summaryOf(told)));
        m_xml.writeEndElement();
    }

    void element(const char *name, const QString &text)
    {
        m_xml.writeTextElement(QLatin1String(name), text);
    }

    void link(const char *relation, Format format)
    {
        link(relation, std::string(fileOf(format)), spec(format).mediaType);
    }

    void link(const char *relation, const std::string &to, std::string_view type)
    {
        m_xml.writeEmptyElement(QStringLiteral("link"));
        m_xml.writeAttribute(QStringLiteral("rel"), QLatin1String(relation));
        m_xml.writeAttribute(QStringLiteral("type"),
                             QLatin1String(type.data(), qsizetype(type.size())));
        m_xml.writeAttribute(QStringLiteral("href"), plainly(m_base + to));
    }

    QXmlStreamWriter m_xml;
    QUuid m_feed;
    bool m_hasPages = false;
    std::string m_base; ///< of every address; empty: they are relative
    std::map<std::int64_t, Told> m_newest; ///< by event; at most kMaxChanges
};

} // namespace

std::unique_ptr<ListingWriter> atomWriter(QIODevice &to, const Front &front)
{
    return std::make_unique<AtomWriter>(to, front);
}

} // namespace nidreg::exchange
