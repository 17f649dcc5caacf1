// SPDX-License-Identifier: Apache-2.0

/// Time at which a notification is sent, unless it is sent at once.
package enum Timing: Sendable, Hashable {
  /// At an instant.
  case at(Instant)
  /// At a local time in each device's time zone. `IfPast` applies to zones in which the time has
  /// passed.
  case local(LocalTime, IfPast)
  /// Repeatedly; each occurrence is a notification of its own.
  case repeating(Recurrence)
}
