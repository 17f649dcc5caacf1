// SPDX-License-Identifier: Apache-2.0

/// The declared states, by device token in lower case. All other tokens are active and valid in
/// both environments.
package struct DeviceBook: Sendable {
  /// Maximum number of tokens: enough for a test in which a fifth of a large audience is
  /// unregistered.
  static let maximumDevices = 1_000_000

  /// Declaration of one token.
  package struct Entry: Equatable, Sendable {
    package var state: DeviceState
    /// Environment that issued the token; nil for a token valid in both.
    package var environment: PushEnvironment?
    /// Bundle id of the token's app; nil for a token valid for any app.
    package var app: String?

    var isOrdinary: Bool { state == .active && environment == nil && app == nil }
  }

  private var entries: [String: Entry] = [:]

  package init() {}

  package subscript(token: String) -> DeviceState { entry(of: token).state }
  package var isEmpty: Bool { entries.isEmpty }
  package var count: Int { entries.count }

  package func entry(of token: String) -> Entry {
    entries[token.lowercased()] ?? Entry(state: .active)
  }

  /// Returns why a push to `token` in `environment` is refused; nil if it is accepted.
  func refusal(
    of token: String, app: @autoclosure () -> String, in environment: PushEnvironment
  ) -> (reason: Reason, timestamp: Int64?)? {
    guard let entry = entries[token.lowercased()] else { return nil }
    // "The token doesn't match the environment."
    if let own = entry.environment, own != environment { return (.badDeviceToken, nil) }
    if let own = entry.app, own != app() { return (.deviceTokenNotForTopic, nil) }
    return entry.state.refusal
  }

  /// Declares a token's state and environment. Returns false if the book is full.
  package mutating func declare(
    _ state: DeviceState, token: String, environment: PushEnvironment? = nil
  ) -> Bool {
    change(token) {
      $0.state = state
      $0.environment = environment
    }
  }

  /// Changes a token's declaration. Returns false if the book is full.
  package mutating func change(_ token: String, _ change: (inout Entry) -> Void) -> Bool {
    let token = token.lowercased()
    var entry = self.entry(of: token)
    change(&entry)
    guard entry.isOrdinary || entries[token] != nil || entries.count < Self.maximumDevices else {
      return false
    }
    entries[token] = entry.isOrdinary ? nil : entry
    return true
  }

  package mutating func removeAll() { entries = [:] }
}
