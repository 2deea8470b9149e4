// SPDX-License-Identifier: MIT
#include "forms/editor/findbar.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_textsearch {

using namespace nidreg;
using namespace nidreg::forms;
using templates::Field;

using Places = QList<std::pair<int, int>>;

class tst_TextSearch : public QObject {
    Q_OBJECT

private slots:
    void found_data()
    {
        QTest::addColumn<SearchTerms>("terms");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Places>("places");
        const auto row = [](const char *name, const SearchTerms &terms, const char *text,
                            const Places &places) {
            QTest::newRow(name) << terms << QString::fromUtf8(text) << places;
        };
        row("case does not count", {"seed"}, "Seed seed", {{0, 4}, {5, 4}});
        row("unless it is to", {"seed", true}, "Seed seed", {{5, 4}});
        row("parts of words", {"seed"}, "seeds", {{0, 4}});
        row("unless words are to be whole", {"seed", false, true}, "seeds seed", {{6, 4}});
        row("hits do not overlap", {"aa"}, "aaaa", {{0, 2}, {2, 2}});
        row("signs are not a pattern", {"a.c"}, "abc a.c", {{4, 3}});
        row("unless they are to be", {"a.c", false, false, true}, "abc a.c", {{0, 3}, {4, 3}});
        row("places count UTF-16 units", {"x+", false, false, true}, "\xF0\x9F\x8C\xB1 \xC3\xA4xx",
            {{4, 2}});
        row("a pattern that matches nothing between letters", {"x*", false, false, true}, "axxa",
            {{1, 2}});
        row("ends of lines", {"^b$", false, false, true}, "a\nb\nc", {{2, 1}});
        row("nothing is nowhere", {""}, "abc", {});
    }

    void found()
    {
        QFETCH(SearchTerms, terms);
        QFETCH(QString, text);
        QFETCH(Places, places);
        Places hits;
        for (const SearchHit &hit : TextSearch(terms).in(Field::Purpose, text))
            hits += {int(hit.position), int(hit.length)};
        QCOMPARE(hits, places);
    }

    void aPatternThatIsNoneSaysSo()
    {
        const TextSearch search({QStringLiteral("a(b"), false, false, true});
        QVERIFY(search.problem().contains(QLatin1String("missing )")));
        QVERIFY(search.in(Field::Purpose, QStringLiteral("a(b")).empty());
    }

    void whatTakesItsPlace()
    {
        const TextSearch search({QStringLiteral("(\\w+)-(\\d+)"), false, false, true});
        QCOMPARE(search.replacement(QStringLiteral("bank-7"), QStringLiteral("\\2 \\1")),
                 QStringLiteral("7 bank"));
        QCOMPARE(TextSearch({QStringLiteral("a")})
                     .replacement(QStringLiteral("a"), QStringLiteral("\\1")),
                 QStringLiteral("\\1"));
    }

    void noPatternHangs()
    {
        const QString text(200000, QLatin1Char('a'));
        const TextSearch search({QStringLiteral("(a+)+$b"), false, false, true});
        QVERIFY(search.in(Field::Purpose, text).empty());
    }

    void allFieldsInTheirOrder()
    {
        Draft draft;
        draft.setText(Field::Syntax, QStringLiteral("seed"));
        draft.setText(Field::Registrant, QStringLiteral("seed"));
        const auto hits = TextSearch({QStringLiteral("seed")}).in(draft);
        QCOMPARE(hits.size(), 2U);
        QCOMPARE(hits.front().field, Field::Registrant);
    }

    void severalChangesAreOneStep()
    {
        Draft draft;
        draft.setText(Field::Purpose, QStringLiteral("a-a-a"));
        draft.setText(Field::Syntax, QStringLiteral("a"));
        draft.exchange({{Field::Purpose, 0, QStringLiteral("a"), QStringLiteral("bb")},
                        {Field::Purpose, 4, QStringLiteral("a"), QString()},
                        {Field::Syntax, 0, QStringLiteral("a"), QStringLiteral("c")}},
                       QStringLiteral("all"));
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("bb-a-"));
        QCOMPARE(draft.text(Field::Syntax), QStringLiteral("c"));
        QCOMPARE(draft.bytes(Field::Purpose), 5);
        draft.undoStack().undo();
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("a-a-a"));
        QCOMPARE(draft.text(Field::Syntax), QStringLiteral("a"));
    }
};

NIDREG_TEST(tst_TextSearch, QCoreApplication)

} // namespace tst_textsearch

#include "tst_textsearch.moc"
