// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>

namespace nidreg::tests {

/// Answers the next question that the program asks by the button of one role, and tells whether it
/// was asked at all: made before what should ask, looked at after it.
class NextQuestion : public QObject {
public:
    using Role = QMessageBox::ButtonRole;

    explicit NextQuestion(Role answer) : m_answer(answer)
    {
        connect(&m_look, &QTimer::timeout, this, &NextQuestion::look);
        m_look.start(5);
    }

    bool wasAsked() const { return m_isAsked; }
    /// Of the question, with what stands smaller below it.
    const QString &text() const { return m_text; }

private:
    void look()
    {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        m_look.stop();
        m_isAsked = true;
        m_text = box->text() + '\n' + box->informativeText();
        const auto buttons = box->buttons();
        const auto wanted = std::ranges::find(
            buttons, m_answer, [box](QAbstractButton *each) { return box->buttonRole(each); });
        if (wanted == buttons.end())
            qFatal("no such answer to: %s", qPrintable(m_text));
        (*wanted)->click();
    }

    Role m_answer;
    QTimer m_look;
    bool m_isAsked = false;
    QString m_text;
};

} // namespace nidreg::tests
