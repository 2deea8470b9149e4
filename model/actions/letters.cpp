// SPDX-License-Identifier: MIT
#include "model/actions/letters.h"

#include "model/actions/letterwriter.h"
#include "model/templates/contacts.h"

#include <algorithm>
#include <array>

namespace nidreg::actions {

using registry::Event;
using registry::RequestFile;

std::string_view name(Addressee addressee)
{
    static constexpr std::array<std::string_view, 5> kNames{"list", "iesg", "approval-body",
                                                            "applicant", "expert"};
    return kNames[static_cast<std::size_t>(addressee)];
}

registry::Stored<AddressBook> addressBook(registry::Store &store)
{
    const auto policies = store.policies();
    if (!policies)
        return base::fail(policies.error());
    const auto people = store.people();
    if (!people)
        return base::fail(people.error());
    const auto value = [&](std::string_view name) { return std::string(policies->value(name)); };
    AddressBook book{value(registry::kListAddress),
                     value(registry::kIesgAddress),
                     value(registry::kApprovalBodyAddress),
                     {}};
    for (const registry::PersonFile &each : *people)
        book.people[each.login] = each.email;
    return book;
}

std::string contactOf(const templates::NamespaceTemplate &from)
{
    const std::string_view registrant = from.text(templates::Field::Registrant);
    for (const templates::EmailMention &mention : templates::findEmails(registrant)) {
        std::string found(registrant.substr(mention.where.offset, mention.where.length));
        if (mention.isWellFormed && templates::isEmailAddress(found))
            return found;
    }
    return {};
}

namespace {

struct StepLetters {
    std::string_view step;
    void (LetterWriter::*write)();
};

constexpr StepLetters kLetters[] = {
    {"submit", &LetterWriter::submitted},
    {"recognize", &LetterWriter::recognized},
    {"refuse-recognition", &LetterWriter::recognitionRefused},
    {"assign", &LetterWriter::assigned},
    {"appeal", &LetterWriter::assigned},
    {"request-changes", &LetterWriter::changesRequested},
    {"approve", &LetterWriter::approved},
    {"complete", &LetterWriter::settled},
    {"direct", &LetterWriter::settled},
    {"reject", &LetterWriter::rejected},
    {"register", &LetterWriter::registered},
    {"withdraw", &LetterWriter::withdrawn},
    {"close", &LetterWriter::closed},
    {"escalate", &LetterWriter::escalated},
    {"remind", &LetterWriter::reminded},
};

const StepLetters *lettersOf(std::string_view step)
{
    const auto found = std::ranges::find(kLetters, step, &StepLetters::step);
    return found == std::end(kLetters) ? nullptr : found;
}

} // namespace

std::vector<Letter> lettersFor(
    const RequestFile &file, std::string_view step, const AddressBook &addresses,
    const std::function<std::string(const templates::NamespaceTemplate &)> &asMail)
{
    const StepLetters *writer = lettersOf(step);
    const auto event = std::find_if(file.events.rbegin(), file.events.rend(),
                                    [step](const Event &each) { return each.what == step; });
    if (!writer || event == file.events.rend())
        return {};
    LetterWriter letterWriter(file, *event, addresses, asMail);
    (letterWriter.*(writer->write))();
    return letterWriter.take();
}

std::string lastStepWithLetters(const RequestFile &file)
{
    const auto event = std::find_if(file.events.rbegin(), file.events.rend(),
                                    [](const Event &each) { return lettersOf(each.what); });
    return event == file.events.rend() ? std::string() : event->what;
}

} // namespace nidreg::actions
