// SPDX-License-Identifier: Apache-2.0

/// What the simulated service knows of a device token.
package enum DeviceState: Equatable, Sendable {
  /// The app is installed and takes pushes: also what a token never heard of is.
  case active
  /// The app is gone since `timestamp` (milliseconds since 1970): 410 Unregistered.
  case unregistered(timestamp: Int64?)
  /// The token itself ran out: 410 ExpiredToken.
  case expired(timestamp: Int64?)
  /// Not a token of APNs: 400 BadDeviceToken.
  case bad
  /// A token of the other environment, which Apple calls BadDeviceToken as well.
  case wrongEnvironment
  /// A token of another app than `topic` names: 400 DeviceTokenNotForTopic.
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

  /// The name on the control port.
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

/// The states that were declared, by device token in lower case. All other tokens are active.
package struct DeviceBook: Sendable {
  /// Enough for a test that lets a fifth of a large audience be gone.
  static let maximumDevices = 1_000_000

  private var states: [String: DeviceState] = [:]

  package init() {}

  package subscript(token: String) -> DeviceState { states[token.lowercased()] ?? .active }
  package var isEmpty: Bool { states.isEmpty }
  package var count: Int { states.count }

  /// Declares a state. False when the book is full.
  package mutating func declare(_ state: DeviceState, token: String) -> Bool {
    let token = token.lowercased()
    if state == .active {
      states[token] = nil
      return true
    }
    guard states[token] != nil || states.count < Self.maximumDevices else { return false }
    states[token] = state
    return true
  }
}
