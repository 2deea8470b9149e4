// SPDX-License-Identifier: MIT
#include "model/listing/recordchange.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_recordchange {

using namespace nidreg;
using registry::NamespaceVersion;
using registry::Reference;

namespace {

NamespaceVersion held()
{
    NamespaceVersion version;
    version.nid = "example";
    version.registrant = "Example Org";
    version.references = {{Reference::Uri, "https://example.org/a", "Spec"}};
    version.date = "2001-02";
    version.updated = "2003-04-05";
    version.templateUrl = "https://example.org/t";
    version.statedVersion = "1";
    return version;
}

using Edit = void (*)(NamespaceVersion &);

/// "field: here > there"
QStringList told(const std::vector<listing::FieldChange> &changes)
{
    QStringList all;
    for (const auto &each : changes)
        all += QString::fromStdString(each.field + ": " + each.here + " > " + each.there);
    return all;
}

} // namespace

/// What a revision of a record changed is said field by field.
class TestRecordChange : public QObject {
    Q_OBJECT

private slots:
    void everyFieldIsNamedWithBothValues_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QStringList>("changes");
        const auto row = [](const char *name, Edit edit, const QStringList &changes) {
            QTest::newRow(name) << edit << changes;
        };
        row("nothing changed", [](NamespaceVersion &) {}, {});
        row("the spelling of the NID", [](NamespaceVersion &v) { v.nid = "Example"; },
            {"nid: example > Example"});
        row("the label of a reference",
            [](NamespaceVersion &v) { v.references.front().label = "The Spec"; },
            {"label: Spec > The Spec"});
        row("the address behind a label",
            [](NamespaceVersion &v) { v.references.front().data = "https://example.org/b"; },
            {"url: https://example.org/a > https://example.org/b"});
        row("another reference",
            [](NamespaceVersion &v) {
                v.references = {{Reference::Rfc, "rfc8141", {}}};
            },
            {"references: [Spec] https://example.org/a > [RFC8141]"});
        row("the type of a reference, which is not printed",
            [](NamespaceVersion &v) { v.references.front().type = Reference::Text; },
            {"references: [Spec] uri https://example.org/a > [Spec] text https://example.org/a"});
        row("the day of a reference, which is not printed",
            [](NamespaceVersion &v) { v.references.front().lastUpdated = "2020-01-01"; },
            {"references: [Spec] uri https://example.org/a > "
             "[Spec] uri https://example.org/a (2020-01-01)"});
        row("the day of the registration", [](NamespaceVersion &v) { v.date = "2001-03"; },
            {"date: 2001-02 > 2001-03"});
        row("the day of the update", [](NamespaceVersion &v) { v.updated.clear(); },
            {"updated: 2003-04-05 > "});
        row("the registrant", [](NamespaceVersion &v) { v.registrant = "Other Org"; },
            {"registrant: Example Org > Other Org"});
        row("the status", [](NamespaceVersion &v) { v.status = registry::Status::Deprecated; },
            {"status: active > deprecated"});
        row("the address of the template",
            [](NamespaceVersion &v) { v.templateUrl = "https://example.org/u"; },
            {"template: https://example.org/t > https://example.org/u"});
        row("a template by itself",
            [](NamespaceVersion &v) {
                v.templateUrl.clear();
                v.hasTemplate = true;
            },
            {"template: https://example.org/t > yes"});
        row("the registration that is shown",
            [](NamespaceVersion &v) {
                v.version = 2;
                v.statedVersion = "2";
                v.templateDate = "2020-01-01";
                v.sha256 = std::string(4, 'a');
            },
            {"version: 1 > 2", "template-date:  > 2020-01-01", "text:  > aaaa"});
    }

    void everyFieldIsNamedWithBothValues()
    {
        QFETCH(Edit, edit);
        QFETCH(QStringList, changes);
        NamespaceVersion after = held();
        edit(after);
        QCOMPARE(told(listing::recordChanges(held(), after)), changes);
    }

    void anEventTellsWhatItsRevisionChanged()
    {
        registry::Namespace space{{}, {held(), held(), held()}};
        space.row.nid = "Example";
        space.versions[1].revision = 2;
        space.versions[1].updated = "2020-01-01";
        space.versions[2].revision = 3;
        registry::Event event;
        event.what = "import";
        event.nid = "example";
        event.details = {{"version", "2"}};
        QCOMPARE(told(listing::recordChanges(space, event)),
                 QStringList{"updated: 2003-04-05 > 2020-01-01"});
        event.nid = "example-former";
        QCOMPARE(told(listing::recordChanges(space, event)), QStringList());
        event.nid = "EXAMPLE";
        event.details = {{"version", "1"}};
        QCOMPARE(told(listing::recordChanges(space, event)), QStringList());
        event.details = {{"version", "4"}};
        QCOMPARE(told(listing::recordChanges(space, event)), QStringList());
        event.details = {{"version", "3"}};
        event.what = "submit"; // "version" is then what the template says
        QCOMPARE(told(listing::recordChanges(space, event)), QStringList());
    }
};

NIDREG_TEST(TestRecordChange, QCoreApplication)

} // namespace tst_recordchange

#include "tst_recordchange.moc"
