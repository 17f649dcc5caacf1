// SPDX-License-Identifier: Apache-2.0

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
