// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/verbs.h"
#include "model/files/savewhole.h"

#include <string>
#include <string_view>

namespace nidreg::app::cli {

/// Where a verb writes to.
struct Output {
    std::string file; ///< empty: standard output
    bool mayReplace = false; ///< what is in the file already

    /// Adds -o and --force.
    void addTo(CLI::App &verb, const char *help = "Write to FILE instead of standard output");
    void addForce(CLI::App &verb);
    /// True where the file holds nothing that would be lost; says so where it does.
    bool isFree(Context &context) const;
    /// True where the file is one, or none yet; says so where it is a folder or a device.
    bool isOrdinary(Context &context) const;
    /// True where it goes to standard output, and that is a terminal.
    bool isTerminal() const;
};

/// Writes `text` beside the file and renames it into place, or to standard output. A file that
/// holds something else is replaced where that was asked for, and else refused.
int writeWhole(Context &context, const Output &to, const std::string &text);

/// A file or standard output that is written piece by piece: of a file all is there in the end, or
/// what was there before.
class OutputFile {
public:
    OutputFile(Context &context, Output to);

    /// False after saying why not: it cannot be written, is no file, or holds something already.
    bool open();
    /// Takes whole characters. False where something could not be written: finish() says why.
    bool write(std::string_view bytes);
    /// Puts the file in place; false after saying why not.
    bool finish();

    const Output &output() const { return m_to; }
    bool isBroken() const { return m_file.isBroken(); }

private:
    Context &m_context;
    const Output m_to;
    files::WholeFile m_file;
};

} // namespace nidreg::app::cli
