// SPDX-License-Identifier: MIT
#include "forms/editor/spelling.h"
#include "forms/editor/writingactions.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_spelling {

using namespace nidreg::forms;

namespace {

/// A language of four words.
struct TestDictionary {
    TestDictionary()
    {
        write(QStringLiteral("xx_YY.aff"), "SET UTF-8\nTRY seedbankl\n");
        write(QStringLiteral("xx_YY.dic"), "4\nseed\nbank\nlabel\nkeeper\n");
    }

    void write(const QString &name, const QByteArray &text)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("no dictionary");
    }

    QString words() const { return folder.filePath(QStringLiteral("own/words")); }

    QTemporaryDir folder;
};

QStringList judged(const QString &text)
{
    QStringList words;
    for (const ProseWord &each : proseWords(text)) {
        if (text.mid(each.position, each.word.size()) == each.word)
            words += each.word;
    }
    return words;
}

} // namespace

class tst_Spelling : public QObject {
    Q_OBJECT

private slots:
    void whatIsJudged_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *name, const char *text, const QStringList &words) {
            QTest::newRow(name) << QString::fromUtf8(text) << words;
        };
        row("prose", "The bank, (it's) \"keeper\".", {"The", "bank", "it's", "keeper"});
        row("parts of a compound", "well-known seeds", {"well", "known", "seeds"});
        row("no URN", "see urn:seedbank:milltown-4 there", {"see", "there"});
        row("no URL", "see https://exampel.org/a here", {"see", "here"});
        row("no host name", "at www.exampel.org now", {"at", "now"});
        row("no mail address", "write to seeds@exampel.org", {"write", "to"});
        row("no number of a document", "RFC 8141 and RFC8141 and X3.4 say", {"and", "and", "say"});
        row("no acronym", "URNs of the NIDs and IANA's", {"of", "the", "and"});
        row("no word with digits", "abc1 x2y fine", {"fine"});
        row("no identifier", "bankCode and bank_code and %41", {"and", "and"});
        row("no rule of a grammar", "Its form:\n\n  nss = banc \"-\" nmber\n  banc = 3ALPHA\n\nend",
            {"Its", "form", "end"});
        row("no rule that goes on", "nss = banc\n    \"-\" nmber\n\nend", {"end"});
        row("nothing between fences", "```\nbanc\n```\nend", {"end"});
        row("letters of other alphabets", "K\xC3\xA4se \xCE\xB1\xCE\xB2",
            {"K\u00e4se", "\u03b1\u03b2"});
    }

    void whatIsJudged()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        QCOMPARE(judged(text), words);
    }

    void aDictionaryJudges()
    {
        const TestDictionary dictionary;
        Spelling spelling(dictionary.folder.path(), dictionary.words());
        QCOMPARE(spelling.installed(), QStringList{QStringLiteral("xx_YY")});
        QVERIFY(spelling.isRight(QStringLiteral("kepeer")));
        spelling.setLanguage(QStringLiteral("xx_YY"));
        QTRY_VERIFY(spelling.isReady());
        QVERIFY(spelling.isRight(QStringLiteral("keeper")));
        QVERIFY(!spelling.isRight(QStringLiteral("kepeer")));
        QVERIFY(spelling.suggestions(QStringLiteral("kepeer")).contains(QStringLiteral("keeper")));
        spelling.setLanguage({});
        QVERIFY(spelling.isRight(QStringLiteral("kepeer")));
    }

    void aMissingDictionaryIsNoError()
    {
        const TestDictionary dictionary;
        Spelling spelling(dictionary.folder.path(), dictionary.words());
        spelling.setLanguage(QStringLiteral("zz_ZZ"));
        QVERIFY(!spelling.isInstalled());
        QVERIFY(spelling.isRight(QStringLiteral("kepeer")));
        QCOMPARE(spelling.language(), QStringLiteral("zz_ZZ"));
    }

    void aWordThatWasLearntIsRightTheNextTimeToo()
    {
        const TestDictionary dictionary;
        const QString word = QStringLiteral("Kl\u00e4ranlage");
        for (int start = 0; start < 2; ++start) {
            Spelling spelling(dictionary.folder.path(), dictionary.words());
            spelling.setLanguage(QStringLiteral("xx_YY"));
            QTRY_VERIFY(spelling.isReady());
            QCOMPARE(spelling.isRight(word), start == 1);
            QVERIFY(start == 1 || spelling.learn(word));
            QVERIFY(spelling.isRight(word));
        }
    }

    void aWordThatWasIgnoredIsNot()
    {
        const TestDictionary dictionary;
        for (int start = 0; start < 2; ++start) {
            Spelling spelling(dictionary.folder.path(), dictionary.words());
            spelling.setLanguage(QStringLiteral("xx_YY"));
            QTRY_VERIFY(spelling.isReady());
            QVERIFY(!spelling.isRight(QStringLiteral("kepeer")));
            spelling.ignore(QStringLiteral("kepeer"));
            QVERIFY(spelling.isRight(QStringLiteral("kepeer")));
        }
    }

    void aWordThatCannotBeKeptPassesStill()
    {
        const TestDictionary dictionary;
        Spelling spelling(dictionary.folder.path(), QStringLiteral("/proc/nidreg/words"));
        spelling.setLanguage(QStringLiteral("xx_YY"));
        QTRY_VERIFY(spelling.isReady());
        QVERIFY(!spelling.learn(QStringLiteral("kepeer")));
        QVERIFY(spelling.isRight(QStringLiteral("kepeer")));
    }

    void aLanguageIsOfferedOnce_data()
    {
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<int>("offered"); ///< without "No spell checking"
        QTest::newRow("one that is installed") << QStringLiteral("xx_YY") << 1;
        QTest::newRow("one whose dictionary is gone") << QStringLiteral("yy_ZZ") << 2;
        QTest::newRow("none") << QString() << 1;
    }

    void aLanguageIsOfferedOnce()
    {
        QFETCH(QString, chosen);
        QFETCH(int, offered);
        const TestDictionary dictionary;
        Spelling spelling(dictionary.folder.path(),
                          dictionary.folder.filePath(QStringLiteral("words")));
        spelling.setLanguage(chosen);
        const WritingActions actions([] { return nullptr; }, spelling);
        const auto withMenu = std::ranges::find_if(
            actions.all(), [](const QAction *each) { return each->menu() != nullptr; });
        QVERIFY(withMenu != actions.all().end());
        QMenu *menu = (*withMenu)->menu();
        emit menu->aboutToShow();
        int languages = -1;
        QStringList checked;
        for (const QAction *each : menu->actions()) {
            languages += each->isCheckable() ? 1 : 0;
            if (each->isChecked())
                checked << each->text();
        }
        QCOMPARE(languages, offered);
        QCOMPARE(checked.size(), 1);
    }

    void theLanguagesOfThisMachineAreRead()
    {
        QTemporaryDir folder;
        Spelling spelling(kDictionaries, folder.filePath(QStringLiteral("words")));
        QVERIFY2(spelling.installed().contains(QStringLiteral("en_US")),
                 "hunspell-en-us is needed");
        QCOMPARE(spelling.usual(), QStringLiteral("en_US"));
        spelling.setLanguage(QStringLiteral("en_US"));
        QTRY_VERIFY(spelling.isReady());
        QVERIFY(spelling.isRight(QStringLiteral("namespace")));
        QVERIFY(spelling.isRight(QStringLiteral("it\u2019s")));
        QVERIFY(!spelling.isRight(QStringLiteral("accesion")));
    }
};

NIDREG_TEST(tst_Spelling, QApplication)

} // namespace tst_spelling

#include "tst_spelling.moc"
