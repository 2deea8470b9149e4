// SPDX-License-Identifier: MIT
#pragma once

#include "forms/publication/differencesmodel.h"
#include "forms/session/registrysession.h"

#include <QWidget>

#include <array>
#include <memory>

class QToolButton;

namespace nidreg::forms {

class DifferenceDetails;
namespace Ui {
class DifferencesView;
}

/// The differences of a listing in a table, each with a tick: filtered by NID and kind, sorted, and
/// what one of them changes below.
class DifferencesView : public QWidget {
    Q_OBJECT

public:
    explicit DifferencesView(RegistrySession &session, QWidget *parent = nullptr);
    ~DifferencesView() override;

    const DifferencesModel &model() const { return m_model; }
    /// Shows a plan unfiltered, decided as somebody decided before.
    void show(const std::shared_ptr<const listing::ChangePlan> &plan,
              const DifferencesModel::Decisions &decisions);

    QByteArray saveState() const;
    void restoreState(const QByteArray &state);

signals:
    void ticksChanged();
    void namespaceWanted(const QString &nid);

private:
    static constexpr std::size_t kChips = 7; ///< the kinds, own ones, the listing's

    void setUpTable();
    void makeChips();
    void connectSignals();
    void applyFilter();
    void nameChips();
    void reselect();
    void showChosen();
    void tickSelected();
    void showCount();
    bool eventFilter(QObject *watched, QEvent *event) override;

    std::unique_ptr<Ui::DifferencesView> m_ui;
    DifferencesModel m_model;
    std::shared_ptr<const listing::ChangePlan> m_plan;
    DifferenceDetails *m_details = nullptr;
    std::array<QToolButton *, kChips> m_chips{};
    std::string m_chosen; ///< the NID whose details are shown
};

} // namespace nidreg::forms
