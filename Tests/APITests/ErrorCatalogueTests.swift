// SPDX-License-Identifier: Apache-2.0
import API
import FoundationEssentials
import HTTPServer
import HTTPTypes
import Testing

@Suite struct ErrorCatalogueTests {
  private let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/errors.md").standardizedFileURL

  /// With `PUSHGATE_WRITE_DOCS` set, the test writes the page instead.
  @Test("docs/errors.md matches the error tables")
  func documentation() throws {
    let text = Self.page()
    if ProcessInfo.processInfo.environment["PUSHGATE_WRITE_DOCS"] != nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    let found = try String(contentsOf: page, encoding: .utf8)
    #expect(
      found == text,
      "run the tests once with PUSHGATE_WRITE_DOCS=1 and commit docs/errors.md")
  }

  @Test("error numbers are unique, and their thousands name the category")
  func numbers() {
    let codes = ErrorCode.allCases.map(\.number) + HTTPFault.allCases.map(\.row.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /PG[1-5]\d{3}/) != nil })
    #expect(ErrorCode.allCases.map(\.number) == ErrorCode.allCases.map(\.number).sorted())
  }

  @Test("each fault of the HTTP server has its own title and remedy", arguments: HTTPFault.allCases)
  func faults(fault: HTTPFault) {
    #expect(HTTPFault.allCases.filter { $0.row.title == fault.row.title } == [fault])
    #expect(HTTPFault.allCases.filter { $0.remedy == fault.remedy } == [fault])
    #expect(fault.remedy.count > 20 && fault.remedy.hasSuffix("."))
  }

  @Test("every error code has a row in the table, in the table's order")
  func list() throws {
    let table = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/API/Errors/ErrorCode.swift").standardizedFileURL
    let text = try String(contentsOf: table, encoding: .utf8)
    let rows = text.matches(of: /static let (\w+) = Self\(\s*"(PG\d+)"/).map { String($0.2) }
    #expect(ErrorCode.allCases.map(\.number) == rows)
  }

  @Test("every error code has a remedy and a unique title", arguments: ErrorCode.allCases)
  func rows(code: ErrorCode) {
    #expect(
      [400, 401, 403, 404, 409, 410, 412, 415, 422, 429, 500, 502, 503, 504].contains(
        code.status.code))
    #expect(!code.remedy.isEmpty && !code.status.reasonPhrase.isEmpty)
    #expect(ErrorCode.allCases.filter { $0.title == code.title } == [code])
    // Only 5xx codes report a fault that is not the caller's.
    let notTheCallers: [ErrorCode] = [
      .internalFault, .databaseUnavailable, .fateUnknown, .tooManyEventStreams, .credentialRefused,
      .appleUnavailable, .appleFateUnknown, .transferUnderWay, .stopping,
      .overloaded,
    ]
    #expect((code.status.code >= 500) == notTheCallers.contains(code))
  }

  private static func page() -> String {
    var text = """
      # Errors

      Every error response is a problem document ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457),
      `application/problem+json`):

      ```json
      {
        "type": "…/docs/errors.md#pg3002", "title": "Too many languages", "status": 422,
        "detail": "expected at most 32 languages, not 33", "code": "PG3002", "pointer": "/languages",
        "request_id": "…"
      }
      ```

      * `code` is stable; the wording of `detail` may change.
      * `pointer` is a JSON pointer into the body (`""` is the whole body), or `query/NAME`, `path/NAME` or `header/NAME`.
      * `errors` lists all faults if the body has several.
      * A rejected request stores nothing.
      * 429 and 503 responses have `Retry-After`, in seconds.

      A test generates this page from `Sources/API/Errors/ErrorCode.swift`, `Sources/HTTPServer/Errors/HTTPFault.swift` and
      `Sources/HTTPServer/Errors/HTTPFault+Remedy.swift`.

      ## HTTP


      """
    for fault in HTTPFault.allCases {
      text += "### \(fault.row.code)\n\n\(fault.row.status.code): \(fault.row.title).\n\n"
      text += "\(fault.remedy)\n\n"
    }
    let parts: [(prefix: String, title: String)] = [
      ("PG1", "The request"), ("PG2", "Apps, credentials, strings and keys"), ("PG3", "Devices"),
      ("PG4", "Notifications"), ("PG5", "The gateway"),
    ]
    for (prefix, title) in parts {
      text += "## \(title)\n\n"
      for code in ErrorCode.allCases where code.number.hasPrefix(prefix) {
        text += "### \(code.number)\n\n\(code.status.code): \(code.title).\n\n\(code.remedy)\n\n"
      }
    }
    return String(text.dropLast())
  }
}
