// SPDX-License-Identifier: MIT
#include "forms/drafts/importdialog.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"

#include <QUrl>

namespace tst_draftsexport {

using namespace nidreg;
using namespace nidreg::tests;
using forms::TemplateForm;

namespace {

/// Forms whose bytes tell what was asked for.
class FewForms : public forms::TemplateForms {
public:
    bool isTooLong = false;

    QByteArray bytes(TemplateForm::Kind form, const templates::NamespaceTemplate &content,
                     const forms::FormContext &context) const override
    {
        return QByteArray(forms::kTemplateForms[std::size_t(form)].id) + ' '
            + QByteArray::fromStdString(std::string(content.text(Field::NamespaceIdentifier))) + ' '
            + QByteArray::fromStdString(base::toString(context.date));
    }
    forms::MailLink mailLink(const templates::NamespaceTemplate &,
                             const forms::FormContext &) const override
    {
        return {QStringLiteral("mailto:list@lists.example?subject=seedbank"), isTooLong};
    }
    QByteArray difference(const templates::NamespaceTemplate &,
                          const templates::NamespaceTemplate &) const override
    {
        return {};
    }
    registry::Stored<actions::Precheck> precheck(registry::Directory &, const base::Clock &,
                                                 const urn::NidKnowledge &,
                                                 const templates::NamespaceTemplate &,
                                                 const actions::Examination &) const override
    {
        return base::fail(registry::StoreError{registry::StoreError::Unreachable, {}, {}});
    }
    QByteArray reportText(const actions::Precheck &) const override { return {}; }
    QByteArray reportPdf(const actions::Precheck &, forms::Paper) const override { return {}; }
};

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_DraftsExport : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_setup = std::make_unique<DraftsSetup>(m_folder->path());
        m_export = std::make_unique<forms::DraftsExport>(m_setup->session, m_setup->page);
        m_forms.isTooLong = false;
        m_opened.clear();
        const forms::DraftOutlets outlets{&m_forms, [this](const QUrl &url) {
                                              m_opened = url.toString();
                                              return m_hasMailProgram;
                                          }};
        m_hasMailProgram = true;
        m_export->setOutlets(outlets);
        m_setup->page.newDraft();
        m_setup->draft().setText(Field::NamespaceIdentifier, QStringLiteral("seedbank"));
    }
    void cleanup()
    {
        m_setup->draft().setSaved();
        m_export.reset();
        m_setup.reset();
    }

    void withoutFormsNothingIsExportedAndTheReasonIsTold()
    {
        QAction *mail = m_setup->action(QStringLiteral("Compose"));
        QVERIFY(!mail->isEnabled());
        QVERIFY(mail->toolTip().contains(QLatin1String("Not available")));
        m_setup->page.setOutlets({&m_forms, {}});
        QVERIFY(mail->isEnabled());
    }

    void aFormIsWrittenWhole()
    {
        const QString path = m_folder->filePath(QStringLiteral("seedbank.md"));
        m_export->exportTo(m_setup->view(), TemplateForm::Markdown, path);
        QCOMPARE(read(path), QByteArray("markdown seedbank 2026-03-14"));
        QVERIFY2(m_setup->draft().isModified(), "an export does not save the draft");
    }

    void whatCannotBeWrittenIsSaid()
    {
        const QString path = m_folder->filePath(QStringLiteral("no/such/folder/seedbank.md"));
        m_export->exportTo(m_setup->view(), TemplateForm::Markdown, path);
        QVERIFY(m_setup->said().contains(path));
        press(m_setup->view().messageBar(), QStringLiteral("Not now"));
    }

    void aMailIsOpenedElsewhereAndNeverSent()
    {
        m_export->composeMail(m_setup->view());
        QVERIFY(m_opened.startsWith(QLatin1String("mailto:list@lists.example")));
        QVERIFY(m_setup->said().contains(QLatin1String("before you send it")));
    }

    void withoutAMailProgramAFileIsOffered()
    {
        m_hasMailProgram = false;
        m_export->composeMail(m_setup->view());
        QVERIFY(m_setup->said().startsWith(QLatin1String("No mail program")));
    }

    void aMailThatIsTooLongBecomesAFile()
    {
        m_forms.isTooLong = true;
        m_export->composeMail(m_setup->view());
        QVERIFY(m_opened.isEmpty());
        QVERIFY(m_setup->said().contains(QLatin1String("too long")));
    }

    void theNameOfAFileIsTheNid_data()
    {
        QTest::addColumn<QString>("nid");
        QTest::addColumn<QString>("file");
        QTest::newRow("in small letters") << "SeedBank"
                                          << "seedbank.pdf";
        QTest::newRow("which a path can never be") << "../../etc"
                                                   << "template.pdf";
        QTest::newRow("where there is one") << ""
                                            << "template.pdf";
    }

    void theNameOfAFileIsTheNid()
    {
        QFETCH(QString, nid);
        m_setup->draft().setText(Field::NamespaceIdentifier, nid);
        QTEST(forms::suggestedFile(m_setup->draft(), QStringLiteral("pdf")), "file");
    }

    void aSourceThatIsNoPlainTextIsImportedAndNeverReplaced()
    {
        const QString path = m_folder->filePath(QStringLiteral("seedbank.xml"));
        QVERIFY(forms::writeFile(path, "<t>Namespace Identifier: seedbank</t>"));
        m_setup->page.setOutlets({&m_forms, {}, [](std::string_view) {
                                      templates::Decoded text;
                                      text.text = "Namespace Identifier: seedbank\n\nVersion: 1\n\n"
                                                  "Date: 2026-03-14\n\nPurpose: Seeds.\n";
                                      return text;
                                  }});
        m_setup->page.openFile(path);
        auto *dialog = m_setup->page.findChild<forms::ImportDialog *>();
        QVERIFY(dialog);
        dialog->accept();
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("Seeds."));
        QVERIFY(m_setup->draft().filePath().isEmpty());
        m_setup->draft().setSaved();
        m_setup->trigger(QStringLiteral("Close"));
    }

    void proposingNeedsARevision()
    {
        QAction *propose = m_setup->action(QStringLiteral("Propose"));
        QVERIFY(!propose->isEnabled());
        QVERIFY(propose->toolTip().contains(QLatin1String("no registered version")));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DraftsSetup> m_setup;
    std::unique_ptr<forms::DraftsExport> m_export;
    FewForms m_forms;
    QString m_opened;
    bool m_hasMailProgram = true;
};

NIDREG_TEST(tst_DraftsExport, QApplication)

} // namespace tst_draftsexport

#include "tst_draftsexport.moc"
