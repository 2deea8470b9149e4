// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/widgets/findingsmodel.h"

#include <QWidget>

#include <memory>

class QTextCursor;

namespace nidreg::forms {

namespace Ui {
class RequestTemplate;
}
class RequestThreads;

/// The texts of a request: a submitted revision or the working copy, with what was said of it and
/// what lint finds in it beside it; or two texts side by side, of this request or of one that asks
/// for the same NID.
class RequestTemplate : public QWidget {
    Q_OBJECT

public:
    explicit RequestTemplate(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestTemplate() override;

    /// Keeps what is being read where the request has no other texts than before.
    void show(const registry::RequestFile &file);
    using QWidget::show;
    void clear();

    /// Begins a comment on the field that is being read, or on the passage that is marked.
    void comment();
    /// Shows the newest text side by side with that of a request that asks for the same NID.
    void compareWith(workflow::RequestId other);

    /// Scrolls the template to a field's heading.
    void goToField(templates::Field field);

signals:
    /// A comment was made: the request has changed.
    void taken();
    void messageShown(const QString &message);

private:
    struct Text {
        QString name;
        std::string text;
    };

    void setUpViews();
    void connectSignals();
    void showRevisions();
    void loadRivals();
    void takeRival(const registry::RequestFile &file);
    void addOther(const QString &name, workflow::RequestId id, const std::string &text);
    void showTemplate();
    void showDifference();
    void fitSide();
    void resizeEvent(QResizeEvent *event) override;
    void showFindings();
    void showFindingsView();
    void markThreads();
    void showThreads();
    void commentOn(templates::Field field);
    void quoteMarked();
    void showChosen();
    std::optional<templates::Field> chosenField() const;
    void offerComments(const QPoint &place);
    std::optional<templates::Field> fieldAt(const QTextCursor &cursor) const;
    void changeEvent(QEvent *event) override;

    std::unique_ptr<Ui::RequestTemplate> m_ui;
    RegistrySession &m_session;
    registry::RequestFile m_file;
    RequestThreads *m_threads = nullptr;
    std::vector<Text> m_texts; ///< what the revision box lists, in its order
    std::vector<Text> m_others; ///< what the other box lists after "nothing", in its order
    std::vector<workflow::RequestId> m_rivals; ///< whose texts are asked for or there
    FindingsModel m_findings;
    int m_findingsQuestion = 0;
    int m_commented = -1; ///< the place in the template that a comment was begun about last
};

} // namespace nidreg::forms
