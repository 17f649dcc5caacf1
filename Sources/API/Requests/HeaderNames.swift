// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

extension HTTPField.Name {
  /// Defined by the HTML standard, "Cross-origin opener policies".
  package static let crossOriginOpenerPolicy = name("Cross-Origin-Opener-Policy")
  /// The site of the page that caused a browser's request (W3C Fetch Metadata).
  package static let fetchSite = name("Sec-Fetch-Site")
  /// The client's address, which a proxy appends.
  package static let forwardedFor = name("X-Forwarded-For")
  /// The scheme that the client uses towards a proxy.
  package static let forwardedProtocol = name("X-Forwarded-Proto")
  package static let forwardedUser = name("X-Forwarded-User")
  package static let forwardedGroups = name("X-Forwarded-Groups")
  /// Defined by W3C Referrer Policy.
  package static let referrerPolicy = name("Referrer-Policy")
  /// Defined by draft-ietf-httpapi-idempotency-key-header.
  static let idempotencyKey = name("Idempotency-Key")
  /// Marks the replayed response of an earlier request with the same idempotency key.
  static let idempotencyReplayed = name("Idempotency-Replayed")
  /// Defined by the HTML standard, "Server-sent events".
  static let lastEventID = name("Last-Event-ID")
  /// Defined by RFC 8288.
  static let link = name("Link")
  /// Defined by RFC 7240.
  static let prefer = name("Prefer")
  /// Names the preference that was applied (RFC 7240 §3).
  static let preferenceApplied = name("Preference-Applied")
  /// The remaining quota (draft-ietf-httpapi-ratelimit-headers).
  static let rateLimit = name("RateLimit")
  /// The quota (draft-ietf-httpapi-ratelimit-headers).
  static let rateLimitPolicy = name("RateLimit-Policy")

  private static func name(_ literal: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(literal) else {
      preconditionFailure("\(literal) is a token of RFC 9110")
    }
    return name
  }
}
