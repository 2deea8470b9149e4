// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/fileexcerpt.h"

#include <QThreadPool>
#include <QWidget>

#include <atomic>
#include <memory>

class QLabel;

namespace nidreg::forms {

class NumberedText;

/// A file around one of its lines, to be read only: lines with their numbers, the fault marked and
/// in sight. It is read on another thread, and only around the position.
class ExcerptView : public QWidget {
    Q_OBJECT

public:
    explicit ExcerptView(QWidget *parent = nullptr);
    ~ExcerptView() override;

    void setOutlet(ExcerptOutlet outlet) { m_outlet = std::move(outlet); }
    /// Shows the position; of several requests only the newest counts.
    void show(const FilePosition &position);
    using QWidget::show;
    /// Shows nothing but `words`.
    void clear(const QString &words);

signals:
    void shown(); ///< the position that was asked for last, or why it is not shown

private:
    void take(const FileExcerpt &excerpt, const FilePosition &position);

    ExcerptOutlet m_outlet;
    QLabel *m_title = nullptr;
    NumberedText *m_text = nullptr;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<quint64>> m_edition =
        std::make_shared<std::atomic<quint64>>(0); ///< of the requested position
};

} // namespace nidreg::forms
