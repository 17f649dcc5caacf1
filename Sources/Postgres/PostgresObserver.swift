// SPDX-License-Identifier: Apache-2.0

/// Observes the results of a connection's work, on its loop.
package protocol PostgresObserver: AnyObject {
  /// Called when a transaction of one or more statements, or a script, has ended.
  ///
  /// - Parameters:
  ///   - duration: from the caller's request, including waits for other statements or a connection.
  ///   - failure: the error; nil on success.
  func answered(after duration: Duration, _ failure: PostgresError?)
}
