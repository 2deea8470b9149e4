// SPDX-License-Identifier: MIT
#pragma once

#include "forms/news/newsgroups.h"

#include <QDialog>

class QTreeWidget;
class QTreeWidgetItem;

namespace nidreg::forms {

/// What changed in the registry since the person was last here. A separate window, so that people
/// can go through its entries in the main one.
class NewsDialog : public QDialog {
    Q_OBJECT

public:
    /// `summary` is the text above the list.
    NewsDialog(const QString &summary, const std::vector<NewsGroup> &groups, base::Instant now,
               QWidget *parent = nullptr);

signals:
    void requestWanted(nidreg::workflow::RequestId request);
    void namespaceWanted(const QString &nid);

private:
    void add(const NewsGroup &group, base::Instant now);
    void go(const QTreeWidgetItem &item);

    QTreeWidget *m_tree;
};

} // namespace nidreg::forms
