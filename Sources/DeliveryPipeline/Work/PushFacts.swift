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
    /// Badges by device of the page; nil for a device without one. Empty if no device has one.
    var badges: [Int?] = []

    /// Returns the badge of a device of the page.
    func badge(_ index: Int) -> Int? { badges.isEmpty ? nil : badges[index] }

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
    var places = page.indices.filter { !page.marks[$0].contains(.isRecorded) }
    var left = places.map { page[$0].recipient }
    found.superseded = try await superseded(left, running)
    let superseded = found.superseded
    if !superseded.isEmpty {
      places.removeAll { superseded.contains(page.token($0)) }
      left = places.map { page[$0].recipient }
    }
    found.asleep = try await quietEnds(of: left, running)
    // Badges are changed once, also for readers whose push waits for the end of quiet hours.
    // Readers whose push is skipped keep their badge.
    let asleep = found.asleep
    let skips = running.quietHours?.skips == true && !asleep.isEmpty
    let seen =
      skips ? places.indices.filter { asleep[left[$0].token] == nil } : Array(places.indices)
    let badges = try await badges(of: skips ? seen.map { left[$0] } : left, running)
    if !badges.isEmpty {
      found.badges = Array(repeating: nil, count: page.count)
      for (index, badge) in zip(seen, badges) { found.badges[places[index]] = badge }
    }
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

  /// Returns the badges of recipients, in their order; nothing if the message changes none. Each
  /// changes once in this run, and is stored before any push is sent.
  private func badges(
    of recipients: [Recipient], _ running: RunningWork
  ) async throws(StorageError) -> [Int?] {
    guard let renderer = running.renderer, renderer.changesBadges else { return [] }
    if running.work.job.kind == .failures {
      return try await currentBadges(of: recipients, running)
    }
    var shown: [Int?] = Array(repeating: nil, count: recipients.count)
    var changes: [BadgeStore.Change] = []
    var changed: [Int] = []
    for (index, device) in recipients.enumerated() {
      guard let change = renderer.badgeChange(for: device) else { continue }
      // A badge that the caller set belongs to this notification's text, even if a later run has
      // changed the stored one.
      if case .set(let number) = change { shown[index] = number }
      // Badges of unregistered tokens are not stored.
      guard device.isRegistered else { continue }
      changes.append(BadgeStore.Change(token: device.token, change: change))
      changed.append(index)
    }
    let numbers = try await badges.apply(changes, run: running.work.run)
    for (index, number) in zip(changed, numbers) where shown[index] == nil {
      shown[index] = number
    }
    return shown
  }

  /// Returns the current badges of recipients, in their order, without a change, because the first
  /// attempt has already changed them.
  func currentBadges(
    of recipients: [Recipient], _ running: RunningWork
  ) async throws(StorageError) -> [Int?] {
    let changes = recipients.map { running.renderer?.badgeChange(for: $0) }
    var raised: [DeviceToken] = []
    for case (let device, .increment) in zip(recipients, changes) { raised.append(device.token) }
    let values =
      raised.isEmpty
      ? [:] : try await badges.values(of: raised, app: running.work.run.app, for: .delivery)
    return zip(recipients, changes).map { device, change in
      switch change {
      case nil: nil
      case .set(let number): number
      case .increment(let number): values[device.token] ?? number
      }
    }
  }
}

extension RunningWork {
  /// Whether badges or time zones of devices must be read.
  fileprivate var needsBadgesOrClocks: Bool {
    renderer?.changesBadges == true || renderer?.clocks.isNeeded == true
  }
}
