// SPDX-License-Identifier: Apache-2.0

/// The API key of a notification's request, or the caller that had none.
package struct Sender: Sendable, Equatable {
  /// Nil for a caller without a stored key.
  package var key: Int32?
  /// Name of the key or person at the time; `administrator` for `PUSHGATE_ADMIN_KEY`.
  package var name: String

  package init(key: Int32?, name: String) {
    self.key = key
    self.name = name
  }

  /// Returns the sender for an authenticated caller.
  package init(_ actor: AuditedChange.Actor) {
    var key: Int32?
    if case .key(let id, _) = actor { key = id }
    self.init(key: key, name: actor.name ?? actor.kind.name)
  }
}
