// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"
#include "tests/app/cli/inprocess.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_registerbatch {

using namespace nidreg;
using namespace nidreg::tests;

/// `request register --batch`: many requests, each an act of its own.
class TestRegisterBatch : public QObject {
    Q_OBJECT

private slots:
    void init() { m_registry = std::make_unique<TestRegistry>(); }

    void eachIsRegisteredWithItsOwnEvent()
    {
        for (const char *nid : {"lights", "buoys", "piers"})
            approve(nid);
        const auto before = size();
        const Said said = batch("3\n\n1\r\n2\n");
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.out,
                 QByteArray("#3  piers version 1 registered\n#1  lights version 1 registered\n"
                            "#2  buoys version 1 registered\n"));
        QCOMPARE(size(), before + 3);
        QCOMPARE(must(m_registry->store().request({3})).events.back().number, before);
        verify();
    }

    void numbersFollowEachOtherWithoutGaps()
    {
        for (int i = 0; i < 4; ++i)
            approve({});
        approve("lights");
        QCOMPARE(batch("2\n9\n1\n4\n3\n5\n").status, 3);
        for (const auto &[request, nid] :
             {std::pair(2, "urn-1"), {1, "urn-2"}, {4, "urn-3"}, {3, "urn-4"}, {5, "lights"}})
            QCOMPARE(must(m_registry->store().request({request})).request.nid, std::string(nid));
    }

    void oneThatIsRefusedKeepsNoOtherFromIt()
    {
        approve("lights");
        must(m_registry->store().create(act("abe", Role::Applicant), {}));
        approve("buoys");
        const Said said = batch("1\n2\n77\n3\n");
        QCOMPARE(said.status, 3);
        QCOMPARE(said.out,
                 QByteArray("#1  lights version 1 registered\n#3  buoys version 1 registered\n"));
        QVERIFY2(said.err.contains("request register 2: ")
                     && said.err.contains("request register 77: "),
                 said.err);
        verify();
    }

    /// What only the database sees: that the first was decided on another revision.
    void whatTheDatabaseRefusesIsLeftOut()
    {
        approve("lights");
        approve("buoys");
        const Act by = act("rita", Role::Registrar);
        const auto first = must(m_registry->store().request({1})).request;
        const auto second = must(m_registry->store().request({2})).request;
        const auto wanted = [&](const workflow::Request &request, int revision) {
            const workflow::Edge edge{Step::Register, request.procedure, request.state,
                                      request.state, workflow::Part::Registrar};
            return std::pair(
                act("rita", Role::Registrar),
                registry::Registration{{request.id, revision, edge, by.acting, {}}, "Org", {}, {}});
        };
        const auto done =
            must(m_registry->store().registerAll({wanted(first, 7), wanted(second, 1)}));
        QCOMPARE(done.size(), std::size_t(2));
        QVERIFY(!done[0]);
        QVERIFY(done[1] && done[1]->version && done[1]->version->nid == "buoys");
        QVERIFY(must(m_registry->store().registerAll({})).empty());
        verify();
    }

    void theSameKeyDoesItOnce()
    {
        approve("lights");
        approve({});
        const Arguments key{"--act", "6b1f6dd0-8d2c-4c5e-9f55-7d5d9a5d5b12"};
        const Said first = batch("1\n2\n", key);
        const auto after = size();
        const Said again = batch("1\n2\n", key);
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out, first.out);
        QCOMPARE(size(), after);
        QCOMPARE(batch("1\n2\n").status, 3); // another key: they are registered
    }

    void aDryRunShowsAllAndKeepsNothing()
    {
        approve({});
        approve({});
        const auto before = size();
        const Said said = batch("2\n1\n", {"--dry-run"});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY2(said.out.contains("#2  urn-1 ") && said.out.contains("#1  urn-2 "), said.out);
        QCOMPARE(size(), before);
    }

    void moreThanALot()
    {
        QByteArray numbers;
        for (int i = 1; i <= 230; ++i) {
            approve({});
            numbers += QByteArray::number(i) + '\n';
        }
        const Said said = batch(numbers);
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.out.count('\n'), 230);
        QVERIFY(said.out.endsWith("#230  urn-230 version 1 registered\n"));
        verify();
    }

    void aFileOfAnythingElseIsRefusedBeforeAnythingIsDone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("a word") << QByteArray("1\nlights\n") << QByteArray("line 2: “lights”");
        QTest::newRow("zero") << QByteArray("0\n") << QByteArray("line 1: “0”");
        QTest::newRow("too large") << QByteArray("1\n\n99999999999999999999\n")
                                   << QByteArray("line 3: “99999999999999999999”");
        QTest::newRow("an escape") << QByteArray("\x1b[2J\n") << QByteArray("line 1: ");
    }

    void aFileOfAnythingElseIsRefusedBeforeAnythingIsDone()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, words);
        approve("lights");
        const auto before = size();
        const Said said = batch(text);
        QCOMPARE(said.status, 1);
        QVERIFY2(said.err.contains(words) && !said.err.contains('\x1b'), said.err);
        QCOMPARE(size(), before);
    }

    void aNumberAndAFileExcludeEachOther()
    {
        QCOMPARE(tell({"request", "register"}).status, 2);
        QCOMPARE(tell({"request", "register", "1", "--batch", "-"}).status, 2);
        const Said missing = tell({"request", "register", "--batch", "/nowhere/numbers"});
        QCOMPARE(missing.status, 1);
        QVERIFY2(missing.err.contains("/nowhere/numbers"), missing.err);
    }

private:
    Said tell(const Arguments &arguments, const QByteArray &input = {})
    {
        return say(Arguments{"--db", m_registry->conninfo().toUtf8()} + arguments, input);
    }

    Said batch(const QByteArray &numbers, const Arguments &options = {})
    {
        return tell(Arguments{"--as", "rita"} + options + Arguments{"request", "register"}
                        + Arguments{"--batch", "-"},
                    numbers);
    }

    /// A request that eve approved; without a NID an informal one.
    void approve(const std::string &nid)
    {
        registry::NewRequest wanted;
        wanted.nid = nid;
        wanted.kind = nid.empty() ? urn::NidKind::Informal : urn::NidKind::Formal;
        const Act abe = act("abe", Role::Applicant);
        workflow::Request request = m_registry->draft(wanted);
        registry::Submission said =
            submissionOf(abe, request, templates::read(lighthouse(nid)).front());
        said.body = "Northern Lights Survey";
        request = must(m_registry->store().submit(abe, said));
        request = must(m_registry->step(act("rita", Role::Registrar), request, Step::Assign,
                                        TestRegistry::assignment("eve")));
        must(m_registry->step(act("eve", Role::Expert), request, Step::Approve,
                              {"Fine.", {}, {}, {}, {}}));
    }

    std::int64_t size() { return must(m_registry->store().head()).size; }
    void verify() { QVERIFY(!must(m_registry->store().verify({})).mismatch); }

    std::unique_ptr<TestRegistry> m_registry;
};

NIDREG_TEST(TestRegisterBatch, QCoreApplication)

} // namespace tst_registerbatch

#include "tst_registerbatch.moc"
