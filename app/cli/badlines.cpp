// SPDX-License-Identifier: MIT
#include "app/cli/badlines.h"

#include "app/cli/shown.h"

#include <QFile>
#include <QFileInfo>

namespace nidreg::app::cli {

BadLines::BadLines(Context &context, std::string name)
    : m_context(context), m_name(std::move(name)),
      m_out(QFile::decodeName(QByteArray::fromStdString(m_name)))
{
}

bool BadLines::open(const std::vector<std::string> &read)
{
    if (!isWanted())
        return true;
    const QFileInfo info(m_out.fileName());
    if (info.exists() && !info.isFile()) {
        m_context.failed(m_name, "is no ordinary file");
        return false;
    }
    for (const std::string &each : read) {
        const QFileInfo other(QFile::decodeName(QByteArray::fromStdString(each)));
        if (info.exists() && info.canonicalFilePath() == other.canonicalFilePath()) {
            m_context.failed(m_name, "is to be read: name another file for the bad lines");
            return false;
        }
    }
    // Unbuffered: what a full disk took only in part is no error to the buffer that commit()
    // empties.
    if (!m_out.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        m_context.failed(m_name, m_out.errorString());
        return false;
    }
    return true;
}

void BadLines::write(std::span<const urn::BadLine> lines)
{
    constexpr std::size_t kPending = 256 * 1024;
    for (const urn::BadLine &each : lines) {
        if (m_context.json()) {
            m_pending += exchange::line({{"file", m_file},
                                         {"line", each.line + 1},
                                         {"offset", each.refusal.offset},
                                         {"rule", rule(each)}});
        } else {
            m_pending += std::to_string(each.line + 1) + '\t' + std::to_string(each.refusal.offset)
                + '\t' + std::string(rule(each)) + '\t' + shownLine(m_file);
        }
        m_pending += '\n';
        if (m_pending.size() >= kPending)
            flush();
    }
}

void BadLines::flush()
{
    const auto size = static_cast<qint64>(m_pending.size());
    m_isBroken = m_isBroken || m_out.write(m_pending.data(), size) != size;
    m_pending.clear();
}

bool BadLines::finish()
{
    if (!isWanted())
        return true;
    flush();
    if (!m_isBroken && m_out.commit())
        return true;
    m_context.failed(m_name, m_out.errorString());
    return false;
}

} // namespace nidreg::app::cli
