// SPDX-License-Identifier: MIT
#include "app/cli/state.h"
#include "app/cli/tableoutput.h"
#include "app/cli/verbs.h"
#include "model/listing/namespacecolumns.h"
#include "model/listing/references.h"

#include <algorithm>
#include <unistd.h>

namespace nidreg::app::cli {

using listing::NamespaceColumn;
using registry::NamespacePage;
using registry::NamespaceRow;

namespace {

struct TableOptions {
    std::string kind, text, standing = "listed", sort = "kind", format;
    std::vector<std::string> columns;
    StateOptions state;
    Output output;
};

constexpr std::array<const char *, 5> kStandings{"listed", "active", "deprecated", "delisted",
                                                 "any"};

registry::Standing standingNamed(const std::string &name)
{
    return registry::Standing(std::ranges::find(kStandings, name) - kStandings.begin());
}

std::string asText(const NamespaceRow &row)
{
    std::string text = row.nid + "\t" + std::string(registry::name(row.kind)) + "\t"
        + std::to_string(row.version) + "\t" + shownLine(row.date) + "\t"
        + shownLine(row.registrant) + "\t" + shownLine(listing::bracketed(row.references));
    if (row.status != registry::Status::Active)
        text += "\t" + std::string(registry::name(row.status));
    return text;
}

/// The cells of a row with tabs between.
std::string asText(const std::vector<registry::Cell> &cells)
{
    std::string text;
    for (const registry::Cell &cell : cells)
        text += (&cell == &cells.front() ? "" : "\t") + shownLine(cell.value_or(std::string()));
    return text;
}

listing::NamespaceColumns columnsOf(const TableOptions &options)
{
    listing::NamespaceColumns columns;
    for (const std::string &name : options.columns)
        columns.push_back(listing::namespaceColumnNamed(name));
    if (columns.empty()) {
        for (const NamespaceColumn &each : listing::namespaceColumns()) {
            if (each.isUsual)
                columns.push_back(&each);
        }
    }
    return columns;
}

registry::NamespaceQuery queryOf(const TableOptions &options)
{
    registry::NamespaceQuery query;
    query.text = options.text;
    query.standing = standingNamed(options.standing);
    if (!options.kind.empty())
        query.kind = options.kind == "formal" ? urn::NidKind::Formal : urn::NidKind::Informal;
    query.descending = options.sort.starts_with('-');
    query.sort =
        *listing::namespaceColumnNamed(options.sort.substr(query.descending ? 1 : 0))->sort;
    query.limit = 2048; // a page is held, whatever there is
    return query;
}

using TakeRow = std::function<bool(const NamespaceRow &)>;

/// Gives `take` every row that is asked for, all of one state; false after saying why not all.
bool giveRows(Context &context, const TableOptions &options, const Asked &asked,
              const TakeRow &take)
{
    registry::NamespaceQuery query = queryOf(options);
    query.asOf = asked.asOf;
    // A bar stands in nobody's way where the rows go into a file; counting takes its time.
    const bool hasBar = !options.output.file.empty() && isatty(STDERR_FILENO) != 0;
    query.isCounted = hasBar;
    std::int64_t given = 0, total = 0;
    const auto done = asked.directory->pages(query, [&](const NamespacePage &page) {
        total = std::max(total, hasBar ? page.total : 0);
        given += std::int64_t(page.rows.size());
        return std::ranges::all_of(page.rows, take)
            && context.progress(std::min(given, total), total);
    });
    if (!done)
        context.failed("registry list", done.error());
    else if (Context::isInterrupted())
        context.failed("registry list", "stopped");
    return done && !Context::isInterrupted();
}

/// As text, a line a row.
int listLines(Context &context, const TableOptions &options, const Asked &asked)
{
    const auto columns = columnsOf(options);
    OutputFile out(context, options.output);
    const auto write = [&](const NamespaceRow &row) {
        return out.write(
            (options.columns.empty() ? asText(row) : asText(listing::cellsOf(row, columns)))
            + '\n');
    };
    return out.open() && giveRows(context, options, asked, write) && out.finish() ? Fine : Failed;
}

int listTable(Context &context, const TableOptions &options, const Asked &asked)
{
    const auto columns = columnsOf(options);
    TableOutput out(context, tableFormat(options.format), options.output);
    const auto write = [&](const NamespaceRow &row) {
        return out.write(listing::cellsOf(row, columns));
    };
    return out.open(listing::tableColumns(columns)) && giveRows(context, options, asked, write)
            && out.finish()
        ? Fine
        : Failed;
}

/// Columns that stand twice would be told apart by numbers that nobody chose.
std::string repeatedColumn(const std::vector<std::string> &columns)
{
    for (auto each = columns.begin(); each != columns.end(); ++each) {
        if (std::find(columns.begin(), each, *each) != each)
            return *each;
    }
    return {};
}

int listNamespaces(Context &context, const TableOptions &options)
{
    if (const std::string twice = repeatedColumn(options.columns); !twice.empty())
        return context.misused("--columns", "“" + twice + "” occurs twice");
    if (isUnfit(context, tableFormat(options.format), options.output))
        return Usage;
    const auto asked = askedOf(context, options.state);
    if (!asked)
        return Failed;
    catchInterrupts(); // with --offline, too: nothing is left beside the file
    const bool isPlain = options.format.empty() && !context.json();
    return isPlain ? listLines(context, options, *asked) : listTable(context, options, *asked);
}

void addTable(CLI::App &verb, TableOptions &options)
{
    std::vector<std::string> names, orders;
    for (const NamespaceColumn &each : listing::namespaceColumns()) {
        names.emplace_back(each.name);
        if (each.sort) {
            orders.emplace_back(each.name);
            orders.push_back("-" + orders.back());
        }
    }
    verb.add_option("--columns", options.columns, "The columns, in this order")
        ->type_name("NAME,…")
        ->delimiter(',')
        ->allow_extra_args(false) // what follows is the TEXT of a search
        ->check(CLI::IsMember(names));
    verb.add_option("--sort", options.sort, "Sort by this column; -NAME: descending")
        ->check(CLI::IsMember(orders))
        ->capture_default_str();
    addTableFormat(verb, options.format);
    options.output.addTo(verb);
}

} // namespace

void addLists(CLI::App &area, Context &context)
{
    auto options = std::make_shared<TableOptions>();
    CLI::App *verb = area.add_subcommand("list", "List the registered namespaces");
    verb->fallthrough();
    verb->add_option("--kind", options->kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    verb->add_option("--filter", options->text,
                     "Only namespaces with this text in NID, registrant, reference or template "
                     "(case-insensitive)")
        ->type_name("TEXT");
    CLI::App *search =
        area.add_subcommand("search", "Search NIDs, registrants, references and templates");
    search->fallthrough();
    search->add_option("TEXT", options->text, "The text to find (case-insensitive)")->required();
    for (CLI::App *each : {verb, search}) {
        each->add_option("--status", options->standing,
                         "listed (active and deprecated), active, deprecated, delisted or any")
            ->check(CLI::IsMember(std::vector<std::string>(kStandings.begin(), kStandings.end())))
            ->capture_default_str();
        addState(*each, options->state);
        addTable(*each, *options);
        each->callback([&context, options] {
            context.action = [&context, options] { return listNamespaces(context, *options); };
        });
    }
}

} // namespace nidreg::app::cli
