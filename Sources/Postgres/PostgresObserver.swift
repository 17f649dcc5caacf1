// SPDX-License-Identifier: Apache-2.0

/// Hears what became of what a connection was asked, on its loop.
package protocol PostgresObserver: AnyObject {
  /// A transaction of one or more statements, or a script, is over for its caller.
  ///
  /// - Parameters:
  ///   - duration: from when it was asked for, waiting for its turn or for a connection included.
  ///   - failure: why it failed; nil when it did not.
  func answered(after duration: Duration, _ failure: PostgresError?)
}
