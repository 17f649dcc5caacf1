// SPDX-License-Identifier: Apache-2.0

/// An event of a `PostgresListener`.
package enum PostgresListenerEvent: Sendable, Equatable {
  case notification(channel: String, payload: String)
  /// Listening has begun, for the first time or again. Earlier notifications are lost, so the
  /// caller must read the tables.
  case mayHaveMissed
}
