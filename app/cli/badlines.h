// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/urn/syntax/linetally.h"

#include <QSaveFile>

#include <span>
#include <string>
#include <vector>

namespace nidreg::app::cli {

/// Writes the lines that are no URNs into a file, as they are found: line (from 1), offset of the
/// fault in the line (in bytes, from 0), rule and file, with tabs between; or as JSON Lines. All of
/// it is there in the end, or nothing.
class BadLines {
public:
    /// Nothing is written for an empty `name`.
    BadLines(Context &context, std::string name);

    /// False after saying why not: it cannot be written, or is one of the files that are read.
    bool open(const std::vector<std::string> &read);
    /// Those that follow are of this file.
    void begin(const std::string &file) { m_file = file; }
    void write(std::span<const urn::BadLine> lines);
    /// Puts the file in place; false after saying why not.
    bool finish();

    bool isWanted() const { return !m_name.empty(); }
    /// Whether something could not be written; finish() says why.
    bool isBroken() const { return m_isBroken; }

private:
    void flush();

    Context &m_context;
    std::string m_name, m_file, m_pending;
    QSaveFile m_out;
    bool m_isBroken = false;
};

} // namespace nidreg::app::cli
