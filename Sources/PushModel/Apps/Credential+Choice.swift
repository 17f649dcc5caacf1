// SPDX-License-Identifier: Apache-2.0

/// Choice of the credential for a push. An app may have keys and certificates in one environment at
/// the same time.
extension Credential {
  /// Returns whether pushes of a type may use the credential now. Keys cover every type except
  /// `mdm`; certificates cover the topics that they list, but never `location`. Source: Apple,
  /// "Sending notification requests to APNs".
  package func covers(_ type: PushType, topic: String, at now: Instant) -> Bool {
    switch identity {
    case .key(let key): key.privateKeyPEM != nil && type != .mdm
    case .certificate(let certificate):
      isUsable(at: now) && type != .location && certificate.contents.topics.contains(topic)
    }
  }
}

extension ConfigurationSnapshot {
  /// Returns the credentials that cover a push, newest first. A new credential thus takes effect at
  /// once. Older ones are used for pushes that it does not cover, and while Apple refuses it.
  package func credentials(
    for destination: Destination, _ type: PushType, topic: String, at now: Instant
  ) -> [Credential] {
    (credentials[destination] ?? []).reversed().filter { $0.covers(type, topic: topic, at: now) }
  }

  /// Returns the next time after `now` at which a certificate becomes valid or expires.
  package func nextCertificateChange(after now: Instant) -> Instant? {
    credentials.values.joined().flatMap { credential in
      guard case .certificate(let certificate) = credential.identity else { return [Instant]() }
      // The certificate is valid until the end of its last second.
      return [certificate.contents.notBefore, certificate.contents.notAfter.adding(seconds: 1)]
    }.filter { $0 > now }.min()
  }
}
