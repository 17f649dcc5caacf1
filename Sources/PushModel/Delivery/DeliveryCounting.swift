// SPDX-License-Identifier: Apache-2.0

/// Where the outcomes of a run are counted.
package enum DeliveryCounting: Int16, StoredCode, Hashable {
  /// The rows of `deliveries` are counted. For runs with few devices.
  case byRows = 0
  /// The statements that store deliveries add to the run's counters.
  case inCounts = 1
  /// As counters of the run, where each outcome replaces the device's outcome of an earlier run.
  case replacing = 2
}
