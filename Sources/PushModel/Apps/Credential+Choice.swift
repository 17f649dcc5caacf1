// SPDX-License-Identifier: Apache-2.0

/// Which of an app's credentials a push goes under. An app may have keys and certificates in one environment at once,
/// while it moves from one to the other and longer.
extension Credential {
  /// Whether pushes of a type may go under it now ("Sending notification requests to APNs"): tokens carry every type
  /// but device management, certificates the topics that they list, and never location queries.
  package func covers(_ type: PushType, topic: String, at now: Instant) -> Bool {
    switch identity {
    case .key(let key): key.privateKeyPEM != nil && type != .mdm
    case .certificate(let certificate):
      isUsable(at: now) && type != .location && certificate.contents.topics.contains(topic)
    }
  }
}

extension ConfigurationSnapshot {
  /// The credentials to send with: those that cover such a push, the newest first. So a new one is in force as soon as
  /// it is there, what it does not cover goes on under the old, and so does the rest while Apple refuses the new one.
  package func credentials(
    for destination: Destination, _ type: PushType, topic: String, at now: Instant
  ) -> [Credential] {
    (credentials[destination] ?? []).reversed().filter { $0.covers(type, topic: topic, at: now) }
  }

  /// The next moment after `now` at which time alone changes what certificates may do.
  package func nextCertificateChange(after now: Instant) -> Instant? {
    credentials.values.joined().flatMap { credential in
      guard case .certificate(let certificate) = credential.identity else { return [Instant]() }
      // Valid until the end of its last second.
      return [certificate.contents.notBefore, certificate.contents.notAfter.adding(seconds: 1)]
    }.filter { $0 > now }.min()
  }
}
