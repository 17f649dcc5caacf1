// SPDX-License-Identifier: Apache-2.0

/// What Apple wrote into a provider's certificate: the topics that it may push to, and where. Extensions under
/// 1.2.840.113635.100.6.3 ("Establishing a certificate-based connection", "Sending notification requests to APNs").
package struct PushCertificate: Sendable, Equatable {
  /// Apple's marks: development, production, calls, and the topics of a certificate for several.
  private static let arc = "1.2.840.113635.100.6.3."
  private static let developmentMark = arc + "1"
  private static let productionMark = arc + "2"
  private static let topicsExtension = arc + "6"
  private static let callsExtension = arc + "4"

  /// The subject's UID: the topic when no extension lists others.
  package let baseTopic: String?
  /// Every topic, the base among them.
  package let topics: Set<String>
  /// A certificate that bears both marks, or none, is for either environment.
  package let isForSandbox: Bool
  package let isForProduction: Bool
  /// UNIX seconds.
  package let notBefore: Int64
  package let notAfter: Int64
  /// SHA-256 of the DER form, 64 lower-case hex digits.
  package let fingerprint: String

  package init(_ summary: CertificateSummary) {
    baseTopic = summary.userID
    var topics = Set(Self.topicNames(summary.extensions[Self.topicsExtension] ?? []))
    let calls = summary.extensions[Self.callsExtension] ?? []
    topics.formUnion(Self.topicNames(calls) + Self.loneName(calls))
    if let baseTopic { topics.insert(baseTopic) }
    self.topics = topics
    let isDevelopment = summary.extensions[Self.developmentMark] != nil
    let isProduction = summary.extensions[Self.productionMark] != nil
    isForSandbox = isDevelopment || !isProduction
    isForProduction = isProduction || !isDevelopment
    notBefore = summary.notBefore
    notAfter = summary.notAfter
    fingerprint = summary.fingerprint
  }

  private static let utf8String: UInt8 = 0x0C
  private static let sequence: UInt8 = 0x30

  /// The extension of calls may be a name alone, or a NULL that says no more than that it is there.
  private static func loneName(_ der: [UInt8]) -> [String] {
    var outer = DERReader(der[...])
    guard let (tag, content) = outer.next(), tag == utf8String else { return [] }
    return name(content).map { [$0] } ?? []
  }

  /// The names in an extension of topics: a SEQUENCE of pairs, a UTF8String with the topic and a SEQUENCE of what it is
  /// for.
  private static func topicNames(_ der: [UInt8]) -> [String] {
    var outer = DERReader(der[...])
    guard let (tag, content) = outer.next(), tag == sequence else { return [] }
    var inner = DERReader(content)
    var names: [String] = []
    while let (tag, content) = inner.next() {
      if tag == utf8String, let name = name(content) { names.append(name) }
    }
    return names
  }

  private static func name(_ content: ArraySlice<UInt8>) -> String? {
    content.isEmpty ? nil : String(validating: content, as: UTF8.self)
  }
}

/// Steps through the elements of DER on one level. Ends at the first that is malformed.
struct DERReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> (tag: UInt8, content: ArraySlice<UInt8>)? {
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var length = Int(first)
    if first >= 0x80 {
      // Longer than 64 KiB no extension of a certificate is.
      guard (1...2).contains(first & 0x7F), rest.count >= Int(first & 0x7F) else { return nil }
      length = rest.prefix(Int(first & 0x7F)).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(Int(first & 0x7F))
    }
    guard length <= rest.count else { return nil }
    defer { rest = rest.dropFirst(length) }
    return (tag, rest.prefix(length))
  }
}
