// SPDX-License-Identifier: Apache-2.0
import HTTPServer
import Testing

@testable import Admin

@Suite struct MultipartFormTests {
  private static func parse(_ body: String, _ boundary: String = "X") throws(MultipartForm
    .Malformed)
    -> MultipartForm
  {
    try MultipartForm(parsing: Array(body.utf8), boundary: Array(boundary.utf8))
  }

  /// A part of a form with the boundary X.
  private static func part(_ parameters: String, _ content: String = "v") -> String {
    "--X\r\nContent-Disposition: form-data; \(parameters)\r\n\r\n\(content)\r\n"
  }

  private static let boundaries: [(type: String, boundary: String?)] = [
    ("multipart/form-data; boundary=X", "X"), ("Multipart/Form-Data;BOUNDARY=a-b_c", "a-b_c"),
    ("multipart/form-data; boundary=\"a b:c\"", "a b:c"),
    ("multipart/form-data; charset=utf-8; boundary=X", "X"),
    (
      "multipart/form-data; boundary=" + String(repeating: "a", count: 70),
      .some(String(repeating: "a", count: 70))
    ),
    ("multipart/form-data; boundary=" + String(repeating: "a", count: 71), nil),
    ("multipart/form-data", nil), ("multipart/form-data; boundary=", nil),
    ("multipart/form-data; boundary=\"\"", nil), ("multipart/form-data; boundary=\"a ", nil),
    ("multipart/form-data; boundary=\"a \"", nil),
    ("multipart/form-data; boundary=a;boundary=b", nil),
    ("multipart/form-data; boundary=\"a\r\"", nil), ("multipart/form-data; boundary=a b", nil),
    ("multipart/form-data; boundary=\"ä\"", nil), ("multipart/mixed; boundary=X", nil), ("", nil),
  ]

  @Test("a boundary is read from Content-Type", arguments: boundaries)
  func boundary(_ type: String, _ boundary: String?) {
    #expect(MultipartForm.boundary(ofContentType: type) == boundary.map { Array($0.utf8) })
  }

  @Test("fields and files are read as browsers send them")
  func fieldsAndFiles() throws {
    let body =
      Self.part("name=\"a\"", "1\r\n2") + Self.part("name=\"a\"", "") + Self.part("name=ü", "漢")
      + "--X\r\ncontent-disposition:form-data; name=\"f\"; filename=\"C:\\x \\\"y\\\".p8\"\r\n"
      + "Content-Type: application/x-pem-file\r\nX-Other: 1\r\n\r\n--\r\n--Y\r\n\n\r\r\n-X\r\n"
      + "--X\r\nContent-Disposition: form-data; name=\"none\"; filename=\"\"\r\n\r\n\r\n--X--\r\n"
    // `ü` is no token, so that its name must be quoted.
    #expect(throws: MultipartForm.Malformed.disposition) { try Self.parse(body) }
    let form = try Self.parse(body.replacing("name=ü", with: "name=\"ü\""))
    #expect(form.fields.all("a") == ["1\r\n2", ""] && form.fields.first("ü") == "漢")
    let file = try #require(form.file("f"))
    #expect(file.name == "C:\\x \"y\".p8")
    #expect(file.bytes == Array("--\r\n--Y\r\n\n\r\r\n-X".utf8))
    #expect(form.file("none") == nil && form.file("a") == nil)
  }

  @Test("an empty form, and one without a final line break, are forms")
  func ends() throws {
    #expect(try Self.parse("--X--").fields.isEmpty)
    #expect(try Self.parse(Self.part("name=\"a\"") + "--X--").fields.first("a") == "v")
  }

