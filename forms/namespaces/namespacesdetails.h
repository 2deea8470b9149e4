// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QWidget>

#include <memory>

class QAction;
class QComboBox;

namespace nidreg::forms {

namespace Ui {
class NamespacesDetails;
}

/// One registered namespace: its template as a page to read, its versions and how they differ,
/// and what happened to it.
class NamespacesDetails : public QWidget {
    Q_OBJECT

public:
    /// The actions belong to the page; they are put beside the title.
    NamespacesDetails(RegistrySession &session, const QList<QAction *> &citeActions,
                      QAction *reviseAction, QWidget *parent = nullptr);
    ~NamespacesDetails() override;

    void show(const QString &nid);
    /// Shows namespaces in that state; by itself: as they stand.
    void setAsOf(const registry::AsOf &asOf);
    void clear();
    void refresh(); ///< looks again, keeping what is being read

    const QString &nid() const { return m_nid; }
    /// The version being read; null while nothing is shown.
    const registry::NamespaceVersion *version() const;
    /// Whether what is shown is registered still: a delisted namespace is not.
    bool isDeprecated() const { return m_loaded.space.row.status == registry::Status::Deprecated; }
    bool isListed() const { return registry::isRegistered(m_loaded.space.row.status); }

signals:
    void shownChanged();

private:
    struct Loaded {
        registry::Namespace space;
        std::vector<registry::Event> events;
    };

    void connectSignals();
    void load();
    void take(registry::Stored<Loaded> loaded);
    QString failureWords(const registry::StoreError &error) const;
    void showLoaded();
    void showVersions();
    void showVersion();
    QString recordWords(int before, int after) const;
    void showDifference();
    void showHistory();
    void fitHistory();
    void fillVersions(QComboBox *box, int chosen);
    void changeEvent(QEvent *event) override;

    std::unique_ptr<Ui::NamespacesDetails> m_ui;
    RegistrySession &m_session;
    QString m_nid;
    registry::AsOf m_asOf;
    int m_question = 0;
    Loaded m_loaded;
};

} // namespace nidreg::forms
