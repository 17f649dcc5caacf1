// SPDX-License-Identifier: Apache-2.0

/// The client's behaviour that ended its connection.
package enum DropCause: String, CaseIterable, Sendable {
  /// Opened streams and reset them (CVE-2023-44487), or caused the server to reset them.
  case resets
  /// Sent too many frames without content: PING, SETTINGS, PRIORITY, WINDOW_UPDATE, empty DATA.
  case idleFrames = "idle_frames"
  /// Sent a header list of more than twice the limit (HPACK bomb).
  case headerLists = "header_lists"
  /// Sent TLS records without plaintext, such as KeyUpdates.
  case silentRecords = "silent_records"
  /// Did not read any of the sent bytes in time.
  case stalled
}
