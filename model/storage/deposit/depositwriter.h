// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"
#include "model/storage/deposit/header.h"

#include <QIODevice>

#include <memory>
#include <string>
#include <string_view>

struct ZSTD_CCtx_s;

namespace nidreg::storage {

/// Writes a deposit as it comes; see resources/manual/deposit.md for every byte of it. Nothing
/// needs to be known in advance, and only a piece of it is in memory. After a failed write nothing
/// more is written; finish() reports it.
class DepositWriter {
public:
    enum class Form { Compressed, Plain };

    DepositWriter(QIODevice &out, Form form);

    void begin(const DepositHeader &header);
    void beginSection(const std::string &name);
    /// A row of COPY's text form with its line end; false when nothing more can be written.
    bool row(std::string_view row);
    void endSection();
    /// Writes the end; false when anything before could not be written.
    bool finish();

    std::int64_t rows() const { return m_allRows; }

private:
    struct Free {
        void operator()(ZSTD_CCtx_s *context) const;
    };

    void write(std::string_view text);
    void flush(bool isLast);
    void compress(std::string_view bytes, bool isLast);
    void writeRaw(std::string_view bytes);

    QIODevice &m_out;
    std::unique_ptr<ZSTD_CCtx_s, Free> m_compressor; ///< none: the form is plain
    std::string m_pending, m_compressed;
    proof::RunningHash m_whole, m_section, m_raw;
    std::string m_name; ///< of the section under way
    std::int64_t m_rows = 0, m_bytes = 0, m_allRows = 0;
    bool m_isBroken = false;
};

} // namespace nidreg::storage
