// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// What a request makes itself depend on: `If-Match` and `If-None-Match` (RFC 9110 §13.1). Dates are not looked at,
/// since nothing here has a `Last-Modified`.
package struct Preconditions: Sendable, Equatable {
  /// What one of the fields asks for.
  enum Condition: Sendable, Equatable {
    /// `*`: that there is something.
    case anything
    case oneOf([EntityTag])
  }

  /// A field that is neither `*` nor a list of entity tags.
  package struct Malformed: Error, Sendable, Equatable {
    package let field: HTTPField.Name
  }

  /// What follows for the request.
  package enum Verdict: Sendable, Equatable {
    case holds
    /// The client has what it asks for: 304 for GET and HEAD, 412 for everything else (§13.2.2).
    case unchanged
    /// Somebody else was faster: 412.
    case failed
  }

  private let ifMatch: Condition?
  private let ifNoneMatch: Condition?

  package init(_ headers: HeaderFields) throws(Malformed) {
    ifMatch = try Self.condition(headers, .ifMatch)
    ifNoneMatch = try Self.condition(headers, .ifNoneMatch)
  }

  /// Whether the request depends on nothing.
  package var isEmpty: Bool { ifMatch == nil && ifNoneMatch == nil }

  /// - Parameter current: of what is there now; nil when nothing is.
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
