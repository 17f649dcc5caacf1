// SPDX-License-Identifier: Apache-2.0

/// Current result of one run for one device.
package struct Delivery: Sendable, Equatable {
  package var token: DeviceToken
  package var outcome: DeliveryOutcome
  /// HTTP status of APNs; nil without a response.
  package var status: Int?
  package var reason: String?
  package var language: String?
  /// The request's `apns-id`.
  package var apnsID: UUID?
  package var attempts: Int
  package var updatedAt: Instant
  /// Time of the next attempt of a waiting delivery, if it waits for a time.
  package var waitingUntil: Instant?

  package init(
    token: DeviceToken, outcome: DeliveryOutcome, status: Int?, reason: String?, language: String?,
    apnsID: UUID?, attempts: Int, updatedAt: Instant, waitingUntil: Instant? = nil
  ) {
    self.token = token
    self.outcome = outcome
    self.status = status
    self.reason = reason
    self.language = language
    self.apnsID = apnsID
    self.attempts = attempts
    self.updatedAt = updatedAt
    self.waitingUntil = waitingUntil
  }
}
