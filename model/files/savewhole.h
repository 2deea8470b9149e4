// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::files {

/// A file that is written piece by piece, and replaces the earlier one when all of it is on the
/// disk; before that, and without commit(), nothing is changed.
class WholeFile {
public:
    explicit WholeFile(const QString &path) : m_file(path) { }

    /// Each false where it cannot be: whyNot() says why, in the system's words.
    bool open();
    bool write(std::string_view bytes);
    bool commit();

    bool isBroken() const { return m_isBroken; } ///< something could not be written
    QString whyNot() const { return m_file.errorString(); }

private:
    bool flush();

    std::string m_pending;
    QSaveFile m_file;
    bool m_isBroken = false;
};

/// Makes `bytes` the file's content in one step, or leaves what was there. Nothing: it is saved;
/// else why not, in the system's words.
std::optional<QString> saveWhole(const QString &path, const QByteArray &bytes);

} // namespace nidreg::files
