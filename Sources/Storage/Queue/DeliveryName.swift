// SPDX-License-Identifier: Apache-2.0
package import PushModel
internal import TLS

/// What a delivery is called towards Apple.
package enum DeliveryName {
  /// The `apns-id` of a run for a device: a UUID of version 5 (RFC 9562 §5.5), so that every retry carries the same
  /// one, and what was accepted need not keep it.
  package static func apnsID(
    of token: DeviceToken, run: RunID, notification: NotificationID
  ) -> UUID {
    var name = notification.bytes
    withUnsafeBytes(of: run.rawValue.bigEndian) { name.append(contentsOf: $0) }
    return UUID(sha1: SHA1.hash(name + token.bytes)) ?? notification.uuid
  }
}
