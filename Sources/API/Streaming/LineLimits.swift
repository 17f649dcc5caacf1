// SPDX-License-Identifier: Apache-2.0

/// The limits of one body of lines, each with its unit and reason.
package struct LineLimits: Sendable {
  /// Lines of a body, including blank ones. A body that broke off can then be sent again quickly.
  package var lines = 1_000
  /// Bytes of a line: every valid single request also fits into a line.
  package var lineBytes = 4 * 1024 * 1024
  /// Lines in progress at a time. Enough to combine them into few, large SQL statements, and few
  /// enough that a single line does not wait long.
  package var underWay = 64
  /// Bytes of lines in progress, beyond which no further line begins.
  package var underWayBytes = 4 * 1024 * 1024
  /// Bytes of unread results, beyond which no further line begins. A thousand results of accepted
  /// lines fit, so that a client may send an ordinary body completely before it reads.
  package var resultBytes = 256 * 1024

  package init() {}
}
