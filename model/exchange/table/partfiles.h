// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace nidreg::exchange {

/// A new file without a name, so that nothing is left of it however the program ends; its
/// descriptor, or -1 with errno. Where the file system has no such files it has a name for a
/// moment.
int openNameless(const std::string &folder);

/// The temporary files in which libxlsxwriter gathers the parts of a workbook. It heeds no error
/// when it writes them, and a part that lost a piece would go into the workbook as it is. So they
/// are made here: our lxw_tmpfile() stands before the library's own (which a test of whole
/// workbooks notices where a system links it otherwise), and what cannot be written is noted.
///
/// While a Noting exists, the files that are made on its thread are noted in its PartFiles, which
/// must outlive them.
class PartFiles {
public:
    /// `folder`: where they lie.
    explicit PartFiles(std::string folder) : m_folder(std::move(folder)) { }
    PartFiles(const PartFiles &) = delete;
    PartFiles &operator=(const PartFiles &) = delete;

    /// The errno of the first call that failed; 0: none.
    int error() const { return m_error; }
    void note(int error);
    const std::string &folder() const { return m_folder; }

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
    int m_error = 0;
};

} // namespace nidreg::exchange
