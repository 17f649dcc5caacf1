// SPDX-License-Identifier: Apache-2.0
package import PushModel
internal import TLS

/// The identifier of a delivery in APNs.
package enum DeliveryName {
  /// Returns the `apns-id` of a run for a device: a UUID of version 5 (RFC 9562 §5.5). All retries
  /// have an equal id, and accepted deliveries need not store it.
  package static func apnsID(
    of token: DeviceToken, run: RunID, notification: NotificationID
  ) -> UUID {
    var name = notification.bytes
    withUnsafeBytes(of: run.rawValue.bigEndian) { name.append(contentsOf: $0) }
    return UUID(sha1: SHA1.hash(name + token.bytes)) ?? notification.uuid
  }
}
