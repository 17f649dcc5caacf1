// SPDX-License-Identifier: Apache-2.0

/// A provider's certificate with its private key, as Apple's site and Keychain Access hand them out: what connections
/// to APNs prove themselves with that carry no provider token. Checked while it is read, so that nobody learns from Apple
/// what could have been known before.
package struct PushIdentity: Sendable {
  /// For the connections.
  package let tls: TLSIdentity
  /// What the certificate says.
  package let certificate: PushCertificate

  /// How often a passphrase may be hashed for one file, all that is encrypted in it together: most have 2,048 three times.
  /// OpenSSL does each up to some times, which is a second or two in which nothing else is done by its thread.
  static let mostHashing: Int64 = 500_000

  /// Why a file is of no use. Nothing in it repeats any of the file or the passphrase.
  package enum Fault: Error, Sendable, Equatable, CustomStringConvertible {
    /// Neither PEM nor PKCS#12, or damaged.
    case unreadable
    case noCertificate
    case noKey
    /// Some of it is encrypted, and no passphrase was given.
    case passphraseNeeded
    case wrongPassphrase
    /// To open it, its passphrase is to be hashed more than `mostHashing` times.
    case hashedTooOften
    /// PKCS#12 encrypted as Keychain Access did for long, on a machine whose OpenSSL cannot read that.
    case oldEncryption
    /// None of the certificates is of the key.
    case keyMismatch
    /// UNIX seconds.
    case expired(since: Int64)
    case notYetValid(until: Int64)
    /// It names nothing that could be pushed to: it is a certificate for something else.
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
  ///   - passphrase: of PKCS#12, or of an encrypted key in PEM; ignored where nothing is encrypted.
  ///   - now: UNIX seconds.
  package init(reading bytes: [UInt8], passphrase: String?, now: Int64) throws(Fault) {
    if let passphrase, passphrase.utf8.contains(0) { throw .wrongPassphrase }
    let identity = try Self.identity(bytes, passphrase)
    try self.init(identity, now: now)
  }

  /// What was read before and is checked again.
  package init(_ identity: TLSIdentity, now: Int64) throws(Fault) {
    let certificate = PushCertificate(identity.certificate)
    if now > certificate.notAfter { throw .expired(since: certificate.notAfter) }
    if now < certificate.notBefore { throw .notYetValid(until: certificate.notBefore) }
    // A developer's own certificate has a UID too, which is no bundle identifier.
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
    // PKCS#8 says it in its label, OpenSSL's own older form below it.
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

  /// The certificate of the key first, whatever the order in the file.
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
