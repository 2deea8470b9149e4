// SPDX-License-Identifier: MIT
#include "forms/paper/templatepaper.h"

#include <QBuffer>
#include <QHashSeed>
#include <QPageSize>
#include <QPdfWriter>

namespace nidreg::forms {

/// Fonts come out in the order of a hash, which is another one in each process.
class SteadyHashes {
public:
    SteadyHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyHashes() { QHashSeed::resetRandomGlobalSeed(); }
};

/// Moves what the table of objects says stands after `from` by `distance` bytes (ISO 32000-1,
/// section 7.5.4): entries of ten digits, and the table's own place at the file's end.
static void shiftTable(QByteArray &file, qsizetype from, qsizetype distance)
{
    constexpr qsizetype kDigits = 10, kEntry = 20;
    const qsizetype table = file.lastIndexOf("\nxref\n") + 1;
    const qsizetype start = file.lastIndexOf("startxref\n") + qsizetype(qstrlen("startxref\n"));
    file.replace(start, file.indexOf('\n', start) - start, QByteArray::number(table));
    const qsizetype first = file.indexOf('\n', table + qsizetype(qstrlen("xref\n"))) + 1;
    for (qsizetype at = first; file[at] >= '0' && file[at] <= '9'; at += kEntry) {
        const qsizetype place = file.mid(at, kDigits).toLongLong();
        if (place > from)
            file.replace(at, kDigits,
                         QByteArray::number(place + distance).rightJustified(kDigits, '0'));
    }
}

/// The writer states the moment and the time zone; both would make each file another one.
static void setCreated(QByteArray &file, base::Date on)
{
    static constexpr char kKey[] = "/CreationDate (";
    const qsizetype begin = file.indexOf(kKey);
    if (begin < 0)
        return;
    const qsizetype at = begin + qsizetype(qstrlen(kKey));
    const qsizetype length = file.indexOf(')', at) - at;
    const QByteArray day = QByteArray::fromStdString(base::toString(on)).replace('-', "");
    const QByteArray moment = "D:" + day + "000000Z";
    file.replace(at, length, moment);
    shiftTable(file, begin, moment.size() - length);
}

QByteArray pdf(PaperDocument &document, const QString &title, Paper paper, base::Date on)
{
    constexpr int kResolution = 600;
    const SteadyHashes steady;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("nidreg"));
        writer.setResolution(kResolution);
        writer.setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
        writer.setPageMargins({});
        if (!document.paint(writer))
            return {};
    }
    QByteArray file = buffer.data();
    setCreated(file, on);
    return file;
}

} // namespace nidreg::forms
