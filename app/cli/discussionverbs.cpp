// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/actions/administer.h"
#include "model/actions/discussion.h"
#include "model/base/text.h"
#include "model/exchange/json/reviewjson.h"
#include "model/exchange/mail/listmail.h"
#include "model/templates/fields.h"

#include <algorithm>
#include <cstdio>

namespace nidreg::app::cli {

namespace {

struct DiscussOptions {
    std::int64_t id = 0;
    std::vector<std::string> files;
    bool takesOthers = false, takesCopies = false;
};

/// What stands in the files, and where each came from.
struct Reading {
    std::vector<workflow::ListMail> mails;
    std::vector<std::pair<std::string, registry::UnreadMail>> unread;
};

bool readInto(Context &context, const std::string &name, Reading &reading)
{
    const auto bytes = readWhole(context, name, registry::kMaxMailFileBytes);
    if (!bytes)
        return false;
    auto file = exchange::readListMails(*bytes);
    if (!file) {
        context.failed(name == "-" ? "standard input" : name, forms::wording(file.error()));
        return false;
    }
    std::ranges::move(file->mails, std::back_inserter(reading.mails));
    for (const registry::UnreadMail &each : file->unread)
        reading.unread.emplace_back(name, each);
    return true;
}

bool isTaken(const actions::MailVerdict &verdict, const DiscussOptions &options)
{
    using enum actions::MailVerdict::Novelty;
    return (verdict.novelty == New || (verdict.novelty == OtherCopy && options.takesCopies))
        && (verdict.isRelated || options.takesOthers);
}

exchange::Json mailJson(const workflow::ListMail &mail, const actions::MailVerdict &verdict,
                        bool isTaken)
{
    return {{"message_id", mail.messageId},
            {"sent", mail.sent ? exchange::Json(base::toString(*mail.sent)) : nullptr},
            {"sender", mail.sender},
            {"subject", mail.subject},
            {"sha256", mail.sha256},
            {"novelty", exchange::name(verdict.novelty)},
            {"related", verdict.isRelated},
            {"taken", isTaken}};
}

std::string mailLine(const workflow::ListMail &mail, const actions::MailVerdict &verdict,
                     bool isTaken)
{
    const std::string day = mail.sent ? base::toString(base::dayOf(*mail.sent)) : "no date   ";
    return shownLine(day + "  " + mail.sender + ": " + mail.subject + "  ("
                     + (isTaken ? "taken" : forms::wording(verdict).toStdString()) + ")")
        + "\n";
}

/// What was in the files and what became of it, as one answer.
struct Answer {
    exchange::Json mails = exchange::Json::array(), unread = exchange::Json::array();
    std::string text;
    std::vector<workflow::ListMail> taken;
};

Answer judged(const registry::RequestFile &file, const Reading &reading,
              const DiscussOptions &options)
{
    Answer answer;
    const auto verdicts = actions::judgeMails(file, reading.mails);
    for (std::size_t i = 0; i < reading.mails.size(); ++i) {
        const bool takes = isTaken(verdicts[i], options);
        answer.mails.push_back(mailJson(reading.mails[i], verdicts[i], takes));
        answer.text += mailLine(reading.mails[i], verdicts[i], takes);
        if (takes)
            answer.taken.push_back(reading.mails[i]);
    }
    for (const auto &[name, mail] : reading.unread) {
        const std::string why = forms::wording(mail.why).toStdString();
        answer.unread.push_back({{"file", name}, {"number", mail.number}, {"message", why}});
        answer.text +=
            shownLine(name + ", mail " + std::to_string(mail.number) + ": " + why) + "\n";
    }
    return answer;
}

int discuss(Context &context, const DiscussOptions &options)
{
    const std::string what = "request discuss";
    Reading reading;
    for (const std::string &name : options.files) {
        if (!readInto(context, name, reading))
            return Failed;
    }
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto file = requestOf(context, services->store, {options.id});
    if (!file)
        return context.failed(what, file.error());
    Answer answer = judged(*file, reading, options);
    const auto done =
        actions::discuss(*services, context.actOfAnyViewer(), {options.id}, answer.taken);
    if (!done)
        return context.failed(what, done.error());
    exchange::Json json{
        {"request", options.id},
        {"event", done->event < 0 ? exchange::Json(nullptr) : exchange::Json(done->event)},
        {"taken", done->taken},
        {"mails", std::move(answer.mails)},
        {"unread", std::move(answer.unread)}};
    answer.text += "#" + std::to_string(options.id) + ": " + std::to_string(done->taken) + " of "
        + std::to_string(reading.mails.size()) + " mails imported";
    context.report(json, answer.text);
    return reading.unread.empty() ? Fine : Faulty;
}

std::string aboutWords(const std::vector<workflow::Passage> &passages)
{
    std::string words;
    for (const workflow::Anchor &anchor : workflow::anchors(passages)) {
        const auto spec =
            std::ranges::find(templates::kFields, anchor.field, &templates::FieldSpec::key);
        words += words.empty() ? "about " : "; ";
        words += std::string(spec == templates::kFields.end() ? anchor.field : spec->heading)
            + ", revision " + std::to_string(anchor.revision);
    }
    return words;
}

std::string indented(const std::string &text, std::size_t columns)
{
    const std::string margin(columns, ' ');
    std::string all;
    for (const std::string_view line : base::lines(text))
        all += (line.empty() ? "" : margin + std::string(line)) + "\n";
    return all;
}

} // namespace

std::string discussionText(const registry::RequestFile &file)
{
    constexpr int kDeepest = 8; // further answers stay below each other
    std::string text;
    for (const actions::DiscussedMail &mail : actions::discussionOf(file)) {
        const workflow::ListMail &told = file.discussion[mail.position.index];
        const auto margin = std::size_t(2 * std::min(mail.position.depth, kDeepest));
        const std::string when = told.sent ? base::toString(*told.sent) : "no date";
        const std::string about = aboutWords(mail.passages);
        text += "\n" + indented(shownLine(when + "  " + told.sender + ": " + told.subject), margin);
        if (!about.empty())
            text += indented(shownLine("[" + about + "]"), margin + 2);
        for (const std::string &name : told.attachments)
            text += indented(shownLine("[attached: " + name + "]"), margin + 2);
        text += indented(shown(told.body), margin + 2);
    }
    return text.empty() ? text : "\nOn the list:\n" + text;
}

void addDiscuss(CLI::App &area, Context &context)
{
    CLI::App *verb =
        area.add_subcommand("discuss", "Import mails of the discussion list into a request");
    verb->fallthrough();
    auto options = std::make_shared<DiscussOptions>();
    verb->add_option("ID", options->id, "The number of the request")->required()->check(positive());
    addItems(*verb, "FILE", options->files,
             "Mails (.eml) and mailboxes (mbox); - reads standard input");
    verb->add_flag("--all", options->takesOthers,
                   "Also import mails of threads that do not mention the request");
    verb->add_flag("--copies", options->takesCopies,
                   "Also import mails whose Message-ID was imported with other contents");
    verb->callback([&context, options] {
        context.action = [&context, options] { return discuss(context, *options); };
    });
}

} // namespace nidreg::app::cli
