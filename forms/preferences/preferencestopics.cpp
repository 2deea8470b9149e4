// SPDX-License-Identifier: MIT
#include "forms/preferences/preferencesdialog.h"
#include "forms/widgets/question.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

/// What each topic of the preferences has, and what was chosen there.
namespace nidreg::forms {

/// The languages of the program's own words, in their own names.
static constexpr const char *kLanguages[] = {"en", "de", "fr"};

static QLabel *makeHint(const QString &text)
{
    auto *hint = new QLabel(text);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    return hint;
}

/// "English (United States)"; the code where Qt knows no name for it.
static QString languageName(const QString &code)
{
    const QLocale locale(code);
    if (locale.language() == QLocale::C)
        return code;
    const QString name = locale.nativeLanguageName();
    const QString capital = name.left(1).toUpper() + name.mid(1);
    return code.contains(u'_') && !name.contains(u'(')
        ? QStringLiteral("%1 (%2)").arg(capital, locale.nativeTerritoryName())
        : capital;
}

static void choose(QComboBox &box, const QVariant &value)
{
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

void PreferencesDialog::addGeneral()
{
    QFormLayout *form = addTopic(tr("General"), "preferences-system");
    m_language = new QComboBox;
    m_language->addItem(tr("Same as the system"), QString());
    for (const char *code : kLanguages)
        m_language->addItem(languageName(QLatin1String(code)), QString::fromLatin1(code));
    choose(*m_language, m_present.language);
    form->addRow(tr("&Language:"), m_language);
    m_restart = makeHint(tr("The language changes when nidreg is started again."));
    form->addRow(QString(), m_restart);
    m_theme = new QComboBox;
    m_theme->addItem(tr("Same as the system"), int(Preferences::Theme::System));
    m_theme->addItem(tr("Light"), int(Preferences::Theme::Light));
    m_theme->addItem(tr("Dark"), int(Preferences::Theme::Dark));
    choose(*m_theme, int(m_present.theme));
    form->addRow(tr("&Theme:"), m_theme);
    m_times = new QComboBox;
    m_times->addItem(tr("Local time, and how long ago"), int(TimeStyle::LocalAndAge));
    m_times->addItem(tr("Local time"), int(TimeStyle::Local));
    m_times->addItem(tr("UTC, such as 2026-11-25 14:03 UTC"), int(TimeStyle::Utc));
    choose(*m_times, int(m_present.times));
    form->addRow(tr("T&imes:"), m_times);
    m_askAgain = new QPushButton(tr("Ask all &questions again"));
    m_askAgain->setAutoDefault(false);
    m_askAgain->setToolTip(tr("Questions that you answered with “Do not ask this again”"));
    form->addRow(tr("Confirmations:"), m_askAgain);
    const auto changed = [this] { look(); };
    for (QComboBox *box : {m_language, m_theme, m_times})
        connect(box, &QComboBox::currentIndexChanged, this, changed);
    connect(m_askAgain, &QPushButton::clicked, this, [this] {
        askAllQuestions();
        look();
    });
}

QWidget *PreferencesDialog::makeFontRow()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_font = new QFontComboBox;
    m_font->setAccessibleName(tr("Font of texts"));
    m_fontSize = new QSpinBox;
    m_fontSize->setRange(6, 48);
    m_fontSize->setSuffix(tr(" pt"));
    m_fontSize->setAccessibleName(tr("Size of the font"));
    QFont font = this->font();
    if (!m_present.fieldFont.isEmpty())
        font.fromString(m_present.fieldFont);
    m_font->setCurrentFont(font);
    m_fontSize->setValue(QFontInfo(font).pointSize());
    m_shownFont = m_font->currentFont();
    m_shownSize = m_fontSize->value();
    layout->addWidget(m_font, 1);
    layout->addWidget(m_fontSize);
    return row;
}

void PreferencesDialog::addDrafts(const QStringList &dictionaries, const QString &usual)
{
    QFormLayout *form = addTopic(tr("Drafts"), "nidreg-drafts");
    m_ownFont = new QCheckBox(tr("&Own font for texts being written"));
    m_ownFont->setChecked(!m_present.fieldFont.isEmpty());
    form->addRow(m_ownFont);
    QWidget *font = makeFontRow();
    font->setEnabled(m_ownFont->isChecked());
    form->addRow(QString(), font);
    m_fixedGrammar = new QCheckBox(tr("&Fixed-width font for Syntax, which holds ABNF"));
    m_fixedGrammar->setChecked(m_present.hasFixedGrammar);
    form->addRow(m_fixedGrammar);
    m_spelling = new QComboBox;
    m_spelling->addItem(tr("No spelling check"), QString());
    for (const QString &each : dictionaries)
        m_spelling->addItem(languageName(each), each);
    choose(*m_spelling, m_present.spelling.value_or(usual));
    m_usualSpelling = m_spelling->currentIndex();
    form->addRow(tr("&Spelling dictionary:"), m_spelling);
    if (dictionaries.isEmpty())
        form->addRow(QString(),
                     makeHint(tr("No dictionary is installed. Debian has one in the package "
                                 "hunspell-en-us.")));
    m_keep = new QSpinBox;
    m_keep->setRange(1, Preferences::kMaxKeepSeconds);
    m_keep->setSuffix(tr(" s"));
    m_keep->setValue(m_present.keepSeconds);
    form->addRow(tr("&Autosave every:"), m_keep);
    form->addRow(QString(),
                 makeHint(tr("Kept for the next start if the program ends unexpectedly. "
                             "Your own file changes only when you save it.")));
    m_reopens = new QCheckBox(tr("Re&open drafts at startup"));
    m_reopens->setChecked(m_present.reopensDrafts);
    form->addRow(m_reopens);
    m_mail = new QLineEdit(m_present.mailProgram);
    m_mail->setPlaceholderText(tr("The desktop’s own"));
    form->addRow(tr("&Mail program:"), m_mail);
    form->addRow(QString(),
                 makeHint(tr("A command such as “thunderbird -compose %u”; %u is the "
                             "mailto address.")));
    const auto changed = [this] { look(); };
    connect(m_ownFont, &QCheckBox::toggled, font, &QWidget::setEnabled);
    connect(m_ownFont, &QCheckBox::toggled, this, changed);
    connect(m_fixedGrammar, &QCheckBox::toggled, this, changed);
    connect(m_font, &QFontComboBox::currentFontChanged, this, changed);
    connect(m_fontSize, &QSpinBox::valueChanged, this, changed);
    connect(m_spelling, &QComboBox::currentIndexChanged, this, changed);
    connect(m_keep, &QSpinBox::valueChanged, this, changed);
    connect(m_reopens, &QCheckBox::toggled, this, changed);
    connect(m_mail, &QLineEdit::textChanged, this, changed);
}

QWidget *PreferencesDialog::makeFolderRow()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_folder = new QLineEdit(m_present.publishFolder);
    m_folder->setAccessibleName(tr("Folder of the publication"));
    auto *browse = new QPushButton(tr("&Browse…"));
    browse->setAutoDefault(false);
    layout->addWidget(m_folder, 1);
    layout->addWidget(browse);
    row->setFocusProxy(m_folder);
    connect(browse, &QPushButton::clicked, this, &PreferencesDialog::chooseFolder);
    connect(m_folder, &QLineEdit::textChanged, this, [this] { look(); });
    return row;
}

