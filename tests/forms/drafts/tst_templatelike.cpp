// SPDX-License-Identifier: MIT
#include "forms/drafts/newlikedialog.h"
#include "model/storage/pgstore.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace tst_templatelike {

using namespace nidreg;
using namespace nidreg::tests;
using templates::Field;

class TemplateLikeTest : public QObject {
    Q_OBJECT

private:
    static templates::NamespaceTemplate lighthouse()
    {
        templates::NamespaceTemplate model;
        model.set(Field::NamespaceIdentifier, "lighthouse");
        model.set(Field::Version, "3");
        model.set(Field::Date, "2020-02-02");
        model.set(Field::Registrant, "Coast Authority, lights@coast.example");
        model.set(Field::Purpose, "Names for lights.");
        model.set(Field::Syntax, "As in urn:lighthouse:kap-1 and URN:LIGHTHOUSE:kap-2.");
        model.set(Field::Documentation, " \n");
        model.set(Field::RevisionInformation, "The resolver was added.");
        return model;
    }

    /// The dialog on a registry with an imported namespace.
    struct Asked {
        Asked()
        {
            registry::ImportedNamespace isbn;
            isbn.row.nid = "isbn";
            isbn.row.registrant = "Somebody";
            isbn.row.hasTemplate = true;
            isbn.row.templateUrl = "https://registry.example/isbn";
            must(context.registry.store().import(act("rita", Role::Registrar),
                                                 {{isbn}, {}, "a listing", std::string(64, '0')}));
        }
        void open()
        {
            QSignalSpy opened(&session, &forms::RegistrySession::opened);
            session.open();
            QVERIFY(opened.wait(test::kPatience));
            dialog = std::make_unique<forms::NewLikeDialog>(session, forms::Decode());
            dialog->show();
        }
        int rows() const { return dialog->findChild<QTableView *>("table")->model()->rowCount(); }
        template <class Widget> Widget &the(const char *name) const
        {
            return *dialog->findChild<Widget *>(name);
        }

        TestContext context;
        forms::RegistrySession session{
            [this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
            context.knowledge};
        std::unique_ptr<forms::NewLikeDialog> dialog;
    };

private slots:
    void theFactsOfTheModelStayWithIt()
    {
        const auto like = forms::templateLike(lighthouse(), "lighthouse", "buoy", "2026-03-14");
        QCOMPARE(like.content.text(Field::NamespaceIdentifier), "buoy");
        QCOMPARE(like.content.text(Field::Version), "1");
        QCOMPARE(like.content.text(Field::Date), "2026-03-14");
        QCOMPARE(like.content.text(Field::Registrant), "");
        QCOMPARE(like.content.text(Field::RevisionInformation), "");
        QCOMPARE(like.content.text(Field::Purpose), "Names for lights.");
        QVERIFY(like.copied.isWhole(Field::Purpose, u"Names for lights."));
        QCOMPARE(like.copied.source(), "lighthouse");
    }

    void examplesGetTheNewName_data()
    {
        QTest::addColumn<QString>("nid");
        QTest::addColumn<QString>("syntax");
        QTest::newRow("in either case") << "buoy"
                                        << "As in urn:buoy:kap-1 and URN:buoy:kap-2.";
        QTest::newRow("not without one") << ""
                                         << "As in urn:lighthouse:kap-1 and URN:LIGHTHOUSE:kap-2.";
        QTest::newRow("nor with one that cannot be")
            << "-\\1"
            << "As in urn:lighthouse:kap-1 and URN:LIGHTHOUSE:kap-2.";
    }

    void examplesGetTheNewName()
    {
        QFETCH(QString, nid);
        const auto like = forms::templateLike(lighthouse(), "lighthouse", nid, "2026-03-14");
        const std::string syntax(like.content.text(Field::Syntax));
        QTEST(QString::fromStdString(syntax), "syntax");
        QVERIFY(like.copied.isWhole(Field::Syntax, QString::fromStdString(syntax)));
    }

    void onlyTemplatesThatAreHereAreOffered()
    {
        Asked asked;
        auto &registry = asked.context.registry;
        must(registry.registerNamespace(act("rita", Role::Registrar),
                                        registry.approved(registry.draft(), "lamps")));
        asked.open();
        asked.dialog->choose("lamps"); // before the list is here
        QTRY_COMPARE(asked.rows(), 1);
        QTRY_VERIFY(asked.the<QTableView>("table").selectionModel()->hasSelection());
        const auto &start = asked.the<QPushButton>("startButton");
        QTRY_VERIFY(start.isEnabled());
        asked.the<QLineEdit>("filterEdit").setText("no such");
        QCOMPARE(asked.rows(), 0);
        asked.the<QLineEdit>("filterEdit").clear();
        asked.the<QCheckBox>("allBox").setChecked(true);
        QTRY_COMPARE(asked.rows(), 2);
        asked.dialog->choose("isbn");
        QTRY_VERIFY(asked.the<QPushButton>("webButton").isVisible());
        QVERIFY(!start.isEnabled());
    }

    void aRegistryWithoutTextsSaysWhatOneCanDo()
    {
        Asked asked;
        asked.open();
        const auto &empty = asked.the<QLabel>("emptyLabel");
        QTRY_VERIFY2(empty.text().contains("no template texts"), qPrintable(empty.text()));
        QVERIFY(empty.isVisible());
    }

    void onlyFieldsWithATextAreLent()
    {
        QCOMPARE(forms::lentFields(lighthouse()), (std::vector{Field::Purpose, Field::Syntax}));
    }
};

NIDREG_TEST(TemplateLikeTest, QApplication)

} // namespace tst_templatelike

#include "tst_templatelike.moc"
