// SPDX-License-Identifier: MIT
#include "forms/drafts/draftspage.h"
#include "forms/drafts/importdialog.h"
#include "model/exchange/template/templatesource.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

namespace tst_sources {

using namespace nidreg;
using namespace nidreg::tests;

/// Files that are no plain text, opened from the window as the program wires it.
class TestSources : public QObject {
    Q_OBJECT

private slots:
    void isShownAsAnImport_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("an RFC XML source") << "rfc-v3.xml";
        QTest::newRow("a mail in base64") << "mail-base64.eml";
        QTest::newRow("a mail with the form attached") << "mail-attached.eml";
    }
    void isShownAsAnImport()
    {
        QFETCH(QString, file);
        QTemporaryDir folder;
        useSettingsIn(folder);
        MainWindowSetup setup;
        auto &page = setup.the<forms::DraftsPage>();
        page.setOutlets({nullptr, {}, [](std::string_view bytes) {
                             return exchange::readTemplateSource(bytes).decoded;
                         }});
        setup.window->openFile(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/") + file);
        QTRY_VERIFY(setup.window->findChild<forms::ImportDialog *>());
        setup.window->findChild<forms::ImportDialog *>()->reject();
    }
};

NIDREG_TEST(TestSources, QApplication)

} // namespace tst_sources

#include "tst_sources.moc"
