// SPDX-License-Identifier: MIT
#include "model/templates/pieces.h"
#include "model/templates/reader.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_pieces {

using namespace nidreg::templates;

namespace {

constexpr const char *kText =
    "A mail.\n\nNamespace Identifier: pier\n\nPurpose:\n\n   Naming piers.\n"
    "   And quays.\n\nSyntax: none\n";

QString text(const NamespaceTemplate &from, Field field)
{
    const auto &value = from.fields[static_cast<std::size_t>(field)];
    return value ? QString::fromStdString(*value) : QStringLiteral("(missing)");
}

/// The place of the first piece with `words` in it.
std::size_t find(const std::vector<Piece> &pieces, std::string_view words)
{
    const std::string_view all = kText;
    const auto found = std::ranges::find_if(pieces, [&](const Piece &piece) {
        return all.substr(piece.offset, piece.length).find(words) != std::string_view::npos;
    });
    return static_cast<std::size_t>(found - pieces.begin());
}

NamespaceTemplate made(const std::vector<Piece> &pieces)
{
    return assemble(kText, pieces).front();
}

} // namespace

class TestPieces : public QObject {
    Q_OBJECT

private slots:
    void theyCoverAllOfEveryFixture_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates"));
        for (const QString &file : folder.entryList({"*.txt"}))
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }
    void theyCoverAllOfEveryFixture()
    {
        QFETCH(QString, file);
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const std::string text = withoutMailMarks(decode(in.readAll().toStdString()).text);
        std::size_t at = 0;
        for (const Piece &piece : cut(text)) {
            QCOMPARE(piece.offset, at);
            QVERIFY(piece.length > 0);
            at = piece.end();
        }
        QCOMPARE(at, text.size());
    }

    void aHeadingIsFollowedByItsText()
    {
        const auto pieces = cut(kText);
        QCOMPARE(pieces.size(), std::size_t(7));
        QVERIFY(pieces[0].kind == PieceKind::Text && !pieces[0].field);
        QVERIFY(pieces[1].kind == PieceKind::Heading);
        QCOMPARE(pieces[1].heading, std::string("Namespace Identifier"));
        QCOMPARE(pieces[1].line, std::size_t(3));
        QVERIFY(pieces[2].kind == PieceKind::Text);
        QVERIFY(pieces[2].field == Field::NamespaceIdentifier);
        QCOMPARE(pieces[4].line, std::size_t(6));
    }

    void aPageBreakIsFurniture()
    {
        const auto pieces = cut("Purpose:\n\n   a\n\nPoole  Informational  [Page 3]\n\n"
                                "RFC 9901   Tides   May 2004\n\n   b\n\nSyntax:\n\n   c\n");
        QVERIFY(pieces[2].kind == PieceKind::Furniture);
        QVERIFY(pieces[3].field == Field::Purpose);
    }

    void aHeadingTakesItsTextElsewhere()
    {
        auto pieces = cut(kText);
        assign(pieces, find(pieces, "Purpose:"), Field::Resolution);
        QCOMPARE(text(made(pieces), Field::Purpose), QString("(missing)"));
        QCOMPARE(text(made(pieces), Field::Resolution), QString("Naming piers.\nAnd quays."));
    }

    void aTextGoesElsewhereAlone()
    {
        auto pieces = cut(kText);
        const std::size_t at = find(pieces, "Naming");
        split(kText, pieces, at, std::string_view(kText).find("   And"));
        assign(pieces, at + 1, Field::Syntax);
        const NamespaceTemplate one = made(pieces);
        QCOMPARE(text(one, Field::Purpose), QString("Naming piers."));
        QCOMPARE(text(one, Field::Syntax), QString("Purpose\nAnd quays.\n\nSyntax\nnone"));
    }

    void aTextGoesToNoField()
    {
        auto pieces = cut(kText);
        assign(pieces, find(pieces, "Naming"), std::nullopt);
        const NamespaceTemplate one = made(pieces);
        QCOMPARE(text(one, Field::Purpose), QString("(missing)"));
        QCOMPARE(one.unmapped.size(), std::size_t(2));
        QCOMPARE(one.unmapped[1].heading, std::string("Purpose"));
    }

    void whatStandsBeforeTheTemplateMayGoToAField()
    {
        auto pieces = cut(kText);
        assign(pieces, 0, Field::Documentation);
        QCOMPARE(text(made(pieces), Field::Documentation), QString("A mail."));
        QVERIFY(made(pieces).unmapped.empty());
    }

    void aHeadingThatIsNoneGivesItsTextToTheOneBefore()
    {
        auto pieces = cut(kText);
        discard(pieces, find(pieces, "Purpose:"));
        QCOMPARE(text(made(pieces), Field::NamespaceIdentifier),
                 QString("pier\n\nNaming piers.\nAnd quays."));
    }

    void aLineBecomesAHeading()
    {
        auto pieces = cut("Namespace Identifier: pier\n\nPurpose: piers\n\n** How **\n\nSo.\n");
        const std::string_view all =
            "Namespace Identifier: pier\n\nPurpose: piers\n\n** How **\n\nSo.\n";
        split(all, pieces, 3, all.find("** How"));
        split(all, pieces, 4, all.find("So."));
        promote(all, pieces, 4, Field::Resolution);
        QCOMPARE(pieces[4].heading, std::string("How"));
        const NamespaceTemplate one = assemble(all, pieces).front();
        QCOMPARE(text(one, Field::Purpose), QString("piers"));
        QCOMPARE(text(one, Field::Resolution), QString("So."));
    }

    void theMarksBeforeTheDateGoWithIt_data()
    {
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("date");
        const auto row = [](const char *name, const char *statements, const char *date) {
            QTest::newRow(name) << QByteArray(statements) << "Version 1" << date;
        };
        row("a sign of no meaning", "Version 1\n%registration date: 2007-11-16\n",
            "%registration date: 2007-11-16");
        row("an opening bracket", "Version 1 (registration date: 2007-11-16)\n",
            "(registration date: 2007-11-16)");
        row("signs that make it bold", "Version 1\n**Date:** 2007-11-16\n", "**Date:** 2007-11-16");
        row("a bullet", "Version 1\n\xE2\x80\xA2 Registration date: 2007-11-16\n",
            "\xE2\x80\xA2 Registration date: 2007-11-16");
        row("a plus as a bullet", "Version 1\n+ Date: 2007-11-16\n", "+ Date: 2007-11-16");
        QTest::newRow("a comma that ends the version stays with it")
            << QByteArray("Version 1,registration date: 2007-11-16\n") << "Version 1,"
            << "registration date: 2007-11-16";
    }
    void theMarksBeforeTheDateGoWithIt()
    {
        QFETCH(QByteArray, statements);
        const std::string whole =
            "Namespace ID:\n\npier\n\nRegistration Information:\n\n" + statements.toStdString();
        const NamespaceTemplate one = assemble(whole, cut(whole)).front();
        QTEST(text(one, Field::Version), "version");
        QTEST(text(one, Field::Date), "date");
        QVERIFY(dateOf(one) == "2007-11-16");
    }

    void nothingHappensOutOfBounds()
    {
        auto pieces = cut(kText);
        const auto before = pieces;
        assign(pieces, 99, Field::Purpose);
        discard(pieces, 99);
        promote(kText, pieces, 99, Field::Purpose);
        split(kText, pieces, 0, 0);
        split(kText, pieces, 0, 5000);
        QVERIFY(pieces == before);
    }
};

NIDREG_TEST(TestPieces, QCoreApplication)

} // namespace tst_pieces

#include "tst_pieces.moc"
