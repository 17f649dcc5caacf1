// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A certificate authority in memory, for simulators and tests. Clients trust its root through
/// `certificatePEM`. Its private key is never stored. All keys are P-256.
package struct ThrowawayAuthority: Sendable {
  private let root: CertificateHandle
  private let key: KeyHandle

  package init(commonName: String = "Throw-away authority") throws(TLSError) {
    key = try ES256PrivateKey.generate().key
    let builder = try CertificateBuilder(subject: [(NID_commonName, commonName)], key: key)
    try builder.setValidity(.seconds(10 * 365 * 86_400))
    try builder.signAuthority(by: key)
    root = builder.certificate
  }

  package var certificatePEM: String {
    get throws(TLSError) { try PEM.text(of: root) }
  }

  /// Issues a leaf with a new key, for servers and clients.
  ///
  /// - Parameters:
  ///   - userID: the subject's UID, where Apple's push certificates contain the topic.
  ///   - validFor: counted from now; a negative duration makes an expired certificate.
  ///   - extensions: further extensions, by dotted object identifier, with their DER value.
  package func issue(
    commonName: String, userID: String? = nil, dnsNames: [String] = [], ipAddresses: [String] = [],
    validFor: Duration = .seconds(86_400), extensions: [String: [UInt8]] = [:]
  ) throws(TLSError) -> TLSIdentity {
    let leafKey = try ES256PrivateKey.generate().key
    var subject = [(NID_commonName, commonName)]
    if let userID { subject.append((NID_userId, userID)) }
    let builder = try CertificateBuilder(subject: subject, key: leafKey)
    try builder.setValidity(validFor)
    try builder.add(dnsNames: dnsNames, ipAddresses: ipAddresses)
    for (identifier, value) in extensions { try builder.add(identifier, value) }
    try builder.signLeaf(by: key, issuer: root)
    return try TLSIdentity(chain: [builder.certificate], key: leafKey)
  }
}

/// One `X509*` under construction.
private struct CertificateBuilder {
  private static let operation = "making a certificate"
  let certificate: CertificateHandle

  init(subject: [(Int32, String)], key: KeyHandle) throws(TLSError) {
    let x509 = try unsafe made(Self.operation) { unsafe X509_new() }
    unsafe certificate = CertificateHandle(adopting: x509)
    try succeeded(Self.operation) { unsafe X509_set_version(x509, Int(X509_VERSION_3)) }
    var serial = SecureRandom.bytes(16)
    serial[0] = serial[0] & 0x7F | 0x40  // positive, and always 16 bytes long
    let number = unsafe BN_bin2bn(serial, Int32(serial.count), nil)
    defer { unsafe BN_free(number) }
    unsafe BN_to_ASN1_INTEGER(number, X509_get_serialNumber(x509))
    let name = unsafe X509_get_subject_name(x509)
    for (field, text) in subject {
      let bytes = Array(text.utf8)
      try succeeded(Self.operation, otherwise: .malformedInput) {
        unsafe X509_NAME_add_entry_by_NID(
          name, field, MBSTRING_UTF8, bytes, Int32(bytes.count), -1, 0)
      }
    }
    try succeeded(Self.operation) { unsafe X509_set_pubkey(x509, key.pointer) }
  }

  /// Sets the validity period. It begins one hour ago to allow for clock differences, or a day
  /// before its end if that is earlier.
  func setValidity(_ duration: Duration) throws(TLSError) {
    let end = Int(duration.components.seconds)
    let start = min(-3_600, end - 86_400)
    let x509 = unsafe certificate.pointer
    unsafe X509_gmtime_adj(X509_getm_notBefore(x509), start)
    unsafe X509_gmtime_adj(X509_getm_notAfter(x509), end)
  }

  func add(dnsNames: [String], ipAddresses: [String]) throws(TLSError) {
    let all = dnsNames.map { "DNS:" + $0 } + ipAddresses.map { "IP:" + $0 }
    guard !all.isEmpty else { return }
    guard !all.contains(where: { $0.contains(",") || $0.contains("\n") }) else {
      throw TLSError(.malformedInput, Self.operation, "a name with a comma")
    }
    try addNamed(NID_subject_alt_name, all.joined(separator: ","), issuer: nil)
  }

  func add(_ identifier: String, _ value: [UInt8]) throws(TLSError) {
    let object = try unsafe made(Self.operation, otherwise: .malformedInput) {
      unsafe OBJ_txt2obj(identifier, 1)
    }
    defer { unsafe ASN1_OBJECT_free(object) }
    let octets = unsafe ASN1_OCTET_STRING_new()
    defer { unsafe ASN1_OCTET_STRING_free(octets) }
    unsafe ASN1_OCTET_STRING_set(octets, value, Int32(value.count))
    let item = try unsafe made(Self.operation) {
      unsafe X509_EXTENSION_create_by_OBJ(nil, object, 0, octets)
    }
    defer { unsafe X509_EXTENSION_free(item) }
    try succeeded(Self.operation) { unsafe X509_add_ext(certificate.pointer, item, -1) }
  }

  func signAuthority(by key: KeyHandle) throws(TLSError) {
    try addNamed(NID_basic_constraints, "critical,CA:TRUE", issuer: certificate)
    try addNamed(NID_key_usage, "critical,keyCertSign,cRLSign", issuer: certificate)
    try addNamed(NID_subject_key_identifier, "hash", issuer: certificate)
    try sign(by: key, issuer: certificate)
  }

  func signLeaf(by key: KeyHandle, issuer: CertificateHandle) throws(TLSError) {
    try addNamed(NID_basic_constraints, "critical,CA:FALSE", issuer: issuer)
    try addNamed(NID_key_usage, "critical,digitalSignature", issuer: issuer)
    try addNamed(NID_ext_key_usage, "serverAuth,clientAuth", issuer: issuer)
    try addNamed(NID_subject_key_identifier, "hash", issuer: issuer)
    try addNamed(NID_authority_key_identifier, "keyid", issuer: issuer)
    try sign(by: key, issuer: issuer)
  }

  private func sign(by key: KeyHandle, issuer: CertificateHandle) throws(TLSError) {
    try succeeded(Self.operation) {
      unsafe X509_set_issuer_name(certificate.pointer, X509_get_subject_name(issuer.pointer))
    }
    ERR_clear_error()
    // Returns the size of the signature.
    guard unsafe X509_sign(certificate.pointer, key.pointer, EVP_sha256()) > 0 else {
      throw TLSError.drain(Self.operation, otherwise: .library)
    }
  }

  private func addNamed(
    _ nid: Int32, _ value: String, issuer: CertificateHandle?
  ) throws(TLSError) {
    var context = unsafe X509V3_CTX()
    unsafe X509V3_set_ctx(&context, issuer?.pointer, certificate.pointer, nil, nil, 0)
    let item = try unsafe made(Self.operation, otherwise: .malformedInput) {
      unsafe X509V3_EXT_conf_nid(nil, &context, nid, value)
    }
    defer { unsafe X509_EXTENSION_free(item) }
    try succeeded(Self.operation) { unsafe X509_add_ext(certificate.pointer, item, -1) }
  }
}
