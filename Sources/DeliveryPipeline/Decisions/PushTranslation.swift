// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel
internal import Storage

/// Translates a notification and a device into one APNs request.
struct PushTranslation {
  private let notification: NotificationID
  private let run: RunID
  private let topic: String
  private let pushType: PushType
  private let priority: Int
  /// Whether a second copy on the device is harmless: the caller's choice, or else the push type's
  /// default.
  let repeatIsHarmless: Bool
  /// Alerts without a collapse id get one from their first run. A retry of a push with an unknown
  /// result then replaces the first copy, even if a later run sends it. The id includes the
  /// notification, because run numbers repeat after a restore, and an alert must not replace
  /// another notification's.
  private let collapseID: String?
  /// UNIX seconds; nil uses Apple's own storage policy.
  private let expiration: Int64?

  /// - Parameters:
  ///   - original: first run of the notification, if this is a later run.
  ///   - deadline: latest time for the run's pushes. The caller's `expires_in` counts from the due
  ///     time of these pushes, which may be later than that of the notification's first pushes.
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

  /// Returns the request for one device. `payload` is already rendered for its reader.
  func request(for token: DeviceToken, payload: [UInt8]) -> APNsRequest {
    let id = apnsID(for: token)
    return APNsRequest(
      deviceToken: token.bytes, topic: topic, pushType: pushType.rawValue, priority: priority,
      expiration: expiration,
      collapseID: collapseID, apnsID: APNsID(high: id.high, low: id.low), payload: payload,
      group: run.rawValue)
  }

  /// What all requests of the run share.
  var head: APNsBatch.Head {
    APNsBatch.Head(
      kind: APNsRequest.Kind(topic: topic, pushType: pushType.rawValue, priority: priority),
      expiration: expiration, collapseID: collapseID,
      idPrefix: APNsID.Prefix(
        notification.uuid.high, notification.uuid.low, UInt64(bitPattern: run.rawValue)),
      group: run.rawValue)
  }

  /// Returns the `apns-id` of the run for a device.
  func apnsID(for token: DeviceToken) -> UUID {
    DeliveryName.apnsID(of: token, run: run, notification: notification)
  }
}
