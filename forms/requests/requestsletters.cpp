// SPDX-License-Identifier: MIT
#include "forms/requests/requestsletters.h"

#include "forms/requests/letterdialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/wording.h"

namespace nidreg::forms {

RequestLetters::RequestLetters(RegistrySession &session, MessageBar &messageBar)
    : QObject(&messageBar), m_session(session), m_messageBar(messageBar)
{
}

void RequestLetters::offer(const registry::RequestFile &file)
{
    m_messageBar.hide();
    const std::string step = actions::lastStepWithLetters(file);
    if (!m_outlets.forms || file.events.empty() || file.events.back().what != step)
        return;
    const actions::AddressBook nobody;
    if (actions::lettersFor(file, step, nobody, [](const auto &) { return std::string(); }).empty())
        return;
    m_messageBar.say(
        MessageBar::Information,
        tr("This step calls for a mail. It can be drafted here; nothing is sent by itself."),
        {{tr("&Draft the mail…"), [this, file] { draft(file); }}, {tr("&Not now"), [] {}}});
}

void RequestLetters::draft(const registry::RequestFile &file)
{
    if (!m_outlets.forms)
        return;
    m_session.ask(
        &m_messageBar,
        [](const actions::Services &services) { return actions::addressBook(services.store); },
        [this, file](const registry::Stored<actions::AddressBook> &addresses) {
            if (addresses)
                return open(file, addresses.value());
            m_messageBar.say(MessageBar::Problem, wording(addresses.error()));
        });
}

void RequestLetters::open(const registry::RequestFile &file, const actions::AddressBook &addresses)
{
    auto letters = actions::lettersFor(file, actions::lastStepWithLetters(file), addresses,
                                       [this](const templates::NamespaceTemplate &content) {
                                           return m_outlets.forms->asMail(content);
                                       });
    if (letters.empty())
        return m_messageBar.say(MessageBar::Information,
                                tr("There is no mail to send for this request."));
    const base::Date today = base::dayOf(m_session.clock().now());
    auto *dialog = new LetterDialog(std::move(letters), m_outlets, today, m_messageBar.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace nidreg::forms
