// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/session/registrysession.h"
#include "forms/widgets/threadsdocument.h"

#include <QTextBrowser>
#include <QWidget>

#include <map>

namespace nidreg::forms {

/// What a draft that is submitted again answers.
struct DraftReply {
    int unchangedSince = 0; ///< the revision whose text the draft has; 0: it was changed
    int unanswered =
        0; ///< open comments, on fields and on the whole, in which others had the last word
};

/// The changes that others asked for in the draft of a request: the text of the request for
/// changes, and the open threads on the field being edited, which can be resolved here. Hidden
/// where there are none.
class RequestWishes : public QWidget {
    Q_OBJECT

public:
    RequestWishes(Draft &draft, RegistrySession &session, QWidget *parent = nullptr);

    void showField(templates::Field field);
    /// The number of open threads on each field that has one.
    std::map<templates::Field, int> openByField() const;
    /// The draft's request as the open registry has it; null where that is not known.
    const workflow::Request *request() const;
    /// Nothing of a request that is not known.
    DraftReply reply() const;

signals:
    void changed(); ///< another answer of openByField() and request()
    void fieldWanted(nidreg::templates::Field field);
    /// The person wants to answer where the request is discussed.
    void requestWanted(nidreg::workflow::RequestId request);
    void refused(const QString &why);

private:
    void look();
    void take(registry::RequestFile file);
    void showWishes();
    void follow(const QUrl &link);
    void resolve(std::int64_t root);
    QString whyNotResolve(const workflow::Thread &thread) const;
    bool isOfRegistry() const;
    void changeEvent(QEvent *event) override;

    Draft &m_draft;
    RegistrySession &m_session;
    QTextBrowser *m_view;
    templates::Field m_field = templates::Field::NamespaceIdentifier;
    registry::RequestFile m_file;
    std::vector<workflow::Thread> m_open; ///< in the order of the fields
    std::map<std::int64_t, registry::Act> m_acts; ///< of resolutions whose outcome is not known
};

} // namespace nidreg::forms