void PreferencesDialog::addPublication()
{
    QFormLayout *form = addTopic(tr("Publication"), "document-publish");
    form->addRow(tr("&Folder:"), makeFolderRow());
    m_baseUrl = new QLineEdit(m_present.baseUrl);
    m_baseUrl->setPlaceholderText(QStringLiteral("https://registry.example/urn/"));
    form->addRow(tr("&Web address:"), m_baseUrl);
    m_problem = new QLabel;
    m_problem->setWordWrap(true);
    form->addRow(QString(), m_problem);
    form->addRow(QString(),
                 makeHint(tr("Where the listing is published and read. Citations and "
                             "the feed point to this address.")));
    connect(m_baseUrl, &QLineEdit::textChanged, this, [this] { look(); });
}

void PreferencesDialog::chooseFolder()
{
    const QString folder = askFolder(this, tr("Folder of the publication"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(folder);
}

void PreferencesDialog::addNotifications()
{
    QFormLayout *form = addTopic(tr("Notifications"), "dialog-information");
    m_notifies = new QCheckBox(tr("Show a desktop &notification when a request waits for me"));
    m_notifies->setChecked(m_present.notifies);
    form->addRow(m_notifies);
    m_tray = new QCheckBox(tr("Show an icon in the system &tray"));
    m_tray->setChecked(m_present.hasTrayIcon);
    form->addRow(m_tray);
    m_reminder = new QSpinBox;
    m_reminder->setRange(0, Preferences::kMaxReminderDays);
    m_reminder->setSpecialValueText(tr("Never"));
    m_reminder->setSuffix(tr(" days"));
    m_reminder->setValue(m_present.backupReminder);
    form->addRow(tr("Remind me to &back up after:"), m_reminder);
    form->addRow(QString(), makeHint(tr("Only for a local registry. There are no sounds.")));
    const auto changed = [this] { look(); };
    for (QCheckBox *box : {m_notifies, m_tray})
        connect(box, &QCheckBox::toggled, this, changed);
    connect(m_reminder, &QSpinBox::valueChanged, this, changed);
}

Preferences PreferencesDialog::chosen() const
{
    Preferences wanted = m_present;
    wanted.language = m_language->currentData().toString();
    wanted.theme = Preferences::Theme(m_theme->currentData().toInt());
    wanted.times = TimeStyle(m_times->currentData().toInt());
    QFont font = m_font->currentFont();
    font.setPointSize(m_fontSize->value());
    const bool isUntouched = !m_present.fieldFont.isEmpty() && m_font->currentFont() == m_shownFont
        && m_fontSize->value() == m_shownSize;
    if (!m_ownFont->isChecked())
        wanted.fieldFont.clear();
    else if (!isUntouched) // a font that is not installed here stays chosen
        wanted.fieldFont = font.toString();
    wanted.hasFixedGrammar = m_fixedGrammar->isChecked();
    if (wanted.spelling || m_spelling->currentIndex() != m_usualSpelling)
        wanted.spelling = m_spelling->currentData().toString();
    wanted.keepSeconds = m_keep->value();
    wanted.reopensDrafts = m_reopens->isChecked();
    wanted.mailProgram = m_mail->text().trimmed();
    wanted.publishFolder = m_folder->text().trimmed();
    wanted.baseUrl = m_baseUrl->text().trimmed();
    wanted.notifies = m_notifies->isChecked();
    wanted.hasTrayIcon = m_tray->isChecked();
    wanted.backupReminder = m_reminder->value();
    return wanted;
}

} // namespace nidreg::forms
