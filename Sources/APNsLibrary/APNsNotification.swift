// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel

/// One notification for one device, in Apple's terms.
public struct APNsNotification: Sendable {
  let request: APNsRequest

  /// Throws `APNsClientError` for a value that APNs would reject. Checks the digits of the device
  /// token, the priority for the push type, the collapse identifier (at most 64 bytes), and the
  /// payload's size.
  ///
  /// - Parameters:
  ///   - deviceToken: hexadecimal digits, as the app sends them to its server.
  ///   - app: the bundle identifier, without the suffix that some push types require in
  ///     `apns-topic`.
  ///   - priority: 10, 5 or 1; by default that of the push type.
  /// - expiration: UNIX seconds until which Apple retries; 0 means a single attempt. nil leaves the
  ///   choice to Apple, except for VoIP and Push to Talk, where it means 0.
  ///   - collapseID: notifications with an equal id replace each other on the device.
  /// - id: a UUID; use the same one for a retry of a notification. Random by default.
  ///   - payload: the JSON, sent verbatim.
  public init(
    to deviceToken: String, app: String, type: PushType = .alert, priority: Int? = nil,
    expiration: Int64? = nil, collapseID: String? = nil, id: String? = nil, payload: String
  ) throws(APNsClientError) {
    let rules = type.rules
    let token: DeviceToken
    do throws(DeviceToken.Fault) { token = try DeviceToken(hex: deviceToken) } catch {
      throw APNsClientError(description: "deviceToken: \(error.sentence)")
    }
    let priority = priority ?? rules.defaultPriority
    let bytes = Array(payload.utf8)
    try Self.check("app", !app.isEmpty, "expected a bundle identifier")
    try Self.check(
      "priority", rules.priorities.contains(priority),
      "expected one of \(rules.priorities) for \(rules.rawValue)")
    try Self.check("expiration", expiration ?? 0 >= 0, "expected UNIX seconds, or 0")
    try Self.check(
      "collapseID", (1...64).contains(collapseID?.utf8.count ?? 1), "expected 1 to 64 bytes")
    try Self.check(
      "payload", (1...rules.maximumPayloadBytes).contains(bytes.count),
      "expected 1 to \(rules.maximumPayloadBytes) bytes for \(rules.rawValue), not \(bytes.count)")
    var drawn = SystemRandomNumberGenerator()
    let own = APNsID(high: drawn.next() & ~0xf000 | 0x4000, low: drawn.next() >> 2 | 1 << 63)
    guard let apnsID = id.map({ APNsID($0) }) ?? own else {
      throw APNsClientError(description: "id: expected a UUID of 36 characters")
    }
    request = APNsRequest(
      deviceToken: token.bytes, topic: app + rules.topicSuffix, pushType: rules.rawValue,
      priority: priority, expiration: expiration ?? (rules.isNowOrNever ? 0 : nil),
      collapseID: collapseID, apnsID: apnsID, payload: bytes)
  }

  /// The value of `apns-id`: a UUID in lower case.
  public var id: String { request.apnsID.description }
  /// The value of `apns-topic`.
  public var topic: String { request.kind.topic }

  private static func check(
    _ what: String, _ isRight: Bool, _ sentence: String
  ) throws(APNsClientError) {
    guard isRight else { throw APNsClientError(description: "\(what): \(sentence)") }
  }

  /// Apple's `apns-push-type`.
  public enum PushType: String, Sendable, CaseIterable {
    case alert, background, complication, controls, fileprovider, liveactivity, location, mdm
    case pushtotalk, voip, widgets

    var rules: PushModel.PushType { PushModel.PushType(rawValue: rawValue) ?? .alert }
  }
}
