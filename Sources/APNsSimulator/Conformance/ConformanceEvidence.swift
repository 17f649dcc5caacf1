// SPDX-License-Identifier: Apache-2.0

/// Evidence for a rule: its first breach; without breaches, its first tolerated deviation.
package struct ConformanceEvidence: Sendable, Equatable {
  /// Number of the connection; 0 for a failed handshake.
  package let connection: Int
  package let stream: Int32?
  package let detail: String

  /// Connection and stream, as text for readers.
  package var place: String {
    if connection == 0 { return "a handshake that failed" }
    return "connection \(connection)" + (stream.map { ", stream \($0)" } ?? "")
  }
}
