// SPDX-License-Identifier: Apache-2.0

/// Counts, for one connection, of the rules that count per connection.
package struct ConnectionFaultCounts: Sendable {
  struct Count: Sendable {
    var passed = 0
    var struck = 0
  }

  var byRule: [Int: Count] = [:]

  package init() {}
}
