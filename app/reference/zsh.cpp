// SPDX-License-Identifier: MIT
#include "app/reference/completion.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::app::reference {

namespace {

std::string quotedForZsh(const std::string &text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + '\'';
}

/// A text within a specification of _arguments or _describe, where these mean something.
std::string plain(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        if (c == ':' || c == '[' || c == ']' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

std::string functionOf(const Command &command)
{
    std::string name = "_nidreg-cli";
    if (!command.path.empty())
        name += '_' + command.path;
    std::ranges::replace(name, ' ', '_');
    return name;
}

/// "message:action" of a value.
std::string actionOf(const Argument &argument)
{
    const std::string message = plain(argument.value);
    switch (argument.kind) {
    case Argument::Kind::Flag:
        return {};
    case Argument::Kind::Text:
        return message + ": ";
    case Argument::Kind::File:
        return message + ":_files";
    case Argument::Kind::Folder:
        return message + ":_files -/";
    case Argument::Kind::Choice:
        break;
    }
    const std::string choices = base::joined(argument.choices, " ");
    return argument.isJoined ? message + ":_values -s , " + message + ' ' + choices
                             : message + ":(" + choices + ')';
}

/// One specification for each name of an option, which exclude each other where there are several.
std::vector<std::string> specsOf(const Argument &option)
{
    const std::string all = base::joined(option.names, " ");
    std::vector<std::string> specs;
    for (const std::string &name : option.names) {
        std::string spec = option.isRepeated ? "*" : "(" + all + ")";
        spec += name;
        if (option.kind != Argument::Kind::Flag)
            spec += name.starts_with("--") ? "=" : "+";
        spec += '[' + plain(summary(option.help)) + ']';
        if (option.kind != Argument::Kind::Flag)
            spec += ':' + actionOf(option);
        specs.push_back(std::move(spec));
    }
    return specs;
}

std::string argumentsOf(const Command &command, const Command &program)
{
    std::string text;
    const auto add = [&text](const std::string &spec) {
        text += " \\\n        " + quotedForZsh(spec);
    };
    std::vector<std::string> seen;
    for (const std::vector<Argument> *options : {&command.options, &program.options}) {
        for (const Argument &each : *options) {
            if (!each.names.empty() && std::ranges::count(seen, each.names.back()) > 0)
                continue; // --help of the verb and of the program; all of the program's own
            seen.insert(seen.end(), each.names.begin(), each.names.end());
            for (const std::string &spec : specsOf(each))
                add(spec);
        }
    }
    if (!command.commands.empty()) {
        add("1: :->command");
        add("*:: :->rest");
        return text;
    }
    for (std::size_t i = 0; i < command.operands.size(); ++i) {
        const Argument &each = command.operands[i];
        const std::string place = each.isRepeated ? "*" : std::to_string(i + 1);
        add(place + (each.isRequired || each.isRepeated ? ":" : "::") + actionOf(each));
    }
    return text;
}

std::string completing(const Command &command, const Command &program)
{
    std::string text = '\n' + functionOf(command) + "()\n{\n";
    if (command.commands.empty())
        return text + "    _arguments -S" + argumentsOf(command, program) + "\n}\n";
    text += "    local curcontext=\"$curcontext\" state line\n    local -A opt_args\n    local -a "
            "commands\n    "
            "_arguments -C -S"
        + argumentsOf(command, program)
        + "\n    case $state in\n    command)\n        commands=(\n";
    for (const Command &each : command.commands)
        text += "            " + quotedForZsh(plain(each.name) + ':' + plain(summary(each.help)))
            + '\n';
    text += "        )\n        _describe -t commands command commands\n        ;;\n    rest)\n"
            "        case $line[1] in\n";
    for (const Command &each : command.commands)
        text += "        " + each.name + ") " + functionOf(each) + " ;;\n";
    return text + "        esac\n        ;;\n    esac\n}\n";
}

} // namespace

std::string zshCompletion(const Command &program)
{
    std::string text = "#compdef nidreg-cli\n"
                       "# zsh completion of nidreg-cli: areas, verbs, options and their values.\n";
    visitAll(program, [&](const Command &command) { text += completing(command, program); });
    return text + "\n_nidreg-cli \"$@\"\n";
}

} // namespace nidreg::app::reference
