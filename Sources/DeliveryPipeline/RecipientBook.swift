// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel
internal import Storage

/// What each recipient of a notification is given, found by device.
///
/// Made of the request's own JSON, which acceptance has checked: what cannot be read here was not there.
struct RecipientBook {
  /// One recipient's share.
  struct Share {
    var arguments: [String: TextArgument] = [:]
    var badge: Int?
  }

  private var shares: [Share] = []
  private var index = RecipientIndex()

  /// - Parameter list: the request's `recipients`.
  init(_ list: [UInt8]) throws(JSONSyntaxError) {
    for (position, entry) in try JSONDocument(parsing: list).root.elements.enumerated() {
      var share = Share(badge: entry["badge"]?.int)
      for (name, value) in entry["args"]?.members ?? [] {
        share.arguments[name] = TextArgument(value)
      }
      if share.badge != nil { hasBadges = true }
      shares.append(share)
      if let user = entry["user"]?.string { index.add(user: user, at: position) }
      if let token = entry["token"]?.string, let token = try? DeviceToken(hex: token) {
        index.add(token, at: position)
      }
    }
  }

  /// Whether anybody is given a badge.
  private(set) var hasBadges = false

  /// Recipients in it.
  var count: Int { shares.count }

  /// What a device's owner is given; nil when nobody here has the device any more.
  func share(of device: Recipient) -> Share? {
    index.position(of: device.token, user: device.user).map { shares[$0] }
  }
}
