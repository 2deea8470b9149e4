// SPDX-License-Identifier: MIT
#include "app/shell/fileexcerpt.h"

#include "model/exchange/files/scanfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace nidreg::app {

namespace {

struct ExcerptWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::app::ExcerptWords)
};

constexpr qint64 kPart = 1 << 18; ///< bytes of a packed file at once

/// What of the text is wanted: from a byte up to another.
struct Window {
    std::uint64_t begin, end;
    std::string text = {};
    std::uint64_t read = 0; ///< bytes of the text that went by

    /// False: no more is wanted.
    bool take(std::string_view part)
    {
        const std::uint64_t from = std::max(begin, read), to = std::min(end, read + part.size());
        if (from < to)
            text += part.substr(std::size_t(from - read), std::size_t(to - from));
        read += part.size();
        return read < end;
    }
};

/// True when all that is wanted was read, or the text ended before.
bool readPacked(QFile &file, exchange::Unpacker &unpacker, Window &window,
                const std::function<bool()> &goesOn)
{
    QByteArray part(kPart, Qt::Uninitialized);
    bool isEnough = false;
    const auto take = [&](std::string_view text) {
        isEnough = !window.take(text);
        return !isEnough;
    };
    for (qint64 size = 0; (size = file.read(part.data(), part.size())) > 0;) {
        const bool isWell = unpacker.unpack({part.constData(), std::size_t(size)}, take);
        if (isEnough)
            return true;
        if (!isWell || !goesOn())
            return false;
    }
    return unpacker.isComplete();
}

bool readPlain(QFile &file, Window &window)
{
    if (!file.seek(qint64(window.begin)))
        return false;
    const QByteArray bytes = file.read(qint64(window.end - window.begin));
    window.text.assign(bytes.constData(), std::size_t(bytes.size()));
    return file.error() == QFileDevice::NoError;
}

/// Whole lines where they fit: the text begins behind the first line end that stands before the
/// place's line, and ends before the last one behind its fault.
forms::FileExcerpt cutToLines(const Window &window, const forms::FilePosition &position)
{
    forms::FileExcerpt excerpt;
    const auto at = [&](std::uint64_t byte) {
        return std::size_t(std::clamp(byte, window.begin, window.begin + window.text.size())
                           - window.begin);
    };
    const std::size_t line = at(position.begin), fault = at(position.begin + position.fault);
    std::size_t begin = 0, end = window.text.size();
    if (window.begin > 0) {
        const std::size_t first = window.text.find('\n');
        if (first < line)
            begin = first + 1;
        else
            excerpt.beginsInLine = window.begin != position.begin;
    }
    const bool isCut = window.begin + window.text.size() >= window.end;
    const std::size_t last = window.text.rfind('\n');
    if (isCut && last != std::string::npos && last >= fault)
        end = last;
    else
        excerpt.endsInLine = isCut;
    excerpt.text = window.text.substr(begin, end - begin);
    excerpt.firstLine = position.line
        - std::uint64_t(std::count(window.text.begin() + std::ptrdiff_t(begin),
                                   window.text.begin() + std::ptrdiff_t(std::max(begin, line)),
                                   '\n'));
    excerpt.fault = std::min(fault - begin, excerpt.text.size());
    return excerpt;
}

} // namespace

forms::FileExcerpt excerptAround(const forms::FilePosition &position,
                                 const std::function<bool()> &goesOn)
{
    forms::FileExcerpt failed;
    QFile file(position.path);
    if (!file.open(QIODevice::ReadOnly)) {
        failed.failure = ExcerptWords::tr("The file cannot be read: %1").arg(file.errorString());
        return failed;
    }
    const std::uint64_t wrong = position.begin + position.fault;
    Window window{wrong - std::min(wrong, kExcerptHalf), wrong + kExcerptHalf};
    const QByteArray beginning = file.peek(4);
    const auto unpacker =
        exchange::unpackerFor({beginning.constData(), std::size_t(beginning.size())});
    const bool isRead =
        unpacker ? readPacked(file, *unpacker, window, goesOn) : readPlain(file, window);
    if (!isRead || window.text.empty()) {
        failed.failure = ExcerptWords::tr("The file does not reach to this line any more, or is "
                                          "damaged. Scan it again.");
        return failed;
    }
    return cutToLines(window, position);
}

} // namespace nidreg::app
