// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QLabel>

#include <functional>
#include <vector>

class QBoxLayout;
class QPushButton;

namespace nidreg::forms {

/// A message above what it is about, with the ways to answer it. It is not modal, and does not
/// disappear automatically. The answers stand beside the message, or below it where the message
/// would have too few words a line.
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

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    QPushButton *addButton(const Answer &answer);

    QLabel *m_icon;
    QLabel *m_label;
    QBoxLayout *m_parts; ///< the message, then the answers
    QBoxLayout *m_buttons;
};

} // namespace nidreg::forms
