// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// A provider token and the time at which its use ends.
package struct ReadyToken: Sendable, Equatable {
  package let token: ProviderToken
  /// When connections must stop sending the token.
  package let sentUntil: MonotonicTime

  /// Creates the value from the token's age in seconds at `moment`.
  package init(_ token: ProviderToken, age: Int64, at moment: MonotonicTime) {
    self.token = token
    sentUntil = moment + .seconds(ProviderTokenAge.sent - age)
  }
}
