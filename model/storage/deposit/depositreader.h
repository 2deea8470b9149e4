// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"
#include "model/registry/store.h"
#include "model/storage/deposit/header.h"

#include <QFile>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct ZSTD_DCtx_s;

namespace nidreg::storage {

/// Receives a deposit's sections.
class SectionVisitor {
public:
    virtual ~SectionVisitor() = default;

    virtual registry::Stored<base::Done> begin(const Section &section) = 0;
    /// A row with its line end, valid during the call; false to stop: end() says why.
    virtual bool row(std::string_view row) = 0;
    virtual registry::Stored<base::Done> end() = 0;
};

/// A deposit whose seal is unbroken. Every failure names the file in its `detail`.
class DepositReader {
public:
    /// Reads the whole file and its header. Refused with `deposit.unreadable`, `deposit.foreign`
    /// (no deposit), `deposit.damaged` (a byte is not what was written, or some are missing),
    /// `deposit.newer` (a form of later days), `cancelled`.
    static registry::Stored<std::unique_ptr<DepositReader>> open(
        const QString &file, const registry::Progress &progress);
    ~DepositReader();

    const DepositHeader &header() const { return m_header; }
    const QString &file() const { return m_name; }
    std::int64_t bytes() const { return m_bytes; }

    /// Visits all sections in their order, once. Fails as the visitor does, and with
    /// `deposit.damaged` where the file is not the one any more that open() read.
    registry::Stored<base::Done> visit(SectionVisitor &visitor, const registry::Progress &progress);

private:
    using Outcome = registry::Stored<base::Done>;
    struct Free {
        void operator()(ZSTD_DCtx_s *context) const;
    };

    explicit DepositReader(const QString &file);
    Outcome checkSeal(const registry::Progress &progress);
    Outcome hashAll(const std::string &seal, const registry::Progress &progress);
    Outcome readHeader();
    Outcome visitSection(const Section &section, SectionVisitor &visitor,
                         const registry::Progress &progress);
    Outcome visitRows(SectionVisitor &visitor, const registry::Progress &progress,
                      std::string &summary);
    std::optional<std::string_view> line();
    bool fill();
    bool fillRaw();
    bool decompress();
    registry::StoreError failure(const char *refusal, const QString &why = {}) const;

    QString m_name;
    QFile m_file;
    std::int64_t m_bytes = 0; ///< of the file, its seal included
    std::unique_ptr<ZSTD_DCtx_s, Free> m_decompressor; ///< none: the form is plain
    std::string m_raw; ///< read and not yet decompressed
    std::size_t m_rawAt = 0;
    std::int64_t m_rawLeft = 0; ///< before the seal
    bool m_isEnded = false; ///< the compressed frame is complete
    std::string m_text; ///< decompressed
    std::size_t m_at = 0;
    DepositHeader m_header;
};

} // namespace nidreg::storage
