// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Current quiet hours by time zone. PostgreSQL's answer for a zone is cached until the end of the
/// minute, because quiet hours begin and end on full minutes. Used on the shard's actor.
final class QuietClock {
  private let store: QuietHoursStore
  private let clock: () -> Instant
  private var minute: Int64 = 0
  /// Cached answers of this minute: the end of the current quiet hours, or nil outside them.
  private var known: [Question: Instant?] = [:]

  private struct Question: Hashable {
    let hours: QuietHours
    let zone: String
  }

  init(_ store: QuietHoursStore, clock: @escaping () -> Instant) {
    self.store = store
    self.clock = clock
  }

  /// Returns the devices that are in quiet hours, each with the end of its quiet hours.
  func ends(
    _ hours: QuietHours, for devices: [Recipient],
    isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> [DeviceToken: Instant] {
    let now = clock()
    let current = now.seconds / 60
    if current != minute {
      minute = current
      known = [:]
    }
    var answers: [String: Instant?] = [:]
    var missing: Set<String> = []
    for device in devices {
      let zone = device.timeZone ?? hours.timeZone
      if let answer = known[Question(hours: hours, zone: zone)] {
        answers[zone] = .some(answer)
      } else {
        missing.insert(zone)
      }
    }
    if !missing.isEmpty {
      let found = try await read(hours, Array(missing), now)
      answers.merge(found) { $1 }
      // Cached only if the minute has not changed meanwhile.
      if current == minute {
        for (zone, end) in found { known[Question(hours: hours, zone: zone)] = .some(end) }
      }
    }
    var ends: [DeviceToken: Instant] = [:]
    for device in devices {
      if let end = answers[device.timeZone ?? hours.timeZone] ?? nil, end > now {
        ends[device.token] = end
      }
    }
    return ends
  }

  /// Queries PostgreSQL. A zone that it does not know uses the app's zone.
  private func read(
    _ hours: QuietHours, _ zones: [String], _ now: Instant
  ) async throws(StorageError) -> [String: Instant?] {
    let ends = try await store.ends(hours, in: zones + [hours.timeZone], at: now)
    let unknown = try await store.unknown(of: zones)
    var answers: [String: Instant?] = [:]
    for zone in zones {
      answers[zone] = .some(ends[unknown.contains(zone) ? hours.timeZone : zone])
    }
    return answers
  }
}
