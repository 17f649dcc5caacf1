// SPDX-License-Identifier: Apache-2.0

/// State of a device token at the simulated service.
package enum DeviceState: Equatable, Sendable {
  /// The app is installed and accepts pushes. Default of undeclared tokens.
  case active
  /// The app was removed at `timestamp` (milliseconds since 1970): 410 Unregistered.
  case unregistered(timestamp: Int64?)
  /// The token expired: 410 ExpiredToken.
  case expired(timestamp: Int64?)
  /// Not a token of APNs: 400 BadDeviceToken.
  case bad
  /// A token that is valid in neither simulated environment: 400 BadDeviceToken. Tokens of one
  /// environment are declared with `environment` in `DeviceBook`.
  case wrongEnvironment
  /// A token of another app than the topic's: 400 DeviceTokenNotForTopic.
  case wrongTopic

  var refusal: (reason: Reason, timestamp: Int64?)? {
    switch self {
    case .active: nil
    case .unregistered(let timestamp): (.unregistered, timestamp)
    case .expired(let timestamp): (.expiredToken, timestamp)
    case .bad, .wrongEnvironment: (.badDeviceToken, nil)
    case .wrongTopic: (.deviceTokenNotForTopic, nil)
    }
  }

  /// Name on the control port.
  package var name: String {
    switch self {
    case .active: "active"
    case .unregistered: "unregistered"
    case .expired: "expired"
    case .bad: "bad"
    case .wrongEnvironment: "wrong_environment"
    case .wrongTopic: "wrong_topic"
    }
  }

  package var timestamp: Int64? {
    switch self {
    case .unregistered(let timestamp), .expired(let timestamp): timestamp
    default: nil
    }
  }

  package init?(name: String, timestamp: Int64?) {
    switch name {
    case "active": self = .active
    case "unregistered": self = .unregistered(timestamp: timestamp)
    case "expired": self = .expired(timestamp: timestamp)
    case "bad": self = .bad
    case "wrong_environment": self = .wrongEnvironment
    case "wrong_topic": self = .wrongTopic
    default: return nil
    }
  }
}

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
