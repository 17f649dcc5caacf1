// SPDX-License-Identifier: Apache-2.0
internal import APNs
package import PushModel

extension Pipeline {
  /// Checks whether Apple accepts a credential, with a push for a token that no device has. No
  /// device receives it, and no stored device changes. The push uses the connection for unverified
  /// tokens.
  package func checkCredential(
    _ credential: Credential, of app: App, isolation: isolated (any Actor)? = #isolation
  ) async -> CredentialCheck {
    let now = clock()
    // Background pushes have the smallest effect; a certificate may cover only VoIP pushes.
    let types = [.background] + PushType.allCases
    let covered = types.first { credential.covers($0, topic: app.topic(for: $0), at: now) }
    guard let type = covered else { return CredentialCheck(.unusable) }
    let request = Self.request(for: type, of: app)
    guard let result = await lanes.check(request, under: credential, isolation: isolation) else {
      return CredentialCheck(.unusable)
    }
    var trial = CredentialCheck(result)
    (trial.pushType, trial.topic) = (type, app.topic(for: type))
    return trial
  }

  private static func request(for type: PushType, of app: App) -> APNsRequest {
    var random = SystemRandomNumberGenerator()
    var request = APNsRequest(
      deviceToken: (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) },
      topic: app.topic(for: type), pushType: type.rawValue, priority: 5, expiration: 0,
      apnsID: APNsID(high: random.next(), low: random.next()),
      payload: Array(#"{"aps":{"content-available":1}}"#.utf8))
    request.isUnverified = true
    return request
  }
}

extension CredentialCheck {
  init(_ result: APNsResult) {
    switch result {
    case .accepted: self.init(.good, status: 200)
    case .rejected(let rejection):
      let verdict: Verdict =
        switch rejection.reason.fault {
        // Apple checks the token only after it has accepted the credential.
        case .token: .good
        case .credential: .refused
        // The request itself is always valid, so errors such as `TopicDisallowed` concern the
        // credential.
        case .request: .refused
        case .tryLater, .connection: .unknown
        }
      self.init(
        verdict, status: rejection.status, reason: DeliveryDecision.name(of: rejection))
    case .neverProcessed(let cause): self.init(.unknown, reason: cause.ownReason.rawValue)
    case .unknown(let cause): self.init(.unknown, reason: cause.ownReason.rawValue)
    }
  }
}
