// SPDX-License-Identifier: MIT
#include "app/wiring/arguments.h"

#include <cstring>
#include <string_view>

namespace nidreg::app {

/// Neither what it was nor how long.
static void overwrite(char *text)
{
    const std::size_t length = std::strlen(text);
    if (length == 0)
        return;
    std::memset(text, 0, length);
    text[0] = '*';
}

/// The value of the option in `argument`; null where it stands in the next one, or nowhere.
static char *valueIn(char *argument)
{
    for (const std::string_view option : {"--db=", "-db="}) {
        if (std::string_view(argument).starts_with(option))
            return argument + option.size();
    }
    return nullptr;
}

static bool isOption(std::string_view argument)
{
    return argument == "--db" || argument == "-db"; // Qt takes one hyphen for two
}

void hideConnections(std::span<char *> arguments)
{
    bool isNext = false;
    for (char *each : arguments) {
        if (isNext)
            overwrite(each);
        else if (char *value = valueIn(each))
            overwrite(value);
        isNext = !isNext && isOption(each);
    }
}

} // namespace nidreg::app
