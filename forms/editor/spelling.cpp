// SPDX-License-Identifier: MIT
#include "forms/editor/spelling.h"

#include "forms/session/beside.h"
#include "forms/widgets/marks.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <hunspell/hunspell.hxx>

namespace nidreg::forms {

/// The words of this field that general dictionaries do not have; "s" may follow.
static bool isOfTheField(const QString &word)
{
    static const QSet<QString> words{
        "namespace",     "namestring",   "registrant", "resolver",         "resolvable",
        "metadata",      "subspace",     "identifier", "interoperability", "unicode",
        "hostname",      "checksum",     "lexically",  "dereference",      "dereferenced",
        "dereferencing", "subnamespace", "subdomain",  "canonicalization", "canonicalized",
        "hexadecimal",   "alphanumeric", "uniqueness", "schema",           "schemas",
        "online",        "website",      "whitespace", "uppercase",        "lowercase"};
    const QString folded = word.toLower();
    return words.contains(folded)
        || (folded.endsWith(QLatin1Char('s')) && words.contains(folded.chopped(1)));
}

Spelling::Spelling(QString folder, QString words, QObject *parent)
    : QObject(parent), m_folder(std::move(folder)), m_wordsFile(std::move(words))
{
    m_reader.setMaxThreadCount(1);
    readOwn();
}

Spelling::~Spelling()
{
    m_reader.waitForDone();
}

QStringList Spelling::installed() const
{
    QStringList languages;
    const QDir folder(m_folder);
    for (const QString &file : folder.entryList({QStringLiteral("*.aff")}, QDir::Files)) {
        const QString language = QFileInfo(file).completeBaseName();
        if (folder.exists(language + QStringLiteral(".dic")))
            languages += language;
    }
    return languages;
}

QString Spelling::usual() const
{
    const QStringList languages = installed();
    for (const QString &wanted : {QStringLiteral("en_US"), QStringLiteral("en_GB")}) {
        if (languages.contains(wanted))
            return wanted;
    }
    const QStringList english = languages.filter(QStringLiteral("en_"));
    return english.isEmpty() ? languages.value(0) : english.front();
}

void Spelling::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_dictionary.reset();
    m_known.clear();
    emit changed();
    if (!isInstalled())
        return;
    const QString stem = QDir(m_folder).filePath(language);
    runBeside(
        m_reader, this,
        [stem] {
            return std::make_shared<Hunspell>(
                QFile::encodeName(stem + QStringLiteral(".aff")).constData(),
                QFile::encodeName(stem + QStringLiteral(".dic")).constData());
        },
        [this, language](std::shared_ptr<Hunspell> dictionary) {
            take(language, std::move(dictionary));
        });
}

void Spelling::take(const QString &language, std::shared_ptr<Hunspell> dictionary)
{
    if (language != m_language)
        return;
    m_dictionary = std::move(dictionary);
    m_known.clear();
    emit changed();
}

/// Dictionaries of some languages are kept in the encodings of their time.
static QByteArray encoded(const Hunspell &dictionary, const QString &word)
{
    const QByteArray encoding = const_cast<Hunspell &>(dictionary).get_dict_encoding().c_str();
    return encoding.startsWith("ISO8859-1") && encoding.size() <= 10 ? word.toLatin1()
                                                                     : word.toUtf8();
}

static QString decoded(Hunspell &dictionary, const std::string &word)
{
    const std::string encoding = dictionary.get_dict_encoding();
    return encoding.starts_with("ISO8859-1") && encoding.size() <= 10
        ? QString::fromLatin1(word.c_str())
        : QString::fromStdString(word);
}

/// The curly apostrophe is the straight one to most dictionaries.
static QString plain(QString word)
{
    return word.replace(QChar(0x2019), QLatin1Char('\''));
}

bool Spelling::isRight(const QString &word) const
{
    if (!m_dictionary || isOfTheField(word) || m_own.contains(word) || m_ignored.contains(word))
        return true;
    const auto known = m_known.constFind(word);
    if (known != m_known.constEnd())
        return *known;
    constexpr qsizetype kMaxKnownWords = 50000;
    if (m_known.size() > kMaxKnownWords)
        m_known.clear();
    const bool isRight = m_dictionary->spell(encoded(*m_dictionary, plain(word)).toStdString());
    m_known.insert(word, isRight);
    return isRight;
}

