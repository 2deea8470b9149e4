// SPDX-License-Identifier: MIT
#include "model/exchange/csv.h"
#include "model/exchange/listingwriter.h"

#include <QIODevice>

namespace nidreg::exchange {

namespace {

class CsvWriter : public ListingWriter {
public:
    CsvWriter(QIODevice &formal, QIODevice &informal) : m_formal(formal), m_informal(informal)
    {
        for (QIODevice *file : {&m_formal, &m_informal})
            file->write("URN Namespace,Template,Reference\r\n");
    }

    void add(const Entry &entry) override
    {
        const listing::Record &record = entry.record;
        const std::string link = record.link ? '[' + record.link->label + ']' : std::string();
        const std::string line = csvField(record.nid) + ',' + csvField(link) + ','
            + csvField(listing::bracketed(record.references)) + "\r\n";
        QIODevice &file = record.kind == urn::NidKind::Formal ? m_formal : m_informal;
        file.write(line.data(), static_cast<qint64>(line.size()));
    }

    void finish(const std::vector<registry::Contact> &) override { }

private:
    QIODevice &m_formal;
    QIODevice &m_informal;
};

} // namespace

std::unique_ptr<ListingWriter> csvWriter(QIODevice &formal, QIODevice &informal)
{
    return std::make_unique<CsvWriter>(formal, informal);
}

} // namespace nidreg::exchange
