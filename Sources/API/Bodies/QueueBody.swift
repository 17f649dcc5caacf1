// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel

/// A checked body of `POST /v1/queue/expire` or `POST /v1/queue/release`. The body of a release may
/// be empty.
package struct QueueBody: Sendable, Equatable {
  /// Bundle id of the app; nil for all apps.
  package let app: String?
  /// Rows accepted before this time expire; nil for a release.
  package let before: Instant?

  /// - Parameter expires: whether `before` is required; if false, it is rejected.
  package init(parsing body: [UInt8], expires: Bool) throws(Fault) {
    var faults = Faults()
    var app: String?
    var before: Instant?
    let names = expires ? "before, app" : "app"
    if expires || !body.isEmpty {
      for field in try bodyMembers(body, expected: "an object with \(names)") {
        switch field.name {
        case "app": app = field.value.isNull ? nil : Self.app(field, &faults)
        case "before" where expires: before = Self.time(field, &faults)
        default: field.unknown(names, &faults)
        }
      }
    }
    if expires, before == nil, faults.isEmpty {
      faults.add(.missingMember, at: "/before", "\"before\" is needed")
    }
    try faults.check()
    self.app = app
    self.before = before
  }

  private static func app(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string, BundleID.isValid(text) else {
      field.refuse(.invalidBundleID, "expected a bundle id such as \"com.example.app\"", &faults)
      return nil
    }
    return text
  }

  private static func time(_ field: Field, _ faults: inout Faults) -> Instant? {
    guard let text = field.value.string, let time = RFC3339.parse(text) else {
      field.refuse(
        .invalidValue, "expected a time such as \"2026-11-20T09:00:00Z\" (RFC 3339)", &faults)
      return nil
    }
    return time
  }
}
