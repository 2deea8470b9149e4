// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QStringList>

class QProcessEnvironment;
class QWidget;

namespace nidreg::app {

/// Keeps a second start of the program from opening a second window beside the first: the first
/// has a name on the person's message bus, and the second hands its files there
/// (org.freedesktop.Application of the Desktop Entry Specification). Where no window answers, a
/// start opens its own.
class OneWindow : public QObject {
    Q_OBJECT

public:
    /// `place`: what one window is enough for, such as a data folder with a registry. Any text;
    /// only its hash goes to the bus.
    OneWindow(const QDBusConnection &bus, const QString &place, QObject *parent = nullptr);
    /// Another start may be the first again.
    ~OneWindow() override;

    /// The name is this program's: other starts find it.
    bool isFirst() const { return m_isFirst; }
    /// Brings the first window to the front, and opens `files` there; paths, from this program's
    /// working directory. `token`: of the desktop, for the window to come to the front; may be
    /// empty. False: it did not answer.
    bool handOver(const QStringList &files, const QString &token) const;

signals:
    /// Another start came; `files` are absolute paths.
    void wanted(const QStringList &files, const QString &token);

private:
    QDBusConnection m_bus;
    QString m_name;
    bool m_isFirst = false;
};

/// Whether asking for the person's message bus can have an answer at once: without one, D-Bus may
/// start a bus of its own, which takes seconds.
bool hasMessageBus(const QProcessEnvironment &environment);

/// The token by which the desktop started this program; empty: it gave none.
QString activationToken(const QProcessEnvironment &environment);

/// Shows `window` before all others. `token`: by which the desktop allows it; may be empty.
void bringToFront(QWidget &window, const QString &token);

} // namespace nidreg::app
