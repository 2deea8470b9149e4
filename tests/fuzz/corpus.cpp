// SPDX-License-Identifier: MIT
// Gives every fuzzer the inputs that are kept for it, with whatever compiler builds the tests: what
// was once found, or reaches a rare branch, is read again every time.
//   fuzz_corpus FOLDER
#include <QByteArray>
#include <QDir>
#include <QFile>

#include <cstdint>
#include <cstdio>
#include <map>
#include <string_view>

using Reader = int(const std::uint8_t *, std::size_t);

// NIDREG_READERS(EACH) is EACH(abnf) EACH(conninfo) …, from CMake.
#define NIDREG_DECLARE(name) extern "C" Reader read_##name;
NIDREG_READERS(NIDREG_DECLARE)

#define NIDREG_ROW(name) {#name, read_##name},
static const std::map<std::string_view, Reader *> kReaders = {NIDREG_READERS(NIDREG_ROW)};

int main(int argc, char **argv)
{
    if (argc != 2)
        return std::fputs("usage: fuzz_corpus FOLDER\n", stderr), 2;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    int missing = 0;
    for (const auto &[name, read] : kReaders) {
        QFile file(
            folder.filePath(QString::fromUtf8(name.data(), qsizetype(name.size())) + ".txt"));
        int inputs = 0;
        if (file.open(QIODevice::ReadOnly)) {
            while (!file.atEnd()) {
                const QByteArray input = QByteArray::fromBase64(file.readLine().trimmed());
                read(reinterpret_cast<const std::uint8_t *>(input.constData()),
                     std::size_t(input.size()));
                ++inputs;
            }
        }
        std::printf("%-12s %5d inputs\n", name.data(), inputs);
        missing += inputs == 0;
    }
    return missing > 0 ? 1 : 0;
}
