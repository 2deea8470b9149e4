// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "model/listing/citation.h"

#include <QMenu>

#include <functional>
#include <optional>

namespace nidreg::forms {

/// What a citation of a namespace says, in a state of the registry; the address is that of the
/// published listing, empty: not known.
using Cite = std::function<registry::Stored<listing::Cited>(
    registry::Store &, const registry::AsOf &, const registry::NamespaceRow &,
    const std::string &baseUrl)>;

/// The ways to cite the namespace that is shown; each goes to the clipboard.
class CiteMenu : public QMenu {
    Q_OBJECT

public:
    /// What is cited, and in which state; nothing: no namespace is shown.
    struct Shown {
        registry::NamespaceRow row;
        registry::AsOf asOf;
    };
    using Look = std::function<std::optional<Shown>()>;

    CiteMenu(RegistrySession &session, Look look, QWidget *parent);

    void setCite(const Cite &cite) { m_cite = cite; }

signals:
    void messageShown(const QString &message);

private:
    void copy(const listing::CitationForm &form);

    RegistrySession &m_session;
    Look m_look;
    Cite m_cite;
};

} // namespace nidreg::forms
