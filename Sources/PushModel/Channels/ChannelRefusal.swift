// SPDX-License-Identifier: Apache-2.0

/// Why a command failed, or why its result is unknown. `reason` contains Apple's reason.
package enum ChannelRefusal: Sendable, Equatable {
  /// The app has no usable credential in the environment.
  case noCredential
  case unknownChannel(reason: String)
  /// The app lacks the broadcast capability.
  case notEnabled
  /// The app has reached Apple's limit of channels.
  case tooManyChannels
  /// Apple refused the request for another reason.
  case request(reason: String, status: Int)
  /// Apple refused the credential.
  case credential(reason: String)
  /// Apple asks for a retry, after `afterSeconds` if its response contains a time.
  case later(reason: String, afterSeconds: Int?)
  /// Apple was unreachable, or has certainly not executed the command.
  case unreachable(String)
  /// The request was sent, but no response arrived.
  case unknown(String)

  /// Name of the refusal in metrics.
  package var name: String {
    switch self {
    case .noCredential: "no_credential"
    case .unknownChannel: "unknown_channel"
    case .notEnabled, .tooManyChannels, .request: "request"
    case .credential: "credential"
    case .later: "later"
    case .unreachable: "unreachable"
    case .unknown: "unknown"
    }
  }
}
