// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Knows whose quiet hours it is: what PostgreSQL says of a zone is remembered for the rest of the minute, since
/// quiet hours begin and end with minutes. Used on the shard's actor.
final class QuietClock {
  private let store: QuietHoursStore
  private let clock: () -> Instant
  private var minute: Int64 = 0
  /// Of zones that were asked about in this minute: the end of the quiet hours in which they are.
  private var known: [Question: Instant?] = [:]

  private struct Question: Hashable {
    let hours: QuietHours
    let zone: String
  }

  init(_ store: QuietHoursStore, clock: @escaping () -> Instant) {
    self.store = store
    self.clock = clock
  }

  /// The devices that nothing is to be shown on now, and until when.
  func ends(
    for devices: [Recipient], _ running: RunningWork,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> [DeviceToken: Instant] {
    guard let hours = running.quietHours else { return [:] }
    let now = clock()
    let asked = now.seconds / 60
    if asked != minute {
      minute = asked
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
      let found = try await ask(hours, Array(missing), now)
      answers.merge(found) { $1 }
      // The minute may have turned meanwhile: this answer says nothing about the next one.
      if asked == minute {
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

  /// A zone that PostgreSQL does not know is where the app is.
  private func ask(
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
