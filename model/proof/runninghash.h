// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"

#include <memory>

struct evp_md_ctx_st;

namespace nidreg::proof {

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
