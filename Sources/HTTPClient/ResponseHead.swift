// SPDX-License-Identifier: Apache-2.0

/// The status line and the header fields of a response.
package struct ResponseHead: Sendable, Equatable {
  package let status: Int
  /// Names in lower case.
  package let fields: [HeaderField]
  /// Whether the connection can be reused once the body has been read.
  let keepsAlive: Bool
  let framing: Framing

  /// How the end of the body is found (RFC 9112 §6.3).
  enum Framing: Equatable, Sendable {
    case none
    case length(Int)
    case chunked
    case untilClose
  }

  /// The value of the first field with this name, in lower case.
  package subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Whether the status is 2xx.
  package var isSuccess: Bool { (200..<300).contains(status) }
  /// Whether the status is 1xx: another head follows.
  var isInformational: Bool { (100..<200).contains(status) }

  /// - Parameter lines: the status line and one line for each field, without line ends.
  init(lines: [String]) throws(CallFault) {
    let parts = (lines.first ?? "").split(
      separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0] == "HTTP/1.1" || parts[0] == "HTTP/1.0",
      parts[1].utf8.count == 3, let status = Int(parts[1]), (100...599).contains(status)
    else { throw CallFault(.garbled, "no HTTP/1.1 status line was received") }
    var fields: [HeaderField] = []
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let last = pair[0].last, last != " ", last != "\t" else {
        throw CallFault(.garbled, "a header field has no name")
      }
      let value = pair[1].drop { $0 == " " || $0 == "\t" }
      fields.append(HeaderField(pair[0].lowercased(), Self.withoutTrailingSpace(value)))
    }
    self.status = status
    self.fields = fields
    framing = try Self.framing(status, fields)
    let options = Self.list("connection", fields)
    keepsAlive = parts[0] == "HTTP/1.1" && !options.contains("close") && framing != .untilClose
  }

  private static func framing(
    _ status: Int, _ fields: [HeaderField]
  ) throws(CallFault) -> Framing {
    if status < 200 || status == 204 || status == 304 { return .none }
    let codings = list("transfer-encoding", fields)
    if !codings.isEmpty {
      guard codings == ["chunked"] else {
        throw CallFault(.garbled, "an unknown transfer coding was used")
      }
      return .chunked
    }
    let lengths = Set(list("content-length", fields))
    guard let text = lengths.first else { return .untilClose }
    guard lengths.count == 1, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let length = Int(text)
    else { throw CallFault(.garbled, "the length of the body is invalid") }
    return .length(length)
  }

  /// Returns the elements of a list field, in lower case.
  private static func list(_ name: String, _ fields: [HeaderField]) -> [String] {
    fields.filter { $0.name == name }.flatMap { field in
      field.value.lowercased().split(separator: ",").map {
        withoutTrailingSpace($0.drop { $0 == " " || $0 == "\t" })
      }
    }
  }

  private static func withoutTrailingSpace(_ text: Substring) -> String {
    var text = text
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
