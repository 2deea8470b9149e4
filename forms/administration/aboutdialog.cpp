// SPDX-License-Identifier: MIT
#include "forms/administration/aboutdialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>

namespace nidreg::forms {

static QString description(const QString &version)
{
    return AboutDialog::tr(
               "<h2>nidreg %1</h2><p>Manages a registry of URN namespaces (<a "
               "href=\"https://www.rfc-editor.org/rfc/rfc8141\">RFC 8141</a>).</p><p>Free "
               "software under the MIT license. It uses Qt %2, PostgreSQL and "
               "iso-codes.</p><p>The registrations shipped with it are facts from <a "
               "href=\"https://www.iana.org/assignments/urn-namespaces\">IANA’s registry of URN "
               "namespaces</a>. That registry, not this copy, is authoritative.</p>")
        .arg(version.toHtmlEscaped(), QString::fromLatin1(qVersion()));
}

AboutDialog::AboutDialog(const QString &version, const QIcon &icon, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About nidreg"));
    auto *mark = new QLabel(this);
    mark->setPixmap(icon.pixmap(64));
    auto *text = new QLabel(description(version), this);
    text->setWordWrap(true);
    text->setOpenExternalLinks(true);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *aboutQt = buttons->addButton(tr("About &Qt"), QDialogButtonBox::ActionRole);
    auto *layout = new QGridLayout(this);
    layout->addWidget(mark, 0, 0, Qt::AlignTop);
    layout->addWidget(text, 0, 1);
    layout->addWidget(buttons, 1, 0, 1, 2);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(aboutQt, &QPushButton::clicked, this, [] { QApplication::aboutQt(); });
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace nidreg::forms
