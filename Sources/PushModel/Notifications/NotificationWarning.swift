// SPDX-License-Identifier: Apache-2.0

/// What may be a mistake although the notification is accepted.
package struct NotificationWarning: Sendable, Equatable {
  /// Warnings about one message that are stored and shown: more come from one systematic mistake.
  package static let maximum = 20

  /// JSON pointer into the request; "" concerns all of it.
  package var pointer: String
  /// A sentence that says what happens.
  package var detail: String

  /// Every field.
  package init(pointer: String = "", detail: String) {
    self.pointer = pointer
    self.detail = detail
  }

  /// No active device is in the audience.
  package static let emptyAudience = NotificationWarning(
    pointer: "/to", detail: "no active device of the app is in the audience")
}

/// The API key that a notification was sent with, or what stood in its place.
package struct Sender: Sendable, Equatable {
  /// Nil for a caller without a stored key.
  package var key: Int32?
  /// The name that the key had; `administrator` for `PUSHGATE_ADMIN_KEY`.
  package var name: String

  /// Every field.
  package init(key: Int32?, name: String) {
    self.key = key
    self.name = name
  }

  /// The caller of a request.
  package init(_ actor: AuditedChange.Actor) {
    if case .key(let id, let name) = actor {
      self.init(key: id, name: name)
    } else {
      self.init(key: nil, name: actor.kind.name)
    }
  }
}
