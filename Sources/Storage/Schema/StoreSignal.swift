// SPDX-License-Identifier: Apache-2.0
internal import Postgres

/// What nodes on one database tell one another by NOTIFY, so that nobody has to wait for the next poll. The raw
/// value is the channel; there is no payload.
package enum StoreSignal: String, CaseIterable, Sendable {
  /// Rows of the queue may be claimed.
  case work = "pushgate work"
  /// Something was said of runs that have work left.
  case control = "pushgate control"
  /// The change counter of the configuration has risen.
  case configuration = "pushgate configuration"

  var query: PostgresQuery { "SELECT pg_notify(\(rawValue), '')" }
}
