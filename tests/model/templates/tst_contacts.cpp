// SPDX-License-Identifier: MIT
#include "model/templates/contacts.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_contacts {

using namespace nidreg::templates;

/// How a registrant may be reached (RFC 8141, appendix A), as people write it.
class TestContacts : public QObject {
    Q_OBJECT

private slots:
    void addressesAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("good");
        QTest::addColumn<QStringList>("bad");
        const auto row = [](const char *claim, const char *text, const QStringList &good,
                            const QStringList &bad) {
            QTest::newRow(claim) << QString::fromUtf8(text) << good << bad;
        };
        row("plain", "The Guild ann@guild.example", {"ann@guild.example"}, {});
        row("in brackets, with a full stop", "Ann <ann@guild.example>.", {"ann@guild.example"}, {});
        row("behind its label", "E-mail:ann@guild.example", {"ann@guild.example"}, {});
        row("as a link with a subject", "mailto:ann@guild.example?subject=urn",
            {"ann@guild.example"}, {});
        row("two with a stroke between", "ann@guild.example/bob@guild.example",
            {"ann@guild.example", "bob@guild.example"}, {});
        row("two with a comma and no blank", "ann@guild.example,bob@guild.example",
            {"ann@guild.example", "bob@guild.example"}, {});
        row("two with a semicolon and no blank", "ann@guild.example;bob@guild.example",
            {"ann@guild.example", "bob@guild.example"}, {});
        row("a tag", "ann+urn@guild.example", {"ann+urn@guild.example"}, {});
        row("beyond ASCII", "\u00e4nn@br\u00fcche.example", {"\u00e4nn@br\u00fcche.example"}, {});
        row("as IANA writes it", "ann&guild.example", {"ann&guild.example"}, {});
        row("at in brackets", "ann [at] guild.example", {"ann [at] guild.example"}, {});
        row("at in round brackets without blanks", "ann(at)guild.example", {"ann(at)guild.example"},
            {});
        row("at and dot in brackets", "ann(at)guild(dot)example", {"ann(at)guild(dot)example"}, {});
        row("at and dot in words", "ann at guild dot example", {"ann at guild dot example"}, {});
        row("at in words before a domain", "Ann at guild.example", {}, {});
        row("a name on another service", "@guild on the other service", {}, {});
        row("a link with an at sign", "https://other.example/@guild", {}, {});
        row("two at signs", "a@b@guild.example", {}, {"a@b@guild.example"});
        row("two dots", "a..b@guild.example", {}, {"a..b@guild.example"});
        row("no domain", "ann@guild", {}, {"ann@guild"});
        row("a hyphen at a label's end", "ann@guild-.example", {}, {"ann@guild-.example"});
        row("a local part of 65", (std::string(65, 'a') + "@guild.example").c_str(), {},
            {QString(65, 'a') + "@guild.example"});
        row("a local part of 64", (std::string(64, 'a') + "@guild.example").c_str(),
            {QString(64, 'a') + "@guild.example"}, {});
        row("nothing of the kind", "The Guild meets at noon.", {}, {});
    }
    void addressesAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, good);
        QFETCH(QStringList, bad);
        const std::string bytes = text.toStdString();
        QStringList foundGood, foundBad;
        for (const EmailMention &each : findEmails(bytes))
            (each.isWellFormed ? foundGood : foundBad)
                << QString::fromStdString(bytes.substr(each.where.offset, each.where.length));
        QCOMPARE(foundGood, good);
        QCOMPARE(foundBad, bad);
    }

    void telephonesAndPostalAddressesAreKnown_data()
    {
        QTest::addColumn<bool>("isPhone");
        QTest::addColumn<bool>("isPostal");
        const auto row = [](const char *text, bool isPhone, bool isPostal) {
            QTest::newRow(text) << isPhone << isPostal;
        };
        row("+46 (0)46 12 34 56", true, false);
        row("Phone: 12", false, false);
        row("P.O. Box 12, Lund", false, true);
        row("4 Stone Row\n22100 Lund", false, true);
        row("7 bis avenue de la Paix, Geneva", false, true);
        row("The Guild", false, false);
        row("https://guild.example/2025/contact", false, false);
    }
    void telephonesAndPostalAddressesAreKnown()
    {
        QFETCH(bool, isPhone);
        QFETCH(bool, isPostal);
        QCOMPARE(hasPhone(QTest::currentDataTag()), isPhone);
        QCOMPARE(hasPostalAddress(QTest::currentDataTag()), isPostal);
    }
};

NIDREG_TEST(TestContacts, QCoreApplication)

} // namespace tst_contacts

#include "tst_contacts.moc"
