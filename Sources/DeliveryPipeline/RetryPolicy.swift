// SPDX-License-Identifier: Apache-2.0

/// Wait of a delivery before its next attempt. `Retry-After` from Apple takes precedence.
package struct RetryPolicy: Sendable {
  /// Seconds after 500 and 503. Apple: "retry … after 15 minutes".
  package var serverErrorSeconds = 900.0
  /// Seconds after the first 429 for a device without `Retry-After`; doubled for each further one.
  package var tooManyRequestsSeconds = 30.0
  /// Seconds after the first push that certainly never reached Apple; doubled for each further one.
  package var neverProcessedSeconds = 1.0
  /// Seconds after a push whose result is unknown and whose second copy is harmless.
  package var unknownSeconds = 5.0
  /// Seconds between attempts while Apple refuses the credential; each attempt is one probe.
  package var credentialSeconds = 30.0
  /// Seconds between attempts while there is no connection; each attempt is one probe. The sessions
  /// themselves back off for longer.
  package var connectionSeconds = 2.0
  /// The longest wait, in seconds.
  package var maximumSeconds = 3_600.0
  /// Largest fraction by which a wait is lengthened at random, so that retries spread.
  package var jitter = 0.2

  package init() {}

  /// Returns the exponential backoff: `base`, doubled for each attempt after the first, at most
  /// `maximumSeconds`.
  func backoff(_ base: Double, attempt: Int) -> Double {
    min(maximumSeconds, base * Double(1 << min(max(attempt - 1, 0), 20)))
  }
}
