// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace nidreg::app::reference {

/// An option of the command line, or an operand, which has no names of its own.
struct Argument {
    /// What its value is, for a shell that completes it.
    enum class Kind { Flag, Text, Choice, File, Folder };

    std::vector<std::string> names; ///< as typed, the short one first: "-o", "--output"
    std::string value; ///< what stands for its value, "FILE"; empty: it takes none
    std::string help;
    Kind kind = Kind::Flag;
    std::vector<std::string> choices; ///< of Kind::Choice, in the order in which they are told
    bool isRequired = false;
    bool isRepeated = false; ///< it takes several values
    bool isJoined = false; ///< several values stand in one argument, with commas between

    bool isOperand() const { return names.empty(); }
};

/// The program, an area or a verb.
struct Command {
    std::string name; ///< its own: "check"
    std::string path; ///< as typed behind the program's name: "nid check"; empty: the program
    std::string help;
    std::string footer;
    std::vector<Argument> options, operands;
    std::vector<Command> commands;
};

/// What the parser knows of itself.
Command readTree(const CLI::App &program);

/// Calls with `command` and everything below it, from the top.
template <class Visit> void visitAll(const Command &command, const Visit &visit)
{
    visit(command);
    for (const Command &each : command.commands)
        visitAll(each, visit);
}

/// The first line of a help text, without a full stop: for a list of verbs.
std::string summary(const std::string &help);

} // namespace nidreg::app::reference
