// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_writer {

using namespace nidreg::templates;

namespace {

const QDir kFixtures(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates"));

std::string fixture(const QString &name)
{
    QFile file(kFixtures.filePath(name));
    return file.open(QIODevice::ReadOnly) ? decode(file.readAll().toStdString()).text
                                          : std::string();
}

bool isSame(const std::vector<Unmapped> &left, const std::vector<Unmapped> &right)
{
    return std::ranges::equal(left, right, [](const Unmapped &a, const Unmapped &b) {
        return a.heading == b.heading && a.text == b.text;
    });
}

} // namespace

class TestWriter : public QObject {
    Q_OBJECT

private slots:
    void theCanonicalFormIsWrittenAsItWasRead()
    {
        const std::string text = fixture("canonical.txt");
        QVERIFY(!text.empty());
        QCOMPARE(write(read(text).front()), text);
    }

    void everyFixtureReadsBackTheSame_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : kFixtures.entryList({"*.txt"}))
            QTest::newRow(qPrintable(file)) << file;
    }
    void everyFixtureReadsBackTheSame()
    {
        QFETCH(QString, file);
        for (const NamespaceTemplate &one : read(fixture(file))) {
            const auto again = read(write(one));
            QCOMPARE(again.size(), std::size_t(1));
            QVERIFY(again.front() == one);
            QVERIFY(isSame(again.front().unmapped, one.unmapped));
        }
    }

    void textsThatLookLikeHeadingsStayTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a heading in the second line") << "First.\nVersion: 2\nDate: 2020-01-01";
        QTest::newRow("a heading in the first line") << "Purpose: x\nSyntax: y";
        QTest::newRow("a single line like a heading") << "Purpose: x";
        QTest::newRow("a line of an unmapped text") << "a\nUnmapped: b";
        QTest::newRow("a page's foot and head")
            << "a\n\nPoole  Informational  [Page 3]\n\nRFC 9901   Tides   May 2004\n\nb";
        QTest::newRow("Markdown") << "## Purpose\n\n**Syntax:** x\n```";
        QTest::newRow("a definition") << ": x\n: y";
        QTest::newRow("deeper lines") << "a\n      b\n   c\n\n\n         d";
        QTest::newRow("another template") << "Namespace ID:\n\nx\n\nScope:\n\ny";
    }
    void textsThatLookLikeHeadingsStayTexts()
    {
        QFETCH(QString, text);
        NamespaceTemplate one;
        for (const FieldSpec &spec : kFields)
            one.set(spec.field, text.toStdString());
        one.unmapped.push_back({"", text.toStdString()});
        one.unmapped.push_back({"A: heading", text.toStdString()});
        const auto again = read(write(one));
        QCOMPARE(again.size(), std::size_t(1));
        QVERIFY(again.front() == one);
        QVERIFY(isSame(again.front().unmapped, one.unmapped));
    }

    void unmappedTextsStandBeforeRevisionInformation()
    {
        NamespaceTemplate one;
        one.set(Field::AdditionalInformation, "None.");
        one.set(Field::RevisionInformation, "None.");
        one.unmapped.push_back({"Community considerations", "Many."});
        QCOMPARE(write(one),
                 std::string("Additional Information: None.\n\nUnmapped: Community considerations\n"
                             "   Many.\n\nRevision Information: None.\n"));
    }

    void typedTextsAreWrittenTidy()
    {
        NamespaceTemplate one;
        one.set(Field::Purpose, "\n\n    a  \r\n\tb \t\n\n");
        QCOMPARE(write(one), std::string("Purpose:\n   a\n       b\n"));
    }

    void aBlankTemplateHasAllHeadings()
    {
        const NamespaceTemplate one = blank("lantern", "2025-03-14");
        QCOMPARE(one.text(Field::Version), std::string_view("1"));
        QCOMPARE(dateOf(one).value_or(""), std::string("2025-03-14"));
        QCOMPARE(nidOf(one).value_or(""), std::string("lantern"));
        const std::string text = write(one);
        for (const FieldSpec &spec : kFields)
            QVERIFY(text.find(std::string(spec.heading) + ":") != std::string::npos);
        QVERIFY(read(text).front() == one);
    }
};

NIDREG_TEST(TestWriter, QCoreApplication)

} // namespace tst_writer

#include "tst_writer.moc"
