// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Conversion of identifiers and enum codes to and from the column types in which they are stored.

extension PostgresWrapper where Self: StoredCode {
  var stored: Int16 { code }

  static func meaning(of stored: Int16) throws(PostgresError) -> Self {
    guard let word = Self(code: stored) else {
      throw PostgresError(.decoding, "a code that means nothing to this release")
    }
    return word
  }
}

extension DeliveryCounting: PostgresWrapper {}
extension DeliveryOutcome: PostgresWrapper {}
extension DeviceEvent.Kind: PostgresWrapper {}
extension DeviceState: PostgresWrapper {}
extension EnvironmentSource: PostgresWrapper {}
extension HoldReason: PostgresWrapper {}
extension PushEnvironment: PostgresWrapper {}
extension PushType: PostgresWrapper {}
extension RunControl: PostgresWrapper {}
extension Schedule.State: PostgresWrapper {}
extension TokenKind: PostgresWrapper {}
extension WebhookKind: PostgresWrapper {}
extension WebhookMessage.State: PostgresWrapper {}
extension WorkClass: PostgresWrapper {}
extension WorkKind: PostgresWrapper {}
extension StringTable.Kind: PostgresWrapper {}

extension AppID: PostgresWrapper {
  var stored: Int32 { rawValue }
  static func meaning(of stored: Int32) -> AppID { AppID(rawValue: stored) }
}

extension RunID: PostgresWrapper {
  var stored: Int64 { rawValue }
  static func meaning(of stored: Int64) -> RunID { RunID(rawValue: stored) }
}

extension UUID: PostgresWrapper {
  var stored: UUIDBytes { UUIDBytes(high: high, low: low) }
  static func meaning(of stored: UUIDBytes) -> UUID { UUID(high: stored.high, low: stored.low) }
}

extension NotificationID: PostgresWrapper {
  var stored: UUIDBytes { uuid.stored }
  static func meaning(of stored: UUIDBytes) -> NotificationID {
    NotificationID(UUID.meaning(of: stored))
  }
}

extension DeviceToken: PostgresWrapper {
  var stored: [UInt8] { bytes }
  static func meaning(of stored: [UInt8]) -> DeviceToken { DeviceToken(bytes: stored) }
}

extension Instant: PostgresWrapper {
  var stored: PostgresTimestamp { PostgresTimestamp(microseconds: microseconds) }
  static func meaning(of stored: PostgresTimestamp) -> Instant {
    Instant(microseconds: stored.microseconds)
  }
}

extension PostgresQuery.StringInterpolation {
  /// Writes the code as a literal instead of a parameter. The planner can then match partial
  /// indexes, and makes a separate plan for each code.
  mutating func appendInterpolation(code word: some StoredCode) {
    appendInterpolation(unsafeSQL: String(word.code))
  }

  /// Writes a reason of the gateway as a text literal. Its raw values contain letters only, so that
  /// no quoting is needed.
  mutating func appendInterpolation(reason: GatewayReason) {
    appendInterpolation(unsafeSQL: "'\(reason.rawValue)'")
  }
}
