// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QCheckBox>
#include <QDialog>
#include <QPushButton>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;

namespace nidreg::forms {

namespace Ui {
class PublishDialog;
}

/// What the listing is written as, and where.
struct PublishOrder {
    QString folder;
    std::vector<std::string> formats; ///< their names, as on the command line
    bool dryRun = false; ///< only report what would change
    QString baseUrl; ///< where the folder will be on the web; empty: that is not known
    bool hasStylesheet = false; ///< the XML names its stylesheet
    registry::Act record; ///< the act that puts it on record; its person may be no registrar
};

/// What differs from what the folder held.
struct PublicationDifference {
    bool isFirst = false; ///< the folder held nothing
    bool isKnown = false; ///< the namespaces could be compared
    qint64 added = 0, changed = 0, removed = 0; ///< namespaces
    QStringList nids; ///< of these, the first ones
    qint64 filesAdded = 0, filesChanged = 0, filesRemoved = 0;
    QStringList removedFiles; ///< the first ones
    qint64 foreignCount = 0; ///< files that others changed after they were published
    QStringList foreignFiles; ///< of these, the first ones
};

/// What was written.
struct Publication {
    QStringList files; ///< names in the folder
    QString page; ///< the one that a browser shows; empty: none
    qint64 namespaces = 0;
    std::optional<qint64> event = {}; ///< that records it; nothing: it is not recorded
    bool isUnchanged = false; ///< the folder held just this already
    PublicationDifference difference = {};
    std::vector<std::pair<QString, qint64>> folders = {}; ///< in it, and how many files each has
};

/// How the listing is published.
struct Publisher {
    std::vector<std::string> formats; ///< the names of all that there are
    /// Runs on the session's thread.
    std::function<registry::Stored<Publication>(const actions::Services &, const PublishOrder &,
                                                const registry::Progress &)>
        publish;
};

/// Asks for the folder and the formats, previews what would change, publishes with a progress bar
/// and Cancel, and reports the result.
class PublishDialog : public QDialog {
    Q_OBJECT

public:
    PublishDialog(RegistrySession &session, Publisher publisher, QWidget *parent = nullptr);
    ~PublishDialog() override;

    PublishOrder order() const;
    QString nearestFolder() const;
    void setFolder(const QString &folder);

signals:
    void published(const QString &folder);

private:
    /// Shared with the session's thread; outlives the dialog where that is closed early.
    struct Run {
        std::atomic<qint64> done = 0, total = 0;
        std::atomic<bool> isCancelled = false;
    };

    void addFormats();
    void connectSignals();
    void chooseFolder();
    void look();
    void start();
    void compare();
    void run(bool dryRun);
    void showDifference(const registry::Stored<Publication> &difference);
    void keepButtons(bool isAsking);
    void showProgress();
    void finish(const registry::Stored<Publication> &publication);
    void openInFolder(const QString &file);
    void reject() override;

    std::unique_ptr<Ui::PublishDialog> m_ui;
    RegistrySession &m_session;
    Publisher m_publisher;
    QCheckBox *m_allFormats = nullptr;
    std::vector<QCheckBox *> m_formats; ///< one for each that there is
    std::shared_ptr<Run> m_run; ///< while publishing
    Publication m_publication;
    QPushButton *m_compare = nullptr;
    QTimer m_progress;
};

} // namespace nidreg::forms
