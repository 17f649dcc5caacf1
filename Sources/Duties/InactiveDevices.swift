// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes devices that have been unregistered or quarantined for a number of days.
package final class InactiveDevices: Duty {
  package let name = "inactive-devices"
  package let interval: Duration
  private let days: Int
  private let removed: (_ devices: Int) -> Void
  /// The position that the round has reached.
  private var place = InactiveDevicePlace.first

  /// - Parameters:
  ///   - interval: time between two rounds.
  ///   - days: days that such a device is kept; 0 keeps it forever.
  ///   - removed: called with the number of devices that a step removed.
  package init(interval: Duration, days: Int, removed: @escaping (_ devices: Int) -> Void) {
    self.interval = interval
    self.days = days
    self.removed = removed
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    guard days > 0 else { return DutyStep(items: 0, hasMore: false) }
    let step = try await store.removeInactiveDevices(keeping: days, after: place)
    place = step.next ?? .first
    removed(step.removed)
    return DutyStep(items: step.removed, hasMore: step.next != nil)
  }
}
