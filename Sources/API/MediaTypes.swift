// SPDX-License-Identifier: Apache-2.0

/// The types of bodies that a route takes, as `Content-Type` names them. Without that field a body is taken for what the
/// route takes.
extension APIRoute.BodyLimit {
  /// Types that only forms of web pages have, and that a browser sends anywhere without asking first.
  private static let forms = ["application/x-www-form-urlencoded", "multipart/form-data"]
  private static let lines = [
    "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonlines",
    "application/octet-stream",
  ]

  /// - Throws: 415 for another type. Uploads of strings tell their types apart themselves (`StringsType`).
  func check(contentType: String) throws(Fault) {
    let type = contentType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    let isJSON = type == "application/json" || type == "text/json" || type.hasSuffix("+json")
    let expected: String
    switch self {
    case .usual, .recipients:
      if isJSON || type.isEmpty { return }
      expected = "expected application/json"
    case .batch:
      if isJSON || type.isEmpty || Self.lines.contains(type) { return }
      expected = "expected application/x-ndjson"
    case .devices:
      // `?format=` may name what the type does not say.
      if !Self.forms.contains(type) { return }
      expected = "expected application/x-ndjson or text/csv"
    case .texts: return
    }
    throw Fault(
      .unsupportedType, at: "header/Content-Type", "\(expected), not \(type.prefix(100))")
  }
}
