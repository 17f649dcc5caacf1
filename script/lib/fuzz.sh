# SPDX-License-Identifier: Apache-2.0
# What the scripts that fuzz share. Sourced.

# Whether libFuzzer ran to its end and found nothing, by its log: fuzz_was_clean LOG
fuzz_was_clean() {
  # Also a run that ends by a crash tells how far it got.
  if grep -E 'ERROR:|SUMMARY:|Fatal error' "$1" >&2; then
    echo "something was found: the whole of it is in $1, and what it was found with beside it" >&2
    return 1
  fi
  grep -q 'stat::number_of_executed' "$1" || {
    echo "it did not run to its end: see $1" >&2
    return 1
  }
}
