// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/partwords.h"
#include "app/cli/verbs.h"
#include "forms/words/uriwords.h"
#include "model/uri/find.h"

#include <iterator>

namespace nidreg::app::cli {

static std::string asText(const uri::FoundUri &found)
{
    std::string text = shownLine(found.uri) + ": ";
    text += found.isValid() ? "valid" : "invalid: " + forms::whyNoUri(found).toStdString();
    return text + ", at byte " + std::to_string(found.where.begin) + findingsText(found.findings);
}

/// A file, or standard input for "-"; nothing after saying why not.
static std::optional<std::string> textOf(Context &context, const std::string &name)
{
    if (name != "-")
        return readWhole(context, name); // as it stands: places are counted in its bytes
    std::string text;
    text.resize(templates::kMaxFileBytes + 1);
    context.in.read(text.data(), std::streamsize(text.size()));
    text.resize(std::size_t(context.in.gcount()));
    if (text.size() <= templates::kMaxFileBytes && !context.in.bad())
        return text;
    context.failed("standard input",
                   context.in.bad() ? "could not be read"
                                    : "longer than 4 MiB, the most that a text may have here");
    return std::nullopt;
}

static int find(Context &context, const std::string &name)
{
    const auto text = textOf(context, name);
    if (!text)
        return Failed;
    int worst = Fine;
    for (const uri::FoundUri &each : uri::findUris(*text)) {
        const std::string why = forms::whyNoUri(each).toStdString();
        context.answer(exchange::uriFind(each, why, words), asText(each));
        worst = std::max<int>(worst, each.isValid() ? Fine : Faulty);
    }
    return worst;
}

void addFind(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("find", "Find the URIs and URNs in a text");
    verb->fallthrough();
    auto name = std::make_shared<std::string>("-");
    verb->add_option("FILE", *name, "A text file; default: -, which is standard input");
    verb->callback(
        [&context, name] { context.action = [&context, name] { return find(context, *name); }; });
}

} // namespace nidreg::app::cli
