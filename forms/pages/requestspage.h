// SPDX-License-Identifier: MIT
#pragma once

#include "forms/models/requestsmodel.h"
#include "forms/pages/place.h"
#include "forms/session/registrysession.h"

#include <QSortFilterProxyModel>
#include <QTimer>

#include <array>
#include <memory>

class QToolButton;

namespace nidreg::forms {

namespace Ui {
class RequestsPage;
}
class RequestsDetails;

/// The queue of requests, and the chosen one below it.
class RequestsPage : public Place {
    Q_OBJECT

public:
    explicit RequestsPage(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestsPage() override;

    /// Chooses a request, whatever the view.
    void show(review::RequestId id);
    using QWidget::show;

    QString placeName() const override;
    QString placeIcon() const override;
    QList<QAction *> placeActions() const override;
    void enter() override;
    bool mayClose() override;

signals:
    /// The request's working copy is to be edited and submitted.
    void editWanted(nidreg::review::RequestId id);
    void namespaceWanted(const QString &nid);

private:
    void makeActions();
    void setUpViews();
    void connectSignals();
    void restore();
    void save() const;
    void markChips();
    registry::RequestView view() const;
    void refresh();
    void load();
    void count();
    void take(registry::Stored<std::vector<review::Request>> rows);
    void showRows();
    QString emptyWords() const;
    void reselect();
    void showChosen();
    void offerActions();

    std::unique_ptr<Ui::RequestsPage> m_ui;
    RegistrySession &m_session;
    RequestsModel m_model;
    QSortFilterProxyModel m_sorted;
    RequestsDetails *m_details = nullptr;
    std::array<std::pair<QToolButton *, registry::RequestView>, 5> m_chips{};
    QAction *m_separator = nullptr, *m_namespace = nullptr;
    QTimer m_refresh; ///< makes one of a burst of changes
    review::RequestId m_chosen;
    int m_question = 0;
    bool m_isLoading = false;
    bool m_wasLost = false;
};

} // namespace nidreg::forms
