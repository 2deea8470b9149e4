// SPDX-License-Identifier: MIT
#include "model/actions/letters.h"

#include "model/base/text.h"
#include "model/review/discussion.h"
#include "model/review/transitions.h"
#include "model/templates/contacts.h"
#include "model/templates/reader.h"
#include "model/templates/sections.h"
#include "model/templates/wrap.h"

#include <algorithm>
#include <array>

namespace nidreg::actions {

using registry::Event;
using registry::RequestFile;
using review::State;

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
        const std::string found(registrant.substr(mention.where.offset, mention.where.length));
        if (mention.isWellFormed && templates::isEmailAddress(found))
            return found;
    }
    return {};
}

namespace {

std::string told(const Event &event, std::string_view key)
{
    return std::string(review::detail(event, key));
}

/// Writes the letters of one step.
class Desk {
public:
    using AsMail = std::function<std::string(const templates::NamespaceTemplate &)>;

    Desk(const RequestFile &file, const Event &event, const AddressBook &addresses,
         const AsMail &asMail);

    void submitted();
    void recognized();
    void recognitionRefused();
    void assigned();
    void changesRequested();
    void approved();
    void settled(); ///< completed or directed
    void rejected();
    void registered();
    void withdrawn();
    void closed();
    void escalated();
    void reminded();

    std::vector<Letter> take() { return std::move(m_letters); }

private:
    Letter &write(Addressee addressee, const std::string &subject);
    void toApplicant(const std::string &subject, const std::string &body);
    void toExpert(const std::string &login, const std::string &subject, const std::string &body);
    std::string addressOf(Addressee addressee, const std::string &person) const;
    void answer(Letter &letter) const;

    std::string request() const;
    std::string procedure() const;
    std::string judgedText() const;
    std::string completedTemplate() const;
    std::string quoting(const std::string &introduction, std::string_view key = "text") const;
    std::string reference() const;

