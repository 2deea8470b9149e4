// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"

#include <QIODevice>

namespace nidreg::exchange {

namespace {

class NidsWriter : public ListingWriter {
public:
    explicit NidsWriter(QIODevice &to) : m_to(to) { }

    void add(const Entry &entry) override
    {
        if (!registry::isRegistered(entry.row.status))
            return;
        const std::string line = entry.row.nid + '\n';
        m_to.write(line.data(), static_cast<qint64>(line.size()));
    }

    void finish(const std::vector<registry::Contact> &) override { }

private:
    QIODevice &m_to;
};

} // namespace

std::unique_ptr<ListingWriter> nidsWriter(QIODevice &to)
{
    return std::make_unique<NidsWriter>(to);
}

} // namespace nidreg::exchange
