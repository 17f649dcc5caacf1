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
