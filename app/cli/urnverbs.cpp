// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "forms/text/wording.h"
#include "model/base/text.h"
#include "model/urn/namestring.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace nidreg::app::cli {

/// Answers whether NIDs are registered and remembers the answers, so that a million lines of one
/// namespace are one question to the registry. Bounded: a stream of random NIDs must not fill
/// memory.
class Registered {
public:
    explicit Registered(registry::Directory &directory) : m_directory(directory) { }

    registry::Stored<bool> contains(std::string_view nid)
    {
        const std::string key = base::lowered(nid);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        const auto found = m_directory.registeredAmong({key});
        if (!found)
            return base::fail(found.error());
        if (m_known.size() >= kMost)
            m_known.clear();
        return m_known[key] = !found->empty();
    }

private:
    static constexpr std::size_t kMost = 100'000;
    registry::Directory &m_directory;
    std::unordered_map<std::string, bool> m_known;
};

static void part(std::string &text, std::string_view label, std::optional<std::string_view> value)
{
    if (value)
        text += "\n  " + std::string(label) + ": " + std::string(*value);
}

static std::string asText(const urn::Namestring &urn, bool registered)
{
    std::string text = std::string(urn.text()) + ": valid";
    part(text, "nid",
         std::string(urn.nid()) + (registered ? " (registered)" : " (not registered)"));
    part(text, "nss", urn.nss());
    part(text, "r", urn.r());
    part(text, "q", urn.q());
    part(text, "f", urn.f());
    part(text, "normalized", urn.normalized());
    return text;
}

static int refuse(Context &context, std::string_view input, const urn::NamestringRefusal &refusal)
{
    const std::string message = forms::wording(refusal.error).toStdString();
    context.answer(exchange::urnParse(input, exchange::UrnFault{refusal, message}),
                   shown(input) + ": invalid at byte " + std::to_string(refusal.offset) + ": "
                       + message + " (" + std::string(rule(refusal.error)) + ", "
                       + std::string(source(refusal.error)) + ")");
    return Faulty;
}

static int parseOne(Context &context, Registered &registered, std::string_view input)
{
    const auto urn = urn::Namestring::parse(input);
    if (!urn)
        return refuse(context, input, urn.error());
    const auto known = registered.contains(urn->nid());
    if (!known)
        return context.failed("urn parse", forms::wording(known.error()));
    context.answer(exchange::urnParse(input, *urn, *known), asText(*urn, *known));
    return Fine;
}

static int compare(Context &context, const std::vector<std::string> &both)
{
    std::vector<std::string> pair;
    std::ranges::transform(both, std::back_inserter(pair), unprotected);
    pair.insert(pair.end(), context.afterDashes.begin(), context.afterDashes.end());
    if (pair.size() != 2)
        return context.misused("urn compare", "takes two URNs");
    const auto left = urn::Namestring::parse(pair[0]);
    const auto right = urn::Namestring::parse(pair[1]);
    if (!left)
        return refuse(context, pair[0], left.error());
    if (!right)
        return refuse(context, pair[1], right.error());
    const bool same = areEquivalent(*left, *right);
    context.answer(exchange::urnCompare(*left, *right),
                   std::string(same ? "equivalent" : "not equivalent") + "\n  " + left->normalized()
                       + "\n  " + right->normalized());
    return same ? Fine : Faulty;
}

static void addParse(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("parse", "Take URNs apart");
    verb->fallthrough();
    auto urns = std::make_shared<std::vector<std::string>>();
    addItems(*verb, "URN", *urns, "URNs; a lone - reads one a line from standard input");
    verb->callback([&context, urns] {
        context.action = [&context, urns]() -> int {
            registry::Directory *directory = context.directory();
            if (!directory)
                return Failed;
            Registered registered(*directory);
            return context.forEach(*urns, [&](std::string_view input) {
                return parseOne(context, registered, input);
            });
        };
    });
}

void addUrn(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("urn", "Uniform Resource Names")->fallthrough();
    area->require_subcommand(1);
    addParse(*area, context);
    CLI::App *verb =
        area->add_subcommand("compare", "Are two URNs equivalent (RFC 8141, section 3)?");
    verb->fallthrough();
    auto both = std::make_shared<std::vector<std::string>>();
    addItems(*verb, "URN", *both, "The two URNs");
    verb->callback([&context, both] {
        context.action = [&context, both] { return compare(context, *both); };
    });
}

} // namespace nidreg::app::cli
