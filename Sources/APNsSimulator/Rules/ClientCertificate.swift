// SPDX-License-Identifier: Apache-2.0

package import TLS

/// Permissions of a provider's TLS client certificate. Connections with a certificate need no
/// provider token.
///
/// Only Apple can issue real certificates, so the simulator ignores the signature and checks the
/// contents.
package struct ClientCertificate: Sendable {
  /// UID of the subject: the topic when the extension lists no others.
  package let baseTopic: String?
  package let topics: Set<String>
  /// Environment of the certificate; nil if it is marked for both or none.
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

  /// Topic of a request that has none: "The default is the certificate's bundle ID". With several
  /// topics the header is mandatory.
  var impliedTopic: ArraySlice<UInt8>? {
    topics.count == 1 ? baseTopic.map { Array($0.utf8)[...] } : nil
  }

  /// Returns why the certificate does not cover a push to `topic` at `now`, in UNIX seconds; nil if
  /// it does.
  package func check(
    topic: String, in environment: PushEnvironment, now: Int64
  ) -> Reason? {
    guard !topics.isEmpty, validity.contains(now) else { return .badCertificate }
    if let marked = self.environment, marked != environment { return .badCertificateEnvironment }
    return topics.contains(topic) ? nil : .topicDisallowed
  }
}
