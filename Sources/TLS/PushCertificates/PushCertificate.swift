// SPDX-License-Identifier: Apache-2.0

/// The push topics and environments in a provider's certificate. Apple stores them in extensions
/// under 1.2.840.113635.100.6.3 ("Establishing a certificate-based connection", "Sending
/// notification requests to APNs").
package struct PushCertificate: Sendable, Equatable {
  /// Prefix of Apple's extensions: development, production, VoIP, and the topics of a multi-topic
  /// certificate.
  private static let arc = "1.2.840.113635.100.6.3."
  private static let developmentMark = arc + "1"
  private static let productionMark = arc + "2"
  private static let topicsExtension = arc + "6"
  private static let callsExtension = arc + "4"

  /// The subject's UID: the topic if no extension lists topics.
  package let baseTopic: String?
  /// All topics, including the base topic.
  package let topics: Set<String>
  /// Whether the certificate is valid for the sandbox. One with both environment extensions, or
  /// with neither, is valid for either environment.
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

  /// Parses the VoIP extension: a single name, or a NULL without further information.
  private static func loneName(_ der: [UInt8]) -> [String] {
    var outer = DERReader(der[...])
    guard let (tag, content) = outer.next(), tag == utf8String else { return [] }
    return name(content).map { [$0] } ?? []
  }

  /// Parses the topics extension: a SEQUENCE of pairs, each a UTF8String with the topic and a
  /// SEQUENCE with its purpose.
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
