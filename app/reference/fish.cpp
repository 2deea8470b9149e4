// SPDX-License-Identifier: MIT
#include "app/reference/completion.h"
#include "model/base/text.h"

namespace nidreg::app::reference {

namespace {

std::string quotedForFish(const std::string &text)
{
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '\'';
}

std::string inBlanks(const std::vector<std::string> &words)
{
    return base::joined(words, " ");
}

/// The path of commands that was typed so far, without options and their values.
std::string pathFunction(const Command &program)
{
    std::vector<std::string> paths, takers;
    visitAll(program, [&](const Command &command) {
        if (!command.path.empty())
            paths.push_back(quotedForFish(command.path));
        for (const Argument &option : command.options) {
            if (option.kind != Argument::Kind::Flag)
                takers.insert(takers.end(), option.names.begin(), option.names.end());
        }
    });
    return "# fish completion of nidreg-cli: areas, verbs, options and their values.\n\n"
           "set -g __nidreg_cli_paths "
        + inBlanks(paths)
        + "\n\n# Whether this path of commands was typed, and no command below it.\n"
          "function __nidreg_cli_at\n"
          "    set -l path\n    set -l takes 0\n"
          "    for word in (commandline -opc)[2..]\n"
          "        if test $takes = 1\n            set takes 0\n            continue\n        end\n"
          "        switch $word\n            case "
        + inBlanks(takers)
        + "\n                set takes 1\n            case '-*'\n            case '*'\n"
          "                set -l longer (string trim \"$path $word\")\n"
          "                contains -- $longer $__nidreg_cli_paths; and set path $longer\n"
          "        end\n    end\n    test \"$path\" = \"$argv[1]\"\nend\n\n"
          "complete -c nidreg-cli -f\n";
}

std::string valueOptions(const Argument &argument)
{
    switch (argument.kind) {
    case Argument::Kind::Flag:
        return {};
    case Argument::Kind::Text:
        return " -x";
    case Argument::Kind::File:
        return " -r -F";
    case Argument::Kind::Folder:
        return " -x -a '(__fish_complete_directories)'";
    case Argument::Kind::Choice:
        return " -x -a " + quotedForFish(inBlanks(argument.choices));
    }
    return {};
}

/// `when` is the condition, with a blank before it; empty: always.
std::string optionLine(const Argument &option, const std::string &when)
{
    std::string line = "complete -c nidreg-cli" + when;
    for (const std::string &name : option.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    return line + valueOptions(option) + " -d " + quotedForFish(summary(option.help)) + '\n';
}

std::string operandLine(const Argument &operand, const std::string &when)
{
    const std::string line = "complete -c nidreg-cli" + when;
    switch (operand.kind) {
    case Argument::Kind::File:
        return line + " -F\n";
    case Argument::Kind::Folder:
        return line + " -a '(__fish_complete_directories)'\n";
    case Argument::Kind::Choice:
        return line + " -a " + quotedForFish(inBlanks(operand.choices)) + '\n';
    case Argument::Kind::Flag:
    case Argument::Kind::Text:
        break;
    }
    return {};
}

} // namespace

std::string fishCompletion(const Command &program)
{
    std::string text = pathFunction(program);
    visitAll(program, [&text](const Command &command) {
        const std::string when = " -n " + quotedForFish("__nidreg_cli_at \"" + command.path + '"');
        text += '\n';
        for (const Command &each : command.commands)
            text += "complete -c nidreg-cli" + when + " -a " + each.name + " -d "
                + quotedForFish(summary(each.help)) + '\n';
        for (const Argument &option : command.options)
            text += optionLine(option, command.path.empty() ? "" : when);
        if (!command.operands.empty())
            text += operandLine(command.operands.front(), when);
    });
    return text;
}

} // namespace nidreg::app::reference
