// SPDX-License-Identifier: MIT
#include "tests/model/exchange/published.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_plaintext {

using namespace nidreg;
using registry::Reference;

namespace {

QByteArray writtenText(const std::vector<registry::NamespaceRow> &rows,
                       const std::vector<registry::Contact> &contacts = {})
{
    return tests::written(rows, contacts,
                          [](QIODevice &to) { return exchange::textWriter(to, tests::kDay); });
}

} // namespace

class TestPlainText : public QObject {
    Q_OBJECT

private slots:
    void statesTheDayAndBothKindsWhenEmpty()
    {
        QCOMPARE(writtenText({}),
                 QByteArray("Uniform Resource Names (URN) Namespaces\n"
                            "Last updated 2026-07-28\n"
                            "\n\nFormal URN Namespaces\n=====================\n"
                            "\n\nInformal URN Namespaces\n=======================\n"));
    }

    void writesWhatIsKnownOfANamespace()
    {
        auto row = tests::row("gs1", {{Reference::Rfc, "rfc1", {}}});
        row.version = 2;
        row.date = "2026-07-28";
        row.registrant = "GS1";
        QVERIFY(writtenText({row}).contains("\ngs1  version 2\n"
                                            "    Registrant  GS1\n"
                                            "    Reference   [RFC1]\n"
                                            "    Registered  2026-07-28\n"));
    }

    void marksADeprecatedNamespace()
    {
        auto row = tests::row("old", {});
        row.status = registry::Status::Deprecated;
        QVERIFY(writtenText({row}).contains("\nold  version 1  deprecated\n"));
    }

    void aValueNeverBreaksItsLine()
    {
        auto row = tests::row("abc", {});
        row.registrant = "One\nTwo\r\x1b[31mThree";
        QVERIFY(writtenText({row}).contains("    Registrant  One Two  [31mThree\n"));
    }

    void informalNamespacesStandUnderTheirOwnHeading()
    {
        const QByteArray text = writtenText({tests::row("urn-9", {})});
        QVERIFY(text.indexOf("Informal URN Namespaces") < text.indexOf("\nurn-9  "));
    }

    void endsWithThePeople()
    {
        const QByteArray text =
            writtenText({}, {{"A_B", "A B", "mailto:a&example.org", "2020-01-02"}});
        QVERIFY(text.endsWith("\nPeople\n======\n\nA_B\n    Name        A B\n"
                              "    Contact     mailto:a&example.org\n"
                              "    Updated     2020-01-02\n"));
    }
};

NIDREG_TEST(TestPlainText, QCoreApplication)

} // namespace tst_plaintext

#include "tst_plaintext.moc"
