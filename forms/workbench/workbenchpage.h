// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/widgets/page.h"
#include "forms/workbench/urnreport.h"
#include "forms/workbench/workbenchscan.h"

#include <QTabWidget>

#include <vector>

namespace nidreg::forms {

class WorkbenchTool;

/// URNs and URIs taken apart, compared, resolved, and found in a text, as one types. Nothing here
/// changes the registry; it is asked for the namespaces that are met.
class WorkbenchPage : public Page {
    Q_OBJECT

public:
    WorkbenchPage(RegistrySession &session, ScanOutlet scan, QWidget *parent = nullptr);
    ~WorkbenchPage() override;

    void setTables(const TableOutlet &outlet); ///< how tables leave the program
    void setExcerpts(ExcerptOutlet outlet); ///< how the lines of a scanned file are shown

    QString pageName() const override;
    QString pageIcon() const override;
    QList<QAction *> pageActions() const override;
    void enter() override;

private:
    void addTools();
    void makeActions();
    void bringAlong();
    WorkbenchTool *current() const;
    void watchRegistry();
    void lookUp(const std::string &nid);
    void lookUpAll(const std::vector<std::string> &nids);
    void forget();
    void showNamespace(const NamespaceAnswer &known);
    void copyReport();
    void fitActions();

    RegistrySession &m_session;
    QTabWidget *m_tabs = nullptr;
    std::vector<WorkbenchTool *> m_tools; ///< in the order of their tabs
    WorkbenchScan *m_scan = nullptr; ///< behind them
    std::vector<std::string> m_nids; ///< of several lines, that the registry was asked for
    quint64 m_edition = 0; ///< of the question that was put to the registry
    QAction *m_copy = nullptr, *m_clear = nullptr;
};

} // namespace nidreg::forms
