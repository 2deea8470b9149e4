// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/urn/linetally.h"

#include <QSaveFile>

#include <span>
#include <string>

namespace nidreg::app::cli {

/// Writes the lines that are no URNs into a file, as they are found: line (from 1), offset of the
/// fault in the line (in bytes, from 0), rule and file, with tabs between; or as JSON Lines. All of
/// it is there in the end, or nothing.
class BadLines {
public:
    /// Nothing is written for an empty `name`.
    BadLines(Context &context, std::string name);

    /// False after saying why not.
    bool open();
    /// Those that follow are of this file.
    void begin(const std::string &file) { m_file = file; }
    void write(std::span<const urn::BadLine> lines);
    /// Puts the file in place; false after saying why not.
    bool finish();

    bool isWanted() const { return !m_name.empty(); }

private:
    void flush();

    Context &m_context;
    std::string m_name, m_file, m_pending;
    QSaveFile m_out;
    bool m_isBroken = false;
};

/// The stable id of what is wrong with it; "urn.grammar" for what a namespace's grammar refuses.
std::string_view ruleOf(const urn::BadLine &line);

} // namespace nidreg::app::cli
