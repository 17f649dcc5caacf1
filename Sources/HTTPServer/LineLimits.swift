// SPDX-License-Identifier: Apache-2.0

/// What one body of lines may ask for, each with its unit and its reason.
package struct LineLimits: Sendable {
  /// Lines of a body, blank ones among them: a file that broke off is soon sent again.
  package var lines = 1_000
  /// Bytes of a line: what could be sent by itself can be sent as a line.
  package var lineBytes = 4 * 1024 * 1024
  /// Lines being answered at a time: enough for few and large statements, and few enough that somebody who
  /// sends one line waits for no more than those.
  package var underWay = 64
  /// Bytes of lines being answered, beyond which no other is begun.
  package var underWayBytes = 4 * 1024 * 1024
  /// Bytes of results that the client has not taken, beyond which no other line is begun. A thousand results
  /// of what is accepted fit, so that a client may send all of an ordinary body before it reads.
  package var resultBytes = 256 * 1024

  package init() {}
}
