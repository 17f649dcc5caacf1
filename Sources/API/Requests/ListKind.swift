// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import TLS

/// The paged lists. A cursor contains its list's number, so that another list rejects it.
enum ListKind: UInt8 {
  case apps = 1
  case credentials, devices, strings, notifications, deliveries, keys, revisions, channels, entries
  /// Devices in the order of broadcasts.
  case devicesByBucket
  /// Deliveries to one device, ordered by their notification.
  case deviceDeliveries
  case webhooks, messages

  /// Name of the array in a response.
  var name: String {
    switch self {
    case .strings: "languages"
    case .devicesByBucket: Self.devices.name
    case .deviceDeliveries: Self.deliveries.name
    default: "\(self)"
    }
  }

  func cursor(after key: [UInt8]) -> String { Base64URL.encode([rawValue] + key) }

  func key(ofCursor cursor: String) -> [UInt8]? {
    guard let bytes = Base64URL.decode(cursor), bytes.first == rawValue else { return nil }
    let key = Array(bytes.dropFirst())
    let isWhole =
      switch self {
      case .notifications, .deviceDeliveries, .webhooks: key.count == 16
      case .keys: key.count == 4
      case .revisions, .entries, .messages: key.count == 8
      default: !key.isEmpty
      }
    return isWhole ? key : nil
  }
}
