// SPDX-License-Identifier: Apache-2.0

/// One device as far as pushes can tell: online or not, what APNs keeps for it, what its screen
/// shows. A value: pushes and times in, fates out.
///
/// "APNs stores only one notification per bundle ID": while the device is offline a newer one takes
/// an older one's place. An `apns-collapse-id` acts later, on the screen.
package struct SimulatedDevice: Sendable {
  /// Notifications a screen keeps; the oldest go. More than anybody asserts on, and at 4 KB each a
  /// bound on what one device can hold.
  package static let maximumShown = 50
  /// Entries of the log; the oldest go. They tell what happened last, the counts tell the rest.
  package static let maximumEvents = 20
  /// Apps one token is used for. In truth it is one: a token belongs to an app.
  static let maximumApps = 8

  /// What became of a push, or of one that was stored.
  package enum Fate: String, Sendable {
    case delivered
    /// The device came online, and it was still stored.
    case deliveredFromStorage = "delivered_from_storage"
    case stored
    /// A newer one for the same app took its place in storage.
    case replaced
    /// The device was offline, and its expiration was 0.
    case notStored = "not_stored"
    /// Its time was over before the device came online.
    case expired
    /// There was no room for it here; of APNs nothing of the kind is known.
    case notKept = "not_kept"
  }

  /// One line of its log.
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

  /// What an app's widgets were told.
  package struct Widgets: Sendable {
    package fileprivate(set) var reloads = 0
    package fileprivate(set) var apnsID = ""
    /// Milliseconds since 1970.
    package fileprivate(set) var reloadedAt: Int64 = 0
  }

  /// A broadcast that waits for the device: the latest of its channel, where that keeps one.
  struct StoredBroadcast: Sendable {
    let channel: String
    let app: String
    let payload: [UInt8]
    /// Milliseconds since 1970.
    let until: Int64
  }

  /// Most wanted first; empty for the app's own language.
  package var languages: [String]
  package private(set) var isOnline: Bool
  /// At most one of each app, in the order they came.
  package private(set) var stored: [DevicePush] = []
  /// The oldest first; one that replaced another is as new as itself.
  package private(set) var screen: [Shown] = []
  /// The oldest first; ended ones stay until the screen is cleared.
  package private(set) var activities: [LiveActivity] = []
  /// Calls that rang, the oldest first.
  package private(set) var calls: [Shown] = []
  /// By app.
  package private(set) var widgets: [String: Widgets] = [:]
  /// The oldest first, one of each channel.
  private(set) var storedBroadcasts: [StoredBroadcast] = []
  package private(set) var badges: [String: Int] = [:]
  package private(set) var counts: [Fate: Int] = [:]
  package private(set) var log: [Event] = []
  /// Payloads held, in bytes.
  private(set) var bytes = 0

  package init(isOnline: Bool = true, languages: [String] = []) {
    self.isOnline = isOnline
    self.languages = languages
  }

  /// All that reached it, at once or from storage.
  package var delivered: Int {
    counts[.delivered, default: 0] + counts[.deliveredFromStorage, default: 0]
  }

  /// APNs has taken a push for it.
  ///
  /// - Parameters:
  ///   - now: in milliseconds since 1970.
  ///   - isKept: false when there is no room for its payload: then it is not stored and not shown.
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

  /// It comes online, and gets what is stored, or goes.
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
      _ = hear(broadcast.payload, on: broadcast.channel, of: broadcast.app, now: now, until: nil)
    }
  }

  /// Drops what is stored for longer than it may be.
  package mutating func expire(now: Int64) {
    for push in stored where push.storedUntil ?? 0 <= now {
      bytes -= push.payload.count
      note(.expired, push, now)
    }
    stored.removeAll { $0.storedUntil ?? 0 <= now }
  }

  /// Its owner has seen everything.
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

  /// A token that updates is one activity's; one that starts may start many.
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

  /// A broadcast to a channel. Answers how many of its activities it changed.
  /// - Parameter until: how long it waits for the device, in milliseconds since 1970; nil: not at all.
  mutating func hear(
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
