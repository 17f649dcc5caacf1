// SPDX-License-Identifier: Apache-2.0

package import TLS

/// What a provider's TLS client certificate allows: a connection with one needs no provider token.
///
/// Nobody but Apple can issue real ones, so who signed it does not matter here: what it says does.
package struct ClientCertificate: Sendable {
  /// The UID of the subject, which is the topic when the extension lists no others.
  package let baseTopic: String?
  package let topics: Set<String>
  /// The one environment it is marked for; nil when it bears both marks, or none.
  package let environment: PushEnvironment?
  /// UNIX seconds.
  private let validity: ClosedRange<Int64>

  package init(_ summary: CertificateSummary) {
    let certificate = PushCertificate(summary)
    baseTopic = certificate.baseTopic
    topics = certificate.topics
    environment =
      certificate.isForSandbox == certificate.isForProduction
      ? nil : certificate.isForProduction ? .production : .sandbox
    validity = certificate.notBefore...max(certificate.notBefore, certificate.notAfter)
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
