// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/copiedtext.h"
#include "forms/editor/draftterms.h"
#include "forms/widgets/draftfile.h"
#include "model/templates/template.h"
#include "model/workflow/request.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <array>
#include <vector>

namespace nidreg::forms {

/// One exchange of characters in a field's text; positions count UTF-16 units.
struct DraftEdit {
    templates::Field field;
    qsizetype position = 0;
    QString removed;
    QString added;
};

/// A template being written: thirteen texts, what they are for, and where they are kept. Every
/// change is one step on one undo stack, whichever field it was made in.
class Draft : public QObject {
    Q_OBJECT

public:
    explicit Draft(QObject *parent = nullptr);
    ~Draft() override;

    /// Starts from `content`; nothing before it can be undone.
    void load(const templates::NamespaceTemplate &content, const DraftTerms &terms);

    const QString &text(templates::Field field) const { return m_texts[index(field)]; }
    /// How long the field's text is in UTF-8.
    qsizetype bytes(templates::Field field) const { return m_bytes[index(field)]; }
    /// Makes `text` the field's text in one undoable step; steps of one word of typing are one.
    void setText(templates::Field field, const QString &text);
    /// The same for a change that is known: `edit.removed` is the present text at its position,
    /// `edit.added` is admissible(). The cost does not depend on the length of the text.
    void exchange(DraftEdit edit);
    /// The same for several changes as one step. Positions count in the texts before the step;
    /// edits of one field are in order and do not touch.
    void exchange(std::vector<DraftEdit> edits, const QString &stepName);
    /// Makes every field that of `content`, as one step that undo takes back.
    void replaceAll(const templates::NamespaceTemplate &content, const QString &stepName);

    templates::NamespaceTemplate content() const;
    /// content() in the canonical text form, UTF-8: what is saved and sent.
    QByteArray canonical() const;

    const DraftTerms &terms() const { return m_terms; }
    void setTerms(const DraftTerms &terms);

    /// What was copied from another template; empty for most drafts.
    const CopiedText &copied() const { return m_copied; }
    void setCopied(const CopiedText &copied);
    /// The parts of a field that are still as they were copied: see CopiedText::spans(). They
    /// change with every edited() and with copiedChanged().
    std::vector<base::Span> copiedSpans(templates::Field field) const
    {
        return m_copied.spans(field, text(field));
    }

    /// The request that this draft is the working copy of; none before it is sent.
    workflow::RequestId request() const { return m_request; }
    /// Which registry that request is in (registry::Link); empty: not known.
    const std::string &registry() const { return m_registry; }
    void setRequest(workflow::RequestId request, std::string registry);

    /// The file it is saved in; empty before the first save.
    const QString &filePath() const { return m_filePath; }
    const FileStamp &stamp() const { return m_stamp; }
    void setFile(const QString &path, const FileStamp &stamp);

    QUndoStack &undoStack() { return m_stack; }
    bool isModified() const { return !m_stack.isClean(); }
    /// The present text is saved: in its file or in the registry.
    void setSaved() { m_stack.setClean(); }
    /// The present text is not saved, whatever the undo stack says: a recovered draft.
    void setUnsaved() { m_stack.resetClean(); }

    /// The file's name, else the NID, else "New draft".
    QString title() const;

signals:
    /// A text changed; `byHistory` when undo, redo or a reload did it, not the typing person.
    void edited(const nidreg::forms::DraftEdit &edit, bool byHistory);
    void termsChanged(); ///< or the request that has them
    void requestChanged();
    void copiedChanged();
    void modifiedChanged(bool isModified);
    void titleChanged();

private:
    friend class EditCommand;
    friend class PresenceCommand;
    friend class TermsCommand;

    static std::size_t index(templates::Field field) { return static_cast<std::size_t>(field); }
    void apply(const DraftEdit &edit, bool byHistory);
    void applyTerms(const DraftTerms &terms);
    void applyPresence(templates::Field field, bool isPresent);

    std::array<QString, templates::kFieldCount> m_texts;
    std::array<qsizetype, templates::kFieldCount> m_bytes{};
    /// A heading without text is not the same as no heading.
    std::array<bool, templates::kFieldCount> m_isPresent{};
    std::vector<templates::Unmapped> m_unmapped;
    DraftTerms m_terms;
    CopiedText m_copied;
    workflow::RequestId m_request;
    std::string m_registry;
    QString m_filePath;
    FileStamp m_stamp;
    QUndoStack m_stack;
};

} // namespace nidreg::forms
