// SPDX-License-Identifier: MIT
#include "forms/drafts/importtext.h"
#include "tests/program/program.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_importtext {

using namespace nidreg;
using forms::ImportText;
using templates::Field;
using templates::PieceKind;

static const char *kText = "Namespace ID: lighthouse\n"
                           "\n"
                           "Registration Information:\n"
                           "   Version 1, 2001-02-03\n"
                           "\n"
                           "Declared registrant of the namespace:\n"
                           "   Coast Authority \xe2\x80\x93 lights@coast.example\n"
                           "\n"
                           "Purpose:\n"
                           "   Names for lights.\n"
                           "   They guide ships.\n"
                           "\n"
                           "Colour:\n"
                           "   White, mostly.\n";

class ImportTextTest : public QObject {
    Q_OBJECT

private:
    static QString field(const ImportText &import, Field field)
    {
        return QString::fromStdString(std::string(import.templates().front().text(field)));
    }
    static std::size_t holding(const ImportText &import, const QString &words)
    {
        return import.pieceAt(import.text().indexOf(words));
    }
    static void checkNothingIsLost(const ImportText &import)
    {
        const forms::WordAccount account = import.account();
        QCOMPARE(account.lost, 0);
        QCOMPARE(account.inFields + account.unmapped + account.headings + account.furniture,
                 account.all);
        QCOMPARE(account.all,
                 int(import.text().split(QRegularExpression("\\s+"), Qt::SkipEmptyParts).size()));
    }

private slots:
    void piecesCoverTheText()
    {
        const ImportText import(kText);
        for (std::size_t i = 0; i + 1 < import.pieces().size(); ++i)
            QCOMPARE(import.end(i), import.start(i + 1));
        QCOMPARE(import.end(import.pieces().size() - 1), import.text().size());
        checkNothingIsLost(import);
    }

    void aPieceCanGoToAnotherField()
    {
        ImportText import(kText);
        import.assign(holding(import, "Names for"), Field::Documentation);
        QVERIFY(field(import, Field::Documentation).contains("Names for lights."));
        QVERIFY(!field(import, Field::Purpose).contains("Names for lights."));
        checkNothingIsLost(import);
        import.undo();
        QVERIFY(field(import, Field::Purpose).contains("Names for lights."));
        QVERIFY(!import.canUndo());
    }

    void aPieceCanBeSplitWhereTheCursorIs()
    {
        ImportText import(kText);
        const qsizetype place = import.text().indexOf("They guide");
        import.split(place);
        const std::size_t second = import.pieceAt(place);
        QCOMPARE(import.start(second), place);
        import.assign(second, Field::Resolution);
        QCOMPARE(field(import, Field::Purpose), QString("Names for lights."));
        QVERIFY(field(import, Field::Resolution).contains("They guide ships."));
        checkNothingIsLost(import);
    }

    void aTextCanJoinTheOneBefore()
    {
        ImportText import(kText);
        const std::size_t colour = holding(import, "Colour:");
        QVERIFY(import.canJoin(colour));
        import.join(colour);
        QVERIFY(field(import, Field::Purpose).contains("Colour:"));
        QVERIFY(field(import, Field::Purpose).contains("White, mostly."));
        QVERIFY(import.templates().front().unmapped.empty());
        checkNothingIsLost(import);
    }

    void whatIsSplitCanBeJoinedAgain()
    {
        ImportText import(kText);
        const auto pieces = import.pieces();
        const qsizetype place = import.text().indexOf("They guide");
        import.split(place);
        import.join(import.pieceAt(place));
        QCOMPARE(import.pieces().size(), pieces.size());
    }

    void furnitureGoesNowhereAndIsCounted()
    {
        ImportText import(kText);
        const int before = import.account().furniture;
        import.discard(holding(import, "Names for"));
        QVERIFY(import.account().furniture >= before + 6);
        checkNothingIsLost(import);
    }

    void severalTemplatesAreTold()
    {
        const std::string two = std::string(kText) + "\n" + kText;
        const ImportText import(two);
        QCOMPARE(import.templates().size(), 2u);
        QCOMPARE(import.templateOf(import.pieces().size() - 1), 1u);
        QVERIFY(import.startOf(1) > 0);
        checkNothingIsLost(import);
    }

    void anEmptyTextIsOneEmptyTemplate()
    {
        const ImportText import("");
        QCOMPARE(import.templates().size(), 1u);
        QCOMPARE(import.account().all, 0);
    }
};

NIDREG_TEST(ImportTextTest, QCoreApplication)

} // namespace tst_importtext

#include "tst_importtext.moc"
