// SPDX-License-Identifier: Apache-2.0

/// A configuration change with its actor and request: an entry of the audit log.
package struct AuditedChange: Sendable, Equatable {
  /// The caller that made the change.
  package enum Actor: Sendable, Equatable {
    case key(id: Int32, name: String)
    /// The key of `PUSHGATE_ADMIN_KEY`.
    case administrator
    /// An unauthenticated caller, because the gateway runs with `--insecure-no-auth`.
    case anybody
    /// A `pushgate` command with access to the database.
    case commandLine
    /// A person whom an identity provider or a proxy has authenticated.
    case person(name: String)

    /// The actor's kind, as stored.
    package enum Kind: Int16, Sendable, CaseIterable {
      case key = 1
      case administrator, anybody, commandLine, person

      package var name: String {
        switch self {
        case .key: "key"
        case .administrator: "administrator"
        case .anybody: "anybody"
        case .commandLine: "command_line"
        case .person: "person"
        }
      }
    }

    package var kind: Kind {
      switch self {
      case .key: .key
      case .administrator: .administrator
      case .anybody: .anybody
      case .commandLine: .commandLine
      case .person: .person
      }
    }

    /// The name of the key or person at the time; nil for others.
    package var name: String? {
      switch self {
      case .key(_, let name), .person(let name): name
      case .administrator, .anybody, .commandLine: nil
      }
    }
  }

  package var actor: Actor
  /// Method and route, such as `PUT /v1/apps/{app}`, or the command.
  package var action: String
  /// Path of the request, without its query.
  package var path: String
  /// Bundle id of the changed app; nil for changes that concern no app or several apps.
  package var app: String?
  package var requestID: String?

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
