// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/copiedtext.h"
#include "forms/session/registrysession.h"
#include "forms/widgets/draftfile.h"
#include "forms/widgets/namespacesmodel.h"

#include <QDialog>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>

#include <string>
#include <string_view>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nidreg::forms {

/// A draft that begins with another template's words.
struct TemplateLike {
    templates::NamespaceTemplate content;
    CopiedText copied;
};

/// A new template like `model`, with its texts except those about its own namespace: the NID, the
/// version, the date, the registrant and the revision information. `source` names the model for
/// people, `nid` is the new one or empty, `today` the date it states (YYYY-MM-DD). Example URNs of
/// the model's NID get the new one where there is one.
TemplateLike templateLike(const templates::NamespaceTemplate &model, const QString &source,
                          const QString &nid, std::string_view today);

/// True for a field whose text such a draft copies.
bool isLent(templates::Field field);

/// The fields that `model` has a text to lend for, in their order.
std::vector<templates::Field> lentFields(const templates::NamespaceTemplate &model);

class RowsView;

/// Asks which template a new draft is to be like: a registered namespace's, where the registry
/// holds its text, or one in a file. Namespaces whose text is elsewhere are listed when asked for.
class NewLikeDialog : public QDialog {
    Q_OBJECT

public:
    NewLikeDialog(RegistrySession &session, Decode decode, QWidget *parent = nullptr);

    /// The draft chosen; meaningful once the dialog is accepted.
    TemplateLike chosen() const;

    /// Chooses a registered namespace, as a click on it does.
    void choose(const QString &nid);
    /// Takes the template in a file for the model.
    void takeFile(const QString &path);

private:
    void layOut();
    void connectSignals();
    void loadWithText();
    void takeWithText(const std::vector<registry::NamespaceRow> &rows);
    void listThem();
    void filterAll();
    void askForCurrent();
    void showRows();
    QString emptyWords() const;
    void ask(const std::string &nid);
    void take(const registry::Stored<registry::Namespace> &found);
    void setModel(const templates::NamespaceTemplate &model, const QString &source);
    void showNoModel(const QString &why);
    void askForFile();

    RegistrySession &m_session;
    Decode m_decode;
    NamespacesModel m_rows; ///< all namespaces
    QStandardItemModel m_withText; ///< those whose text the registry has
    QSortFilterProxyModel m_filtered; ///< of these
    bool m_isAsking = true; ///< for them
    QLineEdit *m_filter, *m_nid;
    QCheckBox *m_all;
    RowsView *m_table;
    QLabel *m_note, *m_empty;
    QPushButton *m_file, *m_web, *m_start;
    QString m_webAddress;
    QString m_wanted; ///< the namespace asked about last
    bool m_isArriving = false; ///< the chosen row is not here yet
    templates::NamespaceTemplate m_model;
    QString m_source; ///< empty: no template to copy is chosen
};

} // namespace nidreg::forms
