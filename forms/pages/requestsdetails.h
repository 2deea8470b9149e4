// SPDX-License-Identifier: MIT
#pragma once

#include "forms/models/findingsmodel.h"
#include "forms/session/registrysession.h"

#include <QWidget>

#include <map>
#include <memory>

class QAction;

namespace nidreg::forms {

namespace Ui {
class RequestsDetails;
}
class StepDialog;

/// One request: where it stands and what can follow, its template with what lint finds, what was
/// said of it, and what happened to it.
class RequestsDetails : public QWidget {
    Q_OBJECT

public:
    explicit RequestsDetails(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestsDetails() override;

    void show(review::RequestId id);
    using QWidget::show;
    void clear();
    void refresh(); ///< looks again, keeping what is being read

    /// The request shown; null while none is.
    const review::Request *request() const;
    QList<QAction *> stepActions() const;

    /// A form that holds something typed; null: none.
    StepDialog *unsentForm() const;

signals:
    void shownChanged();
    void requestWanted(nidreg::review::RequestId id);
    void editWanted(nidreg::review::RequestId id);
    void messageShown(const QString &message);

private:
    struct Text {
        int revision = 0; ///< 0: the working copy
        std::string text;
    };
    using FormKey = std::pair<review::RequestId, review::Step>;

    void setUpViews();
    void connectSignals();
    void load();
    void take(registry::Stored<registry::RequestFile> file);
    void showFile();
    void showNotice();
    void showRevisions();
    void showTemplate();
    void showDifference();
    void showFindings();
    void showFindingsView();
    void showDiscussion();
    void goToField(templates::Field field);
    std::string currentField() const;
    void openForm(review::Step step);
    StepDialog *formOf(review::Step step) const;
    void connectForm(StepDialog *form);
    void changeEvent(QEvent *event) override;

    std::unique_ptr<Ui::RequestsDetails> m_ui;
    RegistrySession &m_session;
    review::RequestId m_id;
    registry::RequestFile m_file;
    std::vector<Text> m_texts; ///< what the revision box lists, in its order
    FindingsModel m_findings;
    int m_question = 0, m_findingsQuestion = 0;
    std::map<FormKey, review::Record> m_unsent; ///< typed into forms that were closed
};

} // namespace nidreg::forms
