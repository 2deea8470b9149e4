// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/session/templateforms.h"
#include "forms/widgets/page.h"

#include <QTimer>

#include <memory>

namespace nidreg::forms {

namespace Ui {
class RequestsPage;
}
class RequestsDetails;
class RequestsQueue;
struct TableOutlet;

/// The queue of requests, and the chosen one below it.
class RequestsPage : public Page {
    Q_OBJECT

public:
    explicit RequestsPage(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestsPage() override;

    void setOutlets(const MailOutlets &outlets); ///< how mails come in and go out

    void setTables(const TableOutlet &outlet); ///< how tables leave the program

    /// Chooses a request; the list shows it too, in another view where need be.
    void show(workflow::RequestId id);
    using QWidget::show;

    QString pageName() const override;
    QString pageIcon() const override;
    QString countWords() const override { return tr("Waiting for you: %1"); }
    QList<QAction *> pageActions() const override;
    QList<QAction *> fileActions() const override;
    QList<QAction *> editActions() const override { return {m_find}; }
    void enter() override;
    bool mayClose() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    /// The request's working copy is to be edited and submitted.
    void editWanted(nidreg::workflow::RequestId id);
    void namespaceWanted(const QString &nid);
    void personWanted(); ///< somebody is to be added to the registry
    void figuresWanted(); ///< the reports about requests

private:
    void makeActions();
    void setUpViews();
    void connectSignals();
    void restore();
    void save() const;
    void showDetails();
    void showChosen(workflow::RequestId id);
    void fitQueue();
    void offerActions();
    void saveRecord();
    void printRecord();
    void seeTheDay();

    std::unique_ptr<Ui::RequestsPage> m_ui;
    RegistrySession &m_session;
    RequestsQueue *m_queue = nullptr;
    RequestsDetails *m_details = nullptr;
    QAction *m_separator = nullptr, *m_line = nullptr, *m_namespace = nullptr, *m_find = nullptr,
            *m_showFigures = nullptr, *m_saveRecord = nullptr, *m_printRecord = nullptr;
    int m_queueWish =
        0; ///< as high as a person wants the queue where its rows take that, in pixels
    QTimer m_refresh; ///< makes one of a burst of changes
    QTimer m_minutes{this}; ///< looks for a new day
    base::Date m_day{}; ///< that what is shown was counted for
};

} // namespace nidreg::forms
