// SPDX-License-Identifier: Apache-2.0

/// Splits a file into records as it arrives. A value without I/O that buffers at most one
/// incomplete record.
protocol RecordReader: Sendable {
  mutating func append(_ bytes: [UInt8])
  /// Returns the next complete record; nil if more bytes are needed.
  mutating func next() -> ImportRecord?
  /// Returns the remaining records at the end of the file, one per call. Call after `next` has
  /// returned nil.
  mutating func finish() -> ImportRecord?
}

/// The byte order mark in UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
