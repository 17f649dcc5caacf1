# SPDX-License-Identifier: Apache-2.0
# Functions of the fuzzing scripts. POSIX sh; source it from the project's root.

# Fails if the log of libFuzzer has a finding or no end: fuzz_was_clean LOG
fuzz_was_clean() {
  # A crash also writes statistics, so search for findings first.
  if grep -E 'ERROR:|SUMMARY:|Fatal error' "$1" >&2; then
    echo "found a failing input: see $1 and the input beside it" >&2
    return 1
  fi
  grep -q 'stat::number_of_executed' "$1" || {
    echo "the fuzzer did not finish: see $1" >&2
    return 1
  }
}

# Compiles the C of Localization's tables and prints the options of swiftc that use it; the Swift
# files have no `import CLanguageTables`. `#embed` needs the clang of Swift: language_tables FOLDER
language_tables() {
  tables_clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
  "$tables_clang" -O1 -ISources/CLanguageTables/include -c Sources/CLanguageTables/CLanguageTables.c \
    -o "$1/language-tables.o" || return 1
  printf '%s\n' "-import-objc-header Sources/CLanguageTables/include/CLanguageTables.h $1/language-tables.o"
}
