// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <QDialog>

#include <memory>
#include <vector>

namespace nidreg::forms {

namespace Ui {
class ImportDialog;
}

/// Shows how a text of another layout was read: which heading went to which field, and where the
/// texts without a field shall go. Nothing is dropped.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(const QString &source, std::vector<templates::NamespaceTemplate> found,
                 bool wasLatin1, QWidget *parent = nullptr);
    ~ImportDialog() override;

    /// The template as chosen: what had no field stands at the end of the field chosen for it,
    /// under its heading.
    templates::NamespaceTemplate chosen() const;

private:
    void showTemplate();
    void addRow(const QString &heading, const QString &fieldName, const QString &text);
    void addChoice(const templates::Unmapped &piece);

    std::unique_ptr<Ui::ImportDialog> m_ui;
    std::vector<templates::NamespaceTemplate> m_found;
};

/// True when `read` needs a look before it is a draft: an old layout, or texts without a field.
bool needsImport(const std::vector<templates::NamespaceTemplate> &read);

/// `piece` with its heading at the end of `field`.
void append(templates::NamespaceTemplate &to, templates::Field field,
            const templates::Unmapped &piece);

} // namespace nidreg::forms
