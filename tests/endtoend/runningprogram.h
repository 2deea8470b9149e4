// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/mainwindow.h"
#include "app/shell/outlets.h"
#include "app/wiring/registry.h"
#include "forms/administration/persondialog.h"
#include "forms/drafts/draftspage.h"
#include "forms/drafts/importdialog.h"
#include "forms/drafts/submitdialog.h"
#include "forms/editor/draftview.h"
#include "forms/editor/fieldeditor.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/publication/publishdialog.h"
#include "forms/requests/requestspage.h"
#include "forms/requests/requestssteps.h"
#include "forms/session/registrysession.h"
#include "forms/steps/stepdialog.h"
#include "model/exchange/iana/knowledge.h"
#include "tests/program/program.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace nidreg::tests {

/// The whole program in its own window on its own local registry, and the hands of the people who
/// work with it.
class RunningProgram {
public:
    RunningProgram()
        : folders{m_home.path() + "/data", m_home.path() + "/run", m_home.path() + "/recovery",
                  m_home.path() + "/maintenance.ini"},
          knowledge(exchange::loadKnowledge(app::isoCodesFolders()).value()),
          registry(app::Target(), folders),
          session([this] { return registry.open(); }, clock, knowledge)
    {
        // Under root the server runs as another account, which must be able to enter this folder.
        QFile::setPermissions(m_home.path(),
                              QFile::permissions(m_home.path()) | QFile::ReadOther | QFile::ExeOther
                                  | QFile::ReadGroup | QFile::ExeGroup);
        window = std::make_unique<app::MainWindow>(
            session, app::WindowParts{folders.recovery, app::listingPublisher()});
        window->resize(1280, 800);
        window->show();
        session.open();
    }

    forms::DraftsPage &drafts() { return *window->findChild<forms::DraftsPage *>(); }
    forms::RequestsPage &requests() { return *window->findChild<forms::RequestsPage *>(); }
    forms::NamespacesPage &namespaces() { return *window->findChild<forms::NamespacesPage *>(); }

    /// The action of a page, or of the whole window, whose words begin like this.
    static QAction *action(const QWidget &where, const QString &words)
    {
        for (QAction *each : where.findChildren<QAction *>()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        qFatal("no action %s", qPrintable(words));
    }

    /// The dialog of this kind, once it is open.
    template <class Dialog> Dialog *dialog()
    {
        Dialog *found = nullptr;
        const bool opened = test::waitFor([&] {
            for (Dialog *each : window->findChildren<Dialog *>()) {
                if (each->isVisible())
                    found = each;
            }
            return found != nullptr;
        });
        return opened ? found : nullptr;
    }

    /// Presses the button that accepts a dialog and waits until it is gone.
    static bool accept(QDialog &dialog)
    {
        const QPointer<QDialog> open(&dialog);
        for (QAbstractButton *button : dialog.findChild<QDialogButtonBox *>()->buttons()) {
            if (dialog.findChild<QDialogButtonBox *>()->buttonRole(button)
                    == QDialogButtonBox::AcceptRole
                && button->isVisible()) {
                if (!test::waitFor([button] { return button->isEnabled(); })) {
                    tellWhatIsShown(dialog);
                    return false;
                }
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        }
        const bool isGone = test::waitFor([&] { return !open || !open->isVisible(); });
        if (!isGone)
            tellWhatIsShown(*open);
        return isGone;
    }

    /// Why a dialog stays open stands in it.
    static void tellWhatIsShown(const QDialog &dialog)
    {
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty())
                qWarning("%s", qPrintable(label->text()));
        }
    }

    void actAs(const char *person, workflow::Role role) { session.actAs({person, role}); }

    bool appoint(const char *person, workflow::Role role)
    {
        bool done = false, answered = false;
        const auto act = session.newAct();
        session.ask(
            window.get(),
            [=](const actions::Services &services) {
                return services.store.appoint(act, {person, {role}});
            },
            [&](registry::Stored<registry::Person> answer) {
                answered = true;
                done = bool(answer);
            });
        session.refreshAccess();
        return test::waitFor([&] {
                   return answered
                       && std::ranges::any_of(session.access().people, [person](const auto &p) {
                              return p.login == person;
                          });
               })
            && done;
    }

    /// The request as the registry has it now.
    workflow::Request request(workflow::RequestId id)
    {
        workflow::Request found;
        session.ask(
            window.get(),
            [id](const actions::Services &services) { return services.store.request(id); },
            [&](registry::Stored<registry::RequestFile> file) {
                if (file)
                    found = file->request;
            });
        return test::waitFor([&] { return bool(found.id); }) ? found : workflow::Request();
    }

    /// Sends the draft that is shown; answers the request it became, or none.
    workflow::RequestId submitDraft()
    {
        workflow::RequestId sent;
        const auto connection =
            QObject::connect(&drafts(), &forms::DraftsPage::submitted, window.get(),
                             [&](workflow::RequestId id) { sent = id; });
        forms::DraftView &view = *drafts().current();
        QAction *submit = action(drafts(), "Submit");
        const bool isReady =
            test::waitFor([&] { return view.checker().isCurrent() && submit->isEnabled(); });
        if (!isReady)
            qWarning("%s", qPrintable(submit->toolTip()));
        submit->trigger();
        auto *form = isReady ? dialog<forms::SubmitDialog>() : nullptr;
        if (form && accept(*form))
            (void)test::waitFor([&] { return bool(sent); });
        QObject::disconnect(connection);
        return sent;
    }

    /// Chooses a request, opens the form of a step, fills it in and takes the step.
    bool take(workflow::RequestId id, workflow::Step step, const QString &text = {},
              const QString &expert = {})
    {
        requests().show(id);
        auto *steps = requests().findChild<forms::RequestSteps *>();
        if (!test::waitFor([&] { return steps->action(step)->isEnabled(); }))
            return false;
        steps->action(step)->trigger();
        auto *form = dialog<forms::StepDialog>();
        if (!form)
            return false;
        if (!text.isEmpty())
            QTest::keyClicks(form->findChild<QPlainTextEdit *>("textEdit"), text);
        if (!expert.isEmpty()) {
            auto *box = form->findChild<QComboBox *>("expertBox");
            box->setCurrentIndex(box->findData(expert));
        }
        return accept(*form);
    }

private:
    QTemporaryDir m_home;

public:
    app::StandardFolders folders;
    app::SystemClock clock;
    urn::NidKnowledge knowledge;
    app::Registry registry;
    forms::RegistrySession session;
    std::unique_ptr<app::MainWindow> window;
};

inline QString fixture(const char *name)
{
    return QStringLiteral(NIDREG_SOURCE "/tests/fixtures/endtoend/") + name;
}

/// Makes the fields of the shown draft those of a fixture, as somebody fixing it would.
inline void fillFrom(forms::DraftView &view, const char *name)
{
    const auto read = forms::readFile(fixture(name));
    for (const templates::FieldSpec &spec : templates::kFields) {
        const std::string text(read.value().templates.front().text(spec.field));
        view.draft().setText(spec.field, QString::fromStdString(text));
    }
}

} // namespace nidreg::tests
