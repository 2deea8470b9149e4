// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace nidreg::forms {

namespace Ui {
class TermsBar;
}

/// What the draft is a request for: a new namespace or a revision, formal or informal, by which
/// procedure. Fixed once the registry has the request.
class TermsBar : public QWidget {
    Q_OBJECT

public:
    explicit TermsBar(Draft &draft, QWidget *parent = nullptr);
    ~TermsBar() override;

    /// Whether the NID of the draft is registered, so that it can be revised; nothing: no registry
    /// says.
    void setRegistered(std::optional<bool> isRegistered);

private:
    void showTerms();
    void takeChoice();

    std::unique_ptr<Ui::TermsBar> m_ui;
    Draft &m_draft;
    std::optional<bool> m_isRegistered;
};

} // namespace nidreg::forms
