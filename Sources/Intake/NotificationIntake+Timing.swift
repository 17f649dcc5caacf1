// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

extension NotificationIntake {
  /// Returns the due time of a notification accepted now, or nil for at once, and the timing with
  /// the app's defaults. Throws `TimingFault` and `StorageError`.
  func due(
    _ timing: Timing?, of app: App, at now: Instant
  ) async throws -> (timing: Timing?, due: Instant?) {
    switch timing {
    case nil: return (nil, nil)
    case .at(let time): return (timing, time)
    case .local(let time, let ifPast):
      if ifPast == .refuse, let zone = try await store.schedules.passedZone(time, of: app) {
        throw TimingFault.passed(time, zone: zone)
      }
      return (timing, max(now, try await store.schedules.due(of: time)))
    case .repeating(var recurrence):
      if case .cron(let expression, let named) = recurrence.rule {
        let zone = named.isEmpty ? app.timeZone ?? "UTC" : named
        guard let known = try await store.timeZones.known(zone) else {
          throw TimingFault.unknownZone(zone)
        }
        recurrence.rule = .cron(expression, timeZone: known)
      }
      guard let due = try await first(of: recurrence, from: now) else { throw TimingFault.never }
      return (.repeating(recurrence), due)
    }
  }

  /// Returns the first occurrence. An interval begins at its start time; without a start time, the
  /// first occurrence is one interval from now. The times of a cron expression do not depend on the
  /// start.
  private func first(of recurrence: Recurrence, from now: Instant) async throws -> Instant? {
    if case .every = recurrence.rule, let start = recurrence.start { return start }
    // An occurrence exactly at the start time also counts.
    let after = recurrence.start.map {
      Instant(microseconds: max(now.microseconds, $0.microseconds - 1))
    }
    return try await store.schedules.due(of: recurrence, after: after ?? now, now: after ?? now)
  }
}
