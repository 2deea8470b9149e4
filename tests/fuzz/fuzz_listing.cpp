// SPDX-License-Identifier: MIT
#include "model/exchange/files/csv.h"
#include "model/exchange/iana/ianacsv.h"
#include "model/exchange/iana/ianaxmlreader.h"
#include "model/exchange/iana/ianaxmlwriter.h"
#include "model/exchange/iana/listingsource.h"
#include "tests/fuzz/check.h"

#include <QBuffer>

#include <cstdint>

using namespace nidreg;
using namespace nidreg::exchange;

/// What was read of a listing, written, and read again is the same.
static void checkXml(std::string_view text)
{
    const auto read = readIanaDocument(text);
    if (!read)
        return;
    const auto again = readIanaDocument(ianaXml(read->document));
    FUZZ_CHECK(bool(again));
    FUZZ_CHECK(ianaXml(again->document) == ianaXml(read->document));
}

static void checkCsv(std::string_view text)
{
    const auto rows = readCsv(text);
    if (rows) {
        std::string written;
        for (const CsvRow &row : *rows) {
            for (std::size_t i = 0; i < row.size(); ++i)
                written += (i ? "," : "") + csvField(row[i]);
            written += "\r\n";
        }
        const auto again = readCsv(written);
        FUZZ_CHECK(bool(again) && *again == *rows);
    }
    std::size_t taken = 0, last = 0;
    const auto count = readIanaCsv(text, [&](const listing::Registration &one, std::size_t line) {
        FUZZ_CHECK(line > last);
        last = line;
        ++taken;
        for (const registry::Reference &each : one.references)
            referenceOf(each.data);
        return true;
    });
    FUZZ_CHECK(!count || *count == taken);
}

static void checkJson(std::string_view text)
{
    QByteArray bytes(text.data(), qsizetype(text.size()));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    static_cast<void>(readRegistryJson(buffer));
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    checkXml(text);
    checkCsv(text);
    checkJson(text);
    const std::string cell = withoutFormulas(text);
    FUZZ_CHECK(cell.size() >= size);
    FUZZ_CHECK(cell.empty()
               || std::string_view("=+-@\t\r").find(cell[0]) == std::string_view::npos);
    return 0;
}
