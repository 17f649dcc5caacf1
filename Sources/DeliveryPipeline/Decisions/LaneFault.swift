// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel

extension HoldReason {
  /// Creates the fault of the lane that a result reveals; nil if there is none. The fault concerns
  /// all pushes of the lane, and no device.
  init?(faultIn result: APNsResult) {
    switch result {
    case .rejected(let rejection) where rejection.reason.fault == .credential:
      self = .credentialRefused
    case .neverProcessed(.noConnection): self = .noConnection
    case .neverProcessed(.noProviderToken): self = .noProviderToken
    default: return nil
    }
  }
}
