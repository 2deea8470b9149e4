// SPDX-License-Identifier: MIT
#include "model/exchange/files/unpacker.h"

#include <algorithm>
#include <vector>
#include <zlib.h>
#include <zstd.h>

namespace nidreg::exchange {

namespace {

constexpr std::size_t kTaken = 256 * 1024; ///< bytes that are handed on at a time

class Gzip : public Unpacker {
public:
    Gzip() : m_out(kTaken)
    {
        constexpr int kOnlyGzip = 16;
        m_isReady = inflateInit2(&m_stream, MAX_WBITS + kOnlyGzip) == Z_OK;
    }
    ~Gzip() override { inflateEnd(&m_stream); }
    Gzip(const Gzip &) = delete;
    Gzip &operator=(const Gzip &) = delete;

    bool isComplete() const override { return m_isAtEnd; }

    bool unpack(std::string_view packed, const Taker &take) override
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
        m_stream.avail_in = static_cast<uInt>(packed.size());
        while (m_isReady && goesOn()) {
            m_stream.next_out = reinterpret_cast<Bytef *>(m_out.data());
            m_stream.avail_out = static_cast<uInt>(m_out.size());
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
                return false;
            m_isAtEnd = result == Z_STREAM_END;
            if (!take({m_out.data(), m_out.size() - m_stream.avail_out}))
                return false;
            if (result == Z_BUF_ERROR || (m_stream.avail_in == 0 && m_stream.avail_out != 0))
                break;
        }
        return m_isReady;
    }

private:
    /// Begins the next member where one ended; zeros between are what tapes are padded with.
    bool goesOn()
    {
        if (!m_isAtEnd)
            return true;
        for (; m_stream.avail_in > 0 && *m_stream.next_in == 0; --m_stream.avail_in)
            ++m_stream.next_in;
        if (m_stream.avail_in == 0)
            return false;
        m_isAtEnd = false;
        return inflateReset(&m_stream) == Z_OK;
    }

    z_stream m_stream{};
    bool m_isReady = false, m_isAtEnd = false;
    std::vector<char> m_out;
};

class Zstandard : public Unpacker {
public:
    Zstandard() : m_stream(ZSTD_createDStream(), ZSTD_freeDStream), m_out(kTaken) { }

    bool isComplete() const override { return m_isAtEnd; }

    bool unpack(std::string_view packed, const Taker &take) override
    {
        ZSTD_inBuffer in{packed.data(), packed.size(), 0};
        for (bool isFull = false; in.pos < in.size || isFull;) {
            ZSTD_outBuffer out{m_out.data(), m_out.size(), 0};
            const std::size_t result = ZSTD_decompressStream(m_stream.get(), &out, &in);
            if (ZSTD_isError(result) != 0 || !take({m_out.data(), out.pos}))
                return false;
            m_isAtEnd = result == 0;
            isFull = out.pos == out.size && !m_isAtEnd;
        }
        return true;
    }

private:
    std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream *)> m_stream;
    bool m_isAtEnd = false;
    std::vector<char> m_out;
};

} // namespace

std::unique_ptr<Unpacker> unpackerFor(std::string_view beginning)
{
    if (beginning.starts_with("\x1F\x8B"))
        return std::make_unique<Gzip>();
    if (beginning.starts_with("\x28\xB5\x2F\xFD"))
        return std::make_unique<Zstandard>();
    return nullptr;
}

} // namespace nidreg::exchange
