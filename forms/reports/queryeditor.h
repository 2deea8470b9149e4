// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/reportstore.h"

#include <QPlainTextEdit>
#include <QStringListModel>

class QCompleter;

namespace nidreg::forms {

/// A text of SQL, with completion of what it may name.
class QueryEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit QueryEditor(QWidget *parent = nullptr);

    /// Relations and functions with their columns.
    void setNames(const std::vector<registry::QueryName> &names);
    QStringList completions() const { return m_words.stringList(); }

private:
    QString wordBefore() const;
    void complete(bool isAsked);
    void insertCompletion(const QString &word);
    void keyPressEvent(QKeyEvent *event) override;

    QStringListModel m_words;
    QCompleter *m_completer;
};

} // namespace nidreg::forms
