// SPDX-License-Identifier: Apache-2.0
internal import HTTPTypes

extension HTTPField.Name {
  /// draft-ietf-httpapi-idempotency-key-header.
  static let idempotencyKey = name("Idempotency-Key")
  /// Set on the response to a replayed request.
  static let idempotencyReplayed = name("Idempotency-Replayed")
  /// The HTML standard, "Server-sent events".
  static let lastEventID = name("Last-Event-ID")
  /// RFC 8288.
  static let link = name("Link")
  /// RFC 7240.
  static let prefer = name("Prefer")
  /// Set on the response to a request whose preference was applied.
  static let preferenceApplied = name("Preference-Applied")
  /// draft-ietf-httpapi-ratelimit-headers: the remaining quota.
  static let rateLimit = name("RateLimit")
  /// draft-ietf-httpapi-ratelimit-headers: the quota.
  static let rateLimitPolicy = name("RateLimit-Policy")

  private static func name(_ literal: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(literal) else {
      preconditionFailure("\(literal) is a token of RFC 9110")
    }
    return name
  }
}
