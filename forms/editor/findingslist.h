// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/findingsmodel.h"

#include <QListView>

#include <functional>

namespace nidreg::forms {

/// The findings of a draft. One that has exactly one correction has a button with it, and the same
/// in its context menu. While required fields are still empty, what is missing is not listed before
/// showMissing(): a new template is not wrong, only unfinished.
class FindingsList : public QListView {
    Q_OBJECT

public:
    /// What the correction of the finding in this row does; empty: it has none.
    using FixWords = std::function<QString(int row)>;

    explicit FindingsList(QWidget *parent = nullptr);

    void setFindings(FindingsModel &model, FixWords fixWords);
    /// To be called whenever the model has other findings.
    void fit();
    /// Lists what is missing among the errors from now on.
    void showMissing();

    /// "Errors: 1 · Still to write: 8"
    QString summary(FindingsModel::Text use) const;
    /// No errors, but fields are still empty.
    bool isOnlyUnfinished() const { return m_missing > 0 && m_shown == 0; }
    /// What an unfinished draft without a finding shows in place of the list; else empty.
    QString hint() const;
    QString fixWords(int row) const { return m_fixes.value(row); }

signals:
    void fixWanted(int row);
    void showRequested(int row); ///< the user asked to see where it is

private:
    bool isMissing(int row) const;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;

    FindingsModel *m_findings = nullptr;
    FixWords m_fixWords;
    QStringList m_fixes; ///< of each row
    bool m_showsMissing = false;
    int m_missing = 0, m_optional = 0; ///< that are not listed: required fields, and others
    int m_shown = 0; ///< that are
};

} // namespace nidreg::forms
