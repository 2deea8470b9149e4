// SPDX-License-Identifier: MIT
#include "model/actions/letterwriter.h"

#include "model/base/text.h"
#include "model/templates/reader.h"
#include "model/templates/wrap.h"
#include "model/workflow/discussion.h"
#include "model/workflow/transitions.h"

#include <algorithm>

namespace nidreg::actions {

using registry::Event;
using registry::RequestFile;
using workflow::State;

namespace {

std::string told(const Event &event, std::string_view key)
{
    return std::string(workflow::detail(event, key));
}

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

} // namespace

LetterWriter::LetterWriter(const RequestFile &file, const Event &event,
                           const AddressBook &addresses, const AsMail &asMail)
    : m_file(file), m_request(file.request), m_event(event), m_addresses(addresses),
      m_asMail(asMail)
{
    if (!file.revisions.empty())
        m_content = templates::read(file.revisions.back().text).front();
    m_title = m_request.nid.empty() ? "an informal URN namespace"
                                    : "URN namespace \"" + m_request.nid + '"';
}

std::string LetterWriter::addressOf(Addressee addressee, const std::string &person) const
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
void LetterWriter::answer(Letter &letter) const
{
    const auto positions = workflow::threaded(m_file.discussion);
    const auto first =
        std::ranges::find(positions.rbegin(), positions.rend(), 0, &workflow::ThreadedMail::depth);
    if (first == positions.rend())
        return;
    const workflow::ListMail &mail = m_file.discussion[first->index];
    letter.references.push_back(mail.messageId);
    if (!mail.subject.empty())
        letter.subject = (workflow::isReply(mail.subject) ? "" : "Re: ") + mail.subject;
}

Letter &LetterWriter::write(Addressee addressee, const std::string &subject)
{
    const std::string person = addressee == Addressee::Applicant ? m_request.applicant : "";
    m_letters.push_back({addressee, person, addressOf(addressee, person), subject, {}, {}});
    if (addressee == Addressee::List)
        answer(m_letters.back());
    return m_letters.back();
}

void LetterWriter::toApplicant(const std::string &subject, const std::string &body)
{
    write(Addressee::Applicant, subject + ": " + m_title).body =
        "Hello " + m_request.applicant + ",\n\n" + body;
}

void LetterWriter::toExpert(const std::string &login, const std::string &subject,
                            const std::string &body)
{
    Letter &letter = write(Addressee::Expert, subject + ": " + m_title);
    letter.person = login;
    letter.to = addressOf(Addressee::Expert, login);
    letter.body = "Hello " + login + ",\n\n" + body;
}

/// "the request to register the URN namespace "lights" (request 12)"
std::string LetterWriter::request() const
{
    const std::string what =
        m_request.purpose == workflow::Purpose::Revision ? "revise " : "register ";
    const std::string article = m_request.nid.empty() ? "" : "the ";
    return "the request to " + what + article + m_title + " (request "
        + std::to_string(m_request.id.value) + ")";
}

std::string LetterWriter::procedure() const
{
    return m_request.procedure == workflow::Procedure::FastTrack
        ? "fast track (RFC 8141, section 6.3)"
        : "community process (RFC 8141, section 6.2)";
}

/// Whoever judges a text can tell that it is this one.
std::string LetterWriter::judgedText() const
{
    if (m_request.revisionSha256.empty())
        return {};
    return "Revision " + std::to_string(m_request.revision) + " of the text has the SHA-256\n   "
        + m_request.revisionSha256 + "\n\n";
}

std::string LetterWriter::completedTemplate() const
{
    return judgedText() + "The completed template follows.\n\n" + m_asMail(m_content);
}

std::string LetterWriter::quoting(const std::string &introduction, std::string_view key) const
{
    const std::string text = told(m_event, key);
    return text.empty() ? text : paragraph(introduction) + cited(text);
}

std::string LetterWriter::reference() const
{
    const std::string cites = told(m_event, "reference");
    return cites.empty() ? cites : paragraph("Reference: " + cites);
}

void LetterWriter::submitted()
{
    const bool isRevised = m_request.revision > 1;
    const std::string what = m_request.purpose == workflow::Purpose::Revision
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

void LetterWriter::recognized()
{
    toApplicant("Recognized",
                paragraph("The body that you named may use the fast track (RFC 8141, section 6.3). "
                          "Designated experts now advise on "
                          + request() + "; their advice does not block it.")
                    + reference() + quoting("The registrar adds:"));
}

void LetterWriter::recognitionRefused()
{
    toApplicant(
        "No fast track",
        paragraph("The body that you named was not recognized for the fast track. Nothing is "
                  "lost: "
                  + request() + " goes on in the community process (RFC 8141, section 6.2).")
            + reference() + quoting("The reasons:"));
}

void LetterWriter::assigned()
{
    const std::string due = told(m_event, "due");
    toExpert(told(m_event, "expert"), "Review asked for",
             paragraph("Please review " + request() + ", " + procedure() + '.'
                       + (due.empty() ? "" : " Your answer is due by " + due + '.')
                       + " If you cannot be impartial, or cannot do it in time, please step back.")
                 + quoting("The registrar adds:") + reference() + completedTemplate());
}

void LetterWriter::changesRequested()
{
    toApplicant("Changes asked for",
                paragraph(m_event.person + " asks for changes before " + request() + " goes on.")
                    + quoting("What to change:")
                    + paragraph("Please submit a revised text; the request waits for you.")
                    + judgedText());
}

void LetterWriter::approved()
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

void LetterWriter::settled()
{
    toApplicant("Approved",
                paragraph("The way is free for " + request() + ": the registry now registers it.")
                    + reference() + quoting("The registrar adds:") + judgedText());
}

void LetterWriter::rejected()
{
    toApplicant("Rejected",
                paragraph(capital(request()) + " was rejected.") + quoting("The reasons:")
                    + paragraph("A rejection can be appealed (RFC 8126, section 10).")
                    + judgedText());
}

void LetterWriter::registered()
{
    const std::string version = told(m_event, "version");
    const std::string title =
        m_event.nid.empty() ? m_title : "URN namespace \"" + m_event.nid + '"';
    const std::string news = (m_event.nid.empty() ? capital(title) : "The " + title)
        + (version.empty() ? "" : ", version " + version) + " is registered (request "
        + std::to_string(m_request.id.value) + ").";
    toApplicant("Registered", paragraph(news) + judgedText());
    m_letters.back().subject = "Registered: " + title;
    Letter &letter = write(Addressee::List, "Registered: " + title);
    letter.body =
        paragraph(news) + paragraph("Thank you to everyone who commented.") + judgedText();
}

void LetterWriter::withdrawn()
{
    Letter &letter = write(Addressee::List, "Withdrawn: " + m_title);
    letter.body = paragraph("The applicant withdrew " + request() + '.') + quoting("The reasons:");
}

void LetterWriter::closed()
{
    toApplicant("Closed",
                paragraph("The registry closed " + request() + '.') + quoting("The reasons:")
                    + paragraph("You may open it anew at any time."));
}

void LetterWriter::escalated()
{
    toExpert(told(m_event, "expert"), "Review passed on",
             paragraph("You did not answer in time, so " + request() + " passes to another expert.")
                 + quoting("The registrar adds:"));
}

/// What an expert who owes an answer is told of the day by which they owe it.
static std::string dueSentence(base::Date due, base::Date reminded)
{
    if (due < reminded)
        return "Your answer was due by " + base::toString(due)
            + " and is overdue. If you cannot give it soon, please step back.";
    return "Your answer is due by " + base::toString(due) + '.';
}

void LetterWriter::reminded()
{
    const auto turn = workflow::waitingOn(m_request);
    const std::string waits =
        paragraph(capital(request()) + " waits for you.") + quoting("The registrar adds:");
    if (turn == workflow::Turn::Applicant)
        toApplicant("Reminder", waits + judgedText());
    for (const workflow::Assignment &each : m_request.experts) {
        if (turn == workflow::Turn::Expert && each.vote == workflow::Vote::None)
            toExpert(each.expert, "Reminder",
                     waits + paragraph(dueSentence(each.due, base::dayOf(m_event.at)))
                         + judgedText());
    }
    if (turn == workflow::Turn::Body) {
        const bool isIesg = m_request.state == State::RecognitionPending;
        Letter &letter =
            write(isIesg ? Addressee::Iesg : Addressee::ApprovalBody, "Reminder: " + m_title);
        letter.body = waits + judgedText();
    }
}

} // namespace nidreg::actions
