// SPDX-License-Identifier: Apache-2.0
// Sources/Localization/language-tables.txt, embedded: the C compiler takes a file as it is, where
// Swift's would check each byte of a literal.
// Imported by Localization alone.
#ifndef CLANGUAGETABLES_H
#define CLANGUAGETABLES_H
#include <stddef.h>

/// The file's bytes, valid as long as the process.
const unsigned char *clanguagetables_bytes(void);

size_t clanguagetables_count(void);
#endif
