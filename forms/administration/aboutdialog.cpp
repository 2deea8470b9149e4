// SPDX-License-Identifier: MIT
#include "forms/administration/aboutdialog.h"

#include "forms/administration/licenses.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace nidreg::forms {

static QString description(const base::Versions &versions)
{
    return AboutDialog::tr(
               "<h2>nidreg %1</h2><p>Manages a registry of URN namespaces (<a "
               "href=\"https://www.rfc-editor.org/rfc/rfc8141\">RFC 8141</a>).</p>"
               "<p>Schema %2, Qt %3, libpq %4</p>"
               "<p>Free software under the MIT license.</p>"
               "<p>The registrations shipped with it are facts from <a "
               "href=\"https://www.iana.org/assignments/urn-namespaces\">IANA’s registry of URN "
               "namespaces</a>. That registry, not this copy, is authoritative.</p>")
        .arg(QString::fromStdString(versions.program).toHtmlEscaped())
        .arg(versions.schema)
        .arg(QString::fromStdString(versions.qt), QString::fromStdString(versions.libpq));
}

/// For a report of a fault: never translated, so that whoever gets it can read it.
static QString versionsToCopy(const base::Versions &versions)
{
    return QString::fromStdString(base::versionText("nidreg", versions)) + '\n'
        + QSysInfo::prettyProductName() + ", " + QSysInfo::currentCpuArchitecture() + '\n';
}

QWidget *AboutDialog::aboutPage(const base::Versions &versions, const QIcon &icon)
{
    auto *page = new QWidget(this);
    auto *mark = new QLabel(page);
    mark->setPixmap(icon.pixmap(64));
    auto *text = new QLabel(description(versions), page);
    text->setObjectName("description");
    text->setAccessibleName(tr("About nidreg"));
    text->setWordWrap(true);
    text->setOpenExternalLinks(true);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    auto *layout = new QHBoxLayout(page);
    layout->addWidget(mark, 0, Qt::AlignTop);
    layout->addWidget(text, 1, Qt::AlignTop);
    return page;
}

QWidget *AboutDialog::licensesPage()
{
    auto *text = new QTextBrowser(this);
    text->setObjectName("licenses");
    text->setAccessibleName(tr("Licenses"));
    text->setOpenExternalLinks(true);
    text->setHtml(tr("<p>nidreg itself is under the MIT license. It uses the work of others. As Qt "
                     "Charts is one of them, the window as a whole is passed on under the GNU "
                     "General Public License, version 3.</p>")
                  + licensesTable()
                  + tr("<p>On Debian, the text of each license is in /usr/share/doc, in the file "
                       "“copyright” of the package, and in /usr/share/common-licenses.</p>"));
    return text;
}

AboutDialog::AboutDialog(const base::Versions &versions, const QIcon &icon, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About nidreg"));
    auto *pages = new QTabWidget(this);
    pages->addTab(aboutPage(versions, icon), tr("&About"));
    pages->addTab(licensesPage(), tr("&Licenses"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *copy = buttons->addButton(tr("&Copy versions"), QDialogButtonBox::ActionRole);
    copy->setObjectName("copyVersions");
    copy->setToolTip(tr("Copy the versions, as a report of a fault needs them"));
    QPushButton *aboutQt = buttons->addButton(tr("About &Qt"), QDialogButtonBox::ActionRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(pages);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(aboutQt, &QPushButton::clicked, this, [] { QApplication::aboutQt(); });
    connect(copy, &QPushButton::clicked, this,
            [versions] { QApplication::clipboard()->setText(versionsToCopy(versions)); });
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace nidreg::forms
