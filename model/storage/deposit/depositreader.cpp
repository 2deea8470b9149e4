// SPDX-License-Identifier: MIT
#include "model/storage/deposit/depositreader.h"

#include "model/storage/deposit/tables.h"

#include <QDir>

#include <zstd.h>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

/// PostgreSQL takes no longer row.
static constexpr std::size_t kLongestLine = 1 << 30;
static constexpr std::string_view kCompressedMagic = "\x28\xb5\x2f\xfd";
static constexpr std::int64_t kRowsBetweenQuestions =
    1024; ///< rows between two questions whether to go on

void DepositReader::Free::operator()(ZSTD_DCtx_s *context) const
{
    ZSTD_freeDCtx(context);
}

DepositReader::DepositReader(const QString &file) : m_name(file), m_file(file) { }

DepositReader::~DepositReader() = default;

StoreError DepositReader::failure(const char *refusal, const QString &why) const
{
    const QString name = QDir::toNativeSeparators(m_name);
    return {StoreError::Refused, refusal,
            (why.isEmpty() ? name : name + QStringLiteral(": ") + why).toStdString()};
}

static StoreError cancelled()
{
    return {StoreError::Refused, "cancelled", {}};
}

Stored<std::unique_ptr<DepositReader>> DepositReader::open(const QString &file,
                                                           const registry::Progress &progress)
{
    std::unique_ptr<DepositReader> reader(new DepositReader(file));
    // Unbuffered: pieces are large, and they are read once.
    if (!reader->m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)
        || reader->m_file.isSequential())
        return base::fail(reader->failure("deposit.unreadable", reader->m_file.errorString()));
    reader->m_bytes = reader->m_file.size();
    if (const auto sealed = reader->checkSeal(progress); !sealed)
        return base::fail(sealed.error());
    if (const auto read = reader->readHeader(); !read)
        return base::fail(read.error());
    return reader;
}

/// What the file begins with tells its form, what it ends with whether it is whole.
Stored<Done> DepositReader::checkSeal(const registry::Progress &progress)
{
    const std::string first = m_file.read(qint64(kMagic.size())).toStdString();
    const bool isCompressed = first.starts_with(kCompressedMagic);
    if (m_bytes == 0 || (!isCompressed && first != kMagic))
        return base::fail(failure("deposit.foreign"));
    if (m_bytes < std::int64_t(kSealBytes) || !m_file.seek(m_bytes - qint64(kSealBytes)))
        return base::fail(failure("deposit.damaged"));
    if (isCompressed)
        m_decompressor.reset(ZSTD_createDCtx());
    const std::string seal = m_file.read(qint64(kSealBytes)).toStdString();
    if (const auto fits = hashAll(seal, progress); !fits)
        return fits;
    m_file.seek(0);
    m_rawLeft = m_bytes - std::int64_t(m_decompressor ? kSealBytes : 0);
    return Done();
}

Stored<Done> DepositReader::hashAll(const std::string &seal, const registry::Progress &progress)
{
    proof::RunningHash hash;
    std::string piece(kPieceBytes, '\0');
    m_file.seek(0);
    for (std::int64_t left = m_bytes - std::int64_t(kSealBytes); left > 0;) {
        const qint64 size = m_file.read(piece.data(), std::min<qint64>(left, qint64(piece.size())));
        if (size <= 0)
            return base::fail(failure("deposit.unreadable", m_file.errorString()));
        hash.add({piece.data(), std::size_t(size)});
        left -= size;
        if (progress && !progress(m_bytes - left, m_bytes))
            return base::fail(cancelled());
    }
    const proof::Hash sum = hash.finish();
    if (seal != (m_decompressor ? compressedSeal(sum) : plainSeal(sum)))
        return base::fail(failure("deposit.damaged"));
    return Done();
}

/// The next piece of the file, its seal excepted; false at the end, and where it cannot be read.
bool DepositReader::fillRaw()
{
    m_raw.resize(std::size_t(std::min(m_rawLeft, std::int64_t(kPieceBytes))));
    m_rawAt = 0;
    const qint64 size = m_raw.empty() ? 0 : m_file.read(m_raw.data(), qint64(m_raw.size()));
    m_raw.resize(std::size_t(std::max(size, qint64(0))));
    m_rawLeft -= std::int64_t(m_raw.size());
    return !m_raw.empty();
}

