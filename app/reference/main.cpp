// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "app/reference/completion.h"
#include "app/reference/manpage.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace nidreg::app;

/// False after saying why not.
static bool write(const std::filesystem::path &file, const std::string &text)
{
    std::ofstream out(file, std::ios::binary);
    out << text << std::flush;
    if (!out)
        std::cerr << "nidreg-reference: " << file.string() << " cannot be written\n";
    return bool(out);
}

/// Makes the manual pages and the shells' completions of nidreg-cli from its command tree; run by
/// the build.
int main(int argc, char *argv[])
{
    if (argc != 3) {
        std::cerr << "usage: nidreg-reference PAGE-WITH-EXAMPLES FOLDER\n";
        return cli::Usage;
    }
    std::ifstream examples(argv[1]);
    if (!examples) {
        std::cerr << "nidreg-reference: " << argv[1] << " cannot be read\n";
        return cli::Failed;
    }
    std::istringstream in;
    std::ostringstream out;
    cli::Context context(in, out, out);
    CLI::App parser;
    cli::addAll(parser, context);
    const reference::Command program = reference::readTree(parser);

    const std::filesystem::path folder = argv[2];
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    bool isWritten = write(folder / "nidreg-cli.bash", reference::bashCompletion(program))
        && write(folder / "_nidreg-cli", reference::zshCompletion(program))
        && write(folder / "nidreg-cli.fish", reference::fishCompletion(program));
    for (const auto &[file, text] : reference::manPages(program, reference::readExamples(examples)))
        isWritten = isWritten && write(folder / file, text);
    return isWritten ? cli::Fine : cli::Failed;
}
