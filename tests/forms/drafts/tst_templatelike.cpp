// SPDX-License-Identifier: MIT
#include "forms/drafts/newlikedialog.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_templatelike {

using namespace nidreg;
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

    void onlyFieldsWithATextAreLent()
    {
        QCOMPARE(forms::lentFields(lighthouse()), (std::vector{Field::Purpose, Field::Syntax}));
    }
};

NIDREG_TEST(TemplateLikeTest, QCoreApplication)

} // namespace tst_templatelike

#include "tst_templatelike.moc"
