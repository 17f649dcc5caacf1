// SPDX-License-Identifier: Apache-2.0

/// The result of one request. Every request ends with exactly one result, by its deadlines.
package enum APNsResult: Sendable, Equatable {
  /// 200. `uniqueID` is `apns-unique-id`, which only the sandbox returns.
  case accepted(apnsID: APNsID, uniqueID: String?)
  /// APNs responded with a status other than 200.
  case rejected(Rejection)
  /// APNs cannot have acted on the request, so that a retry cannot duplicate the notification.
  case neverProcessed(NeverProcessedCause)
  /// The request was sent but has no response: the device may or may not have received the
  /// notification.
  case unknown(UnknownCause)
}
