// SPDX-License-Identifier: MIT
#include "app/cli/output.h"

#include "app/cli/shown.h"
#include "model/files/savewhole.h"

#include <QFile>
#include <QFileInfo>

#include <unistd.h>

namespace nidreg::app::cli {

void Output::addTo(CLI::App &verb, const char *help)
{
    verb.add_option("-o,--output", file, help)->type_name("FILE");
    addForce(verb);
}

void Output::addForce(CLI::App &verb)
{
    verb.add_flag("--force", mayReplace, "Replace what the file holds");
}

bool Output::isFree(Context &context) const
{
    const QFileInfo info(QFile::decodeName(QByteArray::fromStdString(file)));
    if (mayReplace || !info.isFile() || info.size() == 0)
        return true;
    context.failed(file, "is there already; --force replaces it");
    return false;
}

static bool holds(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.size() == bytes.size() && file.open(QIODevice::ReadOnly) && file.readAll() == bytes;
}

int writeWhole(Context &context, const Output &to, const std::string &text)
{
    if (to.file.empty()) {
        context.print(isatty(STDOUT_FILENO) != 0 ? shown(text) : text);
        return Fine;
    }
    const QString path = QFile::decodeName(QByteArray::fromStdString(to.file));
    const QByteArray bytes = QByteArray::fromStdString(text);
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return context.failed(to.file, "is no ordinary file");
    if (holds(path, bytes))
        return Fine;
    if (!to.isFree(context))
        return Failed;
    if (const auto whyNot = files::saveWhole(path, bytes))
        return context.failed(to.file, *whyNot);
    return Fine;
}

} // namespace nidreg::app::cli
