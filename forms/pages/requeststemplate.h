// SPDX-License-Identifier: MIT
#pragma once

#include "forms/models/findingsmodel.h"
#include "forms/session/registrysession.h"

#include <QWidget>

#include <memory>

namespace nidreg::forms {

namespace Ui {
class RequestTemplate;
}

/// The texts of a request: a submitted revision or the working copy, with what lint finds in it, or
/// two of them side by side.
class RequestTemplate : public QWidget {
    Q_OBJECT

public:
    explicit RequestTemplate(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestTemplate() override;

    /// Keeps what is being read where the request has no other texts than before.
    void show(const registry::RequestFile &file);
    using QWidget::show;
    void clear();

    /// Scrolls the template to a field's heading.
    void goToField(templates::Field field);
    /// The key of the field in which the reader's cursor stands; empty at the template's start.
    std::string currentField() const;

private:
    struct Text {
        int revision = 0; ///< 0: the working copy
        std::string text;
    };

    void setUpViews();
    void connectSignals();
    void showRevisions();
    void showTemplate();
    void showDifference();
    void showFindings();
    void showFindingsView();
    void changeEvent(QEvent *event) override;

    std::unique_ptr<Ui::RequestTemplate> m_ui;
    RegistrySession &m_session;
    registry::RequestFile m_file;
    std::vector<Text> m_texts; ///< what the revision box lists, in its order
    FindingsModel m_findings;
    int m_findingsQuestion = 0;
};

} // namespace nidreg::forms
