// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <string>
#include <vector>

namespace nidreg::exchange {

/// The temporary files in which libxlsxwriter gathers the parts of a workbook. It heeds no error
/// when it writes them, and a part that lost a piece would go into the workbook as it is. So they
/// are made here: our lxw_tmpfile() stands before the library's own (which a test of whole
/// workbooks notices where a system links it otherwise), and what cannot be written is noted. Nor
/// does it close the parts of a workbook that is given up: the last act of a PartFiles is to do
/// that.
///
/// While a Noting exists, the files that are made on its thread are noted in its PartFiles, which
/// must outlive them.
class PartFiles {
public:
    /// `folder`: where they lie.
    explicit PartFiles(std::string folder) : m_folder(std::move(folder)) { }
    ~PartFiles();
    PartFiles(const PartFiles &) = delete;
    PartFiles &operator=(const PartFiles &) = delete;

    /// Why the first call that failed did so, in the system's words; empty: none failed.
    const std::string &trouble() const { return m_trouble; }
    void note(std::string trouble);
    const std::string &folder() const { return m_folder; }

    /// A part is open, and is so no more.
    void remember(std::FILE *part);
    void forget(std::FILE *part);

    class Noting {
    public:
        explicit Noting(PartFiles &files);
        ~Noting();
        Noting(const Noting &) = delete;
        Noting &operator=(const Noting &) = delete;

    private:
        PartFiles *m_before;
    };

private:
    std::string m_folder;
    std::string m_trouble;
    std::vector<std::FILE *> m_open;
};

} // namespace nidreg::exchange
