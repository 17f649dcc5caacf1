// SPDX-License-Identifier: Apache-2.0
import TLS

/// The channels of all apps in one environment.
package struct ChannelBook: Sendable {
  /// Apple's limit per app and environment.
  package static let maximumChannels = 10_000
  /// Maximum number of apps with channels, so that a client in a loop cannot fill memory.
  static let maximumApps = 100

  private var apps: [String: [String: Channel]] = [:]
  private var disabled: Set<String> = []

  package init() {}

  package func channels(of app: String) -> [String: Channel] { apps[app] ?? [:] }
  package var appNames: [String] { apps.keys.sorted() }
  package func isEnabled(for app: String) -> Bool { !disabled.contains(app) }

  /// Sets whether the app has the broadcast capability; by default every app has it.
  package mutating func setEnabled(_ isEnabled: Bool, for app: String) {
    if isEnabled { disabled.remove(app) } else { disabled.insert(app) }
  }

  /// Returns why the state of the channels forbids a request; nil if the request is allowed.
  package func refusal(of request: ChannelRequest, app: String) -> ChannelReason? {
    guard isEnabled(for: app) else { return .featureNotEnabled }
    switch request {
    case .list: return nil
    case .create: return hasRoom(for: app) ? nil : .cannotCreateChannel
    case .read(let id), .delete(let id):
      return channels(of: app)[id] == nil ? .channelNotRegistered : nil
    case .broadcast(let id, let expiration):
      guard let channel = channels(of: app)[id] else { return .channelNotRegistered }
      // "No-storage channels accept only 0."
      return channel.storesLatest || expiration == 0 ? nil : .badExpirationDate
    }
  }

  private func hasRoom(for app: String) -> Bool {
    channels(of: app).count < Self.maximumChannels
      && (apps[app] != nil || apps.count < Self.maximumApps)
  }

  /// Creates a channel; returns nil if a limit of channels or apps is reached.
  package mutating func create(
    for app: String, storesLatest: Bool, random: inout SeededRandom
  ) -> String? {
    guard hasRoom(for: app) else { return nil }
    var bytes: [UInt8] = []
    for _ in 0..<2 { withUnsafeBytes(of: random.next()) { bytes.append(contentsOf: $0) } }
    let id = Base64.encode(bytes)
    apps[app, default: [:]][id] = Channel(storesLatest: storesLatest)
    return id
  }

  package mutating func delete(_ id: String, of app: String) -> Bool {
    apps[app]?.removeValue(forKey: id) != nil
  }

  package mutating func broadcast(_ payload: [UInt8], on id: String, of app: String) {
    guard let storesLatest = apps[app]?[id]?.storesLatest else { return }
    apps[app]?[id]?.broadcasts += 1
    if storesLatest { apps[app]?[id]?.latest = payload }
  }

  /// Returns whether a text is base64, of any length.
  static func isID(_ text: String) -> Bool {
    !text.isEmpty && Base64.decode(text) != nil
  }
}
