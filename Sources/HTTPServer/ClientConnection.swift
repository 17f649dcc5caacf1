// SPDX-License-Identifier: Apache-2.0

/// One client's connection, whatever protocol it speaks, as its server sees it.
protocol ClientConnection: AnyObject {
  /// The server stops: ends what has not begun, and lets the rest come to its end.
  func drain()

  /// Gives back what memory it can do without while nothing happens on it.
  func giveBack()

  /// Resets the connection.
  func abort()
}
