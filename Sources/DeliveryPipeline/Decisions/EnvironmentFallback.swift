// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Environment of one more attempt after Apple called the token bad, because a token of one
/// environment is unknown in the other. Apple has not delivered the push, so the device does not
/// get it twice.
enum EnvironmentFallback: Equatable {
  /// No further attempt: the answer concerns the device.
  case none
  /// The other environment, because the device's environment was only assumed.
  case trial(PushEnvironment)
  /// The environment to which the device has moved since the push began.
  case moved(PushEnvironment)
  /// The device could not be read; the retry reads it again.
  case unknown

  /// - Parameters:
  ///   - environment: environment in which the token was refused.
  ///   - device: current status of the device; nil if it no longer exists.
  ///   - hasOther: whether the app has a credential for the other environment.
  init(refusedIn environment: PushEnvironment, _ device: DeviceStatus?, hasOther: Bool) {
    guard let device, device.isActive else {
      self = .none
      return
    }
    if device.environment != environment {
      self = .moved(device.environment)
    } else if device.source == .assumed && hasOther {
      self = .trial(environment.other)
    } else {
      self = .none
    }
  }

  /// Environment of the next attempt if it differs from the last one.
  var environment: PushEnvironment? {
    switch self {
    case .trial(let environment), .moved(let environment): environment
    case .none, .unknown: nil
    }
  }

  var isEnvironmentProbe: Bool { if case .trial = self { true } else { false } }
}
