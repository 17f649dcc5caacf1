// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel
internal import Storage

/// The way from our words to Apple's: a notification and a device become one APNs request.
struct PushTranslation {
  private let notification: NotificationID
  private let run: RunID
  private let topic: String
  private let pushType: PushType
  private let priority: Int
  /// Whether a second copy on the device is harmless: what its caller said, else what its push type
  /// is.
  let repeatIsHarmless: Bool
  /// An alert without a collapse id gets one of its first run, so that a retry of a push whose fate is unknown
  /// replaces the first copy instead of standing beside it, also when another run sends it again.
  /// It names the notification too: numbers of
  /// runs come again in a database that was restored, and must not replace somebody else's alert.
  private let collapseID: String?
  /// UNIX seconds; nil: Apple's own storage policy.
  private let expiration: Int64?

  /// - Parameters:
  ///   - original: the notification's first run, where this one is another.
  ///   - deadline: after which its pushes are not worth sending. Where the caller said how long they are worth, that
  ///     counts from when they are due, which may be later than the notification's first ones.
  init(
    notification: Notification, run: RunID, original: RunID? = nil, deadline: Instant? = nil
  ) {
    let expiresIn = notification.message.options.expiresIn
    expiration = (expiresIn == nil ? notification.expiresAt : deadline ?? notification.expiresAt)
      .map { max(0, $0.seconds) }
    self.notification = notification.id
    self.run = run
    topic = notification.topic
    pushType = notification.pushType
    priority = notification.message.options.priority
    repeatIsHarmless = notification.message.options.deliveryPolicy == .atLeastOnce
    let isAlert = notification.pushType == .alert
    collapseID =
      notification.collapseID
      ?? (isAlert ? "\(notification.id)-\(String((original ?? run).rawValue, radix: 36))" : nil)
  }

  /// The request for one device. `payload` is the rendering for its reader.
  func request(for token: DeviceToken, payload: [UInt8]) -> APNsRequest {
    let id = apnsID(for: token)
    return APNsRequest(
      deviceToken: token.bytes, topic: topic, pushType: pushType.rawValue, priority: priority,
      expiration: expiration,
      collapseID: collapseID, apnsID: APNsID(high: id.high, low: id.low), payload: payload,
      group: run.rawValue)
  }

  /// The `apns-id` of the run for a device.
  func apnsID(for token: DeviceToken) -> UUID {
    DeliveryName.apnsID(of: token, run: run, notification: notification)
  }
}
