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
