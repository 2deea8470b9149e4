// SPDX-License-Identifier: MIT
#include "forms/editor/draft.h"

#include "forms/editor/draftcommands.h"
#include "forms/widgets/admission.h"
#include "forms/words/words.h"
#include "model/templates/writer.h"

#include <QFileInfo>

namespace nidreg::forms {

using templates::Field;

Draft::Draft(QObject *parent) : QObject(parent)
{
    connect(&m_stack, &QUndoStack::cleanChanged, this,
            [this](bool isClean) { emit modifiedChanged(!isClean); });
}

/// The stack says that it is clean when it goes; nobody is to hear that.
Draft::~Draft()
{
    m_stack.disconnect(this);
}

void Draft::load(const templates::NamespaceTemplate &content, const DraftTerms &terms)
{
    for (const templates::FieldSpec &spec : templates::kFields) {
        m_isPresent[index(spec.field)] = content.fields[index(spec.field)].has_value();
        QString &text = m_texts[index(spec.field)];
        text = admissible(words(content.text(spec.field)));
        m_bytes[index(spec.field)] = utf8Size(text);
    }
    m_unmapped = content.unmapped;
    m_terms = terms;
    m_stack.clear();
    emit titleChanged();
}

void Draft::setText(Field field, const QString &text)
{
    if (auto edit = difference(field, m_texts[index(field)], admissible(text)))
        m_stack.push(new EditCommand(*this, *std::move(edit)));
}

void Draft::exchange(DraftEdit edit)
{
    if (!edit.removed.isEmpty() || !edit.added.isEmpty())
        m_stack.push(new EditCommand(*this, std::move(edit)));
}

/// From the last to the first, so that no change moves the place of another.
void Draft::exchange(std::vector<DraftEdit> edits, const QString &stepName)
{
    if (edits.empty())
        return;
    m_stack.beginMacro(stepName);
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        exchange(std::move(*edit));
    m_stack.endMacro();
}

void Draft::replaceAll(const templates::NamespaceTemplate &content, const QString &stepName)
{
    m_stack.beginMacro(stepName);
    for (const templates::FieldSpec &spec : templates::kFields) {
        setText(spec.field, words(content.text(spec.field)));
        const bool isPresent = content.fields[index(spec.field)].has_value();
        if (isPresent != m_isPresent[index(spec.field)])
            m_stack.push(new PresenceCommand(*this, spec.field, isPresent));
    }
    m_stack.endMacro();
}

templates::NamespaceTemplate Draft::content() const
{
    templates::NamespaceTemplate content;
    for (const templates::FieldSpec &spec : templates::kFields) {
        const QString &text = m_texts[index(spec.field)];
        if (m_isPresent[index(spec.field)] || !text.isEmpty())
            content.set(spec.field, text.toStdString());
    }
    content.unmapped = m_unmapped;
    return content;
}

QByteArray Draft::canonical() const
{
    return QByteArray::fromStdString(templates::write(content()));
}

void Draft::setTerms(const DraftTerms &terms)
{
    if (!(terms == m_terms))
        m_stack.push(new TermsCommand(*this, terms));
}

void Draft::applyTerms(const DraftTerms &terms)
{
    m_terms = terms;
    emit termsChanged();
}

void Draft::setCopied(const CopiedText &copied)
{
    m_copied = copied;
    emit copiedChanged();
}

/// Told as an edit without characters: the findings change, the text does not.
void Draft::applyPresence(Field field, bool isPresent)
{
    m_isPresent[index(field)] = isPresent;
    emit edited({field, 0, {}, {}}, false);
}

void Draft::setRequest(workflow::RequestId request, std::string registry)
{
    m_registry = std::move(registry);
    m_request = request;
    emit titleChanged();
    emit termsChanged();
    emit requestChanged();
}

void Draft::setFile(const QString &path, const FileStamp &stamp)
{
    m_filePath = path;
    m_stamp = stamp;
    emit titleChanged();
}

QString Draft::title() const
{
    if (!m_filePath.isEmpty())
        return QFileInfo(m_filePath).fileName();
    const QString nid = text(Field::NamespaceIdentifier).simplified();
    const QString name = nid.isEmpty() ? tr("New draft") : nid.left(40);
    return m_request ? tr("%1 (request #%2)").arg(name).arg(m_request.value) : name;
}

void Draft::apply(const DraftEdit &edit, bool byHistory)
{
    m_texts[index(edit.field)].replace(edit.position, edit.removed.size(), edit.added);
    m_bytes[index(edit.field)] += utf8Size(edit.added) - utf8Size(edit.removed);
    emit edited(edit, byHistory);
    if (edit.field == Field::NamespaceIdentifier)
        emit titleChanged();
}

} // namespace nidreg::forms
