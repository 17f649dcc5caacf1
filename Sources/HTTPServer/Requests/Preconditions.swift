// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// The preconditions of a request: `If-Match` and `If-None-Match` (RFC 9110 §13.1). Dates are
/// ignored, since no resource has a `Last-Modified`.
package struct Preconditions: Sendable, Equatable {
  /// The condition of one of the fields.
  enum Condition: Sendable, Equatable {
    /// `*`: the resource exists.
    case anything
    case oneOf([EntityTag])
  }

  /// A field that is neither `*` nor a list of entity tags.
  package struct Malformed: Error, Sendable, Equatable {
    package let field: HTTPField.Name
  }

  /// The result of the check.
  package enum Verdict: Sendable, Equatable {
    case holds
    /// The client has the current representation: 304 for GET and HEAD, 412 for other methods
    /// (§13.2.2).
    case unchanged
    /// The resource has changed: 412.
    case failed
  }

  private let ifMatch: Condition?
  private let ifNoneMatch: Condition?

  package init(_ headers: HeaderFields) throws(Malformed) {
    ifMatch = try Self.condition(headers, .ifMatch)
    ifNoneMatch = try Self.condition(headers, .ifNoneMatch)
  }

  /// Whether the request has no preconditions.
  package var isEmpty: Bool { ifMatch == nil && ifNoneMatch == nil }

  /// Checks the preconditions.
  /// - Parameter current: tag of the current representation; nil if the resource does not exist.
  package func verdict(for current: EntityTag?) -> Verdict {
    if let ifMatch {
      let isMet =
        switch (ifMatch, current) {
        case (_, nil): false
        case (.anything, _): true
        case (.oneOf(let tags), let current?): tags.contains { $0.isStronglyEqual(to: current) }
        }
      if !isMet { return .failed }
    }
    guard let ifNoneMatch, let current else { return .holds }
    let isThere =
      switch ifNoneMatch {
      case .anything: true
      case .oneOf(let tags): tags.contains { $0.isWeaklyEqual(to: current) }
      }
    return isThere ? .unchanged : .holds
  }

  private static func condition(
    _ headers: HeaderFields, _ name: HTTPField.Name
  ) throws(Malformed) -> Condition? {
    guard let text = headers[name] else { return nil }
    if text == "*" { return .anything }
    guard let tags = EntityTag.list(text) else { throw Malformed(field: name) }
    return .oneOf(tags)
  }
}
