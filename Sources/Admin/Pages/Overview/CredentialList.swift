// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Credentials of some apps with their state, problems first.
struct CredentialList {
  enum State: Int {
    case refused, absent, sealed, expired, notYetValid, expiring, usable

    init(_ kind: CredentialProblem.Kind?) {
      switch kind {
      case .absent: self = .absent
      case .sealed: self = .sealed
      case .expired: self = .expired
      case .notYetValid: self = .notYetValid
      case .expiring: self = .expiring
      case nil: self = .usable
      }
    }

    var label: String {
      switch self {
      case .refused: "Refused by Apple"
      case .absent: "No credential"
      case .sealed: "Cannot be decrypted"
      case .expired: "Expired"
      case .notYetValid: "Not valid yet"
      case .expiring: "Expires soon"
      case .usable: "Usable"
      }
    }
  }

  struct Row {
    let app: App
    /// Nil for an app without any credential.
    let credential: Credential?
    let state: State
    /// Apple's reason for a refusal.
    var reason: String?

    /// Nil: it does not expire.
    var expiresAt: Instant? {
      guard case .certificate(let certificate) = credential?.identity else { return nil }
      return certificate.contents.notAfter
    }
  }

  /// Rows that are shown: as many as an operator reads.
  private static let maximumRows = 50

  private(set) var rows: [Row] = []
  /// Further credentials, all with a state at most as severe.
  private(set) var hidden = 0

  init(
    _ configuration: ConfigurationSnapshot, of apps: [App],
    refusals: [CredentialPlace: CredentialRefusal], at now: Instant
  ) {
    for app in apps {
      let credentials = PushEnvironment.allCases.flatMap {
        configuration.credentials[Destination(app: app.id, environment: $0)] ?? []
      }
      if credentials.isEmpty { rows.append(Row(app: app, credential: nil, state: .absent)) }
      for credential in credentials {
        let refusal = refusals[CredentialPlace(credential)]
        rows.append(
          Row(
            app: app, credential: credential,
            state: refusal == nil ? State(credential.complaint(at: now)) : .refused,
            reason: refusal?.reason))
      }
    }
    rows.sort { left, right in
      let never = Instant(microseconds: .max)
      let (a, b) = (left.expiresAt ?? never, right.expiresAt ?? never)
      return (left.state.rawValue, a, left.app.bundleID) < (
        right.state.rawValue, b, right.app.bundleID
      )
    }
    hidden = max(0, rows.count - Self.maximumRows)
    rows.removeLast(hidden)
  }
}
