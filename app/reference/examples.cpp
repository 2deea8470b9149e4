// SPDX-License-Identifier: MIT
#include "app/reference/examples.h"

#include "model/base/text.h"

namespace nidreg::app::reference {

static std::string trimmed(const std::string &text)
{
    const auto begin = text.find_first_not_of(' '), end = text.find_last_not_of(' ');
    return begin == text.npos ? std::string() : text.substr(begin, end - begin + 1);
}

std::vector<Example> readExamples(std::istream &page)
{
    std::vector<Example> examples;
    for (std::string line; std::getline(page, line);) {
        if (!line.starts_with("    nidreg-cli "))
            continue;
        const auto note = line.find(" # ");
        examples.push_back({trimmed(line.substr(0, note)),
                            note == line.npos ? std::string() : trimmed(line.substr(note + 3))});
    }
    return examples;
}

} // namespace nidreg::app::reference
