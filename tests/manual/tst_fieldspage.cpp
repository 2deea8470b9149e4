// SPDX-License-Identifier: MIT
#include "forms/words/guidance.h"
#include "forms/words/wording.h"
#include "model/templates/lint/topics.h"
#include "tests/manual/manualsource.h"
#include "tests/program/program.h"

namespace tst_fieldspage {

using namespace nidreg;
using namespace nidreg::forms;
using namespace nidreg::tests;

static QString sectionOf(const templates::FieldSpec &spec)
{
    const Guidance help = guidance(spec.field);
    QString text = QStringLiteral("\n## %1\n\n%2 (%3)\n\nExample:\n\n```template\n%4\n```\n")
                       .arg(heading(spec.field), help.what, help.source, help.example);
    QStringList questions;
    for (const templates::TopicSpec &topic : templates::topics()) {
        if (topic.field == spec.field)
            questions << QStringLiteral("- %1 (%2)").arg(wording(topic.topic), source(topic));
    }
    if (!questions.isEmpty())
        text += QStringLiteral("\nQuestions that an expert will ask:\n\n%1\n")
                    .arg(questions.join(u'\n'));
    return text;
}

/// The manual says of each field what the window says beside it.
class FieldsPageTest : public QObject {
    Q_OBJECT

private slots:
    void thePageHasTheGuidanceOfEveryField()
    {
        QString page = QStringLiteral(
            "# The thirteen fields\n\n"
            "What a registration template asks for, field by field, with the example of an "
            "invented seed bank. The page *Drafts* shows the same beside each field; what is "
            "checked is in [rules.md](rules.md).\n");
        for (const templates::FieldSpec &spec : templates::kFields)
            page += sectionOf(spec);
        holdAgainst(QStringLiteral("fields.md"), page.toUtf8());
    }
};

NIDREG_TEST(FieldsPageTest, QCoreApplication)

} // namespace tst_fieldspage

#include "tst_fieldspage.moc"
