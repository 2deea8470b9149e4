// SPDX-License-Identifier: MIT
#include "model/urn/fast/engine.h"
#include "model/urn/namestringreader.h"
#include "tests/model/urn/guardedpage.h"
#include "tests/model/urn/invalidcases.h"
#include "tests/model/urn/nearlyurns.h"
#include "tests/model/urn/validcases.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_engine {

using namespace nidreg::urn;
using namespace nidreg::tests;

/// What a reader of RFC 8141 said of a text.
struct Answer {
    bool isValid = false;
    std::size_t nid = 0, nss = 0, r = 0, q = 0; ///< where they end
    NamestringRefusal refusal{};

    bool operator==(const Answer &other) const
    {
        if (isValid != other.isValid)
            return false;
        return isValid
            ? nid == other.nid && nss == other.nss && r == other.r && q == other.q
            : refusal.error == other.refusal.error && refusal.offset == other.refusal.offset;
    }
};

static Answer answerOf(const Engine &engine, std::string_view text)
{
    NamestringEnds ends{};
    Answer answer;
    answer.isValid = engine.read(text, ends, answer.refusal);
    answer.nid = ends.nid;
    answer.nss = ends.nss;
    answer.r = ends.r;
    answer.q = ends.q;
    return answer;
}

/// The same from the reader that goes through the text byte by byte.
static Answer plainAnswer(std::string_view text)
{
    NamestringReader reader(text, Dialect::Rfc8141);
    Answer answer;
    answer.isValid = reader.read();
    answer.refusal = reader.refusal();
    const NamestringParts &parts = reader.parts();
    answer.nid = parts.nid.end;
    answer.nss = parts.nss.end;
    answer.r = parts.r ? parts.r->end : answer.nss;
    answer.q = parts.q ? parts.q->end : answer.r;
    return answer;
}

static QByteArray shown(const Engine &engine, std::string_view text)
{
    return QByteArray(engine.name.data(), qsizetype(engine.name.size())) + ": "
        + QByteArray(text.data(), qsizetype(text.size())).toPercentEncoding(" %");
}

class tst_Engine : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const Engine *each : engines())
            qInfo("this processor has %.*s", int(each->name.size()), each->name.data());
    }

    void thePlainOneIsThereInAnyCase()
    {
        QCOMPARE(engines().back()->name, std::string_view("plain"));
        QCOMPARE(engines().front(), &engine());
    }

    void allSurveysOfAByteAreTheSame()
    {
        for (int c = 0; c < 256; ++c) {
            const char text[2] = {static_cast<char>(c), static_cast<char>(c)};
            const Survey one = engines().back()->survey({text, 1});
            const Survey two = engines().back()->survey({text, 2});
            for (const Engine *each : engines()) {
                QVERIFY(each->survey({text, 1}) == one);
                QVERIFY(each->survey({text, 2}) == two);
            }
        }
    }

    void allSurveysOfManyBytesAreTheSame()
    {
        std::mt19937_64 random(2);
        for (int i = 0; i < 20'000; ++i) {
            std::string text(random() % 80, '\0');
            for (char &c : text)
                c = static_cast<char>(random());
            const Survey survey = engines().back()->survey(text);
            for (const Engine *each : engines())
                QVERIFY2(each->survey(text) == survey, shown(*each, text));
        }
    }

    void theTablesAreAnsweredAsByTheReader()
    {
        for (const Engine *each : engines()) {
            for (const ValidCase &row : kValidCases)
                QVERIFY2(answerOf(*each, row.text) == plainAnswer(row.text), row.claim);
            for (const InvalidCase &row : kInvalidCases)
                QVERIFY2(answerOf(*each, row.text) == plainAnswer(row.text), row.claim);
        }
    }

    /// At the end of what can be read, so that a byte too many is a crash.
    void nearlyUrnsAreAnsweredAsByTheReader()
    {
        GuardedPages pages;
        NearlyUrns strings;
        for (int i = 0; i < 200'000; ++i) {
            const std::string text = strings.next(90);
            const Answer answer = plainAnswer(text);
            const auto guarded = i % 2 ? pages.atEnd(text) : pages.atBegin(text);
            for (const Engine *each : engines())
                QVERIFY2(answerOf(*each, guarded) == answer, shown(*each, text));
        }
    }

    /// Where a survey ends must not show: every fault and every border at every place.
    void longOnesAreAnsweredAsByTheReader()
    {
        GuardedPages pages;
        NearlyUrns strings;
        for (int i = 0; i < 60'000; ++i) {
            std::string text = strings.next(90);
            text.insert(strings.below(text.size() + 1), strings.below(200), 'a');
            if (strings.below(2))
                text.insert(strings.below(text.size() + 1), strings.any(2 + strings.below(3)));
            const Answer answer = plainAnswer(text);
            for (const Engine *each : engines())
                QVERIFY2(answerOf(*each, pages.atEnd(text)) == answer, shown(*each, text));
        }
    }

    void normalFormsAreThoseOfTheNamestring()
    {
        GuardedPages from;
        GuardedPages to;
        NearlyUrns strings;
        for (int i = 0; i < 60'000; ++i) {
            std::string text = strings.next(90);
            text.insert(std::min(text.size(), strings.below(200)), strings.below(100), 'A');
            const auto urn = Namestring::parse(text);
            if (!urn)
                continue;
            const std::string normal = urn->normalized();
            const auto name = from.atEnd(urn->assignedName());
            for (const Engine *each : engines()) {
                const auto out = to.atEnd(std::string(name.size(), '\0'));
                each->normalize(name, 4 + urn->nid().size(), const_cast<char *>(out.data()));
                QVERIFY2(out == normal, shown(*each, text));
                QVERIFY2(each->areEquivalent(name.data(), normal.data(), name.size(),
                                             4 + urn->nid().size()),
                         shown(*each, text));
            }
        }
    }

    /// Its two digits have no case, the letter behind them has, wherever in a survey it stands.
    void theLetterBehindAnEncodingCounts()
    {
        for (std::size_t before = 0; before <= 130; ++before) {
            const std::string start = "urn:example:" + std::string(before, 'z');
            const std::string small = start + "%2Cb", large = start + "%2CB", low = start + "%2cB";
            for (const Engine *each : engines()) {
                const auto same = [each](const std::string &left, const std::string &right) {
                    return each->areEquivalent(left.data(), right.data(), left.size(), 11);
                };
                QVERIFY2(!same(small, large) && !same(large, small), shown(*each, small));
                QVERIFY2(!same(small, low) && same(low, large), shown(*each, low));
                std::string normal(low.size(), '\0');
                each->normalize(low, 11, normal.data());
                QCOMPARE(normal, large);
                each->normalize(small, 11, normal.data());
                QCOMPARE(normal, small);
            }
        }
    }

    void namesThatDifferInAByteAreNotEquivalent()
    {
        const std::string name = "urn:example:a%2Cb" + std::string(100, 'z') + "%aF";
        for (const Engine *each : engines()) {
            for (std::size_t i = 0; i < name.size(); ++i) {
                std::string other = name;
                other[i] = other[i] == '2' ? '3' : other[i] == 'z' ? 'Z' : '2';
                QVERIFY2(!each->areEquivalent(name.data(), other.data(), name.size(), 11),
                         shown(*each, other));
            }
        }
    }
};

NIDREG_TEST(tst_Engine, QCoreApplication)

} // namespace tst_engine

#include "tst_engine.moc"
