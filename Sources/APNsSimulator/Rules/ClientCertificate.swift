// SPDX-License-Identifier: Apache-2.0

package import TLS

/// What a provider's TLS client certificate allows: a connection with one needs no provider token.
///
/// Nobody but Apple can issue real ones, so who signed it does not matter here: what it says does.
package struct ClientCertificate: Sendable {
  // Apple's marks: development, production, and the topics of a certificate for several.
  private static let developmentMark = "1.2.840.113635.100.6.3.1"
  private static let productionMark = "1.2.840.113635.100.6.3.2"
  private static let topicsExtension = "1.2.840.113635.100.6.3.6"

  /// The UID of the subject, which is the topic when the extension lists no others.
  package let baseTopic: String?
  package let topics: Set<String>
  /// The one environment it is marked for; nil when it bears both marks, or none.
  package let environment: PushEnvironment?
  /// UNIX seconds.
  private let validity: ClosedRange<Int64>

  package init(_ summary: CertificateSummary) {
    baseTopic = summary.userID
    var topics = Set(summary.extensions[Self.topicsExtension].map(topicNames) ?? [])
    if let baseTopic { topics.insert(baseTopic) }
    self.topics = topics
    let isDevelopment = summary.extensions[Self.developmentMark] != nil
    let isProduction = summary.extensions[Self.productionMark] != nil
    environment = isDevelopment == isProduction ? nil : isProduction ? .production : .sandbox
    validity = summary.notBefore...max(summary.notBefore, summary.notAfter)
  }

  /// The topic of a request that names none: "The default is the certificate's bundle ID"; with
  /// several topics the header is mandatory.
  var impliedTopic: ArraySlice<UInt8>? {
    topics.count == 1 ? baseTopic.map { Array($0.utf8)[...] } : nil
  }

  /// Whether it may push to `topic` now. `now` in UNIX seconds.
  package func check(
    topic: String, in environment: PushEnvironment, now: Int64
  ) -> Reason? {
    guard !topics.isEmpty, validity.contains(now) else { return .badCertificate }
    if let marked = self.environment, marked != environment { return .badCertificateEnvironment }
    return topics.contains(topic) ? nil : .topicDisallowed
  }
}

/// The names in Apple's topics extension: a SEQUENCE of pairs, a UTF8String with the topic and a
/// SEQUENCE of what it is for.
private func topicNames(_ der: [UInt8]) -> [String] {
  var outer = DERReader(der[...])
  guard let (tag, content) = outer.next(), tag == 0x30 else { return [] }
  var inner = DERReader(content)
  var names: [String] = []
  while let (tag, content) = inner.next() {
    if tag == 0x0C { names.append(String(decoding: content, as: UTF8.self)) }
  }
  return names
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
