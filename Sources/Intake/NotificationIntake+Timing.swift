// SPDX-License-Identifier: Apache-2.0
package import PushModel
internal import Storage

/// When a notification is due cannot be what its request says.
package enum TimingFault: Error, Equatable {
  /// PostgreSQL knows no time zone of this name.
  case unknownZone(String)
  /// A time is over in a zone that devices of the app are in, and that is to be refused.
  case passed(LocalTime, zone: String)
  /// It never comes again.
  case never
}

extension NotificationIntake {
  /// When a notification is due that is accepted now, with what its request leaves to the app; nil: at once.
  /// Throws `TimingFault` and `StorageError`.
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

  /// An interval begins with its start, or is over once before; a cron expression says itself when.
  private func first(of recurrence: Recurrence, from now: Instant) async throws -> Instant? {
    if case .every = recurrence.rule, let start = recurrence.start { return start }
    // What falls on the start itself counts.
    let after = recurrence.start.map {
      Instant(microseconds: max(now.microseconds, $0.microseconds - 1))
    }
    return try await store.schedules.due(of: recurrence, after: after ?? now, now: after ?? now)
  }
}
