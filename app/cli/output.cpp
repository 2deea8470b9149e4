// SPDX-License-Identifier: MIT
#include "app/cli/output.h"

#include "app/cli/shown.h"

#include <QFile>
#include <QFileInfo>

#include <unistd.h>
#include <utility>

namespace nidreg::app::cli {

void Output::addTo(CLI::App &verb, const char *help)
{
    verb.add_option("-o,--output", file, help)->type_name("FILE");
    addForce(verb);
}

void Output::addForce(CLI::App &verb)
{
    verb.add_flag("--force", mayReplace, "Overwrite the file");
}

static QString pathOf(const Output &to)
{
    return QFile::decodeName(QByteArray::fromStdString(to.file));
}

bool Output::isFree(Context &context) const
{
    const QFileInfo info(pathOf(*this));
    if (mayReplace || !info.isFile() || info.size() == 0)
        return true;
    context.failed(file, "already exists; use --force to overwrite it");
    return false;
}

bool Output::isOrdinary(Context &context) const
{
    const QFileInfo info(pathOf(*this));
    if (!info.exists() || info.isFile())
        return true;
    context.failed(file, "is not a regular file");
    return false;
}

bool Output::isTerminal() const
{
    return file.empty() && isatty(STDOUT_FILENO) != 0;
}

static bool holds(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.size() == bytes.size() && file.open(QIODevice::ReadOnly) && file.readAll() == bytes;
}

int writeWhole(Context &context, const Output &to, const std::string &text)
{
    if (to.file.empty()) {
        context.print(to.isTerminal() ? shown(text) : text);
        return Fine;
    }
    const QString path = pathOf(to);
    const QByteArray bytes = QByteArray::fromStdString(text);
    if (!to.isOrdinary(context))
        return Failed;
    if (holds(path, bytes))
        return Fine;
    if (!to.isFree(context))
        return Failed;
    if (const auto whyNot = files::saveWhole(path, bytes))
        return context.failed(to.file, *whyNot);
    return Fine;
}

OutputFile::OutputFile(Context &context, Output to)
    : m_context(context), m_to(std::move(to)), m_file(pathOf(m_to))
{
}

bool OutputFile::open()
{
    if (m_to.file.empty())
        return true;
    if (!m_to.isOrdinary(m_context) || !m_to.isFree(m_context))
        return false;
    if (m_file.open())
        return true;
    m_context.failed(m_to.file, m_file.whyNot());
    return false;
}

bool OutputFile::write(std::string_view bytes)
{
    if (!m_to.file.empty())
        return m_file.write(bytes);
    m_context.print(m_to.isTerminal() ? shown(bytes) : bytes);
    return true;
}

bool OutputFile::finish()
{
    if (m_to.file.empty() || m_file.commit())
        return true;
    m_context.failed(m_to.file, m_file.whyNot());
    return false;
}

} // namespace nidreg::app::cli
