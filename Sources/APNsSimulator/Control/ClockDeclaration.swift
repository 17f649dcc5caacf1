// SPDX-License-Identifier: Apache-2.0
import JSONText

/// The body of `PUT /sim/clock`, and the clock of a scenario.
struct ClockDeclaration: Sendable {
  /// Ten years in either direction, in seconds: longer than any provider's clock error or
  /// certificate.
  static let maximumSeconds = 315_360_000

  let offset: Duration

  init(_ json: JSONField) throws(JSONFault) {
    try json.object(of: ["offset_seconds"])
    offset = .seconds(
      try json.required("offset_seconds").whole(in: -Self.maximumSeconds...Self.maximumSeconds))
  }
}