  private static let refused: [(body: String, fault: MultipartForm.Malformed)] = [
    ("", .beginning), ("--Y--", .beginning), ("\r\n--X--", .beginning),
    ("preamble\r\n--X--", .beginning),
    ("--X", .truncated), ("--X-", .truncated), ("--X\r", .truncated), ("--X\r\n", .truncated),
    (part("name=\"a\""), .truncated), (String(part("name=\"a\"").dropLast(3)), .truncated),
    (part("name=\"a\"") + "--X-", .truncated),
    ("--X\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n", .truncated),
    ("--X\nContent-Disposition: form-data; name=\"a\"\n\nv\n--X--", .boundaryLine),
    ("--X \r\n\r\n--X--", .boundaryLine), (part("name=\"a\"", "\r\n--XY") + "--X--", .boundaryLine),
    ("--X--epilogue", .end), ("--X--\r\n\r\n", .end),
    (String(repeating: part("name=\"a\""), count: 65) + "--X--", .tooManyParts),
    ("--X\r\n\r\nv\r\n--X--", .disposition),
    ("--X\r\nContent-Type: text/plain\r\n\r\nv\r\n--X--", .disposition),
    ("--X\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nv\r\n--X--", .disposition),
    (part("name=\"a\"; name=\"b\"") + "--X--", .disposition),
    (part("name=\"a") + "--X--", .disposition),
    (part("name=\"a\" b") + "--X--", .disposition),
    (
      "--X\r\n" + "Content-Disposition: form-data; name=\"a\"\r\n" + part("name=\"a\"").dropFirst(4)
        + "--X--", .disposition
    ),
    ("--X\r\nContent-Disposition form-data\r\n\r\nv\r\n--X--", .header),
    ("--X\r\n Content-Disposition: form-data; name=\"a\"\r\n\r\nv\r\n--X--", .header),
    ("--X\r\nContent-Disposition: form-data;\r\n name=\"a\"\r\n\r\nv\r\n--X--", .disposition),
    ("--X\r\nContent-Disposition: form-data; name=\"a\"\nX: 1\r\n\r\nv\r\n--X--", .header),
    ("--X\r\nContent-Disposition: form-data; name=\"a\rb\"\r\n\r\nv\r\n--X--", .header),
    (part("filename=\"a\"") + "--X--", .noName), (part("name=\"\"") + "--X--", .noName),
    (part("name=\"a\"; filename*=UTF-8''x") + "--X--", .extendedName),
    ("--X\r\nContent-Transfer-Encoding: base64\r\n\r\nv\r\n--X--", .encoded),
    (
      part("name=\"a\"; filename=\"1\"") + part("name=\"a\"; filename=\"2\"") + "--X--",
      .repeatedFile("a")
    ),
    (part("name=\"a\"", "\0") + "--X--", .field("a")),
    (part("name=\"\(String(repeating: "a", count: 2_100))\"") + "--X--", .headerTooLong),
  ]

  @Test("a malformed form is refused with its fault", arguments: refused)
  func malformed(_ body: String, _ fault: MultipartForm.Malformed) {
    #expect(throws: fault) { try Self.parse(body) }
    #expect(!fault.description.isEmpty)
  }

  @Test("texts and names that are not UTF-8 are refused, and bytes of files are kept")
  func encodings() throws {
    func form(_ parameters: [UInt8], _ content: [UInt8]) throws -> MultipartForm {
      try MultipartForm(
        parsing: Array("--X\r\nContent-Disposition: form-data; ".utf8) + parameters
          + Array("\r\n\r\n".utf8) + content + Array("\r\n--X--\r\n".utf8),
        boundary: Array("X".utf8))
    }
    let bytes: [UInt8] = [0xFF, 0x00, 0x0D, 0x0A, 0x2D, 0x2D]
    #expect(try form(Array("name=\"a\"; filename=\"b\"".utf8), bytes).file("a")?.bytes == bytes)
    #expect(throws: MultipartForm.Malformed.field("a")) {
      try form(Array("name=\"a\"".utf8), bytes)
    }
    #expect(throws: MultipartForm.Malformed.name) {
      try form(Array("name=\"".utf8) + [0xFF, 0x22], [])
    }
  }

  @Test("every beginning of a form is refused, and none is read beyond its end")
  func truncations() {
    let body = Array(
      (Self.part("name=\"a\"; filename=\"b\"", "\r\n--X") + Self.part("name=\"c\"") + "--X--").utf8)
    for count in body.indices {
      #expect(throws: MultipartForm.Malformed.self) {
        try MultipartForm(parsing: Array(body[..<count]), boundary: Array("X".utf8))
      }
    }
  }

  @Test("a body of almost boundaries takes one pass")
  func almostBoundaries() throws {
    let boundary = String(repeating: "-", count: 69) + "X"
    let line = "\r\n--" + String(repeating: "-", count: 69)
    let content = String(repeating: line, count: 20_000)
    let body =
      "--\(boundary)\r\nContent-Disposition: form-data; name=\"f\"; filename=\"x\"\r\n\r\n"
      + content + "\r\n--\(boundary)--"
    #expect(try Self.parse(body, boundary).file("f")?.bytes.count == content.utf8.count)
  }
}
