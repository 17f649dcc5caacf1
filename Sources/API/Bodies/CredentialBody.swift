// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel
package import TLS

/// A checked body of `PUT …/credentials/{environment}/{name}`: a team's signing key, or a
/// certificate with its key. The key material has been parsed; faults never contain any part of it.
package struct CredentialBody: Sendable {
  /// An app's authentication material in the form that is stored.
  package enum Secret: Sendable {
    /// `privateKeyPEM` is PKCS#8.
    case key(keyID: String, teamID: String, privateKeyPEM: String)
    case certificate(PushIdentity)
  }

  package let secret: Secret

  /// - Parameters:
  ///   - bundleID: bundle id of the app.
  ///   - now: the time at which a certificate must be valid.
  package init(
    parsing body: [UInt8], for bundleID: String, in environment: PushEnvironment, now: Instant
  ) throws(Fault) {
    var faults = Faults()
    let members = try CredentialMembers(
      reading: try bodyMembers(
        body, expected: "an object with key_id, team_id, private_key, or with certificate or p12"),
      &faults)
    if members.isCertificate {
      secret = .certificate(
        try members.certificate(for: bundleID, in: environment, now: now, &faults))
    } else {
      secret = try members.key(&faults)
    }
  }
}

/// The body's members, before their combination is checked.
private struct CredentialMembers {
  private static let ofKeys = ["key_id", "team_id", "private_key"]
  private static let ofCertificates = ["certificate", "p12", "password"]

  private var fields: [String: Field] = [:]

  /// Whether the members describe a certificate.
  var isCertificate: Bool { Self.ofCertificates.contains { fields[$0] != nil } }

  init(reading list: JSONChildren, _ faults: inout Faults) throws(Fault) {
    let known = Self.ofKeys + Self.ofCertificates
    for field in list {
      // `null` counts as absent.
      if field.value.isNull { continue }
      guard known.contains(field.name.text) else {
        field.unknown(known.joined(separator: ", "), &faults)
        continue
      }
      fields[field.name.text] = field
    }
    try faults.check()
  }

  // MARK: keys

  func key(_ faults: inout Faults) throws(Fault) -> CredentialBody.Secret {
    for name in Self.ofKeys where fields[name] == nil {
      faults.add(.missingMember, at: "/\(name)", "\"\(name)\" is needed")
    }
    let keyID = fields["key_id"].flatMap { Self.identifier($0, &faults) }
    let teamID = fields["team_id"].flatMap { Self.identifier($0, &faults) }
    let pem = fields["private_key"].flatMap { Self.privateKey($0, &faults) }
    try faults.check()
    return .key(keyID: keyID ?? "", teamID: teamID ?? "", privateKeyPEM: pem ?? "")
  }

  /// Parses a key id or team id that Apple assigned.
  private static func identifier(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("a string", &faults)
      return nil
    }
    guard text.utf8.count == 10, text.utf8.allSatisfy(isAlphanumeric) else {
      field.refuse(
        .invalidValue, "expected the ten letters and digits that Apple shows", &faults)
      return nil
    }
    return text
  }

  private static func privateKey(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("the text of the .p8 file in quotes", &faults)
      return nil
    }
    guard let key = try? ES256PrivateKey(pem: text), let pem = try? key.pem else {
      field.refuse(
        .invalidPrivateKey,
        "expected the PEM text of a P-256 private key, from \"-----BEGIN PRIVATE KEY-----\" to "
          + "\"-----END PRIVATE KEY-----\"", &faults)
      return nil
    }
    return pem
  }

  // MARK: certificates

  func certificate(
    for bundleID: String, in environment: PushEnvironment, now: Instant, _ faults: inout Faults
  ) throws(Fault) -> PushIdentity {
    for name in ["key_id", "team_id"] {
      fields[name]?.refuse(
        .invalidValue, "a certificate contains this value: omit \"\(name)\"", &faults)
    }
    let password = fields["password"].flatMap { Self.string($0, "a string", &faults) }
    let (file, place) = try self.file(&faults)
    try faults.check()
    let identity: PushIdentity
    do throws(PushIdentity.Fault) {
      identity = try PushIdentity(
        reading: file, passphrase: password, now: now.microseconds / 1_000_000)
    } catch {
      throw Fault(.invalidCertificate, at: Self.place(of: error) ?? place, error.description)
    }
    if let complaint = Self.complaint(about: identity.certificate, bundleID, environment) {
      throw Fault(.invalidCertificate, at: place, complaint)
    }
    return identity
  }

  /// Returns the bytes of the certificate file, and the JSON pointer to the member that contains
  /// them.
  private func file(_ faults: inout Faults) throws(Fault) -> ([UInt8], place: String) {
    if let p12 = fields["p12"] {
      for name in ["certificate", "private_key"] {
        fields[name]?.refuse(.invalidValue, "\"p12\" contains this: omit it", &faults)
      }
      guard let text = Self.string(p12, "the .p12 file in Base64, in quotes", &faults) else {
        return ([], p12.pointer)
      }
      // `base64` breaks its output into lines.
      let digits = text.filter { !$0.isNewline && $0 != " " }
      guard let bytes = Base64.decode(digits), !bytes.isEmpty else {
        p12.refuse(
          .invalidCertificate, "expected the .p12 file in Base64 (`base64 -w0 FILE`)", &faults)
        return ([], p12.pointer)
      }
      return (bytes, p12.pointer)
    }
    guard let certificate = fields["certificate"] else {
      faults.add(
        .missingMember, at: "/certificate",
        "\"certificate\" or \"p12\" is needed beside \"password\"")
      return ([], "/certificate")
    }
    let chain = Self.string(certificate, "the text of the PEM file in quotes", &faults)
    let key = fields["private_key"].flatMap { Self.string($0, "PEM text in quotes", &faults) }
    let both = [chain, key].compactMap(\.self).joined(separator: "\n")
    return (Array(both.utf8), certificate.pointer)
  }

  private static func string(
    _ field: Field, _ expected: String, _ faults: inout Faults
  ) -> String? {
    guard let text = field.value.string else {
      field.wrongType(expected, &faults)
      return nil
    }
    return text
  }

  /// Returns the member that a fault of the file refers to; nil if it is the file itself.
  private static func place(of fault: PushIdentity.Fault) -> String? {
    switch fault {
    case .passphraseNeeded, .wrongPassphrase: "/password"
    default: nil
    }
  }

  /// Describes why a valid push certificate does not fit the app or the environment; nil if it
  /// fits.
  private static func complaint(
    about certificate: PushCertificate, _ bundleID: String, _ environment: PushEnvironment
  ) -> String? {
    guard certificate.topics.contains(where: { $0 == bundleID || $0.hasPrefix(bundleID + ".") })
    else {
      let topics = certificate.topics.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      return "the certificate is not for \"\(bundleID)\": its topics are \(topics)"
    }
    let isForIt =
      switch environment {
      case .production: certificate.isForProduction
      case .sandbox: certificate.isForSandbox
      }
    guard isForIt else {
      return
        "the certificate is not for \(environment.rawValue): store it under \(environment.other.rawValue)"
    }
    return nil
  }
}
