// SPDX-License-Identifier: MIT
#include "model/templates/draftmark.h"
#include "model/templates/reader.h"
#include "tests/program/program.h"
#include "tests/program/templatefiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_draftmark {

using namespace nidreg::templates;

namespace {

std::string ferry(const char *nid, const char *version, const char *date,
                  const std::string &before = {})
{
    return before + "Namespace Identifier: " + nid + "\n\nVersion: " + version + "\n\nDate: " + date
        + "\n\nPurpose: Names ferries.\n\nSyntax: As the draft of the guild says.\n";
}

} // namespace

/// A text that says that it is a draft is no registration.
class TestDraftMark : public QObject {
    Q_OBJECT

private slots:
    void aDraftSaysSo_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isDraft");
        const auto row = [](const char *claim, const std::string &text, bool isDraft) {
            QTest::newRow(claim) << QByteArray::fromStdString(text) << isDraft;
        };
        row("a day and a number", ferry("ferry", "1", "2024-03-04"), false);
        row("a NID that is asked for", ferry("\"ferry\" requested", "1", "2024-03-04"), false);
        row("a month for a day", ferry("ferry", "1", "March 2004"), false);
        row("a draft's NID", ferry("ferry (DRAFT)", "1", "2024-03-04"), true);
        row("a proposed NID", ferry("ferry, proposed", "1", "2024-03-04"), true);
        row("a draft's version", ferry("ferry", "1 (draft 3)", "2024-03-04"), true);
        row("a day to be written", ferry("ferry", "1", "YYYY-MM-DD"), true);
        row("a day with crosses", ferry("ferry", "1", "2017-xx-xx"), true);
        row("a day with question marks", ferry("ferry", "1", "201?-?-?"), true);
        row("a day that is to be determined", ferry("ferry", "1", "TBD"), true);
        row("a day and a remark on it", ferry("ferry", "1", "<2024-03-7, when submitted>"), false);
        row("an Internet-Draft's page",
            ferry("ferry", "1", "2024-03-04",
                  "Quay                    Expires 2 May 2024                      [Page 1]\n"
                  "\f\nInternet-Draft              Ferry Namespace             March 2024\n\n"),
            true);
        row("an RFC's page",
            ferry("ferry", "1", "2024-03-04",
                  "Quay                        Informational                       [Page 1]\n"
                  "\f\nRFC 9999                    Ferry Namespace             March 2024\n\n"),
            false);
        row("a note before it", ferry("ferry", "1", "2024-03-04", "This is a draft.\n\n"), true);
        row("a letter before it",
            ferry("ferry", "1", "2024-03-04", "I will draft an answer soon.\n\n"), false);
    }
    void aDraftSaysSo()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isDraft);
        const std::string whole = text.toStdString();
        QCOMPARE(saysDraft(whole, read(whole).front()), isDraft);
    }

    /// Of the project's texts none, of the published ones the drafts, which their names tell.
    void publishedTextsAreNone_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : nidreg::tests::allTemplates()) {
            const QString name = path.section('/', -1);
            if (!name.startsWith("BLANK") && !name.startsWith("draft"))
                QTest::newRow(nidreg::tests::rowName(path)) << path;
        }
    }
    void publishedTextsAreNone()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string whole = decode(file.readAll().toStdString()).text;
        QVERIFY(!saysDraft(whole, read(whole).front()));
    }
};

NIDREG_TEST(TestDraftMark, QCoreApplication)

} // namespace tst_draftmark

#include "tst_draftmark.moc"
