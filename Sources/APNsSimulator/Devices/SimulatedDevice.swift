// SPDX-License-Identifier: Apache-2.0

/// State of a device that receives pushes: connectivity, stored pushes, screen. A value: callers
/// pass pushes and times, and get results.
///
/// "APNs stores only one notification per bundle ID": while the device is offline, a newer
/// notification replaces an older one. An `apns-collapse-id` takes effect later, on the screen.
package struct SimulatedDevice: Sendable {
  /// Maximum number of notifications on the screen; above it the oldest are evicted. Enough for
  /// assertions; with 4 KB each, it bounds a device's memory.
  package static let maximumShown = 50
  /// Maximum number of log entries; above it the oldest are evicted. The counts cover all events.
  package static let maximumEvents = 20
  /// Highest number of apps per token. A real token belongs to one app.
  static let maximumApps = 8

  /// What happened to a push, new or stored.
  package enum Fate: String, Sendable {
    case delivered
    /// Delivered from storage when the device came online.
    case deliveredFromStorage = "delivered_from_storage"
    case stored
    /// Replaced in storage by a newer push for the same app.
    case replaced
    /// The device was offline, and the expiration was 0.
    case notStored = "not_stored"
    /// Expired before the device came online.
    case expired
    /// Not stored because of the simulator's limits. APNs has no known equivalent.
    case notKept = "not_kept"
  }

  /// An entry of the device's log.
  package struct Event: Sendable {
    package let fate: Fate
    package let apnsID: String
    package let app: String
    package let pushType: String
    /// Milliseconds since 1970.
    package let at: Int64
  }

  /// A notification on the screen.
  package struct Shown: Sendable {
    package let push: DevicePush
    package let deliveredAt: Int64
    package let wasStored: Bool
  }

  /// Widget reloads of an app.
  package struct Widgets: Sendable {
    package fileprivate(set) var reloads = 0
    package fileprivate(set) var apnsID = ""
    /// Milliseconds since 1970.
    package fileprivate(set) var reloadedAt: Int64 = 0
  }

  /// The latest broadcast of a channel that stores messages, kept for an offline device.
  struct StoredBroadcast: Sendable {
    let channel: String
    let app: String
    let payload: [UInt8]
    /// Milliseconds since 1970.
    let until: Int64
  }

  /// Languages in order of preference; empty for the app's own language.
  package var languages: [String]
  package private(set) var isOnline: Bool
  /// Stored pushes in order of arrival, at most one per app.
  package private(set) var stored: [DevicePush] = []
  /// Notifications on the screen, oldest first. A replacement is sorted as a new one.
  package private(set) var screen: [Shown] = []
  /// Live Activities, oldest first. Ended ones remain until the screen is cleared.
  package private(set) var activities: [LiveActivity] = []
  /// Received calls, oldest first.
  package private(set) var calls: [Shown] = []
  /// Widget reloads by app.
  package private(set) var widgets: [String: Widgets] = [:]
  /// Stored broadcasts, oldest first, one per channel.
  private(set) var storedBroadcasts: [StoredBroadcast] = []
  package private(set) var badges: [String: Int] = [:]
  package private(set) var counts: [Fate: Int] = [:]
  package private(set) var log: [Event] = []
  /// Bytes of stored payloads.
  private(set) var bytes = 0

  package init(isOnline: Bool = true, languages: [String] = []) {
    self.isOnline = isOnline
    self.languages = languages
  }

  /// Number of pushes that reached the device, immediately or from storage.
  package var delivered: Int {
    counts[.delivered, default: 0] + counts[.deliveredFromStorage, default: 0]
  }

  /// Delivers or stores an accepted push.
  ///
  /// - Parameters:
  ///   - now: milliseconds since 1970.
  ///   - isKept: false if the memory limit is reached; the payload is then neither stored nor
  ///     shown.
  @discardableResult
  package mutating func take(_ push: DevicePush, now: Int64, isKept: Bool = true) -> Fate {
    expire(now: now)
    if isOnline {
      deliver(push, as: .delivered, now: now, isKept: isKept)
      return .delivered
    }
    guard let end = push.storedUntil else { return note(.notStored, push, now) }
    guard end > now else { return note(.expired, push, now) }
    if let older = stored.firstIndex(where: { $0.app == push.app }) {
      note(.replaced, stored[older], now)
      bytes -= stored[older].payload.count
      stored.remove(at: older)
    }
    guard isKept, stored.count < Self.maximumApps else { return note(.notKept, push, now) }
    bytes += push.payload.count
    stored.append(push)
    return note(.stored, push, now)
  }

  /// Sets the connectivity. A device that comes online receives its stored pushes.
  package mutating func setOnline(_ isOnline: Bool, now: Int64) {
    expire(now: now)
    self.isOnline = isOnline
    guard isOnline else { return }
    let waiting = stored
    stored = []
    for push in waiting {
      bytes -= push.payload.count
      deliver(push, as: .deliveredFromStorage, now: now, isKept: true)
    }
    let broadcasts = storedBroadcasts
    storedBroadcasts = []
    for broadcast in broadcasts {
      bytes -= broadcast.payload.count
      guard broadcast.until > now else { continue }
      _ = receive(broadcast.payload, on: broadcast.channel, of: broadcast.app, now: now, until: nil)
    }
  }

  /// Drops stored pushes whose storage time has ended.
  package mutating func expire(now: Int64) {
    for push in stored where push.storedUntil ?? 0 <= now {
      bytes -= push.payload.count
      note(.expired, push, now)
    }
    stored.removeAll { $0.storedUntil ?? 0 <= now }
  }

  /// Clears the screen, as if the user had read everything.
  package mutating func clearScreen() {
    bytes -= screen.reduce(0) { $0 + $1.push.payload.count }
    bytes -= activities.reduce(0) { $0 + $1.bytes }
    bytes -= calls.reduce(0) { $0 + $1.push.payload.count }
    screen = []
    calls = []
    widgets = [:]
    activities = []
    badges = [:]
  }

  private mutating func deliver(
    _ push: DevicePush, as fate: Fate, now: Int64, isKept: Bool
  ) {
    note(fate, push, now)
    switch push.pushType {
    case "liveactivity", "voip":
      guard isKept else {
        note(.notKept, push, now)
        return
      }
      if push.pushType == "voip" {
        ring(push, now: now, wasStored: fate == .deliveredFromStorage)
      } else {
        show(push, now: now)
      }
    case "widgets": reload(push, now: now)
    default: notify(push, as: fate, now: now, isKept: isKept)
    }
  }

  private mutating func ring(_ push: DevicePush, now: Int64, wasStored: Bool) {
    if calls.count == Self.maximumShown { bytes -= calls.removeFirst().push.payload.count }
    bytes += push.payload.count
    calls.append(Shown(push: push, deliveredAt: now, wasStored: wasStored))
  }

  private mutating func reload(_ push: DevicePush, now: Int64) {
    guard widgets[push.app] != nil || widgets.count < Self.maximumApps else { return }
    let reloads = widgets[push.app, default: Widgets()].reloads + 1
    widgets[push.app] = Widgets(reloads: reloads, apnsID: push.apnsID, reloadedAt: now)
  }

  private mutating func notify(
    _ push: DevicePush, as fate: Fate, now: Int64, isKept: Bool
  ) {
    let effect = ScreenEffect(of: push)
    if let badge = effect.badge, badges[push.app] != nil || badges.count < Self.maximumApps {
      badges[push.app] = badge == 0 ? nil : badge
    }
    guard effect.isShown else { return }
    if let id = push.collapseID,
      let same = screen.firstIndex(where: { $0.push.app == push.app && $0.push.collapseID == id })
    {
      bytes -= screen.remove(at: same).push.payload.count
    }
    guard isKept else {
      note(.notKept, push, now)
      return
    }
    if screen.count == Self.maximumShown { bytes -= screen.removeFirst().push.payload.count }
    bytes += push.payload.count
    screen.append(Shown(push: push, deliveredAt: now, wasStored: fate == .deliveredFromStorage))
  }

  /// Applies a Live Activity push. An update token belongs to one activity; a push-to-start token
  /// may start several.
  private mutating func show(_ push: DevicePush, now: Int64) {
    guard let update = LiveActivity.Update(push.payload) else { return }
    let running = activities.lastIndex { $0.app == push.app && !$0.hasEnded }
    if update.event != .start, let running {
      change(running, update, now: now)
      return
    }
    if activities.count == Self.maximumShown { bytes -= activities.removeFirst().bytes }
    activities.append(LiveActivity(app: push.app, update, now: now))
    bytes += activities.last?.bytes ?? 0
  }

  /// Applies a broadcast to a channel. Returns the number of activities it changed.
  /// - Parameter until: end of storage for an offline device, in milliseconds since 1970; nil for
  ///   no storage.
  mutating func receive(
    _ payload: [UInt8], on channel: String, of app: String, now: Int64, until: Int64?
  ) -> Int {
    guard isOnline else {
      if let until {
        store(StoredBroadcast(channel: channel, app: app, payload: payload, until: until))
      }
      return 0
    }
    guard let update = LiveActivity.Update(payload) else { return 0 }
    var changed = 0
    for index in activities.indices
    where activities[index].app == app && activities[index].channel == channel {
      if change(index, update, now: now) { changed += 1 }
    }
    return changed
  }

  private mutating func store(_ broadcast: StoredBroadcast) {
    guard
      activities.contains(where: {
        $0.app == broadcast.app && $0.channel == broadcast.channel && !$0.hasEnded
      })
    else { return }
    for older in storedBroadcasts where older.channel == broadcast.channel {
      bytes -= older.payload.count
    }
    storedBroadcasts.removeAll { $0.channel == broadcast.channel }
    bytes += broadcast.payload.count
    storedBroadcasts.append(broadcast)
  }

  @discardableResult
  private mutating func change(
    _ index: Int, _ update: LiveActivity.Update, now: Int64
  ) -> Bool {
    bytes -= activities[index].bytes
    defer { bytes += activities[index].bytes }
    return activities[index].apply(update, now: now)
  }

  @discardableResult
  private mutating func note(_ fate: Fate, _ push: DevicePush, _ now: Int64) -> Fate {
    counts[fate, default: 0] += 1
    if log.count == Self.maximumEvents { log.removeFirst() }
    log.append(
      Event(fate: fate, apnsID: push.apnsID, app: push.app, pushType: push.pushType, at: now))
    return fate
  }
}
