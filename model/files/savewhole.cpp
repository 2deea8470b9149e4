// SPDX-License-Identifier: MIT
#include "model/files/savewhole.h"

namespace nidreg::files {

static constexpr std::size_t kPending = 256 * 1024; ///< bytes that are written at once

/// Unbuffered: what QSaveFile still holds when it commits, a full disk takes without an error.
bool WholeFile::open()
{
    return m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

bool WholeFile::write(std::string_view bytes)
{
    m_pending += bytes;
    return m_pending.size() < kPending ? !m_isBroken : flush();
}

/// What a nearly full disk takes only in part is no error yet: the next attempt says why.
bool WholeFile::flush()
{
    for (std::string_view rest = m_pending; !rest.empty() && !m_isBroken;) {
        const qint64 written = m_file.write(rest.data(), qint64(rest.size()));
        m_isBroken = written <= 0;
        rest.remove_prefix(m_isBroken ? 0 : std::size_t(written));
    }
    m_pending.clear();
    return !m_isBroken;
}

bool WholeFile::commit()
{
    return flush() && m_file.commit();
}

std::optional<QString> saveWhole(const QString &path, const QByteArray &bytes)
{
    WholeFile file(path);
    if (file.open() && file.write({bytes.data(), std::size_t(bytes.size())}) && file.commit())
        return std::nullopt;
    return file.whyNot();
}

} // namespace nidreg::files
