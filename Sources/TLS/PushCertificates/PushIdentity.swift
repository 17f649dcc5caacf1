// SPDX-License-Identifier: Apache-2.0

/// A provider's certificate with its private key, as exported by Apple's site and Keychain Access.
/// It authenticates connections to APNs on which no provider token is sent. The file is checked
/// when it is read, so that faults are reported before a connection to Apple fails.
package struct PushIdentity: Sendable {
  /// The identity for TLS connections.
  package let tls: TLSIdentity
  /// The push topics and environments of the certificate.
  package let certificate: PushCertificate

  /// Limit on the passphrase hashes for all encrypted parts of one file; most files need 3 × 2,048.
  /// OpenSSL runs the hashes of each part several times, so that the limit means a second or two
  /// that block the thread.
  static let mostHashing: Int64 = 500_000

  /// Why a file is unusable. Contains no part of the file or the passphrase.
  package enum Fault: Error, Sendable, Equatable, CustomStringConvertible {
    /// Neither PEM nor PKCS#12, or damaged.
    case unreadable
    case noCertificate
    case noKey
    /// A part is encrypted, and no passphrase was given.
    case passphraseNeeded
    case wrongPassphrase
    /// Opening the file needs more than `mostHashing` passphrase hashes, or scrypt.
    case hashedTooOften
    /// PKCS#12 with the old encryption of Keychain Access, on a machine whose OpenSSL cannot read
    /// it.
    case oldEncryption
    /// No certificate matches the key.
    case keyMismatch
    /// UNIX seconds.
    case expired(since: Int64)
    case notYetValid(until: Int64)
    /// The certificate has no push topics; it has another purpose.
    case noTopics

    package var description: String {
      switch self {
      case .unreadable: "it is neither PEM nor PKCS#12, or it is damaged"
      case .noCertificate: "there is no certificate in it"
      case .noKey:
        "there is no private key in it; export certificate and key together, for example from Keychain Access"
      case .passphraseNeeded: "it is encrypted, and no passphrase was given"
      case .wrongPassphrase: "the passphrase is not the right one"
      case .hashedTooOften:
        "its passphrase is to be hashed more than \(PushIdentity.mostHashing) times, or by scrypt; export it with "
          + "fewer iterations (`openssl pkcs12 -export -iter 2048`, `openssl pkcs8 -topk8 -iter 2048`)"
      case .oldEncryption:
        "it is encrypted with RC2 or 40-bit keys, which this machine's OpenSSL cannot read (its legacy provider is "
          + "missing); convert it with `openssl pkcs12 -legacy`"
      case .keyMismatch: "the private key is not that of any of its certificates"
      case .expired: "the certificate has expired"
      case .notYetValid: "the certificate is not valid yet; is the clock right?"
      case .noTopics:
        "the certificate names no topics: it is not one for Apple Push Notification service"
      }
    }
  }

  /// Reads PEM (certificates and key in any order) or PKCS#12.
  ///
  /// - Parameters:
  ///   - passphrase: for PKCS#12, or for an encrypted key in PEM; ignored if nothing is encrypted.
  ///   - now: UNIX seconds.
  package init(reading bytes: [UInt8], passphrase: String?, now: Int64) throws(Fault) {
    if let passphrase, passphrase.utf8.contains(0) { throw .wrongPassphrase }
    let identity = try Self.identity(bytes, passphrase)
    try self.init(identity, now: now)
  }

  /// Checks an identity that was read before.
  package init(_ identity: TLSIdentity, now: Int64) throws(Fault) {
    let certificate = PushCertificate(identity.certificate)
    if now > certificate.notAfter { throw .expired(since: certificate.notAfter) }
    if now < certificate.notBefore { throw .notYetValid(until: certificate.notBefore) }
    // A personal developer certificate has a UID, too, but its UID is not a bundle identifier.
    guard certificate.topics.contains(where: { $0.contains(".") }) else { throw .noTopics }
    tls = identity
    self.certificate = certificate
  }

  private static func identity(_ bytes: [UInt8], _ passphrase: String?) throws(Fault) -> TLSIdentity
  {
    guard let text = String(validating: bytes, as: UTF8.self), text.contains("-----BEGIN ") else {
      let contents = try PKCS12.read(bytes, passphrase: passphrase)
      return try match(contents.certificates, contents.key)
    }
    guard text.contains("-----BEGIN CERTIFICATE-----") || text.contains("TRUSTED CERTIFICATE")
    else {
      throw .noCertificate
    }
    guard text.contains("PRIVATE KEY-----") else { throw .noKey }
    let certificates: [CertificateHandle]
    do throws(TLSError) { certificates = try PEM.certificates(text) } catch { throw .unreadable }
    return try match(certificates, try key(text, passphrase))
  }

  private static func key(_ text: String, _ passphrase: String?) throws(Fault) -> KeyHandle {
    // PKCS#8 marks encryption in its label, OpenSSL's older format in a header below the label.
    let isEncrypted = text.contains("BEGIN ENCRYPTED PRIVATE KEY") || text.contains("4,ENCRYPTED")
    do throws(TLSError) {
      guard isEncrypted else { return try PEM.privateKey(text) }
      guard let passphrase else { throw TLSError(.malformedInput, "reading a private key") }
      if try PEM.hashing(of: text) <= mostHashing {
        return try PEM.privateKey(text, passphrase: passphrase)
      }
    } catch {
      if !isEncrypted { throw .unreadable }
      throw passphrase == nil ? .passphraseNeeded : .wrongPassphrase
    }
    throw .hashedTooOften
  }

  /// Returns the chain with the key's certificate first, whatever the order in the file.
  private static func match(
    _ certificates: [CertificateHandle], _ key: KeyHandle
  ) throws(Fault) -> TLSIdentity {
    for (place, leaf) in certificates.enumerated() {
      var chain = certificates
      chain.remove(at: place)
      if let identity = try? TLSIdentity(chain: [leaf] + chain, key: key) { return identity }
    }
    throw .keyMismatch
  }
}
