// SPDX-License-Identifier: Apache-2.0

/// One client's connection of either protocol, as its server uses it.
protocol ClientConnection: AnyObject {
  /// Closes an idle connection, and lets requests in progress finish, because the server stops.
  func drain()

  /// Frees memory that an idle connection does not need.
  func giveBack()

  /// Resets the connection.
  func abort()
}
