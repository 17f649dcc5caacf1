// SPDX-License-Identifier: Apache-2.0

/// A problem with an app's credential that is known before a push uses the credential.
package struct CredentialProblem: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Kind of problem, as metrics and notes name it.
  package enum Kind: String, Sendable, CaseIterable, Comparable {
    /// The app has no credential, or none in an environment in which it has devices.
    case absent
    /// The credential is sealed under a secret key that this gateway does not have.
    case sealed
    case expired
    case notYetValid = "not_yet_valid"
    /// The certificate expires within `expiringSeconds`.
    case expiring

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Description for operators, which follows a number of credentials.
    package var inWords: String {
      switch self {
      case .absent: "without a credential"
      case .sealed: "that PUSHGATE_SECRET_KEY cannot decrypt"
      case .expired: "that have expired"
      case .notYetValid: "that are not valid yet"
      case .expiring: "that expire within 30 days"
      }
    }
  }

  /// Seconds before expiry from which a certificate counts as expiring. Apple issues certificates
  /// for a year; 30 days leave time to replace one.
  package static let expiringSeconds: Int64 = 30 * 86_400

  package let kind: Kind
  package let app: String
  /// Environment and name, such as `production/main`. Only the environment if it has no credential;
  /// empty if the app has none at all.
  package let place: String

  /// Environment of the problem; production for an app with neither credentials nor devices.
  package var environment: PushEnvironment {
    place.split(separator: "/").first.flatMap { PushEnvironment(rawValue: String($0)) }
      ?? .production
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.app, left.place) < (right.kind, right.app, right.place)
  }

  package var description: String { place.isEmpty ? app : "\(app) \(place)" }
}

extension ConfigurationSnapshot {
  /// Returns all credential problems, ordered by kind.
  ///
  /// - Parameter used: environments in which apps are known to have active devices.
  package func credentialComplaints(
    at now: Instant, used: Set<Destination> = []
  ) -> [CredentialProblem] {
    var equipped: Set<AppID> = []
    var complaints: [CredentialProblem] = []
    let names = Dictionary(apps.values.map { ($0.id, $0.bundleID) }) { first, _ in first }
    for credential in credentials.values.joined() {
      guard let app = names[credential.app] else { continue }
      equipped.insert(credential.app)
      guard let kind = credential.problem(at: now) else { continue }
      complaints.append(
        CredentialProblem(
          kind: kind, app: app, place: "\(credential.environment.rawValue)/\(credential.name)"))
    }
    for (id, app) in names {
      let missing = PushEnvironment.allCases.filter { environment in
        let destination = Destination(app: id, environment: environment)
        return used.contains(destination) && credentials[destination]?.isEmpty ?? true
      }
      complaints += missing.map {
        CredentialProblem(kind: .absent, app: app, place: $0.rawValue)
      }
      if missing.isEmpty, !equipped.contains(id) {
        complaints.append(CredentialProblem(kind: .absent, app: app, place: ""))
      }
    }
    return complaints.sorted()
  }

  /// Returns the next expiry of a certificate of an environment; nil without a valid certificate.
  package func firstExpiry(in environment: PushEnvironment, after now: Instant) -> Instant? {
    credentials.values.joined().compactMap { credential in
      guard credential.environment == environment,
        case .certificate(let certificate) = credential.identity
      else { return nil }
      return certificate.contents.notAfter
    }.filter { $0 > now }.min()
  }

  /// Returns whether no credential of the app covers such a push now.
  package func isUncovered(
    _ app: App, _ type: PushType, in environment: PushEnvironment, at now: Instant
  ) -> Bool {
    credentials(
      for: Destination(app: app.id, environment: environment), type,
      topic: app.topic(for: type), at: now
    ).isEmpty
  }
}

extension Credential {
  /// Returns the problem of the credential; nil if it can be used for the next 30 days.
  package func problem(at now: Instant) -> CredentialProblem.Kind? {
    guard identity.isOpen else { return .sealed }
    guard case .certificate(let certificate) = identity else { return nil }
    let contents = certificate.contents
    if now < contents.notBefore { return .notYetValid }
    if !contents.isValid(at: now) { return .expired }
    let soon = now.adding(seconds: CredentialProblem.expiringSeconds)
    return contents.isValid(at: soon) ? nil : .expiring
  }
}
