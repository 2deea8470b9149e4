// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string_view>

namespace nidreg::exchange {

/// Makes bytes out of what a program packed them into. Several packed files in a row are one text.
class Unpacker {
public:
    /// Takes some of the bytes, valid during the call; false wants no more.
    using Taker = std::function<bool(std::string_view)>;

    virtual ~Unpacker() = default;

    /// Unpacks what comes next. False when it is damaged, or the taker wants no more.
    virtual bool unpack(std::string_view packed, const Taker &take) = 0;
    /// All that was begun has come to its end.
    virtual bool isComplete() const = 0;
};

/// For a text that begins so, by its first four bytes: gzip (RFC 1952), Zstandard (RFC 8878); null
/// for what is not packed.
std::unique_ptr<Unpacker> unpackerFor(std::string_view beginning);

} // namespace nidreg::exchange
