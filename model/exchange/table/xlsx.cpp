// SPDX-License-Identifier: MIT
#include "model/exchange/table/xlsx.h"

#include "model/base/chars.h"
#include "model/base/date.h"
#include "model/exchange/files/xmloutput.h"
#include "model/exchange/table/objects.h"
#include "model/exchange/table/partfiles.h"

#include <QRegularExpression>
#include <QString>
#include <QTemporaryFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <clocale>
#include <cstring>
#include <filesystem>
#include <xlsxwriter.h>

namespace nidreg::exchange {

using registry::Cell;
using registry::CellKind;
using registry::TableColumn;

namespace {

/// The library prints numbers with printf(), which takes the decimal comma of the person's locale.
class DecimalPoints {
public:
    DecimalPoints() : m_before(::uselocale(plain())) { }
    ~DecimalPoints() { ::uselocale(m_before); }
    DecimalPoints(const DecimalPoints &) = delete;
    DecimalPoints &operator=(const DecimalPoints &) = delete;

private:
    static locale_t plain()
    {
        static const locale_t made = ::newlocale(LC_ALL_MASK, "C", nullptr);
        return made;
    }

    locale_t m_before;
};

std::string temporaryFolder()
{
    std::error_code error;
    const auto folder = std::filesystem::temp_directory_path(error);
    return error ? "/tmp" : folder.string();
}

/// For a library that opens files by name; this one has none where the file system allows that.
std::string pathOf(const QTemporaryFile &file)
{
    return "/proc/self/fd/" + std::to_string(file.handle());
}

/// Of a text what a cell holds, as an ST_Xstring (ISO/IEC 29500-1, section 22.9.2.19): there
/// "_x0041_" would be a letter, so that its first "_" is written as "_x005F_".
QString cellText(std::string_view text)
{
    constexpr qsizetype kLongest = 32767; // of spreadsheets, in UTF-16
    static const QString kCut = QStringLiteral("… (cut: a cell holds 32,767 characters)");
    static const QRegularExpression kEscape(QStringLiteral("_(?=x[0-9A-Fa-f]{4}_)"));
    QString words = carried(text);
    words.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    words.replace(kEscape, QStringLiteral("_x005F_"));
    if (words.size() <= kLongest)
        return words;
    words.truncate(kLongest - kCut.size());
    if (words.back().isHighSurrogate())
        words.chop(1);
    return words + kCut;
}

/// A number that a spreadsheet keeps to its last digit: it has 15 of them.
std::optional<double> exactNumber(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    const auto digits = std::ranges::count_if(text, base::isDigit);
    return isWhole && digits > 0 && digits <= 15 ? std::optional(number) : std::nullopt;
}

/// As spreadsheets count: days since 1899-12-30. Before March 1900 they take 1900 for a leap year.
std::optional<double> serialOf(base::Instant instant)
{
    using namespace std::chrono;
    constexpr sys_days kZero = 1899y / December / 30, kFirst = 1900y / March / 1;
    if (instant < kFirst)
        return std::nullopt;
    return duration<double, days::period>(instant - kZero).count();
}

std::optional<double> serialOf(const std::string &text, CellKind kind)
{
    if (kind == CellKind::Moment) {
        const auto instant = base::parseInstant(text);
        return instant ? serialOf(*instant) : std::nullopt;
    }
    const auto day = base::parseDate(text);
    return day ? serialOf(base::Instant(std::chrono::sys_days(*day))) : std::nullopt;
}

class XlsxWriter : public TableWriter {
public:
    explicit XlsxWriter(TakeBytes take) : m_take(std::move(take)) { }

    bool begin(const std::vector<TableColumn> &columns) override;
    bool row(const std::vector<Cell> &cells) override;
    bool end() override;
    std::string fault() const override { return m_fault; }

private:
    struct Free {
        void operator()(lxw_workbook *book) const { lxw_workbook_free(book); }
    };

    void setFormats();
    bool beginSheet();
    bool endSheet();
    void put(std::size_t column, const Cell &cell, CellKind kind);
    void putText(std::size_t column, const QString &text, lxw_format *format);
    void measure(std::size_t column, qsizetype letters);
    bool fail(const char *why);
    bool isWritten();
    bool handOn();

