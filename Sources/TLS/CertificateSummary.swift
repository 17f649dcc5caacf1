// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// The contents of a certificate, parsed once. They are not secret.
package struct CertificateSummary: Sendable, Equatable {
  /// Complete subject and issuer in the form of RFC 2253, such as "CN=example,O=Example".
  package let subject: String
  package let issuer: String
  /// The subject's CN, and its UID (where Apple stores the topic of a push certificate).
  package let commonName: String?
  package let userID: String?
  package let dnsNames: [String]
  /// Addresses in canonical text form.
  package let ipAddresses: [String]
  /// UNIX seconds.
  package let notBefore: Int64
  package let notAfter: Int64
  /// SHA-256 of the DER form, 64 lower-case hex digits.
  package let fingerprint: String
  /// Serial number in lower-case hex.
  package let serialNumber: String
  /// The DER value of every extension by its dotted object identifier.
  package let extensions: [String: [UInt8]]

  /// Reads the first certificate in `pem`.
  package init(pem: String) throws(TLSError) {
    self.init(try PEM.certificates(pem)[0])
  }

  init(_ certificate: CertificateHandle) {
    let x509 = unsafe certificate.pointer
    let subjectName = unsafe X509_get_subject_name(x509)
    subject = unsafe Self.text(of: subjectName)
    issuer = unsafe Self.text(of: X509_get_issuer_name(x509))
    commonName = unsafe Self.entry(NID_commonName, of: subjectName)
    userID = unsafe Self.entry(NID_userId, of: subjectName)
    notBefore = unsafe Self.unixSeconds(X509_get0_notBefore(x509))
    notAfter = unsafe Self.unixSeconds(X509_get0_notAfter(x509))
    serialNumber = unsafe Self.hex(X509_get0_serialNumber(x509))
    fingerprint = unsafe Self.fingerprint(of: x509)
    (dnsNames, ipAddresses) = unsafe Self.alternativeNames(of: x509)
    extensions = unsafe Self.extensions(of: x509)
  }
}

extension CertificateSummary {
  private static func text(of name: OpaquePointer?) -> String {
    guard let bio = try? MemoryBIO() else { return "" }
    unsafe shim_X509_NAME_print(bio.pointer, name)
    return bio.text
  }

  private static func entry(_ nid: Int32, of name: OpaquePointer?) -> String? {
    let index = unsafe X509_NAME_get_index_by_NID(name, nid, -1)
    guard index >= 0 else { return nil }
    let data = unsafe X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, index))
    var utf8: UnsafeMutablePointer<UInt8>?
    let count = unsafe ASN1_STRING_to_UTF8(&utf8, data)
    guard count >= 0, let utf8 = unsafe utf8 else { return nil }
    defer { unsafe CRYPTO_free(utf8, #file, #line) }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: utf8, count: Int(count)), as: UTF8.self)
  }

  private static func unixSeconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64 {
    var days: Int32 = 0
    var seconds: Int32 = 0
    let epoch = unsafe ASN1_TIME_set(nil, 0)
    defer { unsafe ASN1_STRING_free(epoch) }
    guard unsafe ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else { return 0 }
    return Int64(days) * 86_400 + Int64(seconds)
  }

  private static func hex(_ integer: UnsafePointer<ASN1_INTEGER>?) -> String {
    unsafe bytes(of: integer).map(hexByte).joined()
  }

  private static func fingerprint(of x509: OpaquePointer) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    var count: UInt32 = 0
    unsafe X509_digest(x509, EVP_sha256(), &digest, &count)
    return digest.map(hexByte).joined()
  }

  private static func hexByte(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
  }

  private static func alternativeNames(of x509: OpaquePointer) -> ([String], [String]) {
    guard let raw = unsafe X509_get_ext_d2i(x509, NID_subject_alt_name, nil, nil) else {
      return ([], [])
    }
    let names = OpaquePointer(raw)
    defer { unsafe GENERAL_NAMES_free(names) }
    var dns: [String] = []
    var addresses: [String] = []
    let count = unsafe shim_GENERAL_NAMES_num(names)
    for index in 0..<count {
      guard let name = unsafe shim_GENERAL_NAMES_value(names, index) else { continue }
      switch unsafe name.pointee.type {
      case GEN_DNS:
        let bytes = unsafe bytes(of: name.pointee.d.dNSName)
        dns.append(String(decoding: bytes, as: UTF8.self))
      case GEN_IPADD:
        unsafe addresses.append(addressText(bytes(of: name.pointee.d.iPAddress)))
      default: break
      }
    }
    return (dns, addresses)
  }

  private static func addressText(_ bytes: [UInt8]) -> String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      String(Int(bytes[index]) << 8 | Int(bytes[index + 1]), radix: 16)
    }
    return groups.joined(separator: ":")
  }

  private static func extensions(of x509: OpaquePointer) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    let total = unsafe X509_get_ext_count(x509)
    for index in 0..<total {
      let item = unsafe X509_get_ext(x509, index)
      var name = [CChar](repeating: 0, count: 80)
      let count = unsafe OBJ_obj2txt(&name, 80, X509_EXTENSION_get_object(item), 1)
      guard count > 0, count < 80 else { continue }
      let identifier = String(decoding: name.prefix(Int(count)).map(UInt8.init), as: UTF8.self)
      found[identifier] = unsafe bytes(of: X509_EXTENSION_get_data(item))
    }
    return found
  }

  private static func bytes(of string: UnsafePointer<ASN1_STRING>?) -> [UInt8] {
    guard let start = unsafe ASN1_STRING_get0_data(string) else { return [] }
    return unsafe [UInt8](
      UnsafeBufferPointer(start: start, count: Int(ASN1_STRING_length(string))))
  }
}
