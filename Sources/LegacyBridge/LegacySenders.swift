// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import TLS

/// Determines the sender of a connection from its client certificate and the configuration in
/// memory. A value without I/O.
///
/// A certificate is known if it is listed in `PUSHGATE_LEGACY_SENDERS`, if it is the certificate of
/// a credential, or if it chains to a root of `PUSHGATE_LEGACY_CLIENT_CA_FILE` and names a topic of
/// an app. Only known fingerprints may have expired.
package struct LegacySenders: Sendable {
  /// An entry of `PUSHGATE_LEGACY_SENDERS`.
  package struct Entry: Sendable, Equatable {
    package var bundleID: String
    package var environment: PushEnvironment

    package init(bundleID: String, environment: PushEnvironment) {
      self.bundleID = bundleID
      self.environment = environment
    }
  }

  /// A label of a host name that selects the sandbox for certificates of both environments, as
  /// `gateway.sandbox.push.apple.com` did.
  private static let sandboxLabel = "sandbox"
  /// Digits of a fingerprint in a sender's name.
  private static let nameLength = 16
  /// Push types whose topics old certificates name.
  private static let suffixedTypes: [PushType] = [.voip, .complication, .fileprovider]

  private let listed: [String: Entry]

  /// - Parameter listed: entries by SHA-256 of the certificate, in lower-case hexadecimal.
  package init(_ listed: [String: Entry] = [:]) { self.listed = listed }

  /// Number of listed certificates.
  package var listedCount: Int { listed.count }

  /// Facts of a handshake.
  package struct Presented {
    package var certificate: CertificateSummary
    /// Whether the chain was verified, up to a configured root and including the validity period.
    package var isTrusted: Bool
    /// The host name that the client requested (SNI).
    package var serverName: String?

    package init(_ certificate: CertificateSummary, isTrusted: Bool, serverName: String?) {
      self.certificate = certificate
      self.isTrusted = isTrusted
      self.serverName = serverName
    }
  }

  /// Returns the sender; nil if the certificate is unknown.
  package func sender(
    _ presented: Presented, in configuration: ConfigurationSnapshot, at now: Instant
  ) -> LegacySender? {
    let certificate = PushCertificate(presented.certificate)
    guard
      let assignment = listedAssignment(certificate, configuration)
        ?? uploadedAssignment(certificate, presented, configuration)
        ?? trustedAssignment(certificate, presented, configuration)
    else { return nil }
    return LegacySender(
      app: assignment.app.id, environment: assignment.environment,
      pushType: Self.pushType(certificate, of: assignment.app),
      isEnvironmentAssumed: assignment.isAssumed,
      name: String(certificate.fingerprint.prefix(Self.nameLength)),
      isExpired: now.seconds > certificate.notAfter)
  }

  /// App and environment of a certificate.
  private struct Assignment {
    var app: App
    var environment: PushEnvironment
    var isAssumed = false
  }

  private func listedAssignment(
    _ certificate: PushCertificate, _ configuration: ConfigurationSnapshot
  ) -> Assignment? {
    guard let entry = listed[certificate.fingerprint],
      let app = configuration.app(named: entry.bundleID)
    else { return nil }
    return Assignment(app: app, environment: entry.environment)
  }

  private func uploadedAssignment(
    _ certificate: PushCertificate, _ presented: Presented, _ configuration: ConfigurationSnapshot
  ) -> Assignment? {
    let destinations = configuration.certificateDestinations[certificate.fingerprint] ?? []
    let apps = Set(destinations.map(\.app)).compactMap { configuration.app(id: $0) }
    // A certificate of several apps belongs to the one that its UID names.
    guard
      let app = apps.count == 1
        ? apps[0] : apps.first(where: { $0.bundleID == certificate.baseTopic })
    else { return nil }
    let environments = Set(destinations.lazy.filter { $0.app == app.id }.map(\.environment))
    guard environments.count == 1, let environment = environments.first else {
      return Self.assignment(of: app, certificate, presented)
    }
    return Assignment(app: app, environment: environment)
  }

  private func trustedAssignment(
    _ certificate: PushCertificate, _ presented: Presented, _ configuration: ConfigurationSnapshot
  ) -> Assignment? {
    guard presented.isTrusted else { return nil }
    // The UID is the topic of the binary interface; further topics belong to the same app.
    let topics = (certificate.baseTopic.map { [$0] } ?? []) + certificate.topics.sorted()
    for topic in topics {
      let app =
        configuration.app(named: topic)
        ?? Self.suffix(of: topic).flatMap {
          configuration.app(named: String(topic.dropLast($0.topicSuffix.count)))
        }
      if let app { return Self.assignment(of: app, certificate, presented) }
    }
    return nil
  }

  private static func assignment(
    of app: App, _ certificate: PushCertificate, _ presented: Presented
  ) -> Assignment {
    guard certificate.isForSandbox, certificate.isForProduction else {
      return Assignment(app: app, environment: certificate.isForSandbox ? .sandbox : .production)
    }
    let labels = presented.serverName?.lowercased().split(separator: ".") ?? []
    return labels.contains { $0 == sandboxLabel }
      ? Assignment(app: app, environment: .sandbox)
      : Assignment(app: app, environment: .production, isAssumed: true)
  }

  private static func suffix(of topic: String) -> PushType? {
    suffixedTypes.first { topic.hasSuffix($0.topicSuffix) }
  }

  /// Returns the push type of a certificate for one kind of push, such as VoIP. Certificates of
  /// several topics belong to the app itself.
  private static func pushType(_ certificate: PushCertificate, of app: App) -> PushType? {
    guard let topic = certificate.baseTopic, topic != app.bundleID else { return nil }
    return suffixedTypes.first { app.topic(for: $0) == topic }
  }
}