QStringList Spelling::suggestions(const QString &word) const
{
    QStringList result;
    if (!m_dictionary)
        return result;
    constexpr qsizetype kMaxSuggestions = 8;
    for (const std::string &each :
         m_dictionary->suggest(encoded(*m_dictionary, plain(word)).toStdString())) {
        if (result.size() < kMaxSuggestions)
            result += decoded(*m_dictionary, each);
    }
    return result;
}

void Spelling::readOwn()
{
    QFile file(m_wordsFile);
    constexpr qint64 kMaxBytes = 1 << 20;
    if (!file.open(QIODevice::ReadOnly))
        return;
    for (const QByteArray &line : file.read(kMaxBytes).split('\n')) {
        if (const QString word = QString::fromUtf8(line).trimmed(); !word.isEmpty())
            m_own.insert(word);
    }
}

/// Appended in one piece: another window may do the same.
bool Spelling::learn(const QString &word)
{
    m_own.insert(word);
    emit changed();
    QFile file(m_wordsFile);
    const QByteArray line = word.toUtf8() + '\n';
    return QDir().mkpath(QFileInfo(m_wordsFile).path())
        && file.open(QIODevice::Append | QIODevice::Unbuffered) && file.write(line) == line.size();
}

void Spelling::ignore(const QString &word)
{
    m_ignored.insert(word);
    emit changed();
}

FieldSpelling::FieldSpelling(PlainTextField &field, Spelling &spelling)
    : QObject(&field), m_field(field), m_spelling(spelling)
{
    connect(&spelling, &Spelling::changed, &field.marks(), &FieldMarks::refreshSoon);
    field.marks().setFinder(FieldMarks::Spelling,
                            [this](qsizetype from, qsizetype to) { return misspelt(from, to); });
}

void FieldSpelling::setNames(const QStringList &names)
{
    m_names = names;
    m_field.marks().refreshSoon();
}

/// Starts a good way before, at a line's start: what a grammar's rule goes on with is only told by
/// the lines before.
std::vector<TextMark> FieldSpelling::misspelt(qsizetype from, qsizetype to) const
{
    std::vector<TextMark> marks;
    if (!m_spelling.isReady())
        return marks;
    constexpr qsizetype kBefore = 4000, kMaxLength = 20000;
    const QString &text = m_field.text();
    const qsizetype early = std::max<qsizetype>(0, from - kBefore);
    const qsizetype start = early == 0 ? 0 : text.lastIndexOf(QLatin1Char('\n'), early) + 1;
    const qsizetype end = std::min({to, text.size(), start + kMaxLength});
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    format.setUnderlineColor(markColor(base::Severity::Error, m_field.palette()));
    for (const ProseWord &found : proseWords(text.mid(start, end - start))) {
        const qsizetype position = start + found.position;
        if (position + found.word.size() <= from || m_spelling.isRight(found.word)
            || m_names.contains(found.word, Qt::CaseInsensitive))
            continue;
        marks.push_back({position, found.word.size(), format, {}});
    }
    return marks;
}

void FieldSpelling::learn(const QString &word)
{
    if (!m_spelling.learn(word))
        emit notKept(word);
}

void FieldSpelling::fill(QMenu &menu, qsizetype position)
{
    const TextMark *mark = m_field.marks().at(FieldMarks::Spelling, position);
    if (!mark)
        return;
    const qsizetype start = mark->position;
    const QString word = m_field.text().mid(start, mark->length);
    QList<QAction *> actions;
    for (const QString &better : m_spelling.suggestions(word)) {
        auto *action = new QAction(better, &menu);
        QFont bold = menu.font();
        bold.setBold(true);
        action->setFont(bold);
        connect(action, &QAction::triggered, this,
                [this, start, word, better] { m_field.write(start, word.size(), better); });
        actions += action;
    }
    if (actions.isEmpty()) {
        actions += new QAction(tr("No suggestions"), &menu);
        actions.back()->setEnabled(false);
    }
    auto *add = new QAction(tr("&Add “%1” to the dictionary").arg(word), &menu);
    connect(add, &QAction::triggered, this, [this, word] { learn(word); });
    auto *pass = new QAction(tr("&Ignore “%1”").arg(word), &menu);
    connect(pass, &QAction::triggered, this, [this, word] { m_spelling.ignore(word); });
    auto *line = new QAction(&menu);
    line->setSeparator(true);
    actions += {add, pass, line};
    menu.insertActions(menu.actions().value(0), actions);
}

} // namespace nidreg::forms
