// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel
internal import TLS

/// The way from our words to Apple's: a notification and a device become one APNs request.
struct PushTranslation {
  let notification: Notification
  let run: RunID
  /// An alert without a collapse id gets one of its first run, so that a retry of a push whose fate is unknown
  /// replaces the first copy instead of standing beside it, also when another run sends it again.
  /// It names the notification too: numbers of
  /// runs come again in a database that was restored, and must not replace somebody else's alert.
  private let collapseID: String?

  /// - Parameter original: the notification's first run, where this one is another.
  init(notification: Notification, run: RunID, original: RunID? = nil) {
    self.notification = notification
    self.run = run
    let isAlert = notification.pushType == .alert
    collapseID =
      notification.collapseID
      ?? (isAlert ? "\(notification.id)-\(String((original ?? run).rawValue, radix: 36))" : nil)
  }

  /// The request for one device. `payload` is the rendering for its reader.
  func request(for token: DeviceToken, payload: [UInt8]) -> APNsRequest {
    APNsRequest(
      deviceToken: token.bytes, topic: notification.topic,
      pushType: notification.pushType.rawValue,
      priority: notification.message.options.priority,
      expiration: notification.expiresAt.map { max(0, $0.seconds) },
      collapseID: collapseID, apnsID: apnsID(for: token).description, payload: payload,
      group: run.rawValue)
  }

  /// Whether a second copy on the device is harmless: an alert's copies collapse, and background,
  /// widget and control pushes only say "look again". A call or a talk burst must not come twice.
  var repeatIsHarmless: Bool { !notification.pushType.isNowOrNever }

  /// The `apns-id` of the run for a device: a UUID of version 5 (RFC 9562 §5.5), so that every retry
  /// carries the same one.
  func apnsID(for token: DeviceToken) -> UUID {
    var name = notification.id.bytes
    withUnsafeBytes(of: run.rawValue.bigEndian) { name.append(contentsOf: $0) }
    return UUID(sha1: SHA1.hash(name + token.bytes)) ?? notification.id.uuid
  }
}
