// SPDX-License-Identifier: Apache-2.0

/// A client connection of either protocol, as the server sees it.
protocol ClientConnection: AnyObject {
  /// Closes the connection if it is idle; otherwise lets its requests in progress finish. Called
  /// when the server stops.
  func drain()

  /// Frees memory that an idle connection does not need.
  func giveBack()

  /// Resets the connection.
  func abort()
}
