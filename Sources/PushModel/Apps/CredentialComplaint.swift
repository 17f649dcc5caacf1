// SPDX-License-Identifier: Apache-2.0

/// What is known to be wrong with what an app proves itself with, before anything is sent under it.
package struct CredentialComplaint: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What it is, as metrics and notes call it.
  package enum Kind: String, Sendable, CaseIterable, Comparable {
    /// The app has none at all, or none for an environment in which it has devices.
    case absent
    /// It was sealed under a secret key that this gateway was not given.
    case sealed
    case expired
    case notYetValid = "not_yet_valid"
    /// Within `expiringSeconds`.
    case expiring

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// For operators, after a number of them.
    package var inWords: String {
      switch self {
      case .absent: "without any credential"
      case .sealed: "that PUSHGATE_SECRET_KEY does not open"
      case .expired: "that have expired"
      case .notYetValid: "that are not valid yet"
      case .expiring: "that expire within 30 days"
      }
    }
  }

  /// Apple issues certificates for a year: a month is time enough to replace one.
  package static let expiringSeconds: Int64 = 30 * 86_400

  package let kind: Kind
  package let app: String
  /// The credential's place, such as `production/main`; the environment alone where the app has none
  /// there, empty where it has none at all.
  package let place: String

  /// Where nothing can be sent; production where the app has neither credentials nor devices.
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
  /// In the order of their kinds.
  ///
  /// - Parameter used: where apps have active devices, as far as that is known.
  package func credentialComplaints(
    at now: Instant, used: Set<Destination> = []
  ) -> [CredentialComplaint] {
    var equipped: Set<AppID> = []
    var complaints: [CredentialComplaint] = []
    let names = Dictionary(apps.values.map { ($0.id, $0.bundleID) }) { first, _ in first }
    for credential in credentials.values.joined() {
      guard let app = names[credential.app] else { continue }
      equipped.insert(credential.app)
      guard let kind = credential.complaint(at: now) else { continue }
      complaints.append(
        CredentialComplaint(
          kind: kind, app: app, place: "\(credential.environment.rawValue)/\(credential.name)"))
    }
    for (id, app) in names {
      let missing = PushEnvironment.allCases.filter { environment in
        let destination = Destination(app: id, environment: environment)
        return used.contains(destination) && credentials[destination]?.isEmpty ?? true
      }
      complaints += missing.map {
        CredentialComplaint(kind: .absent, app: app, place: $0.rawValue)
      }
      if missing.isEmpty, !equipped.contains(id) {
        complaints.append(CredentialComplaint(kind: .absent, app: app, place: ""))
      }
    }
    return complaints.sorted()
  }

  /// When the first certificate of an environment expires that has not yet; nil without any.
  package func firstExpiry(in environment: PushEnvironment, after now: Instant) -> Instant? {
    credentials.values.joined().compactMap { credential in
      guard credential.environment == environment,
        case .certificate(let certificate) = credential.identity
      else { return nil }
      return certificate.contents.notAfter
    }.filter { $0 > now }.min()
  }

  /// Whether nothing that the app has for the environment may carry such a push now.
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
  fileprivate func complaint(at now: Instant) -> CredentialComplaint.Kind? {
    guard identity.isOpen else { return .sealed }
    guard case .certificate(let certificate) = identity else { return nil }
    let contents = certificate.contents
    if now < contents.notBefore { return .notYetValid }
    if !contents.isValid(at: now) { return .expired }
    let soon = now.adding(seconds: CredentialComplaint.expiringSeconds)
    return contents.isValid(at: soon) ? nil : .expiring
  }
}
