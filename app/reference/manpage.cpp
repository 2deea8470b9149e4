// SPDX-License-Identifier: MIT
#include "app/reference/manpage.h"

#include "app/reference/roff.h"
#include "model/base/text.h"

namespace nidreg::app::reference {

namespace {

struct Line {
    const char *what, *text;
};

constexpr Line kStatus[] = {
    {"0", "Done, and nothing wrong was found."},
    {"1",
     "Done, and the input has errors: a rejected NID, an invalid URN, two that are not "
     "equivalent, errors in a template, a broken log, differences between listings."},
    {"2", "The command line is wrong."},
    {"3",
     "It could not be done: a file, the database, a permission. One line on standard error "
     "says what and why; no file is left half written."},
    {"4",
     "The outcome is unknown: the connection was lost while the server was committing. The "
     "line on standard error names the idempotency key, and the same command with --act KEY "
     "finds out."},
};

constexpr Line kEnvironment[] = {
    {"NIDREG_DB",
     "The registry to work on, where --db is not given: a libpq connection string or "
     "URI."},
    {"PGSERVICE, PGHOST, PGHOSTADDR, PGDATABASE",
     "Where one of these is set and neither --db nor NIDREG_DB is, libpq's own environment "
     "chooses the server. Its other variables, such as PGPASSFILE and PGSSLMODE, hold in any "
     "case."},
    {"NIDREG_LOG_KEY", "The file with the key that signs checkpoints of the log."},
    {"XDG_DATA_HOME, XDG_STATE_HOME, XDG_CONFIG_HOME, XDG_RUNTIME_DIR",
     "Where the files below lie."},
};

constexpr Line kFiles[] = {
    {"~/.local/share/nidreg", "The local registry: a private PostgreSQL, its log, its locks."},
    {"~/.local/state/nidreg/recovery", "Drafts that were not saved yet."},
    {"~/.config/nidreg/log.key", "The key that signs checkpoints, readable by its owner alone."},
    {"~/.config/nidreg/witnesses", "Checkpoints that the log is held against."},
    {"~/.pgpass", "Passwords of servers; see libpq's documentation."},
};

template <std::size_t Count>
void addItems(Roff &page, const char *title, const Line (&lines)[Count])
{
    page.section(title);
    for (const auto &[what, text] : lines)
        page.item(bold(what), text);
}

std::string choicesOf(const Argument &argument)
{
    return argument.choices.empty() ? std::string()
                                    : " One of: " + base::joined(argument.choices) + '.';
}

std::string helpOf(const Argument &argument)
{
    std::string text = argument.help;
    if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos)
        text += '.';
    return text + choicesOf(argument);
}

std::string tagOf(const Argument &argument)
{
    if (argument.isOperand())
        return italic(argument.value);
    std::string tag;
    for (const std::string &each : argument.names)
        tag += (tag.empty() ? "" : ", ") + bold(each);
    return argument.value.empty() ? tag : tag + ' ' + italic(argument.value);
}

/// "[--to FORM]", "FILE...": how an argument stands in the synopsis.
std::string usageOf(const Argument &argument)
{
    std::string text = argument.isOperand() ? italic(argument.value) : bold(argument.names.back());
    if (!argument.isOperand() && !argument.value.empty())
        text += ' ' + italic(argument.value);
    if (argument.isRepeated)
        text += " ...";
    return argument.isRequired ? text : '[' + text + ']';
}

bool isHelp(const Argument &option)
{
    return option.names.back() == "--help";
}

std::string usageOf(const Command &verb)
{
    std::string text = bold("nidreg-cli " + verb.path);
    for (const Argument &each : verb.options)
        text += isHelp(each) ? std::string() : '\n' + usageOf(each);
    for (const Argument &each : verb.operands)
        text += '\n' + usageOf(each);
    return ".HP\n" + text;
}

void addArguments(Roff &page, const std::vector<Argument> &arguments)
{
    for (const Argument &each : arguments) {
        if (each.isOperand() || !isHelp(each))
            page.item(tagOf(each), helpOf(each));
    }
}

std::string sentence(const std::string &help)
{
    return help.ends_with('.') ? help : help + '.';
}

void addVerb(Roff &page, const Command &verb)
{
    if (verb.commands.empty()) {
        page.subsection(verb.path);
        page.paragraph(sentence(verb.help));
        addArguments(page, verb.operands);
        addArguments(page, verb.options);
    }
    for (const Command &each : verb.commands)
        addVerb(page, each);
}

void addUsages(Roff &page, const Command &command)
{
    if (command.commands.empty())
        page.line(usageOf(command));
    for (const Command &each : command.commands)
        addUsages(page, each);
}

/// Those that have `words` in them.
void addExamples(Roff &page, const std::string &words, const std::vector<Example> &examples)
{
    bool isFirst = true;
    for (const Example &each : examples) {
        if (each.command.find(words) == each.command.npos)
            continue;
        if (isFirst)
            page.section("EXAMPLES");
        isFirst = false;
        page.example(each.command, each.note);
    }
}

void addSeeAlso(Roff &page, const Command &program, const std::string &own)
{
    std::vector<std::string> pages{"nidreg", "nidreg-cli"};
    for (const Command &each : program.commands)
        pages.push_back("nidreg-cli-" + each.name);
    std::string text;
    for (const std::string &each : pages) {
        if (each != own)
            text += (text.empty() ? "" : ",\n") + bold(each) + "(1)";
    }
    page.section("SEE ALSO");
    page.line(text);
}

ManPage areaPage(const Command &area, const Command &program, const std::vector<Example> &examples)
{
    const std::string name = "nidreg-cli-" + area.name;
    Roff page(name, summary(area.help));
    page.section("SYNOPSIS");
    addUsages(page, area);
    page.section("DESCRIPTION");
    page.paragraph(sentence(area.help));
    page.line("The options of\n" + bold("nidreg-cli") + "(1), such as\n" + bold("--db") + " and\n"
              + bold("--format") + ", go with every command.");
    addVerb(page, area);
    addItems(page, "EXIT STATUS", kStatus);
    addExamples(page, ' ' + area.name + ' ', examples);
    addSeeAlso(page, program, name);
    return {name + ".1", page.text()};
}

ManPage programPage(const Command &program, const std::vector<Example> &examples)
{
    Roff page("nidreg-cli", "register URN namespaces from the command line");
    page.section("SYNOPSIS");
    page.line(".HP\n" + bold("nidreg-cli") + "\n[" + italic("OPTION") + " ...]\n" + italic("AREA")
              + "\n" + italic("VERB") + "\n[" + italic("ARGUMENT") + " ...]");
    page.section("DESCRIPTION");
    page.paragraph(program.help);
    page.paragraph("Where a list of arguments is allowed, a lone - reads one a line from standard "
                   "input, and the answers come in the same order. With --format json each answer "
                   "is a line of JSON.");
    page.section("OPTIONS");
    addArguments(page, program.options);
    page.section("AREAS");
    for (const Command &each : program.commands)
        page.item(bold(each.name), sentence(each.help) + " See nidreg-cli-" + each.name + "(1).");
    addItems(page, "EXIT STATUS", kStatus);
    addItems(page, "ENVIRONMENT", kEnvironment);
    addItems(page, "FILES", kFiles);
    addExamples(
        page, "nidreg-cli ",
        {examples.begin(), examples.begin() + std::min<std::ptrdiff_t>(5, std::ssize(examples))});
    addSeeAlso(page, program, "nidreg-cli");
    return {"nidreg-cli.1", page.text()};
}

ManPage windowPage(const Command &program)
{
    Roff page("nidreg", "register URN namespaces in a window");
    page.section("SYNOPSIS");
    page.line(".HP\n" + bold("nidreg") + "\n[" + bold("--db") + ' ' + italic("CONNINFO") + "]\n["
              + bold("--new-window") + "]\n[" + italic("FILE") + " ...]");
    page.section("DESCRIPTION");
    page.paragraph("Keeps a registry of URN namespace identifiers (RFC 8141). Applicants "
                   "draft the registration template and see what is wrong with it while they "
                   "write; experts review it; registrars register namespaces and publish the "
                   "listing.");
    page.paragraph("The first start makes a local registry, a private PostgreSQL that nobody else "
                   "can reach. Registry, Connect chooses a shared one.");
    page.section("OPTIONS");
    page.item(italic("FILE"), "Drafts or templates to open.");
    page.item(bold("--db") + ' ' + italic("CONNINFO"),
              "Work on this registry instead of the local one: a libpq connection string or URI.");
    page.item(
        bold("--new-window"),
        "Open another window. Without this option, a window of the same registry that is open "
        "comes to the front, and opens the files.");
    page.item(bold("-h") + ", " + bold("--help"), "Print help and exit.");
    page.item(bold("-v") + ", " + bold("--version"), "Print the version and exit.");
    addItems(page, "ENVIRONMENT", kEnvironment);
    addItems(page, "FILES", kFiles);
    addSeeAlso(page, program, "nidreg");
    return {"nidreg.1", page.text()};
}

} // namespace

std::vector<ManPage> manPages(const Command &program, const std::vector<Example> &examples)
{
    std::vector<ManPage> pages{windowPage(program), programPage(program, examples)};
    for (const Command &each : program.commands)
        pages.push_back(areaPage(each, program, examples));
    return pages;
}

} // namespace nidreg::app::reference
