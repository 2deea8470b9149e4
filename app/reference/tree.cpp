// SPDX-License-Identifier: MIT
#include "app/reference/tree.h"

#include <algorithm>
#include <sstream>

namespace nidreg::app::reference {

namespace {

/// CLI11 tells of a check on members as "{a,b}" behind the name of the value's type.
std::vector<std::string> choicesIn(const std::string &type)
{
    const auto begin = type.find('{'), end = type.find('}', begin);
    if (begin == type.npos || end == type.npos)
        return {};
    std::vector<std::string> choices;
    std::istringstream list(type.substr(begin + 1, end - begin - 1));
    for (std::string each; std::getline(list, each, ',');)
        choices.push_back(each);
    return choices;
}

/// What stands for the value of an option: its own name of it, or the usual one.
std::string valueName(const CLI::Option &option, const std::string &type)
{
    if (option.get_positional() && !option.nonpositional())
        return option.get_name();
    const std::string own = type.substr(0, type.find(':'));
    return own.starts_with('{') ? "VALUE" : own;
}

Argument::Kind kindOf(const std::string &value, const Argument &argument)
{
    const auto is = [&value](auto... names) { return ((value == names) || ...); };
    if (value.empty())
        return Argument::Kind::Flag;
    if (!argument.choices.empty())
        return Argument::Kind::Choice;
    if (is("DIR", "FOLDER", "N|DAY|DIR"))
        return Argument::Kind::Folder;
    return is("FILE", "OLD", "NEW", "KEY", "EARLIER", "PATH", "FILES") ? Argument::Kind::File
                                                                       : Argument::Kind::Text;
}

Argument argumentOf(const CLI::Option &option)
{
    Argument argument;
    for (const std::string &each : option.get_snames())
        argument.names.push_back('-' + each);
    for (const std::string &each : option.get_lnames())
        argument.names.push_back("--" + each);
    const std::string type = option.get_type_name();
    const bool takesValue = option.get_items_expected_max() > 0;
    argument.value = takesValue ? valueName(option, type) : std::string();
    argument.help = option.get_description();
    argument.choices = takesValue ? choicesIn(type) : std::vector<std::string>();
    argument.kind = kindOf(argument.value, argument);
    argument.isRequired = option.get_required();
    argument.isRepeated = option.get_items_expected_max() > 1;
    argument.isJoined = option.get_delimiter() == ',';
    return argument;
}

} // namespace

static Command commandOf(const CLI::App &app, const std::string &path);

/// What `app` takes, its groups of options included: those are commands without a name to CLI11.
static void addArguments(Command &command, const CLI::App &app)
{
    for (const CLI::Option *each : app.get_options()) {
        if (each->get_group().empty())
            continue; // not told of
        Argument argument = argumentOf(*each);
        (argument.isOperand() ? command.operands : command.options).push_back(std::move(argument));
    }
    for (const CLI::App *each : app.get_subcommands([](const CLI::App *) { return true; })) {
        if (each->get_name().empty())
            addArguments(command, *each);
        else
            command.commands.push_back(commandOf(
                *each, command.path + (command.path.empty() ? "" : " ") + each->get_name()));
    }
}

static Command commandOf(const CLI::App &app, const std::string &path)
{
    Command command{app.get_name(), path, app.get_description(), app.get_footer(), {}, {}, {}};
    addArguments(command, app);
    return command;
}

Command readTree(const CLI::App &program)
{
    return commandOf(program, {});
}

std::string summary(const std::string &help)
{
    const auto end = std::min({help.find('\n'), help.find("; "), help.find(". "), help.size()});
    std::string text = help.substr(0, end);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace nidreg::app::reference
