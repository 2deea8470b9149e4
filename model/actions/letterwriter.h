// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/letters.h"

namespace nidreg::actions {

/// Writes the letters of one step.
class LetterWriter {
public:
    using AsMail = std::function<std::string(const templates::NamespaceTemplate &)>;

    LetterWriter(const registry::RequestFile &file, const registry::Event &event,
                 const AddressBook &addresses, const AsMail &asMail);

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

    const registry::RequestFile &m_file;
    const workflow::Request &m_request;
    const registry::Event &m_event;
    const AddressBook &m_addresses;
    const AsMail &m_asMail;
    templates::NamespaceTemplate m_content;
    std::string m_title; ///< for subjects: "URN namespace "lights""
    std::vector<Letter> m_letters;
};

} // namespace nidreg::actions
