// SPDX-License-Identifier: Apache-2.0

/// A processed record.
struct ImportRow: Sendable {
  let lines: ClosedRange<Int>
  let result: ImportResult
}
