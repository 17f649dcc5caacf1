// SPDX-License-Identifier: Apache-2.0
// How often a password is hashed to open a file, which the file itself says: to be looked at before that is done.
#ifndef PUSHGATE_COPENSSL_HASHING_H
#define PUSHGATE_COPENSSL_HASHING_H

#include <openssl/asn1t.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/x509.h>
#include <stdint.h>
#include <string.h>

// Beyond what anybody allows, and far from overflowing.
#define SHIM_HASHED_FOR_EVER ((int64_t)1 << 40)

static inline int64_t shim_count(const ASN1_INTEGER *number) {
  int64_t count = 0;
  if (number == NULL) return 0;
  if (ASN1_INTEGER_get_int64(&count, number) != 1 || count < 0 || count > SHIM_HASHED_FOR_EVER)
    return SHIM_HASHED_FOR_EVER;
  return count;
}

// Of one algorithm; 0 where it is none that takes a password, which fails soon.
static inline int64_t shim_X509_ALGOR_hashing(const X509_ALGOR *algorithm) {
  int64_t count = 0;
  if (algorithm == NULL) return 0;
  if (OBJ_obj2nid(algorithm->algorithm) != NID_pbes2) {
    PBEPARAM *parameters =
        (PBEPARAM *)ASN1_TYPE_unpack_sequence(ASN1_ITEM_rptr(PBEPARAM), algorithm->parameter);
    if (parameters != NULL) count = shim_count(parameters->iter);
    PBEPARAM_free(parameters);
    return count;
  }
  PBE2PARAM *parameters =
      (PBE2PARAM *)ASN1_TYPE_unpack_sequence(ASN1_ITEM_rptr(PBE2PARAM), algorithm->parameter);
  if (parameters == NULL) return 0;
  // The others (scrypt) have costs that this does not know.
  count = SHIM_HASHED_FOR_EVER;
  if (OBJ_obj2nid(parameters->keyfunc->algorithm) == NID_id_pbkdf2) {
    PBKDF2PARAM *function = (PBKDF2PARAM *)ASN1_TYPE_unpack_sequence(
        ASN1_ITEM_rptr(PBKDF2PARAM), parameters->keyfunc->parameter);
    count = function != NULL ? shim_count(function->iter) : 0;
    PBKDF2PARAM_free(function);
  }
  PBE2PARAM_free(parameters);
  return count;
}

static inline int64_t shim_X509_SIG_hashing(const X509_SIG *encrypted) {
  const X509_ALGOR *algorithm = NULL;
  if (encrypted == NULL) return 0;
  X509_SIG_get0(encrypted, &algorithm, NULL);
  return shim_X509_ALGOR_hashing(algorithm);
}

static inline int64_t shim_safebags_hashing(const STACK_OF(PKCS12_SAFEBAG) * bags, int depth) {
  int64_t count = 0;
  for (int index = 0; index < sk_PKCS12_SAFEBAG_num(bags); index++) {
    const PKCS12_SAFEBAG *bag = sk_PKCS12_SAFEBAG_value(bags, index);
    int kind = PKCS12_SAFEBAG_get_nid(bag);
    if (kind == NID_pkcs8ShroudedKeyBag)
      count += shim_X509_SIG_hashing(PKCS12_SAFEBAG_get0_pkcs8(bag));
    else if (kind == NID_safeContentsBag)
      count += depth < 8 ? shim_safebags_hashing(PKCS12_SAFEBAG_get0_safes(bag), depth + 1)
                         : SHIM_HASHED_FOR_EVER;
    if (count >= SHIM_HASHED_FOR_EVER) return SHIM_HASHED_FOR_EVER;
  }
  return count;
}

// Of all that is encrypted in a file, together, if this is its password. What is within others is looked at by opening
// those, as long as it is no more than `most`.
static inline int64_t shim_PKCS12_hashing_with(PKCS12 *file, const char *password, int64_t most) {
  const ASN1_INTEGER *mac = NULL;
  if (PKCS12_mac_present(file)) PKCS12_get0_mac(NULL, NULL, NULL, &mac, file);
  int64_t count = shim_count(mac);
  STACK_OF(PKCS7) *safes = PKCS12_unpack_authsafes(file);
  for (int index = 0; index < sk_PKCS7_num(safes) && count <= most; index++) {
    PKCS7 *safe = sk_PKCS7_value(safes, index);
    STACK_OF(PKCS12_SAFEBAG) *bags = NULL;
    if (PKCS7_type_is_data(safe)) {
      bags = PKCS12_unpack_p7data(safe);
    } else if (PKCS7_type_is_encrypted(safe)) {
      count += shim_X509_ALGOR_hashing(safe->d.encrypted->enc_data->algorithm);
      if (count <= most) bags = PKCS12_unpack_p7encdata(safe, password, -1);
    }
    if (bags != NULL) count += shim_safebags_hashing(bags, 0);
    sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
  }
  sk_PKCS7_pop_free(safes, PKCS7_free);
  return count;
}

// The same for whatever `PKCS12_parse` makes of a password: an empty one is two, none at all and one of no characters.
static inline int64_t shim_PKCS12_hashing(PKCS12 *file, const char *password, int64_t most) {
  int64_t count = shim_PKCS12_hashing_with(file, password, most);
  if (*password != 0 || count > most) return count;
  int64_t without = shim_PKCS12_hashing_with(file, NULL, most);
  return without > count ? without : count;
}

// Of all encrypted keys (PKCS#8) in a PEM text: whoever reads it goes on to the next where one is none. Below 0 where a
// part of it cannot be read.
static inline int64_t shim_PEM_hashing(BIO *text) {
  int64_t count = 0;
  char *name = NULL, *header = NULL;
  unsigned char *data = NULL;
  long length = 0;
  while (count >= 0 && count < SHIM_HASHED_FOR_EVER && PEM_read_bio(text, &name, &header, &data, &length) == 1) {
    // Whatever it is called.
    const unsigned char *next = data;
    X509_SIG *encrypted = d2i_X509_SIG(NULL, &next, length);
    if (encrypted != NULL)
      count += shim_X509_SIG_hashing(encrypted);
    else if (strcmp(name, PEM_STRING_PKCS8) == 0)
      count = -1;
    X509_SIG_free(encrypted);
    OPENSSL_free(name);
    OPENSSL_free(header);
    OPENSSL_free(data);
  }
  unsigned long error = ERR_peek_last_error();
  int isEnd = ERR_GET_LIB(error) == ERR_LIB_PEM && ERR_GET_REASON(error) == PEM_R_NO_START_LINE;
  return count < 0 || count >= SHIM_HASHED_FOR_EVER || isEnd ? count : -1;
}

#endif
