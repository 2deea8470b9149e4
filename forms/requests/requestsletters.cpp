// SPDX-License-Identifier: MIT
#include "forms/requests/requestsletters.h"

#include "forms/requests/letterdialog.h"
#include "forms/widgets/messagestrip.h"
#include "forms/words/wording.h"

namespace nidreg::forms {

RequestLetters::RequestLetters(RegistrySession &session, MessageStrip &strip)
    : QObject(&strip), m_session(session), m_strip(strip)
{
}

void RequestLetters::offer(const registry::RequestFile &file)
{
    m_strip.hide();
    const std::string step = actions::lastStepWithLetters(file);
    if (!m_outlets.forms || file.events.empty() || file.events.back().what != step)
        return;
    const actions::AddressBook nobody;
    if (actions::lettersFor(file, step, nobody, [](const auto &) { return std::string(); }).empty())
        return;
    m_strip.say(
        MessageStrip::Information,
        tr("This step calls for a mail. It can be drafted here; nothing is sent by itself."),
        {{tr("&Draft the mail…"), [this, file] { draft(file); }}, {tr("&Not now"), [] {}}});
}

void RequestLetters::draft(const registry::RequestFile &file)
{
    if (!m_outlets.forms)
        return;
    m_session.ask(
        &m_strip, [](const actions::Bench &bench) { return actions::addressBook(bench.store); },
        [this, file](const registry::Stored<actions::AddressBook> &addresses) {
            if (addresses)
                return open(file, addresses.value());
            m_strip.say(MessageStrip::Problem, wording(addresses.error()));
        });
}

void RequestLetters::open(const registry::RequestFile &file, const actions::AddressBook &addresses)
{
    auto letters = actions::lettersFor(file, actions::lastStepWithLetters(file), addresses,
                                       [this](const templates::NamespaceTemplate &content) {
                                           return m_outlets.forms->asMail(content);
                                       });
    if (letters.empty())
        return m_strip.say(MessageStrip::Information,
                           tr("Nothing that happened to this request calls for a mail."));
    const base::Date today = base::dayOf(m_session.clock().now());
    auto *dialog = new LetterDialog(std::move(letters), m_outlets, today, m_strip.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace nidreg::forms
