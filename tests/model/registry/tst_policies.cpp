// SPDX-License-Identifier: MIT
#include "model/registry/policies.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_policies {

using namespace nidreg::registry;

class TestPolicies : public QObject {
    Q_OBJECT

private slots:
    void aPolicyTakesWhatFitsIt_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("fits");
        const auto row = [](const char *text, PolicyKind kind, const char *value, bool fits) {
            QTest::newRow(text) << int(kind) << QByteArray(value) << fits;
        };
        row("one day", PolicyKind::Days, "1", true);
        row("the most days", PolicyKind::Days, "9999", true);
        row("no day", PolicyKind::Days, "0", false);
        row("more than the most", PolicyKind::Days, "10000", false);
        row("a zero before it", PolicyKind::Days, "07", false);
        row("nothing for days", PolicyKind::Days, "", false);
        row("no act", PolicyKind::Acts, "", true);
        row("every act", PolicyKind::Acts, "register deprecate appoint", true);
        row("an act that takes one", PolicyKind::Acts, "approve", false);
        row("two spaces", PolicyKind::Acts, "register  appoint", false);
        row("a space at the end", PolicyKind::Acts, "register ", false);
        row("four acts", PolicyKind::Acts, "register register register register", false);
        row("no address", PolicyKind::Address, "", true);
        row("an address", PolicyKind::Address, "urn@ietf.org", true);
        row("an address of one label", PolicyKind::Address, "urn@localhost", false);
        row("nobody", PolicyKind::Address, "@ietf.org", false);
        row("a line feed", PolicyKind::Address, "urn@ietf.org\n", false);
        row("two dots", PolicyKind::Address, "urn@ietf..org", false);
        row("a dot at the end", PolicyKind::Address, "urn@ietf.org.", false);
    }

    void aPolicyTakesWhatFitsIt()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, value);
        QFETCH(bool, fits);
        QCOMPARE(nidreg::registry::fits(PolicyKind(kind), value.toStdString()), fits);
    }
};

NIDREG_TEST(TestPolicies, QCoreApplication)

} // namespace tst_policies

#include "tst_policies.moc"
