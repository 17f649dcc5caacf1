// SPDX-License-Identifier: Apache-2.0
#include "CLanguageTables.h"

// C23 has it, and so has the compiler of C in Swift's toolchains.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char tables[] = {
#embed "../Localization/language-tables.txt"
};

const unsigned char *clanguagetables_bytes(void) { return tables; }

size_t clanguagetables_count(void) { return sizeof tables; }
