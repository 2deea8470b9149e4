// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/state.h"
#include "app/cli/tableoutput.h"
#include "model/reports/reportspec.h"

#include <algorithm>

namespace nidreg::app::cli {

using exchange::Json;
using registry::Table;
using workflow::Role;

struct ReportOptions {
    std::string name, format, first, last, bar, series, query, share, withdraw;
    std::size_t rows = 10'000;
    int seconds = 30;
    bool isList = false, isShared = false;
    Output output;
};

/// A report shows its reader what the role lets them see: the widest one that they hold.
static workflow::Acting onlooker(Context &context)
{
    return context.act({Role::Registrar, Role::Expert, Role::Applicant, Role::Reader}).acting;
}

static Json toJson(const reports::ReportSpec &spec)
{
    Json columns = Json::array();
    for (const reports::ReportColumn &column : spec.columns)
        columns.push_back(column.name);
    return {{"name", spec.name},
            {"title", spec.title},
            {"about", spec.about},
            {"columns", std::move(columns)},
            {"dates", spec.dates},
            {"rows_behind", spec.behind == reports::Behind::Requests ? "requests" : "namespaces"}};
}

static int listReports(Context &context)
{
    for (const reports::ReportSpec &spec : reports::shippedReports())
        context.answer(toJson(spec), spec.name + ": " + spec.title);
    return Fine;
}

static std::size_t lettersOf(const std::string &text)
{
    return std::size_t(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

/// A value as a terminal shows it: on one line.
static std::string valueText(const registry::Cell &cell)
{
    return shownLine(cell.value_or(std::string()));
}

static std::vector<std::size_t> widthsOf(const Table &table)
{
    std::vector<std::size_t> widths;
    for (const registry::TableColumn &column : table.columns)
        widths.push_back(lettersOf(column.name));
    for (const auto &row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], lettersOf(valueText(row[i])));
    }
    return widths;
}

/// In columns with two blanks between them, numbers at the right.
static std::string aligned(const std::vector<std::string> &values, const Table &table,
                           const std::vector<std::size_t> &widths)
{
    std::string line;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string blanks(widths[i] - lettersOf(values[i]), ' ');
        const bool isNumber = table.columns[i].kind == registry::CellKind::Number;
        line += (i > 0 ? "  " : "") + (isNumber ? blanks + values[i] : values[i] + blanks);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

static std::string plainText(const Table &table)
{
    const auto widths = widthsOf(table);
    std::vector<std::string> names;
    for (const registry::TableColumn &column : table.columns)
        names.push_back(shownLine(column.name));
    std::string text = aligned(names, table, widths);
    for (const auto &row : table.rows) {
        std::vector<std::string> values;
        for (const registry::Cell &cell : row)
            values.push_back(valueText(cell));
        text += aligned(values, table, widths);
    }
    return text;
}

static int writeTable(Context &context, const ReportOptions &options, const Table &table)
{
    const bool isPlain = options.format.empty() && !context.json();
    const auto text = isPlain ? base::Result<std::string, std::string>(plainText(table))
                              : exchange::tableText(table, tableFormat(options.format));
    if (!text)
        return context.failed("temporary files", text.error());
    const int status = writeWhole(context, options.output, *text);
    if (status == Fine && table.isCut)
        context.failed("report",
                       "only the first " + std::to_string(table.rows.size())
                           + " rows are shown; use --rows for more, or add a condition to the "
                             "query");
    return status;
}

static int showReport(Context &context, const ReportOptions &options)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    noteStaleness(context);
    const registry::ReportOrder order{options.name, base::parseDate(options.first),
                                      base::parseDate(options.last)};
    const auto *spec = reports::findReport(options.name);
    const std::string series = options.series.empty() ? spec->columns[1].name : options.series;
    const auto table = options.bar.empty()
        ? store->report(onlooker(context), order)
        : store->rowsBehind(onlooker(context), order, {options.bar, series});
    if (!table)
        return context.failed("report " + options.name, table.error());
    return writeTable(context, options, *table);
}

static int runQuery(Context &context, const ReportOptions &options)
{
    const auto text = readText(context, options.query);
    registry::Store *store = text ? context.store() : nullptr;
    if (!store)
        return Failed;
    if (!options.share.empty()) {
        const auto done = store->shareQuery(context.act(Role::Registrar), {options.share, *text});
        if (!done)
            return context.failed("report --share", done.error());
        context.report({{"shared", options.share}}, "shared: " + options.share);
        return Fine;
    }
    noteStaleness(context);
    const auto table = store->query(onlooker(context),
                                    {*text, std::chrono::seconds(options.seconds), options.rows});
    if (!table)
        return context.failed("report --query", table.error());
    return writeTable(context, options, *table);
}

static int withdrawQuery(Context &context, const ReportOptions &options)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto done = store->withdrawQuery(context.act(Role::Registrar), options.withdraw);
    if (!done)
        return context.failed("report --withdraw", done.error());
    context.report({{"withdrawn", options.withdraw}}, "withdrawn: " + options.withdraw);
    return Fine;
}

