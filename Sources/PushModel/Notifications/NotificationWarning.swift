// SPDX-License-Identifier: Apache-2.0

/// A possible mistake in an accepted request.
package struct NotificationWarning: Sendable, Equatable {
  /// Maximum number of warnings that are stored and returned per message; more warnings usually
  /// share one cause.
  package static let maximum = 20

  /// JSON pointer into the request; "" for the whole request.
  package var pointer: String
  /// A sentence that describes the effect.
  package var detail: String

  package init(pointer: String = "", detail: String) {
    self.pointer = pointer
    self.detail = detail
  }

  /// The audience has no active device.
  package static let emptyAudience = NotificationWarning(
    pointer: "/to", detail: "no active device of the app is in the audience")
}
