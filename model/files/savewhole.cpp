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

bool WholeFile::flush()
{
    const auto size = static_cast<qint64>(m_pending.size());
    m_isBroken = m_isBroken || m_file.write(m_pending.data(), size) != size;
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
