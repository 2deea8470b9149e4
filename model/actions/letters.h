// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/templates/template.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::actions {

/// The recipients of a step of the procedure.
enum class Addressee { List, Iesg, ApprovalBody, Applicant, Expert };

/// "list", "iesg", "approval-body", "applicant", "expert".
std::string_view name(Addressee addressee);

/// Where mail goes. An empty address is unknown.
struct AddressBook {
    std::string list; ///< the discussion list's (RFC 8141, section 6.2)
    std::string iesg; ///< decides about fast-track bodies (section 6.3)
    std::string approvalBody; ///< of a standards action
    std::map<std::string, std::string> people; ///< by login
};

/// The addresses that the registry's policies and its people's profiles state.
registry::Stored<AddressBook> addressBook(registry::Store &store);

/// A mail that a step calls for: drafted here, looked at and sent by a person. English, as mail to
/// the list is; the body is UTF-8 at 72 columns with LF line ends and ends in one.
struct Letter {
    Addressee addressee = Addressee::List;
    std::string person; ///< login of an applicant or expert
    std::string to; ///< the address; empty: not known, the writer fills it in
    std::string subject;
    std::string body;
    std::vector<std::string> references; ///< Message-IDs; the last is the mail that it answers
};

/// The letters that the last taking of `step` (a name: "submit", "register", "remind" …) calls for,
/// in the order in which they are to be sent; none: it calls for none, or was never taken.
/// `asMail` writes a template the way mails hold it.
std::vector<Letter> lettersFor(
    const registry::RequestFile &file, std::string_view step, const AddressBook &addresses,
    const std::function<std::string(const templates::NamespaceTemplate &)> &asMail);

/// The name of the step that was last taken and calls for letters; empty: none.
std::string lastStepWithLetters(const registry::RequestFile &file);

/// The first well-formed address in a template's Registrant; empty: none.
std::string contactOf(const templates::NamespaceTemplate &from);

} // namespace nidreg::actions