    TakeBytes m_take;
    std::vector<TableColumn> m_columns;
    std::vector<qsizetype> m_widths; ///< of the sheet's columns, in letters
    const std::string m_folder = temporaryFolder();
    QTemporaryFile m_file{QFile::decodeName(m_folder.c_str()) + QLatin1String("/nidreg")};
    PartFiles m_parts{m_folder}; ///< outlives the workbook
    std::unique_ptr<lxw_workbook, Free> m_book;
    lxw_worksheet *m_sheet = nullptr; ///< the workbook's
    lxw_format *m_bold = nullptr, *m_day = nullptr, *m_moment = nullptr; ///< likewise
    lxw_row_t m_row = 0;
    std::string m_fault;
};

bool XlsxWriter::fail(const char *why)
{
    if (m_fault.empty())
        m_fault = m_folder + ": " + why;
    return false;
}

/// Whether all parts could be written so far.
bool XlsxWriter::isWritten()
{
    return m_parts.trouble().empty() || fail(m_parts.trouble().c_str());
}

/// The library wrote the file by its path.
bool XlsxWriter::handOn()
{
    std::array<char, 65536> bytes{};
    m_file.seek(0);
    qint64 size = 0;
    while ((size = m_file.read(bytes.data(), qint64(bytes.size()))) > 0) {
        if (!m_take({bytes.data(), std::size_t(size)}))
            return false;
    }
    return size == 0 || fail(m_file.errorString().toUtf8().constData());
}

void XlsxWriter::setFormats()
{
    m_bold = workbook_add_format(m_book.get());
    format_set_bold(m_bold);
    m_day = workbook_add_format(m_book.get());
    format_set_num_format(m_day, "yyyy-mm-dd");
    m_moment = workbook_add_format(m_book.get());
    format_set_num_format(m_moment, "yyyy-mm-dd hh:mm:ss");
    // A fixed time: the same table gives the same bytes.
    lxw_doc_properties properties{};
    constexpr std::time_t kOldestOfZip = 315'532'800; // 1980-01-01
    properties.created = kOldestOfZip;
    workbook_set_properties(m_book.get(), &properties);
}

bool XlsxWriter::begin(const std::vector<TableColumn> &columns)
{
    const DecimalPoints points;
    const PartFiles::Noting noting(m_parts);
    if (!m_file.open())
        return fail(m_file.errorString().toUtf8().constData());
    m_columns = columns;
    std::string folder = m_folder;
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    options.tmpdir = folder.data(); // the library copies it
    m_book.reset(workbook_new_opt(pathOf(m_file).c_str(), &options));
    if (!m_book)
        return isWritten() && fail(std::strerror(errno));
    setFormats();
    return beginSheet();
}

bool XlsxWriter::beginSheet()
{
    m_sheet = workbook_add_worksheet(m_book.get(), nullptr);
    if (!m_sheet)
        return isWritten() && fail(std::strerror(errno));
    m_widths.assign(m_columns.size(), 0);
    worksheet_freeze_panes(m_sheet, 1, 0);
    m_row = 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        putText(i, cellText(m_columns[i].name), m_bold);
    m_row = 1;
    return true;
}

void XlsxWriter::measure(std::size_t column, qsizetype letters)
{
    m_widths[column] = std::max(m_widths[column], letters);
}

void XlsxWriter::putText(std::size_t column, const QString &text, lxw_format *format)
{
    measure(column, text.size());
    worksheet_write_string(m_sheet, m_row, lxw_col_t(column), text.toUtf8().constData(), format);
}

void XlsxWriter::put(std::size_t column, const Cell &cell, CellKind kind)
{
    if (!cell || cell->empty())
        return;
    const auto at = lxw_col_t(column);
    if (kind == CellKind::Truth) {
        worksheet_write_boolean(m_sheet, m_row, at, isTrue(*cell), nullptr);
        return;
    }
    const bool isNumber = kind == CellKind::Number;
    const auto number = isNumber ? exactNumber(*cell)
        : kind == CellKind::Text ? std::nullopt
                                 : serialOf(*cell, kind);
    if (!number) {
        putText(column, cellText(*cell), nullptr);
        return;
    }
    measure(column, qsizetype(std::strlen("2026-01-31 00:00:00")));
    worksheet_write_number(m_sheet, m_row, at, *number,
                           isNumber                    ? nullptr
                               : kind == CellKind::Day ? m_day
                                                       : m_moment);
}

bool XlsxWriter::row(const std::vector<Cell> &cells)
{
    const DecimalPoints points;
    const PartFiles::Noting noting(m_parts);
    if (m_row == LXW_ROW_MAX && !(endSheet() && beginSheet()))
        return false;
    for (std::size_t i = 0; i < cells.size(); ++i)
        put(i, cells[i], m_columns[i].kind);
    ++m_row;
    return isWritten();
}

bool XlsxWriter::endSheet()
{
    constexpr qsizetype kNarrowest = 8, kWidest = 60, kButton = 3; // that of the filter
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto letters = std::max(m_widths[i], qsizetype(m_columns[i].name.size()) + kButton);
        worksheet_set_column(m_sheet, lxw_col_t(i), lxw_col_t(i),
                             double(std::clamp(letters + 1, kNarrowest, kWidest)), nullptr);
    }
    if (!m_columns.empty())
        worksheet_autofilter(m_sheet, 0, 0, m_row - 1, lxw_col_t(m_columns.size() - 1));
    return isWritten();
}

bool XlsxWriter::end()
{
    const DecimalPoints points;
    const PartFiles::Noting noting(m_parts);
    if (!endSheet())
        return false;
    const lxw_error error = workbook_close(m_book.release());
    if (!isWritten())
        return false;
    return error == LXW_NO_ERROR ? handOn() : fail(lxw_strerror(error));
}

} // namespace

std::unique_ptr<TableWriter> xlsxWriter(TakeBytes take)
{
    return std::make_unique<XlsxWriter>(std::move(take));
}

} // namespace nidreg::exchange