/// More text behind what is there; false when the frame ends, or is none.
bool DepositReader::decompress()
{
    while (!m_isEnded) {
        if (m_rawAt == m_raw.size() && !fillRaw())
            return false;
        const std::size_t before = m_text.size();
        m_text.resize(before + kPieceBytes);
        ZSTD_inBuffer in{m_raw.data(), m_raw.size(), m_rawAt};
        ZSTD_outBuffer out{m_text.data(), m_text.size(), before};
        const std::size_t left = ZSTD_decompressStream(m_decompressor.get(), &out, &in);
        m_rawAt = in.pos;
        m_text.resize(out.pos);
        if (ZSTD_isError(left))
            return false;
        m_isEnded = left == 0;
        if (out.pos > before)
            return true;
    }
    return false;
}

bool DepositReader::fill()
{
    m_text.erase(0, m_at);
    m_at = 0;
    if (m_text.size() > kLongestLine)
        return false;
    if (m_decompressor)
        return decompress();
    if (!fillRaw())
        return false;
    m_text += m_raw;
    return true;
}

/// The next line with its line end, valid until the next call; nothing at the end.
std::optional<std::string_view> DepositReader::line()
{
    std::size_t looked = m_at;
    for (;;) {
        const std::size_t end = m_text.find('\n', looked);
        if (end != std::string::npos) {
            const std::string_view found(m_text.data() + m_at, end + 1 - m_at);
            m_at = end + 1;
            return found;
        }
        looked = m_text.size() - m_at;
        if (!fill())
            return std::nullopt;
    }
}

Stored<Done> DepositReader::readHeader()
{
    HeaderReader reader;
    for (bool goesOn = true; goesOn;) {
        const auto next = line();
        if (!next)
            return base::fail(failure("deposit.foreign"));
        goesOn = reader.take(next->substr(0, next->size() - 1));
    }
    m_header = reader.header();
    if (!reader.error())
        return Done();
    switch (*reader.error()) {
    case HeaderError::Foreign:
        return base::fail(failure("deposit.foreign"));
    case HeaderError::Newer:
        return base::fail(failure("deposit.newer"));
    case HeaderError::Malformed:
        break;
    }
    return base::fail(failure("deposit.malformed"));
}

/// The rows up to the line "\.", and what the line after them has to be.
Stored<Done> DepositReader::visitRows(SectionVisitor &visitor, const registry::Progress &progress,
                                      std::string &summary)
{
    proof::RunningHash hash;
    std::int64_t rows = 0, bytes = 0;
    for (auto next = line();; next = line()) {
        if (!next)
            return base::fail(failure("deposit.damaged"));
        if (*next == "\\.\n")
            break;
        hash.add(*next);
        bytes += std::int64_t(next->size());
        if (!visitor.row(*next))
            break;
        if (++rows % kRowsBetweenQuestions == 0 && progress
            && !progress(m_bytes - m_rawLeft, m_bytes))
            return base::fail(cancelled());
    }
    summary = std::to_string(rows) + ' ' + std::to_string(bytes) + ' ' + proof::toHex(hash.finish())
        + '\n';
    return visitor.end();
}

Stored<Done> DepositReader::visitSection(const Section &section, SectionVisitor &visitor,
                                         const registry::Progress &progress)
{
    if (const auto first = line(); !first || *first != "section " + section.name + '\n')
        return base::fail(failure("deposit.malformed"));
    if (const auto begun = visitor.begin(section); !begun)
        return begun;
    std::string summary;
    if (const auto visited = visitRows(visitor, progress, summary); !visited)
        return visited;
    if (const auto last = line(); !last || *last != "end " + section.name + ' ' + summary)
        return base::fail(failure("deposit.damaged"));
    return Done();
}

Stored<Done> DepositReader::visit(SectionVisitor &visitor, const registry::Progress &progress)
{
    for (const Section &each : m_header.sections) {
        if (const auto done = visitSection(each, visitor, progress); !done)
            return done;
    }
    const auto last = line();
    if (!last || last->size() != kSealBytes || !last->starts_with("end-of-deposit ") || line()
        || m_rawLeft > 0 || m_rawAt < (m_decompressor ? m_raw.size() : 0))
        return base::fail(failure("deposit.malformed"));
    return Done();
}

} // namespace nidreg::storage
