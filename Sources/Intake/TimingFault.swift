// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Reason why a request's timing cannot be accepted.
package enum TimingFault: Error, Equatable {
  /// PostgreSQL has no time zone of this name.
  case unknownZone(String)
  /// A local time has passed in a zone of the app's devices, and the request rejects passed times.
  case passed(LocalTime, zone: String)
  /// The schedule has no future occurrence.
  case never
}
