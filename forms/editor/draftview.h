// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draftchecker.h"
#include "forms/editor/fieldsmodel.h"
#include "forms/widgets/findingsmodel.h"

#include <QMenu>
#include <QWidget>

#include <memory>
#include <optional>
#include <set>

namespace nidreg::forms {

class FieldEditor;
class FieldSpelling;
class FindBar;
class Spelling;
class MessageBar;
class RequestWishes;
struct DraftReply;
namespace Ui {
class DraftView;
}

/// One draft on the screen: its terms, the fields, the field being written, the findings against
/// submitting it, and the text as it will be sent.
class DraftView : public QWidget {
    Q_OBJECT

public:
    DraftView(std::unique_ptr<Draft> draft, RegistrySession &session, QWidget *parent = nullptr);
    ~DraftView() override;

    Draft &draft() { return *m_draft; }
    const Draft &draft() const { return *m_draft; }
    DraftChecker &checker() { return m_checker; }
    const FindingsModel &findings() const { return m_findings; }
    FieldEditor &editor() { return *m_editor; }
    MessageBar &messageBar();
    /// Whether a draft can be submitted whose request is in `state`. A request that ended without
    /// a registration does not keep the template from another one.
    static bool takesTemplate(workflow::State state);
    /// The draft's request as the open registry has it; null where that is not known.
    const workflow::Request *knownRequest() const;
    DraftReply reply() const;

    void showField(templates::Field field);
    void stepField(int by); ///< +1: the next, -1: the one before; goes round
    /// The finding after the chosen one, or from the shown field on; goes round.
    void stepFinding();
    void showFinding(int row);
    /// What is missing counts as an error from now on.
    void showFirstError();
    void setPreviewVisible(bool isVisible);
    /// Underlines what `spelling` does not know; it outlives the view.
    void setSpelling(Spelling &spelling);
    /// Fixes the finding that is chosen, else the first one at the cursor, where there is one right
    /// answer; undo takes it back.
    void applyFix();
    FindBar &findBar() { return *m_findBar; }
    void focusText();

signals:
    /// The person wants to answer where the request is discussed.
    void requestWanted(nidreg::workflow::RequestId request);
    void requestSeen(); ///< another answer of knownRequest()

private:
    void setUpViews();
    void connectSignals();
    void connectWishes();
    void showFirstWish();
    void showCheck();
    void showSummary();
    void showNid();
    void leaveFinding(templates::Field field);
    void showPreview();
    QString fixWords(int row) const;
    void offerWrapping(templates::Field field);
    void applyFix(const templates::Fix &fix);
    std::optional<std::size_t> chosenFinding() const;
    std::vector<std::size_t> findingsAt(qsizetype position) const;
    void fillMenu(QMenu &menu, qsizetype position);

    std::unique_ptr<Ui::DraftView> m_ui;
    std::unique_ptr<Draft> m_draft;
    FieldsModel m_fields;
    FindingsModel m_findings;
    DraftChecker m_checker;
    FieldEditor *m_editor;
    FindBar *m_findBar;
    RequestWishes *m_wishes;
    bool m_hasSeenWishes = false;
    std::set<templates::Field> m_offered; ///< those whose long lines were spoken of
    FieldSpelling *m_spelling = nullptr;
    QString m_previewed; ///< what the preview shows
    QTimer m_previewDelay;
};

} // namespace nidreg::forms
