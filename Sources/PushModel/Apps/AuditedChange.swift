// SPDX-License-Identifier: Apache-2.0

/// Who changed what operators configure, and by which request: a line of the audit log.
package struct AuditedChange: Sendable, Equatable {
  /// Who asks.
  package enum Actor: Sendable, Equatable {
    case key(id: Int32, name: String)
    /// The key of `PUSHGATE_ADMIN_KEY`.
    case administrator
    /// The gateway was started with `--insecure-no-auth`.
    case anybody
    /// Somebody with access to the database, by a command of `pushgate`.
    case commandLine

    /// What kind it is.
    package enum Kind: Int16, Sendable, CaseIterable {
      case key = 1
      case administrator, anybody, commandLine

      package var name: String {
        switch self {
        case .key: "key"
        case .administrator: "administrator"
        case .anybody: "anybody"
        case .commandLine: "command_line"
        }
      }
    }

    package var kind: Kind {
      switch self {
      case .key: .key
      case .administrator: .administrator
      case .anybody: .anybody
      case .commandLine: .commandLine
      }
    }
  }

  package var actor: Actor
  /// Method and route, such as `PUT /v1/apps/{app}`; or the command.
  package var action: String
  /// What was asked for, without its query.
  package var path: String
  /// A bundle id; nil for what concerns no app, or several.
  package var app: String?
  package var requestID: String?

  /// Every field.
  package init(
    by actor: Actor, action: String, path: String = "", app: String? = nil,
    requestID: String? = nil
  ) {
    self.actor = actor
    self.action = action
    self.path = path
    self.app = app
    self.requestID = requestID
  }
}

/// A change as it stands in the log.
package struct AuditEntry: Sendable, Equatable {
  /// Grows with time.
  package var id: Int64
  package var at: Instant
  package var change: AuditedChange

  /// Every field.
  package init(id: Int64, at: Instant, change: AuditedChange) {
    self.id = id
    self.at = at
    self.change = change
  }
}
