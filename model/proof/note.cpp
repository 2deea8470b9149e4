// SPDX-License-Identifier: MIT
#include "model/proof/note.h"

#include "model/proof/base64.h"

#include <algorithm>

namespace nidreg::proof {

static constexpr std::string_view kDash = "\xE2\x80\x94 "; ///< U+2014 and a space
static constexpr std::size_t kHashBytes = 4;

/// How many bytes the UTF-8 sequence at the start of `text` has; 0 where it is none (RFC 3629).
static std::size_t sequenceAt(std::string_view text)
{
    const auto at = [text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const unsigned lead = at(0);
    const std::size_t length = lead < 0x80 ? 1
        : lead >= 0xC2 && lead < 0xE0      ? 2
        : lead >= 0xE0 && lead < 0xF0      ? 3
        : lead >= 0xF0 && lead < 0xF5      ? 4
                                           : 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (at(i) < 0x80 || at(i) > 0xBF)
            return 0;
    }
    const bool isOverlong = (lead == 0xE0 && at(1) < 0xA0) || (lead == 0xF0 && at(1) < 0x90);
    const bool isNone = (lead == 0xED && at(1) > 0x9F) || (lead == 0xF4 && at(1) > 0x8F);
    return isOverlong || isNone ? 0 : length;
}

bool isPlainText(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceAt(text);
        const auto lead = static_cast<unsigned char>(text[0]);
        if (length == 0 || (lead < 0x20 && lead != '\n') || lead == 0x7F)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

bool isKeyName(std::string_view name)
{
    return !name.empty() && isPlainText(name)
        && name.find_first_of("+ \t\n") == std::string_view::npos
        && name.find("\xC2\xA0") == std::string_view::npos // U+00A0
        && name.find("\xE2\x80\xA8") == std::string_view::npos; // U+2028
}

/// One signature line, without its line end.
static base::Result<NoteSignature, ProofError> readSignature(std::string_view line)
{
    if (!line.starts_with(kDash))
        return base::fail(ProofError::BadSignatureLine);
    line.remove_prefix(kDash.size());
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos || !isKeyName(line.substr(0, space)))
        return base::fail(ProofError::BadSignatureLine);
    const auto bytes = fromBase64(line.substr(space + 1));
    if (!bytes || bytes->size() <= kHashBytes)
        return base::fail(ProofError::BadSignatureLine);
    std::uint32_t hash = 0;
    for (std::size_t i = 0; i < kHashBytes; ++i)
        hash = hash << 8 | static_cast<unsigned char>((*bytes)[i]);
    return NoteSignature{std::string(line.substr(0, space)), hash, bytes->substr(kHashBytes)};
}

base::Result<Note, ProofError> readNote(std::string_view bytes)
{
    if (bytes.size() > kMaxNoteBytes)
        return base::fail(ProofError::TooLong);
    if (!isPlainText(bytes))
        return base::fail(ProofError::NotUtf8);
    if (bytes.empty() || bytes.back() != '\n')
        return base::fail(ProofError::NoLineEnd);
    const std::size_t blank = bytes.rfind("\n\n"); // the text may hold blank lines of its own
    if (blank == std::string_view::npos)
        return base::fail(ProofError::NoBlankLine);
    Note note{std::string(bytes.substr(0, blank + 1)), {}};
    std::string_view rest = bytes.substr(blank + 2);
    while (!rest.empty()) {
        if (note.signatures.size() == kMaxSignatures)
            return base::fail(ProofError::TooManySignatures);
        auto signature = readSignature(rest.substr(0, rest.find('\n')));
        if (!signature)
            return base::fail(signature.error());
        note.signatures.push_back(std::move(signature).value());
        rest.remove_prefix(rest.find('\n') + 1);
    }
    return note;
}

std::string write(const Note &note)
{
    std::string bytes = note.text + '\n';
    for (const NoteSignature &each : note.signatures) {
        std::string raw;
        for (int shift = 24; shift >= 0; shift -= 8)
            raw += static_cast<char>(each.keyHash >> shift & 0xFF);
        bytes += std::string(kDash) + each.name + ' ' + toBase64(raw + each.signature) + '\n';
    }
    return bytes;
}

} // namespace nidreg::proof
