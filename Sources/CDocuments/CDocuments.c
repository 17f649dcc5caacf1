// SPDX-License-Identifier: Apache-2.0
#include "CDocuments.h"

// C23 has it, and so has the compiler of C in Swift's toolchains.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char openapi[] = {
#embed "../API/openapi.json"
};

static const unsigned char errors[] = {
#embed "../../docs/errors.md"
};

#define TEXT_OF(macro) TEXT(macro)
#define TEXT(tokens) #tokens

const char *cdocuments_commit(void) { return TEXT_OF(SOURCE_COMMIT); }

CDocument cdocuments_openapi(void) { return (CDocument){openapi, sizeof openapi}; }

CDocument cdocuments_errors(void) { return (CDocument){errors, sizeof errors}; }
