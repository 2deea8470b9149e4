// SPDX-License-Identifier: MIT
#include "app/cli/files.h"

#include "app/cli/shown.h"
#include "model/base/text.h"
#include "model/exchange/template/templatesource.h"
#include "model/files/savewhole.h"
#include "model/storage/postgres/conninfo.h"

#include <QFile>
#include <QFileInfo>

#include <array>
#include <fcntl.h>
#include <openssl/crypto.h>
#include <openssl/ui.h>
#include <unistd.h>

namespace nidreg::app::cli {

using registry::Stored;
using registry::StoreError;

/// One byte more than `limit` tells that there is more; nothing after saying why not.
static std::optional<std::string> readUpTo(Context &context, const std::string &name,
                                           std::size_t limit)
{
    if (name == "-") {
        std::string bytes(limit + 1, '\0');
        context.in.read(bytes.data(), std::streamsize(bytes.size()));
        bytes.resize(std::size_t(context.in.gcount()));
        if (!context.in.bad())
            return bytes;
        context.failed("standard input", "could not be read");
        return std::nullopt;
    }
    QFile file(QFile::decodeName(QByteArray::fromStdString(name)));
    QByteArray bytes;
    if (file.open(QIODevice::ReadOnly))
        bytes = file.read(qint64(limit) + 1);
    if (file.error() == QFileDevice::NoError)
        return bytes.toStdString();
    context.failed(name, file.errorString());
    return std::nullopt;
}

std::optional<std::string> readWhole(Context &context, const std::string &name, std::size_t limit)
{
    auto bytes = readUpTo(context, name, limit);
    if (!bytes || bytes->size() <= limit)
        return bytes;
    context.failed(name == "-" ? "standard input" : name,
                   "larger than " + std::to_string(limit >> 20) + " MiB, the maximum");
    return std::nullopt;
}

std::optional<std::string> readText(Context &context, const std::string &name)
{
    const auto bytes = readWhole(context, name);
    if (!bytes)
        return std::nullopt;
    templates::Decoded decoded = templates::decode(*bytes);
    if (decoded.wasLatin1) {
        context.failed(name, "is not UTF-8; save it as UTF-8");
        return std::nullopt;
    }
    return std::move(decoded.text);
}

/// Splits "FILE#2" into the file and the number; 0 where there is none. A file whose very name
/// ends that way is taken as it is.
static std::pair<std::string, std::size_t> splitNumber(const std::string &name)
{
    const auto hash = name.rfind('#');
    if (hash == std::string::npos || QFile::exists(QString::fromStdString(name)))
        return {name, 0};
    const auto number = base::numberIn(std::string_view(name).substr(hash + 1)).value_or(0);
    return {number == 0 ? name : name.substr(0, hash), std::size_t(number)};
}

std::optional<TemplateFile> readTemplates(Context &context, const std::string &name)
{
    const auto [path, number] = splitNumber(name);
    const auto bytes = readWhole(context, path);
    if (!bytes)
        return std::nullopt;
    TemplateFile file{name, exchange::readTemplateSource(*bytes).decoded, {}};
    auto all = templates::read(file.decoded.text);
    if (number > all.size()) {
        context.failed(name, "the file has " + std::to_string(all.size()) + " template(s)");
        return std::nullopt;
    }
    if (number == 0)
        file.templates = std::move(all);
    else
        file.templates = {std::move(all[number - 1])};
    return file;
}

std::optional<templates::NamespaceTemplate> readTemplate(Context &context, const std::string &name)
{
    auto file = readTemplates(context, name);
    if (!file)
        return std::nullopt;
    if (file->templates.size() != 1) {
        context.failed(name,
                       "has " + std::to_string(file->templates.size())
                           + " templates; specify one, as in " + name + "#1");
        return std::nullopt;
    }
    return std::move(file->templates.front());
}

static bool hasTerminal()
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal >= 0)
        ::close(terminal);
    return terminal >= 0;
}

Stored<base::Secret> askPassword(const std::string &prompt)
{
    if (!hasTerminal()) // OpenSSL would read standard input, which is somebody's data
        return base::fail(StoreError{StoreError::Refused, "server.password-unasked", {}});
    std::array<char, 1024> typed{};
    const int outcome = UI_UTIL_read_pw_string(typed.data(), int(typed.size()), prompt.c_str(), 0);
    const base::Secret password(typed.data());
    OPENSSL_cleanse(typed.data(), typed.size());
    if (outcome != 0)
        return base::fail(StoreError{StoreError::Refused, "server.cancelled", {}});
    return password;
}

std::string passwordPrompt(const Registry &registry)
{
    const auto where = storage::destinationOf(registry.target().conninfo);
    if (!where)
        return "Password: ";
    const std::string at = where->hosts.isEmpty() ? "this computer" : where->hosts.toStdString();
    return "Password of " + shownLine(where->user.toStdString()) + " at " + shownLine(at) + ": ";
}

} // namespace nidreg::app::cli
