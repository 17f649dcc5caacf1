// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer

/// One device of a file, before its content is parsed.
struct ImportRecord: Sendable, Equatable {
  /// Content of a record.
  enum Content: Sendable, Equatable {
    /// Bytes that should be JSON.
    case json([UInt8])
    /// The cells of a row.
    case cells([[UInt8]])
    case bad(Fault)
    /// The record exceeds the size limit.
    case tooLong
  }

  /// First and last line of the record, counted from 1.
  let lines: ClosedRange<Int>
  let content: Content
}
