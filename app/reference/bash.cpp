// SPDX-License-Identifier: MIT
#include "app/reference/completion.h"
#include "model/base/text.h"

namespace nidreg::app::reference {

namespace {

/// Works without the package bash-completion. bash splits words at "=" and ":", so that the "=" of
/// --option=value is a word by itself.
constexpr const char *kHead =
    R"bash(# bash completion of nidreg-cli: areas, verbs, options and their values.

# Of a path of commands: what may follow.
_nidreg_cli_commands()
{
    case $1 in
)bash";

constexpr const char *kTail = R"bash(
# Answers in COMPREPLY the names of files, or of folders alone.
_nidreg_cli_files()
{
    compopt -o filenames 2>/dev/null
    local name
    while IFS= read -r name; do
        COMPREPLY+=("$name")
    done < <(compgen "$1" -- "$2")
}

_nidreg_cli_words()
{
    local word
    while IFS= read -r word; do
        COMPREPLY+=("$word")
    done < <(compgen -W "$1" -- "$2")
}

_nidreg_cli()
{
    local current=${COMP_WORDS[COMP_CWORD]} path='' option='' word i
    local next values
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == '=' ]]; then
            continue
        elif [[ -n $option ]]; then
            option=''
        elif [[ $word == -* ]]; then
            [[ -n $(_nidreg_cli_values "$path" "$word") ]] && option=$word
        else
            next=" $(_nidreg_cli_commands "$path") "
            [[ $next == *" $word "* ]] && path="${path:+$path }$word"
        fi
    done
    [[ $current == '=' ]] && current=''
    if [[ -n $option ]]; then
        values=$(_nidreg_cli_values "$path" "$option")
    elif [[ $current == -* ]]; then
        _nidreg_cli_words "$(_nidreg_cli_options "$path")" "$current"
        return
    elif [[ -n $(_nidreg_cli_commands "$path") ]]; then
        _nidreg_cli_words "$(_nidreg_cli_commands "$path")" "$current"
        return
    else
        values=$(_nidreg_cli_values "$path" operand)
    fi
    case $values in
        '' | @text) ;;
        @file) _nidreg_cli_files -f "$current" ;;
        @folder) _nidreg_cli_files -d "$current" ;;
        ,*)
            local before=''
            [[ $current == *,* ]] && before=${current%,*},
            _nidreg_cli_words "${values#,}" "${current##*,}"
            COMPREPLY=("${COMPREPLY[@]/#/$before}")
            ;;
        *) _nidreg_cli_words "$values" "$current" ;;
    esac
}

complete -F _nidreg_cli nidreg-cli
)bash";

std::string quoted(const std::string &text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + '\'';
}

std::string joined(const std::vector<std::string> &words)
{
    return base::joined(words, " ");
}

/// What _nidreg_cli_values prints for an argument.
std::string valuesOf(const Argument &argument)
{
    switch (argument.kind) {
    case Argument::Kind::Flag:
        return {};
    case Argument::Kind::Text:
        return "@text";
    case Argument::Kind::File:
        return "@file";
    case Argument::Kind::Folder:
        return "@folder";
    case Argument::Kind::Choice:
        return (argument.isJoined ? "," : "") + joined(argument.choices);
    }
    return {};
}

std::string printed(const std::string &pattern, const std::string &words)
{
    return "        " + pattern + ") echo " + quoted(words) + " ;;\n";
}

std::string commandCases(const Command &program)
{
    std::string cases;
    visitAll(program, [&cases](const Command &command) {
        std::vector<std::string> names;
        for (const Command &each : command.commands)
            names.push_back(each.name);
        if (!names.empty())
            cases += printed(quoted(command.path), joined(names));
    });
    return cases + "    esac\n}\n";
}

std::vector<std::string> namesOf(const std::vector<Argument> &options)
{
    std::vector<std::string> names;
    for (const Argument &each : options)
        names.insert(names.end(), each.names.begin(), each.names.end());
    return names;
}

std::string optionCases(const Command &program)
{
    const std::string global = joined(namesOf(program.options));
    std::string cases = "\n# Of a path of commands: its options, and those that go with every "
                        "command.\n_nidreg_cli_options()\n{\n    case $1 in\n";
    visitAll(program, [&](const Command &command) {
        if (!command.path.empty())
            cases += printed(quoted(command.path), joined(namesOf(command.options)));
    });
    return cases + "    esac\n    echo " + quoted(global) + "\n}\n";
}

std::string valueCases(const Command &program)
{
    std::string cases = "\n# Of a path and an option of it, or “operand”: the values that it "
                        "takes; nothing where it takes none.\n_nidreg_cli_values()\n{\n"
                        "    case \"$1 $2\" in\n";
    std::string global;
    visitAll(program, [&](const Command &command) {
        for (const Argument &option : command.options) {
            const std::string values = valuesOf(option);
            for (const std::string &name :
                 values.empty() ? std::vector<std::string>() : option.names) {
                if (command.path.empty())
                    global += printed("*' " + name + "'", values);
                else
                    cases += printed(quoted(command.path + ' ' + name), values);
            }
        }
        if (!command.operands.empty())
            cases += printed(quoted(command.path + " operand"), valuesOf(command.operands.front()));
    });
    return cases + global + "    esac\n}\n";
}

} // namespace

std::string bashCompletion(const Command &program)
{
    return kHead + commandCases(program) + optionCases(program) + valueCases(program) + kTail;
}

} // namespace nidreg::app::reference
