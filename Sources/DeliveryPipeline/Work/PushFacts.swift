// SPDX-License-Identifier: Apache-2.0
internal import Messages
internal import PushModel
internal import Storage

/// Facts about the pushes of a page that PostgreSQL stores: newer pushes with the same collapse id,
/// quiet hours, time zones and badges. Used on the shard's actor.
struct PushFacts {
  let badges: BadgeStore
  let superseding: SupersedingStore
  let quiet: QuietClock
  let timeZones: TimeZoneNames

  /// Facts about the devices of a page.
  struct Found {
    var superseded: Set<DeviceToken> = []
    /// Ends of the readers' quiet hours.
    var asleep: [DeviceToken: Instant] = [:]
    var badges: [DeviceToken: Int] = [:]

    /// Whether no push is sent to a device now.
    func stops(_ page: AudiencePage, _ index: Int) -> Bool {
      if superseded.isEmpty, asleep.isEmpty { return false }
      let token = page.token(index)
      return superseded.contains(token) || asleep[token] != nil
    }
  }

  /// Returns the facts about the devices of a page that have no delivery. Changes their badges.
  func facts(
    about page: AudiencePage, _ running: RunningWork
  ) async throws(StorageError) -> Found {
    var found = Found()
    guard running.mayBeSuperseded || running.quietHours != nil || running.needsBadgesOrClocks else {
      return found
    }
    let recipients = page.filter { !$0.isRecorded }.map(\.recipient)
    found.superseded = try await superseded(recipients, running)
    let superseded = found.superseded
    let left =
      superseded.isEmpty ? recipients : recipients.filter { !superseded.contains($0.token) }
    found.asleep = try await quietEnds(of: left, running)
    // Badges are changed once, also for readers whose push waits for the end of quiet hours.
    // Readers whose push is skipped keep their badge.
    let asleep = found.asleep
    let seen = running.quietHours?.skips == true ? left.filter { asleep[$0.token] == nil } : left
    found.badges = try await badges(of: seen, running)
    try await learnClocks(of: left, running)
    return found
  }

  /// Returns the devices that have a newer push with the same collapse id.
  func superseded(
    _ page: [Recipient], _ running: RunningWork
  ) async throws(StorageError) -> Set<DeviceToken> {
    guard running.mayBeSuperseded else { return [] }
    return try await superseding.superseded(page.map(\.token), of: running.work)
  }

  /// Reads the UTC offsets of the readers' time zones, for a message that contains times.
  func learnClocks(
    of page: [Recipient], _ running: RunningWork
  ) async throws(StorageError) {
    guard let renderer = running.renderer, renderer.clocks.isNeeded else { return }
    let zones = renderer.clocks.unknown(of: page.lazy.map(\.timeZone))
    if zones.isEmpty { return }
    let steps = try await timeZones.steps(
      at: renderer.clocks.instants, in: zones, for: .delivery)
    renderer.clocks.learn(zones, steps)
  }

  /// Returns the devices that are in quiet hours, each with the end of its quiet hours.
  func quietEnds(
    of page: [Recipient], _ running: RunningWork
  ) async throws(StorageError) -> [DeviceToken: Instant] {
    guard let hours = running.quietHours else { return [:] }
    return try await quiet.ends(hours, for: page)
  }

  /// Returns the badges of a page. Each changes once in this run, and is stored before any push is
  /// sent.
  func badges(
    of page: [Recipient], _ running: RunningWork
  ) async throws(StorageError) -> [DeviceToken: Int] {
    guard let renderer = running.renderer, renderer.changesBadges else { return [:] }
    if running.work.job.kind == .failures { return try await currentBadges(of: page, running) }
    let changes = page.compactMap { device in
      renderer.badgeChange(for: device).map {
        BadgeStore.Change(token: device.token, change: $0)
      }
    }
    // Badges of unregistered tokens are not stored.
    let unregistered = Set(page.lazy.filter { !$0.isRegistered }.map(\.token))
    var shown = try await badges.apply(
      changes.filter { !unregistered.contains($0.token) }, run: running.work.run)
    // A badge that the caller set belongs to this notification's text, even if a later run has
    // changed the stored one.
    for case (let token, .set(let number)) in changes.map({ ($0.token, $0.change) }) {
      shown[token] = number
    }
    return shown
  }

  /// Returns the current badges of a page without a change, because the first attempt has already
  /// changed them.
  func currentBadges(
    of page: [Recipient], _ running: RunningWork
  ) async throws(StorageError) -> [DeviceToken: Int] {
    var current: [DeviceToken: Int] = [:]
    var raised: [DeviceToken] = []
    for device in page {
      switch running.renderer?.badgeChange(for: device) {
      case nil: break
      case .set(let number): current[device.token] = number
      case .increment(let number):
        current[device.token] = number
        raised.append(device.token)
      }
    }
    if raised.isEmpty { return current }
    let values = try await badges.values(of: raised, app: running.work.run.app, for: .delivery)
    return current.merging(values) { $1 }
  }
}

extension RunningWork {
  /// Whether badges or time zones of devices must be read.
  fileprivate var needsBadgesOrClocks: Bool {
    renderer?.changesBadges == true || renderer?.clocks.isNeeded == true
  }
}
