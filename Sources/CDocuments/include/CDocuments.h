// SPDX-License-Identifier: Apache-2.0
// Documents of the repository, as they stand there: the compiler of C takes a file as it is, where Swift's would look at
// each of its bytes for itself, for minutes.
// Imported by API alone.
#ifndef CDOCUMENTS_H
#define CDOCUMENTS_H
#include <stddef.h>

/// Bytes that are there for as long as the process.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} CDocument;

/// The commit of this build: the environment variable SOURCE_COMMIT of the build, or `unknown`.
const char *cdocuments_commit(void);

/// Sources/API/openapi.json.
CDocument cdocuments_openapi(void);

/// docs/errors.md.
CDocument cdocuments_errors(void);
#endif
