// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel

extension NeverProcessedCause {
  /// Reason that a delivery with this cause records.
  var ownReason: GatewayReason {
    switch self {
    case .queueDeadline: .queueDeadline
    case .noConnection: .noConnection
    case .queueFull: .queueFull
    case .poolClosed: .stopping
    case .refusedStream: .refusedStream
    case .goAway: .goAway
    case .notWritten: .notWritten
    case .noProviderToken: .noProviderToken
    }
  }
}

extension UnknownCause {
  /// Reason that a delivery with this cause records.
  var ownReason: GatewayReason {
    switch self {
    case .responseDeadline: .responseDeadline
    case .connectionLost: .connectionLost
    case .streamReset: .streamReset
    case .poolClosed: .stopping
    }
  }
}
