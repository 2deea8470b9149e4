// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/document.h"

#include <memory>

namespace nidreg::listing {

/// Receives a publication piece by piece, in the order in which it is published, so that a million
/// registrations need not be in memory: open(), then for the whole and within it for each of its
/// registries begin() … end(), with people() and its persons before the last end(). Each function
/// returns false to stop; no call follows then.
class DocumentHandler {
public:
    virtual ~DocumentHandler() = default;

    virtual bool open(const std::vector<Instruction> &instructions) = 0;
    virtual bool begin(const Head &head) = 0;
    virtual bool add(const Registration &registration) = 0;
    virtual bool add(const Footnote &footnote) = 0;
    virtual bool people() = 0;
    virtual bool add(const Person &person) = 0;
    virtual bool end() = 0;
};

/// Hands `document` to `handler`; false when that stopped it.
bool play(const Document &document, DocumentHandler &handler);

/// Collects a Document from the calls.
class Collector : public DocumentHandler {
public:
    bool open(const std::vector<Instruction> &instructions) override;
    bool begin(const Head &head) override;
    bool add(const Registration &registration) override;
    bool add(const Footnote &footnote) override;
    bool people() override;
    bool add(const Person &person) override;
    bool end() override;

    /// What came so far; the collector is empty afterwards.
    Document take() { return std::move(m_document); }

private:
    Document m_document;
    std::vector<Registry> m_open; ///< the registries that have begun and not ended
};

} // namespace nidreg::listing
