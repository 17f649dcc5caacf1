// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Where a push goes once more whose token Apple has called bad: a token of one environment is unknown to the other.
/// It was not delivered, so that nobody is sent to twice.
enum SecondTry: Equatable {
  /// Nowhere: the answer is the device's.
  case none
  /// The environment that nobody had stated, to find out whether the device is of it.
  case trial(PushEnvironment)
  /// The environment that the device has come to since the push was begun.
  case moved(PushEnvironment)
  /// That could not be read: the push is tried again, and asks again.
  case unknown

  /// - Parameters:
  ///   - environment: where the token was refused.
  ///   - device: how it stands with it by now; nil: it is not there.
  ///   - hasOther: whether the app has a credential for the other environment.
  init(refusedIn environment: PushEnvironment, _ device: DeviceStanding?, hasOther: Bool) {
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

  /// Where the next try goes, when it is another place than the last one's.
  var environment: PushEnvironment? {
    switch self {
    case .trial(let environment), .moved(let environment): environment
    case .none, .unknown: nil
    }
  }

  var isTrial: Bool { if case .trial = self { true } else { false } }
}
