// SPDX-License-Identifier: MIT
#pragma once

#include "forms/publication/differencesmodel.h"
#include "forms/session/registrysession.h"
#include "model/listing/reading.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

class QPushButton;

namespace nidreg::forms {

class DifferencesView;
class MessageBar;
namespace Ui {
class ReconcileDialog;
}

/// A listing's file, read and held against the registry.
struct Reconciliation {
    listing::Source source;
    listing::Remarks remarks; ///< what of the file is not kept
    listing::ChangePlan plan;
};

using ReconcileError = std::variant<registry::StoreError, listing::ReadRefusal>;
using Reconciled = base::Result<std::shared_ptr<const Reconciliation>, ReconcileError>;

/// How listings come in.
struct ReconcileOutlets {
    /// Reads a listing and compares it with what the registry holds; runs on a thread of its own.
    /// The progress function gets the number of bytes read so far, and stops it by returning false.
    std::function<Reconciled(const actions::Services &, const QString &path,
                             const registry::Progress &)>
        reconcile;
    /// Whether a file looks like a listing, by its first bytes.
    std::function<bool(const QString &path)> isListing;
};

/// Compares a listing's file with the registry: every difference has a check box, and the selected
/// ones are imported in one action. Works on a thread and a connection of its own, with progress
/// and Cancel; the rest of the window does not wait for it.
class ReconcileDialog : public QDialog {
    Q_OBJECT

public:
    ReconcileDialog(RegistrySession &session, ReconcileOutlets outlets, QWidget *parent = nullptr);
    ~ReconcileDialog() override;

    /// Compares that file; as soon as the registry is connected.
    void openFile(const QString &path);

    const DifferencesModel &model() const;

signals:
    /// For the status bar: what was done.
    void messageShown(const QString &message);
    void namespaceWanted(const QString &nid);

private:
    enum class Stage {
        Asking, ///< there is no comparison: the message says why
        Comparing,
        Choosing, ///< the differences are shown
        TakingOver,
        Over ///< it is done: the message says what
    };
    struct Compared {
        std::shared_ptr<const Reconciliation> found;
        bool takesTwo = false; ///< registering takes two registrars
    };
    struct Run;

    void setUpButtons();
    void connectSignals();
    void connectSession();
    void restore();
    void save() const;

    void chooseFile();
    void compare();
    void compared(const base::Result<Compared, ReconcileError> &answer);
    void failed(const QString &why);
    void takeOver();
    enum class Attempt { TakeOver, WithRemovals, DryRun };
    void attempt(Attempt how);
    void answered(Attempt how, const registry::Stored<registry::TakenOver> &answer);
    void askAboutRemovals();
    void refused(const registry::StoreError &why);
    QString doneWords(const registry::TakenOver &taken) const;

    std::shared_ptr<Run> begin(Stage stage, const QString &what);
    void endRun();
    void cancel();
    void showProgress();

    void setStage(Stage stage);
    void say(const QString &message, bool isFine = false);
    void showDifferences(const DifferencesModel::Decisions &decisions);
    void showRemarks();
    void look();
    QString whyNotCompare() const;
    QString whyNotTake() const;

    void reject() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

    std::unique_ptr<Ui::ReconcileDialog> m_ui;
    RegistrySession &m_session;
    ReconcileOutlets m_outlets;
    DifferencesView *m_view = nullptr;
    MessageBar *m_messageBar = nullptr;
    QPushButton *m_take = nullptr, *m_try = nullptr, *m_close = nullptr;

    Stage m_stage = Stage::Asking;
    Compared m_compared;
    QString m_path; ///< of what is compared
    bool m_isWaiting = false; ///< for the connection, to compare
    std::shared_ptr<Run> m_run; ///< while something runs
    QTimer m_progress;
};

} // namespace nidreg::forms
