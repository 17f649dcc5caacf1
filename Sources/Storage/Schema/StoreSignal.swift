// SPDX-License-Identifier: Apache-2.0
internal import Postgres

/// Notifications (NOTIFY) among the nodes on one database, with which nodes need not wait for the
/// next poll. The raw value is the channel; there is no payload.
package enum StoreSignal: String, CaseIterable, Sendable {
  /// The queue has rows to claim.
  case work = "pushgate work"
  /// The run control of a run with remaining work has changed.
  case control = "pushgate control"
  /// The change counter of the configuration has increased.
  case configuration = "pushgate configuration"

  var query: PostgresQuery { "SELECT pg_notify(\(rawValue), '')" }
}
