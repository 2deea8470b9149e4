// SPDX-License-Identifier: MIT
#include "model/storage/deposit/depositwriter.h"

#include "model/storage/deposit/tables.h"

#include <utility>
#include <zstd.h>

namespace nidreg::storage {

void DepositWriter::Free::operator()(ZSTD_CCtx_s *context) const
{
    ZSTD_freeCCtx(context);
}

/// Level 3 halves what level 1 leaves over of templates, and keeps up with COPY; a thread of its
/// own where the library has them.
static ZSTD_CCtx *makeCompressor()
{
    ZSTD_CCtx *made = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(made, ZSTD_c_compressionLevel, 3);
    ZSTD_CCtx_setParameter(made, ZSTD_c_checksumFlag, 1);
    ZSTD_CCtx_setParameter(made, ZSTD_c_nbWorkers, 1);
    return made;
}

DepositWriter::DepositWriter(QIODevice &out, Form form) : m_out(out)
{
    m_pending.reserve(kPieceBytes + kPieceBytes / 4);
    if (form == Form::Plain)
        return;
    m_compressor.reset(makeCompressor());
    m_compressed.resize(ZSTD_CStreamOutSize());
}

void DepositWriter::writeRaw(std::string_view bytes)
{
    if (m_isBroken || bytes.empty())
        return;
    if (m_compressor)
        m_raw.add(bytes);
    while (!bytes.empty() && !m_isBroken) { // what a disk takes only in part is no error yet
        const qint64 written = m_out.write(bytes.data(), qint64(bytes.size()));
        m_isBroken = written <= 0;
        bytes.remove_prefix(m_isBroken ? 0 : std::size_t(written));
    }
}

void DepositWriter::compress(std::string_view bytes, bool isLast)
{
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    const ZSTD_EndDirective how = isLast ? ZSTD_e_end : ZSTD_e_continue;
    std::size_t left = 0;
    do {
        ZSTD_outBuffer out{m_compressed.data(), m_compressed.size(), 0};
        left = ZSTD_compressStream2(m_compressor.get(), &out, &in, how);
        if (ZSTD_isError(left)) {
            m_isBroken = true;
            return;
        }
        writeRaw({m_compressed.data(), out.pos});
    } while (!m_isBroken && (isLast ? left > 0 : in.pos < in.size));
}

void DepositWriter::flush(bool isLast)
{
    m_whole.add(m_pending);
    if (isLast)
        m_pending += plainSeal(m_whole.finish());
    if (m_compressor)
        compress(m_pending, isLast);
    else
        writeRaw(m_pending);
    m_pending.clear();
}

void DepositWriter::write(std::string_view text)
{
    m_pending += text;
    if (m_pending.size() >= kPieceBytes)
        flush(false);
}

void DepositWriter::begin(const DepositHeader &header)
{
    write(textOf(header));
}

void DepositWriter::beginSection(const std::string &name)
{
    m_name = name;
    write("section " + name + '\n');
}

bool DepositWriter::row(std::string_view row)
{
    m_section.add(row);
    ++m_rows;
    m_bytes += std::int64_t(row.size());
    write(row);
    return !m_isBroken;
}

void DepositWriter::endSection()
{
    m_allRows += m_rows;
    write("\\.\nend " + m_name + ' ' + std::to_string(std::exchange(m_rows, 0)) + ' '
          + std::to_string(std::exchange(m_bytes, 0)) + ' ' + proof::toHex(m_section.finish())
          + '\n');
}

bool DepositWriter::finish()
{
    flush(true);
    if (m_compressor)
        writeRaw(compressedSeal(m_raw.finish()));
    return !m_isBroken;
}

} // namespace nidreg::storage
