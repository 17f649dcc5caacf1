// SPDX-License-Identifier: Apache-2.0
package import PushModel
internal import Storage

/// Who claims in these tests.
package let holder = UUID(milliseconds: 1)

/// A notification as acceptance makes it, with an id of its own.
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

/// A token of four bytes.
package func token(_ number: UInt32) -> DeviceToken {
  DeviceToken(bytes: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
}

/// The token number `number` of those that `TestStore.fill` makes: eight bytes.
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
  /// Stores an outcome of a claimed notification for one device. Answers what the store does.
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
  /// An app that is not this one.
  package static func + (app: AppID, number: Int32) -> AppID {
    AppID(rawValue: app.rawValue + number)
  }
}

/// Fits a tag to itself and to its longer forms: what the store is told here in place of Apple's rule, which is not
/// its matter.
package func prefixRule(_ named: [String]) -> (String) -> Bool {
  { preference in named.contains { preference == $0 || preference.hasPrefix($0 + "-") } }
}
