// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/templateparts.h"
#include "app/wiring/writers.h"
#include "model/exchange/template/precheckreport.h"

namespace nidreg::app::cli {

namespace {

struct PrecheckReportOptions {
    std::string file;
    std::string on; ///< a day; empty: today
    std::string kind = "formal";
    std::string procedure = "community";
    std::string revises;
    std::string to = "text";
    Output out;
    PaperOption paper;
};

constexpr const char *kReportVerb = "template report";

/// A clock that stands at the beginning of one day.
class DayClock : public base::Clock {
public:
    explicit DayClock(base::Date day) : m_day(day) { }
    base::Instant now() const override { return std::chrono::sys_days(m_day); }

private:
    base::Date m_day;
};

registry::Stored<actions::Precheck> precheck(registry::Directory &directory,
                                             const urn::NidKnowledge &knowledge,
                                             const templates::NamespaceTemplate &draft,
                                             const PrecheckReportOptions &options, base::Date on)
{
    const actions::Examination what{options.kind == "formal" ? urn::NidKind::Formal
                                                             : urn::NidKind::Informal,
                                    options.procedure == "fast-track",
                                    options.revises,
                                    {}};
    return Writers(nullptr).precheck(directory, DayClock(on), knowledge, draft, what);
}

QByteArray written(const Context &context, const actions::Precheck &check,
                   const PrecheckReportOptions &options)
{
    if (options.to == "pdf")
        return Writers(context.pages).reportPdf(check, options.paper.paper());
    if (options.to == "json" || context.json())
        return QByteArray::fromStdString(exchange::pages(exchange::toJson(check)) + "\n");
    return Writers(nullptr).reportText(check);
}

int writeReport(Context &context, const PrecheckReportOptions &options)
{
    if (options.to == "pdf" && !canMakePages(context, kReportVerb))
        return Failed;
    const auto draft = readTemplate(context, options.file);
    if (!draft)
        return Failed;
    registry::Directory *directory = context.directory();
    const urn::NidKnowledge *knowledge = context.knowledge();
    if (!directory || !knowledge)
        return Failed;
    const base::Date on = base::parseDate(options.on).value_or(base::dayOf(context.clock().now()));
    const auto check = precheck(*directory, *knowledge, *draft, options, on);
    if (!check)
        return context.failed(options.file, check.error());
    const int status =
        writeForm(context, options.out, written(context, check.value(), options), kReportVerb);
    return status != Fine ? status : check->passed() ? Fine : Faulty;
}

void addReportOptions(CLI::App &verb, PrecheckReportOptions &options)
{
    verb.add_option("FILE", options.file,
                    "A template file, in any layout; FILE#2 is the second template in it")
        ->required();
    verb.add_option("--on", options.on, "The date of the check; default: today")
        ->type_name("DATE")
        ->check(aDay(), "", "");
    verb.add_option("--kind", options.kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    verb.add_option("--procedure", options.procedure, "community or fast-track")
        ->check(CLI::IsMember({"community", "fast-track"}));
    verb.add_option("--revises", options.revises, "The registered NID that the template revises")
        ->type_name("NID");
    verb.add_option("--to", options.to, "text, pdf or json")
        ->check(CLI::IsMember({"text", "pdf", "json"}));
    options.out.addTo(verb);
    options.paper.addTo(verb);
}

} // namespace

void addReport(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand(
        "report",
        "Check a template and print a report; the same template, date and registry always "
        "produce the same report. Exit status 1 if there are errors");
    verb->fallthrough();
    auto options = std::make_shared<PrecheckReportOptions>();
    addReportOptions(*verb, *options);
    verb->callback([&context, options] {
        context.action = [&context, options] { return writeReport(context, *options); };
    });
}

} // namespace nidreg::app::cli
