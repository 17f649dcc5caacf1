// SPDX-License-Identifier: Apache-2.0
// What OpenSSL offers only as macros or with variable arguments, as functions Swift can call.
#ifndef PUSHGATE_COPENSSL_SHIM_H
#define PUSHGATE_COPENSSL_SHIM_H

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

#include "hashing.h"

static inline void shim_BIO_retry_read(BIO *bio) { BIO_set_retry_read(bio); }
static inline void shim_BIO_clear_retry(BIO *bio) { BIO_clear_retry_flags(bio); }
static inline long shim_BIO_mem_data(BIO *bio, char **data) { return BIO_get_mem_data(bio, data); }

// TLS 1.2 or later; nothing HTTP/2 forbids: compression and renegotiation are off.
static inline int shim_SSL_CTX_harden(SSL_CTX *ctx) {
  SSL_CTX_set_options(ctx, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_TICKET |
                               SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_session_cache_mode(ctx, SSL_SESS_CACHE_OFF);
  return SSL_CTX_set_min_proto_version(ctx, TLS1_2_VERSION) == 1 &&
         SSL_CTX_set_num_tickets(ctx, 0) == 1;
}
// For clients: `keep` is given each ticket, and nothing is kept by OpenSSL itself.
static inline void shim_SSL_CTX_resume(SSL_CTX *ctx, int (*keep)(SSL *, SSL_SESSION *)) {
  SSL_CTX_clear_options(ctx, SSL_OP_NO_TICKET);
  SSL_CTX_set_session_cache_mode(ctx, SSL_SESS_CACHE_CLIENT | SSL_SESS_CACHE_NO_INTERNAL);
  SSL_CTX_sess_set_new_cb(ctx, keep);
}
// For servers: tickets that carry the whole session, under a key that dies with `ctx`.
static inline int shim_SSL_CTX_give_tickets(SSL_CTX *ctx, size_t count) {
  static const unsigned char context[] = "pushgate";
  SSL_CTX_clear_options(ctx, SSL_OP_NO_TICKET);
  return SSL_CTX_set_num_tickets(ctx, count) == 1 &&
         SSL_CTX_set_session_id_context(ctx, context, sizeof context - 1) == 1;
}
// Keys of tickets that several contexts share; 0 unless `count` is what this OpenSSL takes.
static inline int shim_SSL_CTX_set_ticket_keys(SSL_CTX *ctx, unsigned char *keys, int count) {
  return (int)SSL_CTX_set_tlsext_ticket_keys(ctx, keys, count);
}
static inline int shim_SSL_CTX_at_most_tls12(SSL_CTX *ctx) {
  return (int)SSL_CTX_set_max_proto_version(ctx, TLS1_2_VERSION);
}
// For senders of 2009: keys and signatures of any strength, suites without forward secrecy, and an
// end of the stream without close_notify. With `old`, also TLS 1.0 and 1.1.
static inline int shim_SSL_CTX_serve_legacy(SSL_CTX *ctx, int old) {
  SSL_CTX_set_security_level(ctx, 0);
  SSL_CTX_set_options(ctx, SSL_OP_IGNORE_UNEXPECTED_EOF);
  return SSL_CTX_set_min_proto_version(ctx, old ? TLS1_VERSION : TLS1_2_VERSION) == 1 &&
         SSL_CTX_set_cipher_list(ctx, "ECDHE+AESGCM:ECDHE+CHACHA20:HIGH:MEDIUM:!aNULL:!eNULL:!PSK:!SRP") == 1;
}
static inline void shim_SSL_CTX_release_idle_buffers(SSL_CTX *ctx) {
  SSL_CTX_set_mode(ctx, SSL_MODE_RELEASE_BUFFERS);
}
static inline int shim_SSL_CTX_add1_chain_cert(SSL_CTX *ctx, X509 *certificate) {
  return (int)SSL_CTX_add1_chain_cert(ctx, certificate);
}
static inline int shim_SSL_set_server_name(SSL *ssl, const char *name) {
  return (int)SSL_set_tlsext_host_name(ssl, name);
}
static inline EVP_PKEY *shim_generate_p256(void) { return EVP_EC_gen("P-256"); }

// SHA-1 of one or two parts. The functions that OpenSSL 3 prefers allocate memory for each digest.
static inline int shim_SHA1(const void *first, size_t first_size, const void *second,
                            size_t second_size, unsigned char *digest) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  SHA_CTX context;
  return SHA1_Init(&context) == 1 && SHA1_Update(&context, first, first_size) == 1 &&
         SHA1_Update(&context, second, second_size) == 1 && SHA1_Final(digest, &context) == 1;
#pragma GCC diagnostic pop
}

// RFC 2253 form, with UTF-8 left as it is.
static inline int shim_X509_NAME_print(BIO *out, const X509_NAME *name) {
  return X509_NAME_print_ex(out, name, 0, XN_FLAG_RFC2253 & ~ASN1_STRFLGS_ESC_MSB);
}
static inline X509 *shim_X509s_pop(STACK_OF(X509) * certificates) {
  return sk_X509_pop(certificates);
}
static inline void shim_X509s_free(STACK_OF(X509) * certificates) { sk_X509_free(certificates); }
static inline int shim_GENERAL_NAMES_num(const GENERAL_NAMES *names) {
  return sk_GENERAL_NAME_num(names);
}
static inline GENERAL_NAME *shim_GENERAL_NAMES_value(const GENERAL_NAMES *names, int index) {
  return sk_GENERAL_NAME_value(names, index);
}

#endif
