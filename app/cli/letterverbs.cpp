// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/output.h"
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "app/wiring/mails.h"
#include "model/actions/letters.h"
#include "model/base/text.h"
#include "model/workflow/terms.h"

namespace nidreg::app::cli {

namespace {

struct LetterOptions {
    std::int64_t id = 0;
    std::string step, to;
    Output out;
};

std::string whose(const actions::Letter &letter)
{
    const std::string addressee(name(letter.addressee));
    return letter.person.empty() ? addressee : addressee + " " + letter.person;
}

exchange::Json letterJson(const actions::Letter &letter)
{
    return {{"addressee", name(letter.addressee)},
            {"person", exchange::known(letter.person)},
            {"to", exchange::known(letter.to)},
            {"subject", letter.subject},
            {"in_reply_to",
             exchange::known(letter.references.empty() ? std::string() : letter.references.back())},
            {"body", letter.body}};
}

std::string letterText(const actions::Letter &letter)
{
    const std::string to =
        letter.to.empty() ? "(no known address for the " + whose(letter) + ")" : letter.to;
    return shownLine("To: " + to) + "\n" + shownLine("Subject: " + letter.subject) + "\n\n"
        + shown(letter.body);
}

std::optional<std::vector<actions::Letter>> letters(Context &context, const LetterOptions &options)
{
    registry::Store *store = context.store();
    if (!store)
        return std::nullopt;
    const auto file = requestOf(context, *store, {options.id});
    const auto addresses = file ? actions::addressBook(*store)
                                : registry::Stored<actions::AddressBook>(base::fail(file.error()));
    if (!addresses) {
        context.failed("request letter", addresses.error());
        return std::nullopt;
    }
    const std::string step =
        options.step.empty() ? actions::lastStepWithLetters(*file) : options.step;
    const Mails mails;
    auto all = actions::lettersFor(*file, step, *addresses,
                                   [&mails](const auto &content) { return mails.asMail(content); });
    if (!options.to.empty())
        std::erase_if(
            all, [&](const actions::Letter &each) { return name(each.addressee) != options.to; });
    return all;
}

int draft(Context &context, const LetterOptions &options)
{
    const std::string what = "request letter";
    const auto all = letters(context, options);
    if (!all)
        return Failed;
    if (all->empty())
        return context.failed(what,
                              "no mail to draft: the step does not require one, or was not "
                              "taken");
    if (options.out.file.empty()) {
        for (const actions::Letter &each : *all)
            context.answer(letterJson(each), letterText(each));
        return Fine;
    }
    if (all->size() > 1) {
        return context.failed(what,
                              "there are several mails; select one with --to: "
                                  + base::joined(*all, ", ", whose));
    }
    const QByteArray mail = Mails().file(all->front(), base::dayOf(context.clock().now()));
    const int status =
        writeWhole(context, options.out.file == "-" ? Output() : options.out, mail.toStdString());
    if (status == Fine && all->front().to.empty())
        context.failed(options.out.file,
                       "has no address: no known address for the " + whose(all->front()));
    return status;
}

} // namespace

void addLetter(CLI::App &area, Context &context)
{
    CLI::App *verb =
        area.add_subcommand("letter", "Draft the mails that a step requires; nothing is sent");
    verb->fallthrough();
    auto options = std::make_shared<LetterOptions>();
    verb->add_option("ID", options->id, "The number of the request")->required()->check(positive());
    verb->add_option("--step", options->step, "Default: the last step that requires a mail")
        ->check(CLI::IsMember(
            std::vector<std::string>(workflow::kStepNames.begin(), workflow::kStepNames.end())));
    verb->add_option("--to", options->to,
                     "Only the mail to: list, iesg, approval-body, applicant, expert, or a login");
    options->out.addTo(*verb, "Write the mail as .eml; - is standard output");
    verb->callback([&context, options] {
        context.action = [&context, options] { return draft(context, *options); };
    });
}

} // namespace nidreg::app::cli
