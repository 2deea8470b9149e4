// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/importtext.h"

#include <QDialog>

#include <memory>
#include <vector>

namespace nidreg::forms {

class ImportTextView;
namespace Ui {
class ImportDialog;
}

/// Imports a text of any layout: on the left the text with the field of each piece, on the right
/// the resulting fields. Every piece can be assigned to another field, split and joined; a line
/// below accounts for every word. No word is dropped silently.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    /// `utf8` as templates::cut() takes it; `source` names it for people.
    ImportDialog(const QString &source, const std::string &utf8, bool wasLatin1,
                 QWidget *parent = nullptr);
    ~ImportDialog() override;

    /// The template shown: text without a field is at the end of Additional Information, under its
    /// heading.
    templates::NamespaceTemplate chosen() const;
    /// All templates of the text likewise.
    std::vector<templates::NamespaceTemplate> all() const;
    /// True when every template of the text is wanted, not only the one shown.
    bool wantsAll() const { return m_wantsAll; }

private:
    void setUpPlaces();
    void connectSignals();
    void showImport();
    void showTemplates();
    void showFields();
    void showField();
    void goToField();
    void goToDoubt();
    void showPiece();
    void sendPiece(int place);
    void refresh();
    std::size_t shownTemplate() const;

    std::unique_ptr<Ui::ImportDialog> m_ui;
    ImportText m_import;
    ImportTextView *m_text;
    bool m_wantsAll = false;
};

/// True when `read` needs a look before it is a draft: an old layout, or texts without a field.
bool needsImport(const std::vector<templates::NamespaceTemplate> &read);

/// `piece` with its heading at the end of `field`.
void append(templates::NamespaceTemplate &to, templates::Field field,
            const templates::Unmapped &piece);

/// "2,341 words: 2,300 in fields, 41 without a field, 0 lost. …"
QString accountWords(const WordAccount &account);

} // namespace nidreg::forms
