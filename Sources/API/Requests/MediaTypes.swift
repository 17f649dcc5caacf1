// SPDX-License-Identifier: Apache-2.0

/// Media types that a route accepts in `Content-Type`. A body without this field is read as the
/// route's type.
extension APIRoute.BodyLimit {
  /// Types of HTML forms, which a browser sends to other origins without a preflight request.
  private static let forms = ["application/x-www-form-urlencoded", "multipart/form-data"]
  private static let lines = [
    "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonlines",
    "application/octet-stream",
  ]

  /// - Throws: a `Fault` with status 415 for another type. Uploads of strings check their types in
  ///   `StringsType`.
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
      // `?format=` may declare the type instead, so only form types are rejected.
      if !Self.forms.contains(type) { return }
      expected = "expected application/x-ndjson or text/csv"
    case .texts: return
    }
    throw Fault(
      .unsupportedType, at: "header/Content-Type", "\(expected), not \(type.prefix(100))")
  }
}
