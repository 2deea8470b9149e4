// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;

namespace nidreg::app {

/// A tip in the corner under the list of pages: nothing that one is about to press moves when it
/// comes and goes.
class TipCard : public QFrame {
    Q_OBJECT

public:
    explicit TipCard(QWidget *parent = nullptr);

    /// `tip` is one or two sentences.
    void say(const QString &tip);

signals:
    void endWanted(); ///< no more tips

private:
    QLabel *m_label;
};

} // namespace nidreg::app