static int listShared(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto shared = store->sharedQueries();
    if (!shared)
        return context.failed("report --shared", shared.error());
    for (const registry::SharedQuery &each : *shared)
        context.answer({{"name", each.name}, {"person", each.person}, {"query", each.text}},
                       each.name + " (" + each.person + ")\n" + each.text);
    return Fine;
}

static int reportOrQuery(Context &context, const ReportOptions &options)
{
    const bool isAction = !options.share.empty() || !options.withdraw.empty();
    if (!isAction && context.refusesDryRun("report"))
        return Usage;
    if (isUnfit(context, tableFormat(options.format), options.output))
        return Usage;
    if (options.isList)
        return listReports(context);
    if (options.isShared)
        return listShared(context);
    if (!options.withdraw.empty())
        return withdrawQuery(context, options);
    if (!options.query.empty())
        return runQuery(context, options);
    if (!options.share.empty())
        return context.misused("report --share", "--query names the file to share");
    if (options.name.empty())
        return context.misused("report", "specify a report; --list lists them");
    return showReport(context, options);
}

static std::string reportDayMistake(const std::string &text)
{
    return base::parseDate(text) ? std::string() : "“" + text + "” is not a day (YYYY-MM-DD)";
}

static void addOptions(CLI::App &verb, ReportOptions &options)
{
    std::vector<std::string> names;
    for (const reports::ReportSpec &spec : reports::shippedReports())
        names.push_back(spec.name);
    verb.add_option("name", options.name, "The name of the report")->check(CLI::IsMember(names));
    verb.add_flag("--list", options.isList, "List the reports");
    addTableFormat(verb, options.format);
    verb.add_option("--first", options.first, "Count from this day")
        ->check(CLI::Validator(reportDayMistake, "YYYY-MM-DD"));
    verb.add_option("--last", options.last, "Count up to this day")
        ->check(CLI::Validator(reportDayMistake, "YYYY-MM-DD"));
    verb.add_option("--bar", options.bar,
                    "Show the rows behind a bar, given by its value in the first column");
    verb.add_option("--series", options.series,
                    "With --bar: the column; default: the second "
                    "one");
    verb.add_option("--query", options.query,
                    "Your own query, a SELECT in this file, instead of a report")
        ->type_name("FILE");
    verb.add_option("--rows", options.rows, "The maximum number of rows of a query")
        ->check(positive());
    verb.add_option("--seconds", options.seconds, "The time limit of a query")->check(positive());
    verb.add_flag("--shared", options.isShared, "List the shared queries");
    verb.add_option("--share", options.share, "Share the query under this name (registrars)")
        ->type_name("NAME");
    verb.add_option("--withdraw", options.withdraw, "Stop sharing this query (registrars)")
        ->type_name("NAME");
}

void addReports(CLI::App &program, Context &context)
{
    CLI::App *verb = program.add_subcommand("report", "Reports, and your own queries");
    verb->fallthrough();
    auto options = std::make_shared<ReportOptions>();
    addOptions(*verb, *options);
    options->output.addTo(*verb);
    verb->callback([&context, options] {
        context.action = [&context, options] { return reportOrQuery(context, *options); };
    });
}

} // namespace nidreg::app::cli
