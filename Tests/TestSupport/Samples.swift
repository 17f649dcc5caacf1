// SPDX-License-Identifier: Apache-2.0
package import PushModel
internal import Storage

/// Holder of the claims in these tests.
package let holder = UUID(milliseconds: 1)

/// Returns a notification as acceptance creates it, with a new id.
package func sample(
  _ app: AppID, _ audience: Audience = .everyone, type: PushType = .alert,
  environment: PushEnvironment? = nil
) -> Notification {
  var audience = audience
  if let environment { audience.environment = environment }
  return Notification(
    id: NotificationID(milliseconds: noon.milliseconds), app: app, acceptedAt: noon,
    audience: audience,
    message: MessageContent(
      payload: Array(#"{"aps":{"alert":"Hi"}}"#.utf8), options: MessageOptions(pushType: type)),
    context: MessageContext(
      appFallbackLanguages: ["en"], languageOverrides: ["sr-Latn": "sr", "ca": "es"]),
    topic: "com.example.chess" + type.topicSuffix)
}

/// Returns a token of four bytes.
package func token(_ number: UInt32) -> DeviceToken {
  DeviceToken(bytes: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
}

/// Returns the token with this number of those that `TestStore.fill` creates: eight bytes.
package func bulkToken(_ number: Int) -> DeviceToken {
  DeviceToken(bytes: (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) })
}

extension Audience {
  package static func tokens(_ tokens: DeviceToken...) -> Audience {
    .named(tokens: tokens, users: [])
  }
  package static func users(_ users: String...) -> Audience { .named(tokens: [], users: users) }
}

extension TestStore {
  /// Stores an outcome of a claimed notification for one device. Returns the store's result.
  @discardableResult
  package func record(
    _ item: Work, _ token: DeviceToken, _ outcome: DeliveryOutcome, reason: String? = nil,
    language: String? = nil, attempts: Int = 1,
    verdict: DeliveryReport.DeviceVerdict = .none, retryAfter: Double? = nil,
    endsRow: Bool = false, mayBeCounted: Bool = false
  ) async throws -> Bool {
    var report = DeliveryReport(
      row: item.row, token: token, outcome: outcome, status: nil, reason: reason,
      language: language, apnsID: nil, attempts: attempts, verdict: verdict,
      retryAfterSeconds: outcome == .waiting ? retryAfter ?? 0 : nil, endsRow: endsRow)
    report.mayBeCounted = mayBeCounted
    return try await outcomes.record(report)
  }
}

extension AppID {
  /// Returns an app id other than this one.
  package static func + (app: AppID, number: Int32) -> AppID {
    AppID(rawValue: app.rawValue + number)
  }
}

/// Matches a tag and its longer forms: a simple language rule for tests of the store, instead of
/// Apple's.
package func prefixRule(_ named: [String]) -> (String) -> Bool {
  { preference in named.contains { preference == $0 || preference.hasPrefix($0 + "-") } }
}
