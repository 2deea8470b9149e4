// SPDX-License-Identifier: MIT
#include "model/templates/template.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_facts {

using namespace nidreg::templates;

namespace {

NamespaceTemplate with(Field field, const QString &text)
{
    NamespaceTemplate one;
    one.set(field, text.toStdString());
    return one;
}

} // namespace

class TestFacts : public QObject {
    Q_OBJECT

private slots:
    void nid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("nid");

        const auto row = [](const char *text, const char *nid) {
            QTest::newRow(*text ? text : "empty") << QString::fromUtf8(text) << QString(nid);
        };
        row("lantern", "lantern");
        row("LaNtern.", "LaNtern");
        row("\"lantern\" requested", "lantern");
        row("'lantern'", "lantern");
        row("`lantern`", "lantern");
        row("\u201clantern\u201d requested of IANA", "lantern");
        row("<br/>\"lantern\"", "lantern");
        row("LANTERN Requested of IANA.", "LANTERN");
        row("lantern (formal)", "lantern");
        row("The Namespace ID \"lantern\" is requested.", "lantern");
        row("\"lan\" (where \"lan\" is short for \"Lantern\")", "lan");
        row("To be assigned. Request the string \"lantern\".", "lantern");
        row("Request is made for a formal assignment:\n\nlantern", "lantern");
        row("lantern\n\nThis was \"provisional\" once.", "lantern");
        row("urn:lantern:", "lantern");
        row("The NID lantern is requested.", "lantern");
        row("NID: lantern", "lantern");
        row("urn-12", "urn-12");
        row("", "");
        row("TBD", "");
        row("xxx", "");
        row("To be assigned", "");
        row("Assigned by IANA.", "");
        row("Requested of IANA (formal) or assigned by IANA (informal).", "");
        row("A NID string may be requested.", "");
        row("a_b", "");
        row("\"not a nid\"", "");
    }
    void nid()
    {
        QFETCH(QString, text);
        QFETCH(QString, nid);
        const auto found = nidOf(with(Field::NamespaceIdentifier, text));
        QCOMPARE(QString::fromStdString(found.value_or("")), nid);
    }

    void version_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("version");

        const auto row = [](const char *text, qint64 version) {
            QTest::newRow(*text ? text : "empty") << QString(text) << version;
        };
        row("1", 1);
        row("17", 17);
        row("1.0", 1);
        row("Version 2", 2);
        row("v3", 3);
        row("2 (revision of an earlier one, RFC 3187).", 2);
        row("Registration version number: 4", 4);
        row("Registration Version Number 5", 5);
        row("Registration version: 6;", 6);
        row("- Registration version number: 7", 7);
        row("", 0);
        row("0", 0);
        row("-1", 0);
        row("2.1", 0);
        row("TBD", 0);
        row("first", 0);
        row("Numbers start with 1", 0);
        row("99999999999999999999", 0);
    }
    void version()
    {
        QFETCH(QString, text);
        QFETCH(qint64, version);
        QCOMPARE(versionOf(with(Field::Version, text)).value_or(0), version);
    }

    void date_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("date");

        const auto row = [](const char *text, const char *date) {
            QTest::newRow(*text ? text : "empty") << QString(text) << QString(date);
        };
        row("2024-02-29", "2024-02-29");
        row("2023-05-01.", "2023-05-01");
        row("Registration date:   2007-11-16", "2007-11-16");
        row("registration\ndate: 2007-04-21", "2007-04-21");
        row("2005-1-6", "2005-01-06");
        row("2004 11 22", "2004-11-22");
        row("2004/11/22", "2004-11-22");
        row("20041122", "2004-11-22");
        row("February 11, 2002", "2002-02-11");
        row("11 Feb. 2002", "2002-02-11");
        row("the 3rd Sept 2019", "2019-09-03");
        row("2001-01-30\n\nThe first was of 1998-01-01.", "2001-01-30");
        row("", "");
        row("December 2011", "");
        row("2011", "");
        row("2023-02-29", "");
        row("2017-xx-xx", "");
        row("201?-?-?", "");
        row("YYYY-MM-DD", "");
        row("<when submitted>", "");
        row("11/02/2002", "");
        row("2004-11/22", "");
    }
    void date()
    {
        QFETCH(QString, text);
        QFETCH(QString, date);
        const auto found = dateOf(with(Field::Date, text));
        QCOMPARE(QString::fromStdString(found.value_or("")), date);
    }

    void registrant_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");

        const auto row = [](const char *claim, const char *text, const char *name) {
            QTest::newRow(claim) << QString(text) << QString(name);
        };
        row("nothing", "", "");
        row("the first line", "\nThe Guild\n4 Harbour Row", "The Guild");
        row("a registering organization beside its label",
            "Contact: A. Virta\nRegistering organization: The Guild", "The Guild");
        row("below its label", "Registering organization:\n   The Guild\n   4 Harbour Row",
            "The Guild");
        row("below its label and a name's", "Registering Organization\n   Name: The Guild",
            "The Guild");
        row("below its label and an empty name's",
            "Registering Organization:\nName:\nKettle Sons\nAffiliation: The Guild", "Kettle Sons");
        row("over two lines", "Registering Organization: Society of\n     Kilns\n  Phone: 1",
            "Society of Kilns");
        row("an affiliation rather than a person", "Name: A. Virta\nAffiliation: The Guild",
            "The Guild");
        row("a name where there is nothing else", "Name: A. Virta\nEmail: a@b.example", "A. Virta");
        row("a name on the line below", "Name:\n   The Guild\nAddress:\n   Row 4", "The Guild");
        row("in Markdown", "Registering organisation:\n\n> The Guild", "The Guild");
        row("a label and nothing", "Organization:", "Organization:");
    }
    void registrant()
    {
        QFETCH(QString, text);
        QFETCH(QString, name);
        const auto found = registrantOf(with(Field::Registrant, text));
        QCOMPARE(QString::fromStdString(found), name);
    }
};

NIDREG_TEST(TestFacts, QCoreApplication)

} // namespace tst_facts

#include "tst_facts.moc"
