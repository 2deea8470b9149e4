// SPDX-License-Identifier: MIT
#pragma once

#include "forms/news/lastvisit.h"
#include "forms/news/newsdialog.h"
#include "forms/session/registrysession.h"

#include <QAction>
#include <QPointer>

#include <functional>

class QVBoxLayout;

namespace nidreg::forms {
class MessageBar;
}

namespace nidreg::app {

/// What changed since the person was last here: a message when the registry opens, and a list of it
/// at any time. What others do while the window is looked at counts as seen.
class Visits : public QObject {
    Q_OBJECT

public:
    /// Puts its message below `pages`.
    Visits(forms::RegistrySession &session, QVBoxLayout &pages, QWidget &window);

    QAction *showAction() const { return m_show; }

    /// Events that are listed at most.
    static constexpr int kMaxEvents = 1000;

signals:
    void requestWanted(nidreg::workflow::RequestId request);
    void namespaceWanted(const QString &nid);

private:
    struct News {
        registry::LogHead head;
        std::optional<forms::LastVisit> last;
        std::vector<forms::NewsGroup> groups;
        bool hasMore = false; ///< than kMaxEvents
    };
    using Answer = registry::Stored<News>;

    static Answer find(const actions::Services &services, const workflow::Acting &acting,
                       const std::optional<forms::LastVisit> &since);
    void begin();
    void take(const std::string &person, const News &news);
    void say(const News &news);
    void follow();
    void note();
    void remember(std::int64_t events);
    void forget();
    void fitAction();
    void ask(const std::function<void(const News &)> &answer);
    void list();
    void open(const News &news);
    bool eventFilter(QObject *watched, QEvent *event) override;

    forms::RegistrySession &m_session;
    QWidget &m_window;
    QAction *m_show;
    forms::MessageBar *m_bar;
    QPointer<forms::NewsDialog> m_dialog; ///< while it is open
    QString m_log; ///< of the registry; empty: not known yet
    std::string m_person; ///< whose visit it is
    forms::LastVisit m_base; ///< what is news came after it
    std::int64_t m_seen = 0; ///< events of the log, when the window was last looked at
};

} // namespace nidreg::app
