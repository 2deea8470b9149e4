// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/reader.h"

#include <gmime/gmime.h>
#include <memory>
#include <string>
#include <string_view>

/// What the readers of mail share of GMime: plain values out of its objects. None of it fails; what
/// is not there is empty.
namespace nidreg::exchange::mime {

inline constexpr int kDeepest = 64; ///< levels of parts within parts that are read
inline constexpr int kMaxParts = 2000;

struct Unref {
    void operator()(void *object) const { g_object_unref(object); }
};
template <typename T> using Owned = std::unique_ptr<T, Unref>;

std::string copied(const char *text);
/// One line of UTF-8 without control characters, whatever a header said.
std::string oneLine(const char *text);

/// "text/plain"
std::string typeOf(GMimeObject *part);
bool isType(GMimeObject *part, const char *type, const char *subtype);
/// Of the Content-Type.
std::string parameter(GMimeObject *part, const char *name);
/// format=flowed (RFC 3676)
bool isFlowed(GMimeObject *part);

/// The content without its transfer encoding; what was cut off short is decoded as far as it goes.
std::string contentOf(GMimePart *part);
/// The content as text: decoded, HTML made plain, flowed lines joined.
templates::Decoded textOf(GMimePart *part);

/// Null if the bytes are not a message.
Owned<GMimeMessage> parsed(const std::string &bytes);

/// More lines than any mail's that could be boundaries: a part for each costs a kilobyte.
bool hasEndlessBoundaries(std::string_view bytes);

} // namespace nidreg::exchange::mime
