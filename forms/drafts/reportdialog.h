// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDialog>
#include <QString>

#include <functional>

class QPrinter;

namespace nidreg::forms {

class MessageBar;

/// What the dialog shows.
struct Report {
    QByteArray text; ///< UTF-8
    int errors = 0;
    std::function<QByteArray()> pdf; ///< makes the same for paper
    std::function<void(QPrinter &)> print; ///< puts the same on paper
    QString suggestedPath; ///< without suffix
};

/// The report of a check before sending, to be read and saved. The same draft checked again against
/// the same registry gives the same bytes, so that staff can tell that nothing was changed.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReportDialog(Report report, QWidget *parent = nullptr);

    /// Writes the report; the message bar says when that failed.
    bool save(const QString &path, const QByteArray &bytes);

signals:
    void saved(const QString &path);

private:
    void saveText();
    void savePdf();
    void print();
    void copy();

    Report m_report;
    MessageBar *m_messageBar;
};

} // namespace nidreg::forms
