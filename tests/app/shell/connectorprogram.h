// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/connections.h"
#include "app/wiring/registry.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace nidreg::tests {

using forms::ConnectionChoice;

/// The only visible dialog of this kind, once it is there.
template <class Dialog> Dialog *shown(const QWidget &parent)
{
    Dialog *found = nullptr;
    (void)test::waitFor([&] {
        for (Dialog *each : parent.findChildren<Dialog *>()) {
            if (each->isVisible())
                found = each;
        }
        return found != nullptr;
    });
    return found;
}

/// The window of the program, with the ways to other registries that it has there.
struct ConnectorProgram {
    explicit ConnectorProgram(const ConnectionChoice &present)
        : ConnectorProgram(present, app::targetOf(present))
    {
    }
    /// `target`: what the command line or the environment says.
    ConnectorProgram(const ConnectionChoice &present, const app::Target &target)
        : registry(target, {folder.filePath("data"), folder.filePath("run"), {}, {}}),
          session([this] { return registry.open(); }, clock, knowledge),
          window(
              session,
              {folder.filePath("recovery"),
               app::listingPublisher(),
               {},
               {present,
                app::tryConnection,
                {},
                [this](const ConnectionChoice &choice) { registry.choose(app::targetOf(choice)); },
                [this](const base::Secret &secret) { registry.setPassword(secret); },
                [this] { return app::loginOf(registry.target()); },
                [this] { return registry.hasPrimary(); },
                [this] { registry.choosePrimary(); }}})
    {
        QObject::connect(&session, &forms::RegistrySession::lost, &window,
                         [this](const registry::StoreError &error) {
                             why = QString::fromStdString(error.refusal);
                         });
        window.resize(1100, 760);
        window.show();
        session.open();
    }
    ~ConnectorProgram() { registry.leave(); }

    QAction *action(const QString &words)
    {
        for (QAction *each : window.findChildren<QAction *>()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        qFatal("no action %s", qPrintable(words));
    }
    /// The message bar that tells of a connection that is missing.
    const forms::MessageBar *messageBar() const
    {
        for (const auto *each : window.findChildren<forms::MessageBar *>()) {
            if (each->isVisible() && each->message().contains("server"))
                return each;
        }
        return nullptr;
    }

    /// The answer of the message bar that begins with this; null where it offers none.
    QPushButton *answer(const QString &words) const
    {
        const forms::MessageBar *bar = messageBar();
        for (QPushButton *each :
             bar ? bar->findChildren<QPushButton *>() : QList<QPushButton *>()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }
    /// A label of the status bar; empty where it is not shown.
    QString mark(const char *name) const
    {
        const auto *label = window.findChild<QLabel *>(name);
        return label->isVisible() ? label->text() : QString();
    }

    QString why; ///< the last connection did not come about
    QTemporaryDir folder;
    app::SystemClock clock;
    urn::NidKnowledge knowledge = exchange::embeddedKnowledge();
    app::Registry registry;
    forms::RegistrySession session;
    app::MainWindow window;
};

} // namespace nidreg::tests
