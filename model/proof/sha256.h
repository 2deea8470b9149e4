// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace nidreg::proof {

using Hash = std::array<unsigned char, 32>;

Hash sha256(std::string_view bytes);
/// SHA-256 of all parts, one after the other.
Hash sha256(std::string_view first, std::string_view second, std::string_view third = {});

/// The hash of bytes that come one after the other.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    void add(std::string_view bytes);
    /// Of everything added; nothing may be added after it.
    Hash result();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// 64 lower-case hexadecimal digits.
std::string toHex(const Hash &hash);

/// The SHA-256 of `bytes` so written.
std::string sha256Hex(std::string_view bytes);

std::string_view bytesOf(const Hash &hash);
/// Nothing where there are not exactly 32 bytes.
std::optional<Hash> hashFrom(std::string_view bytes);

/// SHA-256 of bytes that come one part after the other.
class RunningHash {
public:
    RunningHash();

    void add(std::string_view bytes);
    /// The hash of all that was added; the next one begins with nothing.
    Hash finish();

private:
    struct Free {
        void operator()(evp_md_ctx_st *context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> m_context;
};

} // namespace nidreg::proof
