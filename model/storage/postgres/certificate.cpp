// SPDX-License-Identifier: MIT
#include "model/storage/postgres/certificate.h"

#include <algorithm>
#include <array>
#include <libpq-fe.h>
#include <memory>
#include <netdb.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace nidreg::storage {

namespace {

template <class T> using Owned = std::unique_ptr<T, void (*)(T *)>;

/// A TCP connection that gives up.
class Socket {
public:
    Socket(const Conninfo &server)
    {
        addrinfo wanted{}, *found = nullptr;
        wanted.ai_socktype = SOCK_STREAM;
        if (getaddrinfo(server.checkedAddress.toUtf8().constData(),
                        server.checkedPort.toUtf8().constData(), &wanted, &found)
            != 0)
            return;
        const Owned<addrinfo> guard(found, &freeaddrinfo);
        m_socket = ::socket(found->ai_family, found->ai_socktype | SOCK_CLOEXEC, 0);
        const timeval patience{5, 0};
        setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        setsockopt(m_socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        m_isOpen = ::connect(m_socket, found->ai_addr, found->ai_addrlen) == 0;
    }
    ~Socket()
    {
        if (m_socket >= 0)
            ::close(m_socket);
    }
    Socket(const Socket &) = delete;
    Socket &operator=(const Socket &) = delete;

    int number() const { return m_socket; }

    /// PostgreSQL's "may we speak TLS?" (protocol 3, section SSLRequest), and a yes.
    bool speaksTls() const
    {
        static constexpr std::array<unsigned char, 8> kMayWe{0, 0, 0, 8, 4, 210, 22, 47};
        char answer = 'N';
        return m_isOpen && ::send(m_socket, kMayWe.data(), kMayWe.size(), MSG_NOSIGNAL) == 8
            && ::recv(m_socket, &answer, 1, 0) == 1 && answer == 'S';
    }

private:
    int m_socket = -1;
    bool m_isOpen = false;
};

const char *refusalOf(long verdict)
{
    switch (verdict) {
    case X509_V_ERR_CERT_HAS_EXPIRED:
    case X509_V_ERR_CERT_NOT_YET_VALID:
        return "tls.expired";
    case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
        return "tls.self-signed";
    case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN:
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT:
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
        return "tls.unknown-authority";
    default:
        return nullptr;
    }
}

std::string textOf(BIO *bio)
{
    const char *bytes = nullptr;
    const long size = BIO_get_mem_data(bio, &bytes);
    return {bytes, std::size_t(size)};
}

/// "CN = db.example, issued by CN = Authority, valid until Nov 30 12:00:00 2026 GMT"
std::string described(const X509 *certificate)
{
    const std::unique_ptr<BIO, decltype(&BIO_free)> text(BIO_new(BIO_s_mem()), &BIO_free);
    X509_NAME_print_ex(text.get(), X509_get_subject_name(certificate), 0, XN_FLAG_ONELINE);
    BIO_puts(text.get(), ", issued by ");
    X509_NAME_print_ex(text.get(), X509_get_issuer_name(certificate), 0, XN_FLAG_ONELINE);
    BIO_puts(text.get(), ", valid until ");
    ASN1_TIME_print(text.get(), X509_get0_notAfter(certificate));
    return textOf(text.get());
}

/// None where it says nothing that can be read (RFC 5280 section 4.1.2.5).
std::optional<base::Instant> endOf(const X509 *certificate)
{
    std::tm end{};
    if (!certificate || ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) != 1)
        return std::nullopt;
    return base::Instant(std::chrono::seconds(::timegm(&end)));
}

std::optional<base::Instant> sooner(std::optional<base::Instant> one,
                                    std::optional<base::Instant> other)
{
    return one && other ? std::min(one, other) : one ? one : other;
}

} // namespace

std::optional<base::Instant> certificateEnd(PGconn *connection)
{
    auto *tls = static_cast<SSL *>(PQsslStruct(connection, "OpenSSL"));
    if (!tls)
        return std::nullopt;
    auto end = endOf(SSL_get0_peer_certificate(tls));
    const STACK_OF(X509) *chain = SSL_get0_verified_chain(tls);
    for (int i = 0; chain && i < sk_X509_num(chain); ++i)
        end = sooner(end, endOf(sk_X509_value(chain, i)));
    return end;
}

registry::StoreError certificateTrouble(const Conninfo &server, registry::StoreError why)
{
    if (why.refusal != "tls.untrusted" || server.checkedAddress.isEmpty())
        return why;
    const Owned<SSL_CTX> context(SSL_CTX_new(TLS_client_method()), &SSL_CTX_free);
    const Owned<SSL> tls(SSL_new(context.get()), &SSL_free);
    const Socket socket(server);
    if (!socket.speaksTls() || SSL_set_fd(tls.get(), socket.number()) != 1)
        return why;
    if (server.authorities == QLatin1String("system")) // libpq 16 and later
        SSL_CTX_set_default_verify_paths(context.get());
    else
        SSL_CTX_load_verify_file(context.get(), server.authorities.toUtf8().constData());
    SSL_connect(tls.get()); // goes through whatever the verdict, and nothing is sent after it
    const std::unique_ptr<X509, decltype(&X509_free)> certificate(
        SSL_get1_peer_certificate(tls.get()), &X509_free);
    const char *refusal = refusalOf(SSL_get_verify_result(tls.get()));
    if (!certificate || !refusal)
        return why;
    return {why.kind, refusal, described(certificate.get())};
}

} // namespace nidreg::storage