    const RequestFile &m_file;
    const review::Request &m_request;
    const Event &m_event;
    const AddressBook &m_addresses;
    const AsMail &m_asMail;
    templates::NamespaceTemplate m_content;
    std::string m_title;
    std::vector<Letter> m_letters;
};

std::string capital(std::string text)
{
    text[0] = base::raised(text[0]);
    return text;
}

std::string paragraph(const std::string &text)
{
    return text.empty() ? text : templates::wrapped(text) + "\n\n";
}

/// A text of somebody's, set off by its margin.
std::string cited(const std::string &text)
{
    constexpr std::size_t kMargin = 3;
    std::string all;
    const std::string filled =
        templates::wrapped(text, templates::kWrapColumns - kMargin); // keeps tables as they are
    for (const std::string_view line : base::lines(filled))
        all += (line.empty() ? "" : std::string(kMargin, ' ')) + std::string(line) + "\n";
    return all + "\n";
}

Desk::Desk(const RequestFile &file, const Event &event, const AddressBook &addresses,
           const AsMail &asMail)
    : m_file(file), m_request(file.request), m_event(event), m_addresses(addresses),
      m_asMail(asMail)
{
    if (!file.revisions.empty())
        m_content = templates::read(file.revisions.back().text).front();
    m_title = m_request.nid.empty() ? "an informal URN namespace"
                                    : "URN namespace \"" + m_request.nid + '"';
}

std::string Desk::addressOf(Addressee addressee, const std::string &person) const
{
    switch (addressee) {
    case Addressee::List:
        return m_addresses.list;
    case Addressee::Iesg:
        return m_addresses.iesg;
    case Addressee::ApprovalBody:
        return m_addresses.approvalBody;
    case Addressee::Applicant:
    case Addressee::Expert:
        break;
    }
    const auto found = m_addresses.people.find(person);
    if (found != m_addresses.people.end() && !found->second.empty())
        return found->second;
    return addressee == Addressee::Applicant ? contactOf(m_content) : std::string();
}

/// What goes to the list stands in its thread: below the first mail of the newest one.
void Desk::answer(Letter &letter) const
{
    const auto places = review::threaded(m_file.discussion);
    const auto first =
        std::ranges::find(places.rbegin(), places.rend(), 0, &review::ThreadedMail::depth);
    if (first == places.rend())
        return;
    const review::ListMail &mail = m_file.discussion[first->index];
    letter.references.push_back(mail.messageId);
    if (!mail.subject.empty())
        letter.subject = (review::isReply(mail.subject) ? "" : "Re: ") + mail.subject;
}

Letter &Desk::write(Addressee addressee, const std::string &subject)
{
    const std::string person = addressee == Addressee::Applicant ? m_request.applicant : "";
    m_letters.push_back({addressee, person, addressOf(addressee, person), subject, {}, {}});
    if (addressee == Addressee::List)
        answer(m_letters.back());
    return m_letters.back();
}

void Desk::toApplicant(const std::string &subject, const std::string &body)
{
    write(Addressee::Applicant, subject + ": " + m_title).body =
        "Hello " + m_request.applicant + ",\n\n" + body;
}

void Desk::toExpert(const std::string &login, const std::string &subject, const std::string &body)
{
    Letter &letter = write(Addressee::Expert, subject + ": " + m_title);
    letter.person = login;
    letter.to = addressOf(Addressee::Expert, login);
    letter.body = "Hello " + login + ",\n\n" + body;
}

/// "the request to register URN namespace "lights" (request 12)"
std::string Desk::request() const
{
    const std::string what =
        m_request.purpose == review::Purpose::Revision ? "revise " : "register ";
    return "the request to " + what + m_title + " (request " + std::to_string(m_request.id.value)
        + ")";
}

std::string Desk::procedure() const
{
    return m_request.procedure == review::Procedure::FastTrack
        ? "fast track (RFC 8141, section 6.3)"
        : "community process (RFC 8141, section 6.2)";
}

/// Whoever judges a text can tell that it is this one.
std::string Desk::judgedText() const
{
    if (m_request.revisionSha256.empty())
        return {};
    return "Revision " + std::to_string(m_request.revision) + " of the text has the SHA-256\n   "
        + m_request.revisionSha256 + "\n\n";
}

std::string Desk::completedTemplate() const
{
    return judgedText() + "The completed template follows.\n\n" + m_asMail(m_content);
}

std::string Desk::quoting(const std::string &introduction, std::string_view key) const
{
    const std::string text = told(m_event, key);
    return text.empty() ? text : paragraph(introduction) + cited(text);
}

std::string Desk::reference() const
{
    const std::string cites = told(m_event, "reference");
    return cites.empty() ? cites : paragraph("Reference: " + cites);
}

void Desk::submitted()
{
    const bool isRevised = m_request.revision > 1;
    const std::string what = m_request.purpose == review::Purpose::Revision
        ? "Revised registration: "
        : "Registration request: ";
    if (m_request.state == State::RecognitionPending) {
        Letter &letter = write(Addressee::Iesg, "Fast-track recognition asked for: " + m_title);
        letter.body =
            paragraph("Please decide whether the body named as Registrant below may use the "
                      "fast track (RFC 8141, section 6.3) for "
                      + request() + '.')
            + completedTemplate();
    }
    Letter &letter = write(Addressee::List, what + m_title);
    letter.body = paragraph((isRevised ? "A revised text was submitted for " : "This is ")
                            + request() + ", " + procedure() + '.')
        + paragraph("Comments are welcome on this list. Please quote the lines that you speak of: "
                    "the registry files each comment with the field that it is about.")
        + completedTemplate();
}

void Desk::recognized()
{
    toApplicant("Recognized",
                paragraph("The body that you named may use the fast track (RFC 8141, section 6.3). "
                          "Designated experts now advise on "
                          + request() + "; their advice does not block it.")
                    + reference() + quoting("The registrar adds:"));
}

void Desk::recognitionRefused()
{
    toApplicant(
        "No fast track",
        paragraph("The body that you named was not recognized for the fast track. Nothing is "
                  "lost: "
                  + request() + " goes on in the community process (RFC 8141, section 6.2).")
            + reference() + quoting("The reasons:"));
}

void Desk::assigned()
{
    const std::string due = told(m_event, "due");
    toExpert(told(m_event, "expert"), "Review asked for",
             paragraph("Please review " + request() + ", " + procedure() + '.'
                       + (due.empty() ? "" : " Your answer is due by " + due + '.')
                       + " If you cannot be impartial, or cannot do it in time, please step back.")
                 + quoting("The registrar adds:") + reference() + completedTemplate());
}

void Desk::changesRequested()
{
    toApplicant("Changes asked for",
                paragraph(m_event.person + " asks for changes before " + request() + " goes on.")
                    + quoting("What to change:")
                    + paragraph("Please submit a revised text; the request waits for you.")
                    + judgedText());
}

void Desk::approved()
{
    if (m_request.state == State::InReview)
        return; // other experts have not answered yet
    if (m_request.standardsAction) {
        Letter &letter = write(Addressee::ApprovalBody, "Expert review: " + m_title);
        letter.body =
            paragraph("The designated experts reviewed " + request()
                      + ", which is part of a standards action. Registration waits for your "
                        "direction.")
            + quoting("The report of " + m_event.person + ':') + completedTemplate();
    }
    toApplicant("Approved",
                paragraph("The designated experts approved " + request() + '.'
                          + (m_request.standardsAction
                                 ? " It is part of a standard: registration waits for the approval "
                                   "body's direction."
                                 : " The registry now registers it."))
                    + quoting("The report:") + judgedText());
}

void Desk::settled()
{
    toApplicant("Approved",
                paragraph("The way is free for " + request() + ": the registry now registers it.")
                    + reference() + quoting("The registrar adds:") + judgedText());
}

void Desk::rejected()
{
    toApplicant("Rejected",
                paragraph(capital(request()) + " was rejected.") + quoting("The reasons:")
                    + paragraph("A rejection can be appealed (RFC 8126, section 10).")
                    + judgedText());
}

void Desk::registered()
{
    const std::string version = told(m_event, "version");
    const std::string title =
        m_event.nid.empty() ? m_title : "URN namespace \"" + m_event.nid + '"';
    const std::string news = title + (version.empty() ? "" : ", version " + version)
        + " is registered (request " + std::to_string(m_request.id.value) + ").";
    toApplicant("Registered", paragraph(news) + judgedText());
    m_letters.back().subject = "Registered: " + title;
    Letter &letter = write(Addressee::List, "Registered: " + title);
    letter.body =
        paragraph(news) + paragraph("Thank you to everyone who commented.") + judgedText();
}

void Desk::withdrawn()
{
    Letter &letter = write(Addressee::List, "Withdrawn: " + m_title);
    letter.body = paragraph("The applicant withdrew " + request() + '.') + quoting("The reasons:");
}

void Desk::closed()
{
    toApplicant("Closed",
                paragraph("The registry closed " + request() + '.') + quoting("The reasons:")
                    + paragraph("You may open it anew at any time."));
}

void Desk::escalated()
{
    toExpert(told(m_event, "expert"), "Review passed on",
             paragraph("You did not answer in time, so " + request() + " passes to another expert.")
                 + quoting("The registrar adds:"));
}

void Desk::reminded()
{
    const auto turn = review::waitingOn(m_request);
    const std::string waits =
        paragraph(capital(request()) + " waits for you.") + quoting("The registrar adds:");
    if (turn == review::Turn::Applicant)
        toApplicant("Reminder", waits + judgedText());
    for (const review::Assignment &each : m_request.experts) {
        if (turn == review::Turn::Expert && each.vote == review::Vote::None)
            toExpert(each.expert, "Reminder",
                     waits + paragraph("Your answer is due by " + base::toString(each.due) + '.')
                         + judgedText());
    }
    if (turn == review::Turn::Body) {
        const bool isIesg = m_request.state == State::RecognitionPending;
        Letter &letter =
            write(isIesg ? Addressee::Iesg : Addressee::ApprovalBody, "Reminder: " + m_title);
        letter.body = waits + judgedText();
    }
}

struct StepLetters {
    std::string_view step;
    void (Desk::*write)();
};

constexpr StepLetters kLetters[] = {
    {"submit", &Desk::submitted},
    {"recognize", &Desk::recognized},
    {"refuse-recognition", &Desk::recognitionRefused},
    {"assign", &Desk::assigned},
    {"appeal", &Desk::assigned},
    {"request-changes", &Desk::changesRequested},
    {"approve", &Desk::approved},
    {"complete", &Desk::settled},
    {"direct", &Desk::settled},
    {"reject", &Desk::rejected},
    {"register", &Desk::registered},
    {"withdraw", &Desk::withdrawn},
    {"close", &Desk::closed},
    {"escalate", &Desk::escalated},
    {"remind", &Desk::reminded},
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
    Desk desk(file, *event, addresses, asMail);
    (desk.*(writer->write))();
    return desk.take();
}

std::string lastStepWithLetters(const RequestFile &file)
{
    const auto event = std::find_if(file.events.rbegin(), file.events.rend(),
                                    [](const Event &each) { return lettersOf(each.what); });
    return event == file.events.rend() ? std::string() : event->what;
}

} // namespace nidreg::actions
