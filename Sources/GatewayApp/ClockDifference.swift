// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// How far PostgreSQL's clock is ahead of this machine's.
struct ClockDifference: Sendable, Equatable {
  /// Seconds above which a difference is reported; round trips and NTP cause smaller ones.
  static let tolerance = 2.0

  let seconds: Double

  var isReported: Bool { abs(seconds) > Self.tolerance }

  /// The text for the log and `/readyz`.
  var complaint: String {
    let tenths = Int64((abs(seconds) * 10).rounded())
    return
      "this node's clock is \(tenths / 10).\(tenths % 10) s \(seconds < 0 ? "ahead of" : "behind")"
      + " PostgreSQL's, whose time is used: synchronize both by NTP"
  }
}
