// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QLabel>

#include <functional>
#include <vector>

class QHBoxLayout;

class QPushButton;

namespace nidreg::forms {

/// A message above what it is about, with the ways to answer it. It is not modal, and does not
/// disappear automatically.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    enum Kind { Information, Problem };

    struct Answer {
        QString text; ///< with its mnemonic
        std::function<void()> act; ///< the message bar has closed by then
    };

    explicit MessageBar(QWidget *parent = nullptr);

    /// Replaces what was said before. A "Dismiss" comes last where there is no `answer` to choose.
    void say(Kind kind, const QString &message, std::vector<Answer> answers = {});
    QString message() const { return m_label->text(); }

private:
    QPushButton *addButton(const Answer &answer);

    QLabel *m_icon;
    QLabel *m_label;
    QHBoxLayout *m_buttons;
};

} // namespace nidreg::forms
