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

/// The API key of a notification's request, or the caller that had none.
package struct Sender: Sendable, Equatable {
  /// Nil for a caller without a stored key.
  package var key: Int32?
  /// Name of the key at the time; `administrator` for `PUSHGATE_ADMIN_KEY`.
  package var name: String

  package init(key: Int32?, name: String) {
    self.key = key
    self.name = name
  }

  /// Returns the sender for an authenticated caller.
  package init(_ actor: AuditedChange.Actor) {
    if case .key(let id, let name) = actor {
      self.init(key: id, name: name)
    } else {
      self.init(key: nil, name: actor.kind.name)
    }
  }
}
